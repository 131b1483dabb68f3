/**
 * Patterns for ages, heights and sizes in everyday words, each with the words of the search that replace it. Applied
 * in this order.
 */
const BODY_IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(?:is|am|im|s|a|an|size) )?(3[4-9]|4\d|50) (?:european|euro|eu)\b(?: size)?/giu, 'size EU $1'],
  // An age is not a size, a height or a price.
  [
    /\b(?:i(?:['’]| a)?m|he(?:['’]| i)?s|she(?:['’]| i)?s|they(?:['’]| a)?re|aged?|turned|turning|nearly|almost) (?:only |just |now |about )?(?:[3-9]\d|1[0-9])(?= ?(?:$|[.,;!?)]|and\b|but\b|years|yrs|yo\b|so\b|with\b))(?: ?(?:years|yrs)(?: old)?| ?yo\b)?(?! ?(?:r\b|short|long|reg|waist|chest|inch|uk\b|eu|us\b|usa|foot|ft|kg|kilos|stone))/giu,
    '',
  ],
  [
    /\b(?:5 ?(?:ft|foot|feet|['’]) ?(?:nothing|nowt|zero|0|1|2|3|one|two|three)?|4 ?(?:ft|foot|feet|['’]) ?(?:\d{1,2})?|five foot (?:nothing|nowt|one|two|three)?|four foot (?:\w+)?|1 ?m ?5\d|15\d ?cm|1[.,]5\d ?m)(?=[\s.,;!?)]|$)/giu,
    ' petite ',
  ],
  [
    /\b(?:6 ?(?:ft|foot|feet|['’]) ?(?:\d{1,2}|\w+)?|six (?:foot|feet|ft)(?: \w+)?|7 ?(?:ft|foot)|(?:1[.,]9\d|2[.,]0\d) ?m|1 ?m ?9\d|(?:19\d|20\d) ?cm)(?=[\s.,;!?)]|$)/giu,
    ' tall ',
  ],
  [/\b[45] ?(?:['’′]|ft|foot|feet) ?\d{1,2}(?:["”″]|['’]{2})?|\b1[.,][67]\d ?m\b|\b1[67]\d ?cm\b/giu, ''],
  [
    /\bbetween (?:size )?(?:an? )?(?:xxs|xs|s|m|l|xl|xxl|small|medium|large) and (?:an? )?(?:xxs|xs|s|m|l|xl|xxl|small|medium|large),? so (?:go(?: for)?|get|take|make it|say) (?:the |an? )?(xxs|xs|s|m|l|xl|xxl|small|medium|large)\b/giu,
    'size $1',
  ],
  [
    /\b(?:i(?:['’]| a)?m|he(?:['’]| i)?s|she(?:['’]| i)?s|takes|wears|usually|probably|roughly) (?:about |around |roughly |usually |probably |normally |maybe )?an? (xxs|xs|xl|xxl|xxxl|(?:extra |x )?(?:small|large)|medium)(?=\s*(?:$|[.,;:!?)]|and\b|but\b|so\b|in\b|these\b|now\b|on\b|for\b|top\b))/giu,
    ', size $1,',
  ],
  [
    /\b(?:i(?:['’]| a)?m|he(?:['’]| i)?s|she(?:['’]| i)?s) (?:about |around |roughly |usually |probably |normally |maybe |now )?an? (\d{1,2})(?=\s*(?:$|[.,;:!?)]|and\b|but\b|so\b|in\b|with\b|now\b|on\b|for\b|top\b|bottom\b|short\b|long\b|uk\b|us\b|eu\b))/giu,
    ', size $1',
  ],
  [
    /\b(wom[ae]n['’]?s|ladies|m[ae]n['’]?s|gents) (\d{1,2}(?:\.5)?)\b(?! ?(?:%|inch|cm|quid|pound|dollar))/giu,
    '$1, size $2',
  ],
];

/** Matches a number that stands alone and is therefore a size: 'a rain mac for the wife, 16, she had ...'. */
const LONE_NUMBER_PATTERN = /(?<=[,.;] ?)(\d{1,2})(?= ?(?:[,.;](?!\d)|$| please\b))/gu;
const SIZE_SAID_PATTERN = /\b(?:size|sz|uk|eu|us)\b ?\d/iu;
const LARGEST_DRESS = 32;

/** Rewrites ages, heights and sizes in a message in plain words. */
export function withBodyInWords(message: string): string {
  const plainText = BODY_IDIOMS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
  return SIZE_SAID_PATTERN.test(plainText)
    ? plainText
    : plainText.replace(LONE_NUMBER_PATTERN, (number) => {
        const value = Number(number);
        return value <= LARGEST_DRESS && value >= 3 ? `size ${number}` : number;
      });
}
