const WILL_SOURCE = String.raw`(?:(?:i|we|ill|im|id|well|lets|let me|let us|gonna|gotta|got|am|will|must|need|needs|have|has|should|want|would like|would|better|going|to|just|first|go|and|but|so|ok|okay|yeah|hm+|maybe|probably|really|right|will) ){0,8}`;
const LEAVING_SOURCE = String.raw`(?:think(?= (?:about|on|over|it|this|some|until|till|a bit|a while|first|tomorrow)|$)|thinking(?= (?:about|on|over))|(?:have )?a (?:think|ponder|look round|chat with)|sleep on|get back to you|(?:come|be|check|pop|call) back(?! to (?:the|those|that|it))(?: [a-z0-9]+){0,10}|talk (?:to|with)|ask|speak (?:to|with)|check (?:with|my)|discuss|mull|run(?: it)? past|decide(?= (?:later|tomorrow|tonight|over|with|first))|leave it(?= (?:for|there|at|until|till))|go(?=$)|run(?=$)|dash|head off|log off|wait(?= (?:for|until|till)))`;
const LATER_SOURCE = String.raw`(?: (?:about|get|on|over|it|this|that|them|these|a bit|a while|some more|first|later|tomorrow|tonight|today|until|till|for|the|then|soon|back|weekend|morning|evening|week|next|day|days|now|with|to|my|our|her|him|and|see|sister|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|daughter|son|friend|friends|boss|bank|account|money|wallet|she|he|they|says|thinks|lol|though|please|again|payday|pay day|before|i|we|decide|buy|order|thanks|thank|you|x+))*`;

/** Matches a clause that puts a decision off: 'I must think about it until tomorrow', 'I'll be back with my sister'. */
const LEAVES_PATTERN = new RegExp(String.raw`^${WILL_SOURCE}${LEAVING_SOURCE}${LATER_SOURCE}$`, 'u');
const BYE_PATTERN =
  /^(?:(?:ok|okay|right|well|so|and|but) )*(?:bye(?: bye)?(?: for now)?|good ?bye|good ?night|see (?:you|ya)(?: (?:later|soon|tomorrow|around|then))*|later|ta ?ra|cheerio|not (?:today|now|right now|yet)|thats (?:all|it|me)(?: (?:for|done))?(?: (?:now|today|tonight))?|nothing else|(?:dinners?|lunch|tea|the kids?|baby|the baby|my (?:bus|train|stop))(?: is|s)? (?:ready|here|up|awake|crying|calling|coming))$/u;
const POLITE_PATTERN =
  /^(?:(?:ok|okay|right|well|so|no|yes|yeah|hm|hmm|anyway|alright|cool|great|lovely|sorry|fine|thanks|thank you|cheers|ta|and|but|x{1,5}|love|dear|for|now|all|your|help|a lot|much|very|again|you helped me|that helped|(?:have|enjoy) (?:a|your)|nice|good|day|evening|night|weekend|one)(?: |$)){1,10}$/u;

/**
 * Whether a sentence only takes leave, or only puts the decision off. `words` are in lower case, without accents and
 * apostrophes.
 */
export function readParting(words: string): 'bye' | 'later' | null {
  const clauses = words
    .split(/[,.!;]+/u)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const leaves = clauses.some((clause) => LEAVES_PATTERN.test(clause));
  const isParting = leaves || clauses.some((clause) => BYE_PATTERN.test(clause));
  const isOnly = clauses.every(
    (clause) => LEAVES_PATTERN.test(clause) || BYE_PATTERN.test(clause) || POLITE_PATTERN.test(clause),
  );
  return isParting && isOnly ? (leaves ? 'later' : 'bye') : null;
}
