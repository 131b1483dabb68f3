import { FAULT_SOURCE } from './faultWords.ts';

/** Matches requests for pieces or for a change, which ask for no opinion. */
const REQUEST_PATTERN =
  /\b(?:show|find|bring|get|give|fetch) (?:me|us)\b|\b(?:can|could|would|will) (?:you|u|ye) (?!(?:say|think|wear|call|recommend|go|pick|be seen|describe|agree|ever|really|actually|honestly|choose|take)\b)|\b(?:can|could|may) (?:we|i) (?:please |maybe |just )?(?:see|get(?! away)|have|try|swap|change)\b|\b(?:do|have) (?:you|u|ye|yous|yall) (?:guys )?(?:have|got|any|sell|carry|stock|do)\b|\bhave (?:you|ye)\b|\bgot any\b|\b(?:is|are) there (?:an?|any|some|one)\b|\b(?:something|anything) (?:more|less|else|[a-z]+er|in|with)\b|\bany (?:other|more|with|in)\b|\bwhat (?:else|other)\b|\bwhat (?:have|do) (?:you|ye) (?:have|got|in)\b|\b(?:what|which) (?:[a-z]+ ){0,3}(?:would|could|should|can|do|does|will|goes|go|works?)\b.{0,40}\bwith\b/u;
/** Matches questions for facts, which ask for no opinion. */
const FACT_PATTERN =
  /\b(?:made (?:of|from)|what size|which size|size (?:up|down)|how (?:much|many|long|big|high|heavy)|deliver|delivery|return|refund|wash(?:able|ed|ing)?|iron(?:ed|ing)?|in stock|see through|shrink|itch|snow|slip(?:s|pery)?|ice|icy|grip|rain(?:y|proof)?|waterproof|laptop)\b/u;

/** The ways in which shoppers ask for an opinion. */
const PATTERNS: readonly RegExp[] = [
  /\bget away with\b|\b(?:is|would|are|look) .{0,40}\bugly\b/u,
  // Others' opinions: 'my friend says sneakers are fine, is he right'.
  /\b(?:is|are|was|were|isnt|arent) (?:he|she|they|my [a-z]+|that|it|this) (?:right|wrong|correct|true|mad|crazy|joking)\b|^(?:and |so |but )?is (?:it )?true\b|[,.] is true\b|\b(?:do|would|dont|wouldnt) (?:you|u) agree\b|\bam i (?:right|wrong|mad|crazy|daft|being (?:silly|daft|fussy|too fussy))\b|\b(?:he|she|they|my [a-z]+) (?:right|wrong)\? ?$/u,
  /\b(?:says?|said|reckons?|thinks?|told me|tells me|swears?|keeps? (?:saying|telling)|insists?|claims?)\b.{0,120}\b(?:should i|shall i|should we|do i|what do you (?:think|reckon|say)|right\?|wrong\?|true\?|true or not|or not\?|would you)\b/u,
  new RegExp(
    String.raw`\b(?:too|a (?:bit|little|tad|touch)(?: too| on the)?|bit|kinda|kind of|sort of|rather|quite) (?:[a-z]+ )?${FAULT_SOURCE}\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:look|looks|looking|seem|seems|am i) (?:not )?(?:very |so |really |all )?${FAULT_SOURCE}\b(?= ?(?:$|[?.!,]| for| on| at| with| in| or))`,
    'u',
  ),
  /\b(?:(?:are )?(?:you|u|ye) (?:quite |really |absolutely |100 ?% ?|honestly )?sure\b(?! (?:of|to) (?:the size|stock))|do (?:you|u) (?:honestly|really|actually|seriously|even) (?:think|like|believe|rate)|would (?:you|u) (?:actually |really |honestly |ever )?(?:wear|be seen in)\b|be honest|honest(?:ly)? (?:opinion|now|do)|yay or nay|yes or no\?|hot or not|whats your (?:honest )?(?:opinion|view|take|verdict|feeling)|what do you (?:think|make|reckon|say)\b|thoughts\?|good (?:choice|pick|call)\?|(?:is|are) (?:it|this|that|they|these|the [a-z]+) (?:really |any |actually )?(?:nice|good looking|a good (?:choice|buy|one)|worth it|stylish|fashionable|flattering)\b)/u,
  /\b(?:is|isnt|was|would|wouldnt|will|wont|am|does|are|look|looks|be|being|feel|seem)\b.{0,60}\b(?:an? )?(?:bad|good|terrible|daft|stupid|silly|crazy|mad|awful|dumb|weird|odd|strange|ridiculous|wrong|naff|cringe|embarrassing|frowned (?:up)?on|a no no|not done|the done thing|a faux pas|a mistake|appropriate|inappropriate|unprofessional|disrespectful|out of place|foolish|funny|a sin|risky)(?: idea| look| choice| move)?(?= ?(?:$|[?.!,]| if| to| for| at| with| in| on| or| that| of))/u,
  /\b(?:people|they|everyone|everybody|anyone|anybody|folks?|guests|others|he|she|them) (?:will |would |gonna |going to |wont |to )?(?:stare|laugh|look at me|notice|mind|judge me|think (?:im|its|i am|less)|point)\b/u,
  /\b(?:smart|dressy|formal|warm|nice|fancy|posh|tidy|grown ?up|elegant|special|festive|respectful|decent|professional|casual|sober|light|cool|modest) enough\b|\b(?:is|be|are|it|thats|its|one|jacket|coat|layer|that|this|say)(?: [a-z]+)? enough\b(?! (?:of|in stock|left|time|choice))/u,
  /\b(?:over|under) ?dressed\b|\b(?:should|shall|must|do|does|ought) (?:i|we|it|this) (?:to |need to |be )?dress(?:ed)? (?:it|this|that|them)?(?: all)? ?(?:up|down)\b|\b(?:will|would|do|wont|dont) i (?:not )?(?:look(?! after)|seem|come across|feel|stand out|stick out)\b|\blook like (?:an? |the |im |i am |my )/u,
  /\b(?:do|will|would|should|must|shall|d) i (?:really |even |actually |still )?(?:need|have to wear|got to wear|wear|bring) (?:an? |the |my |any |some |to wear )?(?:[a-z]+ )?(?:tie|jacket|blazer|coat|hat|gloves|belt|tights|socks|heels|bag|scarf|wrap|shawl|cardigan|waistcoat|jewell?ery|earrings|necklace|watch|stockings|umbrella|layer)\b|\b(?:tie|hat|belt|tights|heels|socks|jacket) or (?:no|not|without)\b|\b(?:is|are) (?:an? |the )?(?:tie|jacket|hat|tights|heels|blazer) (?:needed|necessary|a must|required|expected)\b/u,
  /\b(?:do|does|would|wouldnt|will|wont|can|could|is|are|should|did|may|shall)\b.{0,60}\b(?:go|goes|work|works|look|match|do|clash|wear|fine|ok|okay|alright|nice|good|odd|funny|sit|suit|fit)\b.{0,24}\b(?:with|together|alongside|next to|beside)\b/u,
  /\b(?:with|and|in) (?:an? |my |the |some |white |black |brown |navy )?[a-z ]{3,30}\b(?:,| -)? ?(?:ok|okay|yes or no|yay or nay|no\?|right\?|allowed|fine|alright|good)\?? ?$/u,
  /\b(?:does|do|will|would|is|can) (?:it|that|this|they|the [a-z]+|the whole thing|the lot|any of (?:it|this)) (?:all )?still (?:work|do|ok|okay|go|suit|hold|be|look|good)\b|\bif i (?:lose|take off|leave off|leave out|ditch|drop|skip|lost|took off|remove|dont wear|leave)\b.{0,40}\b(?:the|my|it)\b|\b(?:work|ok|okay|fine|look|good|do|hold up|wear (?:it|this)) without (?:the|a|my|it)\b/u,
  /\b(?:will|would|wont|wouldnt|am|do|might) i (?:not )?(?:be |get |going to be )?(?:too )?(?:cold|freeze|freezing|hot|boil|boiling|sweat|sweaty|melt|roast|warm|chilly|baking|sweltering)\b/u,
];

/** Matches a question by its form. 'Too tight' is a complaint, 'is it too tight' a question. */
const ASKED_PATTERN =
  /^(?:(?:and|so|but|ok|okay|hi|hey|hmm?|um|oh|well|right|also|wait|then|now|honestly|lol|nah|yeah|or)[ ,.]+)*(?:is|are|am|was|do|does|did|d|will|would|wont|wouldnt|isnt|arent|dont|doesnt|can|could|should|shall|may|might|you sure|u sure|are you|what do you|think)\b|\b(?:is it|is that|is this|are they|am i|(?:do|dont) (?:you|u) think|dyou think|(?:you|u) (?:think|reckon)|is (?:he|she|it) (?:right|true|wrong)|are they right|is true|should i|shall i|would you|do i|will i|would (?:it|that|this|they|the)|will (?:it|that|they)|does it|could i get away|yay or nay|yes or no|be honest|is the|are the|or is)\b/u;
const ENDS_ASKED_PATTERN = /\?[ "”)]*$|\?(?= [a-z])/u;
/** Matches a complaint that ends with a question mark, or a question about the whole list. */
const COMPLAINT_PATTERN =
  /^(?:(?:is|are) (?:that|this|these|it|they) (?:all|it|everything|the best|really all|for real)|(?:still |way |far |much )?too [a-z]+|(?:those|these|they) (?:are|look) )/u;

const isAsked = (words: string): boolean =>
  (ASKED_PATTERN.test(words) || ENDS_ASKED_PATTERN.test(words)) && !COMPLAINT_PATTERN.test(words);

/** Matches a doubt about a request: 'swap them for wide ones? or is that a bad idea'. */
const DOUBTED_PATTERN = /[?.,!]? or (?:is|would|will|am|do|are|does) (?:that|it|i|they|this|those)\b/u;

/** Whether words ask for the stylist's opinion. `words` are in lower case, without accents and apostrophes. */
export function asksForOpinion(words: string): boolean {
  const isRequest = REQUEST_PATTERN.test(words) && !DOUBTED_PATTERN.test(words);
  return !isRequest && isAsked(words) && !FACT_PATTERN.test(words) && PATTERNS.some((pattern) => pattern.test(words));
}

/** Matches a question whether something has too much of a quality, which no general advice answers. */
const FAULT_PATTERN = /\b(?:too|a bit|a little|a tad|rather) [a-z]+/u;
export const asksOfFault = (words: string): boolean => FAULT_PATTERN.test(words);

const SAYING_PATTERN =
  /\b(?:says?|said|reckons?|thinks?|told me|tells me|swears?|keeps? (?:saying|telling)|insists?|claims?|wears?)\b/u;
const REMARK_PATTERN =
  /^(?:(?:they|it|that|this|these|those) )?(?:looks?|seems?|feels?|is|are|its|theyre|cause|because|bc|cos|i (?:dont|do not) want)\b/u;
const STARTS_DOUBT_PATTERN = /^or (?:is|would|will|am|do|are|does) (?:that|it|i|they|this|those)\b/u;

/** Whether two parts of a message are one question: 'my wife reckons brown shoes are better.' and 'is she right?'. */
export function areOneOpinion(first: string, second: string): boolean {
  if (STARTS_DOUBT_PATTERN.test(second)) return asksForOpinion(second);
  if (asksForOpinion(first)) return asksForOpinion(second) || (REMARK_PATTERN.test(second) && !second.includes('?'));
  return asksForOpinion(second) && SAYING_PATTERN.test(first) && !REQUEST_PATTERN.test(first);
}
