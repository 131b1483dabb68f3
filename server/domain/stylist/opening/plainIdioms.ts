/**
 * Patterns for requests in first messages, each with the words of the search that replace it. Applied in this order.
 */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  // 'My hips are wide, jeans please' asks for jeans.
  [/(?<=[.,;!?] ?)((?:[a-z]+ ){0,2}[a-z]+) (?:please|pls|plz)(?= ?(?:[.,;!?]|$))/giu, 'I want $1'],
  // 'Grandad' may also be a collar, and 'nursing' may also be about babies.
  [/\b(my|his|her|our|the|for) (?:grand?dad|granddad)\b(?! (?:collar|shirt))/giu, '$1 grandfather'],
  [/\b(?:for|while|when|in) nursing\b(?! (?:my|a|the|bra|top|dress))/giu, 'for work'],
  [/\b(?:like|as big as|the size of) (?:tree )?trunks\b/giu, ''],
  [/(?<![$£€]|around |about |under |size )\b[2-9]\d ?ish\b(?! ?(?:quid|pounds?|dollars?|bucks|euros?))/giu, ''],
  // Speakers of other languages may write 'I search dress for ...'.
  [/\bi (?:search|seek|want buy|wish to buy|am search|am in search of) (?:for )?(?=[a-z])/giu, 'I want '],
  // 'A dress I can wear flats with' does not ask for flats.
  [
    /\b(?:that |which )?(?:i|she|he|we|you|they) (?:can|could|will|would|might|['’]?ll|['’]?d) (?:still |also )?(?:wear|put|pair|style|throw on) ((?:my |some |a |the )?[a-z]+(?: [a-z]+)?) with\b(?! [a-z])/giu,
    'to wear with $1',
  ],
  // 'White no, floral yes' refuses white.
  [/(?<=^|[.,;:!?] ?)((?:[a-z]+ ){1,2})(?:no|nope|never|no way)(?= ?(?:[.,;:!?]|$))/giu, 'no $1'],
  [/(?<=^|[.,;:!?] ?)((?:[a-z]+ ){1,3})(?:yes|yep|yes please|ok|fine|good)(?= ?(?:[.,;:!?]|$))/giu, '$1'],
  // 'That is new to me' refuses nothing.
  [
    /\b(?:i(?:['’]?ve| have)?|he(?:['’]?s| has)?|she(?:['’]?s| has)?) never (?:once )?(?:worn|owned|had|tried|bought|been in)\b[^.,;!?]*/giu,
    '',
  ],
  // The look of a person does not describe a piece.
  [
    /\b(?:i(?:['’]m| am)|and|she(?:['’]s| is)|he(?:['’]s| is)) (?:very |so |quite |really |super |a bit |rather )?(?:pale|fair|ginger|freckly|tanned|grey haired|white haired|blonde?|brunette|a redhead|red headed|dark skinned|fair skinned|olive skinned)(?: skinned| haired)?\b(?! (?:blue|pink|green|grey|gray|yellow|wash))/giu,
    '',
  ],
  [/\b(?:for )?(?:the |my |our )?over \d0s\b/giu, ''],
  [
    /\b(?:that |which )?(?:(?:does|do|did)(?:n['’]?t| not) (?:need|want) (?:any )?(?:ironing|to be ironed|an iron)|never needs? ironing|i (?:do not|don['’]?t) have to iron|won['’]?t (?:crease|need ironing))\b/giu,
    ', non iron,',
  ],
  [/\btummy (?:thing|thingy|bit|panel|holder)\b/giu, 'tummy control'],
  [/\b(?:couch|sofa) to (?:5k|five k|10k)\b/giu, 'running'],
  [
    /\bmachine wash(?:able)?(?: (?:hot|cold|warm|at \d\d))?\b|\bwash(?:es)? (?:at \d\d|hot|well)\b/giu,
    'machine washable',
  ],
  [/\b(?:no|without|not) dry clean(?:ing|ed)?(?: only)?\b/giu, 'machine washable'],
  [/\b(?:over|above|past|cover(?:s|ing)?) (?:the |my )?ankles?\b(?! (?:length|boots?))|\bankle support\b/giu, 'boots'],
  [
    /\b(?:(?:for|on|to wear on|wear on) )?(?:a |my |the )?(?:zoom|teams|video) ?(?:calls?|meetings?|interviews?)?(?:,? (?:only )?(?:from the )?waist up(?: only)?)?(?=\s*(?:[.,;!?]|$))|\b(?:from the )?waist up(?: only)?\b/giu,
    ' a top for work',
  ],
  [
    /\b(?:(?:the|my) )?(?:kids['’]?|sons?|daughters?|school)?(?: school)? ?(?:has|have|is having|doing) (?:a |an )?([a-z]+) (sock|socks|hat|jumper|shirt|pyjama|tie|slipper|sunglasses) day\b/giu,
    'I need $1 $2',
  ],
  // 'A new one' means the garment that the shopper named before.
  [
    /^([^.!?]*\b(dress|skirt|shirt|coat|jacket|jumper|cardigan|bag|handbag|hat|suit|blouse|dressing gown|swimsuit|scarf|belt)\b[^.!?]*[.!?]+[^.!?]{0,60}?)\b(?:(?:a |another )?(?:new|different|better|similar|nicer) one|another one|something nobody else)\b/iu,
    '$1 a new $2 nobody else',
  ],
];

/** Rewrites the requests in a message in plain words. */
export function withIdiomsInWords(message: string): string {
  return IDIOMS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
}
