const COLOR_SOURCE = '(black|navy|beige|grey|gray|brown|white|blue|pink|green|red|pastels?|dark)';
const ELDERS_SOURCE =
  '(?:dad|daddy|father|grandad|grandpa|grandfather|mum|mom|mother|gran|granny|grandma|grandmother|nan|boss|teacher|old (?:man|lady|woman)|librarian|pensioner)';
const YOUNGSTERS_SOURCE =
  '(?:kid|child|son|daughter|little (?:boy|girl)|schoolboy|schoolgirl|teenager|student|intern|mutton(?: dressed (?:up )?as lamb)?)';

/** Statements about taste, each with a wish in plain words. Applied in this order. */
const TASTES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\bwhy (?:is|are|does|do) ((?:[a-z'’]+ ){1,6}?)(?:always|only|all|just|ever)(?: come| comes| be)?(?: in)? ${COLOR_SOURCE}\b ?[?!]*`,
      'giu',
    ),
    '$1, no $2. ',
  ],
  [
    new RegExp(
      String.raw`\bwhy (?:is|are) (?:everything|all (?:of )?(?:it|them|these|the [a-z]+))(?: [a-z'’]+){0,4}? ${COLOR_SOURCE}\b ?[?!]*`,
      'giu',
    ),
    'no $1. ',
  ],
  [
    /\b(?:(?:give me|i want|i need|i['’]?d like|with|needs|could do with|let me have) )?(?:some|more|a bit of|a bit more|a little|a splash of|a pop of|a touch of|lots of) (?:actual |real |proper |bright )?colou?r\b(?! (?:block|of|like|as|in|on|near|at)\b)/giu,
    'something bright',
  ],
  [
    new RegExp(
      String.raw`\b(?:i )?(?:do(?:n['’]?t| not)|never|wouldn['’]?t) (?:really )?(?:want|like|wish)(?: to)? (?:to )?(?:look|end up|dress|come across|feel)(?:ing)? like (?:an? |my |his |her |their |somebody['’]s |someone['’]s )?${ELDERS_SOURCE}\b`,
      'giu',
    ),
    'something more modern',
  ],
  [
    new RegExp(
      String.raw`\b(?:i )?(?:do(?:n['’]?t| not)|never|wouldn['’]?t) (?:really )?(?:want|like|wish)(?: to)? (?:to )?(?:look|end up|dress|come across|feel)(?:ing)? like (?:an? |my |his |her |their |somebody['’]s |someone['’]s )?${YOUNGSTERS_SOURCE}\b`,
      'giu',
    ),
    'something smart',
  ],
  [
    /\b(?:scream(?:s|ing)?|shout(?:s|ing)?|yell(?:s|ing)?) (?:of )?(?:office|work|corporate|accountant|bank|business|meeting)\b/giu,
    'are too formal',
  ],
  [
    /\b(?:scream(?:s|ing)?|shout(?:s|ing)?|yell(?:s|ing)?) (?:of )?(?:granny|grandma|old lady|mum|mom|pensioner|retired)\b/giu,
    'are too old fashioned',
  ],
  [
    /\b(?:nothing|not|no|don['’]?t want) (?:anything |something |one |ones )?(?:that |which )?(?:too )?(?:screams?|screaming|shouts?|shouting|yells?|shrieks?)(?: (?:at (?:me|you|people)|look at me))?(?= ?(?:[.,;!?]|$|and\b|but\b))/giu,
    'nothing flashy',
  ],
  [
    /\b(?:doesn['’]?t|don['’]?t|won['’]?t) (?:scream|shout|yell)(?: (?:at (?:me|you|people)|look at me))?(?= ?(?:[.,;!?]|$|and\b|but\b))/giu,
    'is not flashy',
  ],
];

/** Rewrites statements about taste in a message as plain wishes. Takes linear time and never throws. */
export function withTasteInWords(message: string): string {
  return TASTES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
}
