const FILLER_SOURCE = String.raw`(?:(?:and|so|but|ok|okay|hi|hey|hmm?|um|oh|well|right|also|wait|then|please|sorry|just|quick question|tell me|now)[ ,.:]+)*`;
const PIECE_SOURCE =
  '(?:it|they|this|that|these|those|both|either|any of (?:it|them|these|those)|one of (?:them|these|those)|(?:the|these|those|that|this|your|they) (?:[a-z0-9-]+ ){0,3}[a-z0-9-]+)';
/** Matches a question for a fact of pieces: 'is the second one stretchy or stiff', 'does it come with a belt'. */
const OF_FACT_PATTERN = new RegExp(
  String.raw`^${FILLER_SOURCE}(?:(?:is|are|was|were|isnt|arent|does|do|did|doesnt|dont|will|would|wont|wouldnt|has|have) ${PIECE_SOURCE}\b|(?:can|could) ${PIECE_SOURCE} (?:be (?:machine )?(?:washed|ironed|worn|dried|tumbled|returned|taken in|shortened|hemmed)|go in|stand up|take|stretch|shrink)\b|(?:which|whichs)\b|how (?:long|high|heavy|warm|thick|thin|stretchy|soft|wide|deep|big|sturdy|tough|see through|many (?:miles|pockets|inches|cm|hours|buttons)|far|well|do (?:i|you) (?:wash|clean|iron)|does it|do they|would it|will it)\b)`,
  'u',
);
/** Matches a question that begins with the piece: 'the shoes, are they real leather', 'the bag would it take a laptop'. */
const PIECE_FIRST_PATTERN = new RegExp(
  String.raw`^${FILLER_SOURCE}(?:with )?the (?:[a-z0-9-]+ ){0,2}[a-z0-9-]+,? (?:is|are|does|do|will|would|has|have) (?:it|they|that|the)\b`,
  'u',
);
/** Matches requests and questions of price, which other rules answer. */
const OTHER_PATTERN =
  /^(?:is|are) (?:that|this|these|it|they) (?:all|it|everything|the best)\b|\b(?:is|are|do|does) any of (?:these|those|them) (?:come |be )?(?:in|by|from)\b|\b(?:ratings?|wardrobe|possible|cheaper|how much|cost|costs|price|total|together|all up|altogether|budget|instead|swap|change|replace|add|show|find|which (?:ones? )?(?:do|have) (?:you|u) (?:have|got|sell)|what about|how about|do you have|have you|go(?:es)? with|outfits?|which (?:colou?rs?|shoes|bags?|jackets?|coats?|tops?|pants|trousers) (?:go|goes|would|should|do|can|could|work)|(?:be|come) (?:in )?(?:black|white|red|blue|green|navy|brown|pink|beige|gr[ae]y|yellow|purple|orange)|(?:be|any|a bit|come) [a-z]+er\b)/u;

/** Whether a message only asks for facts of shown pieces, so that it changes nothing. */
export function asksOfShown(words: string): boolean {
  if (OTHER_PATTERN.test(words)) return false;
  return OF_FACT_PATTERN.test(words) || PIECE_FIRST_PATTERN.test(words);
}
