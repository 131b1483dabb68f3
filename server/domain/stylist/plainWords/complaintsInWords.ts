const ON_ME = '(?:on|for) (?:me|her|him|us)';
const PLACE = '(?:floor|ground|pavement|path|street|dirt|mud|ankles|grass)';
const THEY = String.raw`(?:they|these|those|it|this|that|everything|(?:most|all|half|some|none) of (?:them|these|those))`;

/**
 * Complaints that tell what happens on the body or outside, each with the wish that they come down to. In words that
 * the shopper may write with or without apostrophes.
 */
const COMPLAINTS: readonly (readonly [RegExp, string])[] = [
  // 'Would drag on the floor' asks for shorter pieces, 'shorter on me than they look' for longer ones.
  [
    new RegExp(
      String.raw`\b(?:so |and |but )?(?:${THEY}|the (?:hem|legs?|skirt|bottom)) ?(?:['’]d|['’]ll|would|will|might|could|is going to|are going to|just)? ?(?:all |just |only |probably |be )*(?:drag|trail|sweep|pool|puddle|bunch up|get caught)(?:ging|s|ing)? (?:on|along|across|around|round|at|over|in)(?: (?:the|my))? ${PLACE}\b[^.,;!?]*`,
      'giu',
    ),
    'too long',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:so|and|because|cos|as|but|which means) )?(?:${THEY}|(?:all |most )?(?:dresses|skirts|tops|trousers|sleeves|jackets|coats|hems|shirts|things)),? (?:(?:are|is|come out|comes out|end up|ends up|will be|would be|look|looks|sit|sits|run|runs|turn out|come up|always|all|a lot|much|way|even|usually|often|basically) ){1,4}shorter (?:${ON_ME}(?: than (?:they|it|that|these) (?:looks?|seems?|is|are|do|does)[^.,;!?]*)?|than (?:they|it) looks?[^.,;!?]*)`,
      'giu',
    ),
    ', too short',
  ],
  [
    new RegExp(
      String.raw`\b(?:${THEY})(?:['’]d| would|['’]ll| will) (?:only |just |basically |barely |hardly )*(?:be|look like|end up as|turn into|cover) (?:an? )?(?:mini|belt|crop(?:ped)? top|top|tunic|shirt|my bum|my backside|half of me)(?: dress)? ?(?:${ON_ME})?`,
      'giu',
    ),
    'too short',
  ],
  [
    /\b(?:these|they|those|it|that|this)(?:['’]d| would|['’]ll| will)? (?:all |just |probably )*(?:be|come|go|hang|reach)s? (?:right |all the way )?(?:down )?(?:to|past|below|over) my (?:ankles|feet|shins|toes)\b/giu,
    'too long',
  ],
  // 'She is not liking wool' refuses wool.
  [
    /\b(?:she|he|i|they)(?: is| am| are|['’]s|['’]m|['’]re) not (?:liking|wanting|wearing|preferring|fond of|so fond of)(?: the| any| so much)? ([a-z][a-z ]{2,18}?)(?=\s*(?:[.,;!?]|$|because|as|it|so)\b|[.,;!?]|$)/giu,
    'no $1',
  ],
  [
    /\b(?:these|they|those|it|that|this)(?:['’]d| would|['’]ll| will)? (?:all |just |probably |totally )*(?:swamp|swallow|drown)s? (?:me|her|him)\b/giu,
    'too oversized',
  ],
  [
    /\b(?:(?:these|they|those|it|that|this)(?:['’]d| would|['’]ll| will| are|['’]re) (?:all |just |only |basically )*(?:be )?)?(?:ankle swingers?|half mast|at half mast|floods|flood pants|high waters)(?: on (?:me|him|her))?\b/giu,
    'too short',
  ],
  [
    /\b(?:i|she)(?:['’]d| would|['’]ll| will) (?:only |just |always )*(?:be |keep )?(?:tugging|pulling|yanking|hoiking|hitching|tug|pull|yank) (?:it|that|them|those|these|this|at it) down\b[^.,;!?]*/giu,
    'too short',
  ],
  [
    /\b(?:my |the |his |her )?(?:arms are (?:so |too |very |really )?long,? ?(?:so |and )?)?(?:the |all )?(?:sleeves|arms|cuffs) (?:(?:always|usually|are|is|all|end up|come up|come out|look|run|go|stop|finish|way|too|so|a bit) )+(?:short|halfway up|half way up)(?: (?:on|for) (?:me|him|her)| my arms?)*\b/giu,
    'with long sleeves',
  ],
  [
    /\b(?:something )?(?:my|her|his) (?:knees|legs|thighs|bum|backside|ankles)(?: (?:do|does|will|would))? ?(?:don['’]?t|won['’]?t|wouldn['’]?t|not) (?:freeze|get cold|be cold|go numb)(?: in| with)?\b/giu,
    'something warm and long',
  ],
  // 'It would never survive my kids' asks for something sturdy.
  [
    /\b(?:(?:that|this|those|these|the (?:first|second|third)) ?(?:one|pair)?s?|it|they) (?:would|will|['’]ll|['’]d)?(?: ?n['’]?t| never| not)? ?(?:survive|last|cope with|stand up to)(?: (?:five minutes with|a day with|a week with|long with|with|around))? (?:my|the|our) (?:\w+ )?(?:kids?|children|toddlers?|dogs?|cats?|boys|girls|commute|job|garden|farm|pup(?:py)?)\b/giu,
    'something sturdier',
  ],
  // 'Nobody is wearing black, they want color' refuses black.
  [
    /\b(?:no ?(?:body|one)(?:['’]?s| is| will be)?(?: going to be| gonna be)?|people aren['’]?t|they(?:['’]re| are)?(?: said| told us| asked for)?(?: not| no)|he(?: said| wanted| asked for) no|she(?: said| wanted| asked for) no) (?:wear(?:ing|s)?|in|to wear|for)? ?(?:any )?(black|white|red|navy|grey|gray|beige|brown|pink|green|blue|denim|jeans)\b/giu,
    'not $1',
  ],
  [
    /\b(?:he|she|they|the family|the bride|the couple)(?:['’]d)? (?:wants?|wanted|asked for|would (?:want|like|love)|likes?|liked|said)(?: us| everyone| everybody| people| all)*(?: (?:in|to wear))? (?:colou?rs?|bright colou?rs?|colou?rful(?: clothes)?)\b/giu,
    'something colorful',
  ],
  // Who already has enough of something wants none of it.
  [
    /(?:^|(?<=[.,;!?] ?))already (?:have|got|own) (?:enough|plenty(?: of)?|loads(?: of)?|too many|so many|a million|lots of|tons of|a ton of) ([a-z][a-z ]{2,20}?)(?=\s*(?:[.,;!?]|$))/giu,
    'no $1',
  ],
  [
    /(?:^|(?<=[.,;!?] ))(?:leave|skip|forget|drop|scrap|no need for) (bag|shoe|earring|scarf|hat|belt|jacket|coat|top|necklace|skirt)s?(?: (?:now|then|it))?(?=\s*(?:[.,;!?]|$))/giu,
    'no $1s',
  ],
  // 'She just told mom she wants gold hoops' is what she wants.
  [
    /\b(?:she|he|they)(?:['’]s| has| have)?(?: just| already| now)? (?:told|tells|said to|texted|messaged|mentioned to|confessed to) (?:my |her |his |our )?[a-z]+ (?:that )?(she|he|they) (?=(?:wants?|needs?|likes?|loves?|prefers?)\b)/giu,
    '$1 ',
  ],
  // The reason for a refusal is no wish: 'no pleats, they make me look wide'.
  [
    /\b((?:no|not|nothing|never|without)(?: (?:in|with))? [a-z][a-z -]{2,20}),? (?:(?:they|it|that|those|cos they|because they|as they)(?:['’]ll| will| would|['’]d)?|i(?:['’]ll|['’]d| will| would)?|ill|id) (?:always |just |only )?(?:makes?|made|look|looks?|feel) (?:me )?(?:look |feel )?(?:all |so |too |really |very |like )?[^.,;!?]{2,40}/giu,
    '$1',
  ],
  [
    new RegExp(
      String.raw`\b(?:i|she|he)(?:['’]d| would|['’]ll| will) (?:only |just |totally |completely )*(?:drown|be swimming|swim|get lost|be lost|disappear) in (?:${THEY}|them)\b`,
      'giu',
    ),
    'too oversized',
  ],
  [
    /\b(?:(?:i|she|he) )?(?:do(?:es)?n['’]?t|do not|does not) (?:want|like|wear|need|fancy) (?:anything|something|nothing|things?|stuff|clothes|to wear (?:anything|things))(?: that(?:['’]?s| is))?(?: too| so| very)? (?:cling(?:y|s|ing)|tight|figure hugging|body ?con|skin ?tight)\b/giu,
    'looser please, nothing clingy',
  ],
  [
    /\b(?:nothing|not|no) (?:that |which |to )?(?:clings?|sticks?|hugs?)(?: (?:to|me|my|on|the|belly|tummy|middle|body|everything|round|around))*\b/giu,
    'nothing clingy',
  ],
  // 'It will be mud and rain' is the weather that the pieces must stand.
  [
    /\b(?:it(?:['’]ll| will| is going to|['’]s going to|s gonna|['’]s)|there(?:['’]ll| will| is going to|['’]s going to|['’]s)|we(?:['’]ll| will) have|with all the) (?:be |lots of |all |so much |loads of |pure )*(?:mud|muddy|wet|soaking|rain|raining|lashing|pouring|bucketing|puddles|soggy)(?:,? (?:and|or) (?:mud|muddy|wet|soaking|rain|raining|windy|wind|cold|puddles|snow))*(?= ?(?:[.,;!?]|$|there|then|outside|all day|every))/giu,
    'something practical and waterproof for outdoors',
  ],
  [
    /\b(?:for |with )(?:all |the |lots of )*(?:mud|puddles|muddy (?:fields?|paths?|walks?|lanes?))\b/giu,
    'for outdoors, waterproof',
  ],
  // Somebody else's wedding is an occasion, also where it is told as a verb.
  [
    /(?<!\b(?:we|i|that|it))(?: is| are|['’]s) (?:getting|gettin|about to get|going to get) (?:married|hitched|wed)\b/giu,
    ' has a wedding',
  ],
  // What others wear is theirs: 'my mam is wearing a big navy hat'.
  [
    /(?:^|(?<=[.;!?,] ))(?:and |but |so )?(?:my|the|his|her) (?:\w+ ){0,2}?(?:mum|mam|mom|mother|dad|father|sister|brother|nan|gran|aunt|auntie|friend|mate|boss|colleague|cousin|daughter|son|in law|bride|groom|bridesmaids?|girls|others)(?:['’]s| is| are| will be| was)(?: going to be)?(?: all)? (?:wearing|in|going in|dressed in) (?:an? |her |his |the )?([a-z][a-z -]{2,30}?),? (?:so|and) (?:i|we)(?:['’]d|['’]ll| had| should| will| would| must| want to| have to| need to)?(?: better| best| rather| probably)? (?:stay away|stay clear|avoid|steer clear|keep away|keep clear|not wear|can['’]?t|cannot|do something else|go for something else|don['’]?t want)[^.,;!?]*/giu,
    'not in $1',
  ],
  // That nothing fits over a bump tells of a pregnancy and refuses nothing.
  [
    /\b(?:absolutely |literally |and )?(?:nothing|none)(?: (?:in|of) my (?:own )?(?:wardrobe|closet|clothes|things|stuff)| i (?:own|have|['’]ve got))?(?:['’]s| is| will| would)?(?: going to| gonna)? (?:fits?|fitting|closes?|goes?|do up|does up|zips?(?: up)?|buttons?(?: up)?|stretch(?:es)?) (?:over|round|around|across) (?:the|my|this) bump\b/giu,
    'I am pregnant',
  ],
  // 'A nice italian' is a place to eat.
  [
    /\b(?:(?:a|an|the|this|that|our|some) (?:\w+ )?(?:italian|indian|chinese|thai|mexican|french|greek|turkish|spanish|japanese|lebanese|korean|vietnamese|steak ?house|curry house|tapas (?:bar|place)|sushi (?:bar|place)))(?: (?:place|restaurant|joint|spot))?(?=\s*(?:[.,;!?]|$|(?:with|on|for|in|tonight|tomorrow|next|this|and|after|near)\b))/giu,
    'dinner at a restaurant',
  ],
  // 'Must have hood' asks for a hood.
  [
    /(?:^|(?<=[.,;!?] ?)|(?<=\band ))(?:it |they |she |he )?(?:must|should|has to|have to|needs to|need to|shall|gotta|got to) (?:have|be with|come with)(?: got)? (?:an? |some |the )?(?=[a-z])/giu,
    'with ',
  ],
  // 'Skirt I am not comfortable' refuses skirts.
  [
    /(?:^|(?<=[.,;!?] ?))(?:in |with )?([a-z]{3,14})s?,? (?:i|she|he)(?: am|['’]m|m| is|['’]s) not (?:so |very |really )?comfortable(?: (?:in|with|wearing)(?: (?:it|them|that))?)?(?=\s*(?:[.,;!?]|$))/giu,
    'no $1',
  ],
  [
    /\b(?:i|she|he)(?: am|['’]m|m| is|['’]s| do(?:es)?n['’]?t feel|['’]m not feeling) (?:not )?(?:so |very |really )?comfortable (?:in|with|wearing) (?:an? )?([a-z]{3,14})\b/giu,
    'no $1',
  ],
  [/\bnot comfort(?:able|y)(?: with| in)? (?:an? )?([a-z]{3,14})s\b/giu, 'no $1s'],
];

/** Rewrites complaints about how pieces would be on the body, or outside, as wishes. */
export const withComplaintsInWords = (message: string): string =>
  COMPLAINTS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
