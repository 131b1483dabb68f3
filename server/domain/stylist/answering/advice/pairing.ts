import type { Color } from '../../../../../src/domain/catalogue/vocabulary.ts';
import { rateColorHarmony } from '../../../matching/harmony.ts';
import { capitalize, joinWords } from '../../../search/phrasing.ts';
import { createDictionary } from '../../../text/createDictionary.ts';
import { nameItem } from '../../wording/phrases.ts';
import type { AdviceContext, AdviceTopic, NamedColor } from './Advice.ts';

/** Minimum harmony of two colors that go well together. */
const MIN_GOOD_HARMONY = 0.65;
const MIN_HARMONY_WITHOUT_CLASH = 0.45;

const MATCHING_COLORS: Readonly<Record<string, string>> = createDictionary({
  Black: 'white, gray, red and any clear color; keep brown beside it in leather or suede',
  White: 'everything, navy, beige and denim above all',
  Gray: 'navy, white, pink, burgundy and black',
  Beige: 'navy, white, brown, olive and rust',
  Brown: 'blue, cream, green and rust',
  Red: 'navy, white, gray, beige and denim',
  Pink: 'gray, navy, white, brown and green',
  Orange: 'navy, denim, white and brown',
  Yellow: 'navy, gray, white and denim',
  Green: 'navy, beige, white, brown and pink',
  Blue: 'white, brown, beige, gray and pink',
  Purple: 'gray, navy, cream and blue',
  Gold: 'black, navy, cream and burgundy',
  Silver: 'black, gray, white and navy',
  Multicolor: 'one quiet color that is already in it',
});

/** What each accessory should match besides the color. */
const ACCESSORY_RULES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tights|hose|stockings)\b/u,
    'Tights in the color of the shoes make the leg longer; opaque black goes with black, navy and deep colors, and a dark brown or burgundy with brown boots. Sheer skin tones look dressier.',
  ],
  [
    /\bsocks?\b/u,
    'Socks go by the trousers rather than the shoes, a shade darker is safest; no-show ones with anything cropped.',
  ],
  [
    /\bbelts?\b/u,
    'A belt goes by the shoes: leather in the same family of color and of the same shine. Black with brown only looks meant in suede or canvas.',
  ],
  [
    /\bties?\b/u,
    'A tie is darker than the shirt and picks up one color of the jacket; a knit or plain one never argues.',
  ],
  [
    /\bpocket squares?\b/u,
    'A pocket square picks up a color of the tie without repeating it; plain white is always right.',
  ],
  [
    /\b(?:bags?|clutch|purse)\b/u,
    'A bag need not match the shoes; let it repeat one color of the look, or be metallic with evening wear.',
  ],
  [
    /\b(?:jewel(?:le)?ry|earrings?|necklace|bracelet)\b/u,
    'Gold warms up warm colors and cream, silver suits gray, blue and black; one statement piece is enough.',
  ],
];

const ACCESSORY_SOURCE =
  '(?:shoes?|boots?|sneakers?|trainers?|loafers?|sandals?|belts?|bags?|ties?|socks?|tights|trousers|pants|chinos|jeans|skirts?|shirts?|tops?|blouses?|jackets?|blazers?|coats?|sweaters?|cardigans?|scarf|scarves|hats?|jewel(?:le)?ry|earrings?|necklaces?|clutch|purse)';

const GOES_WITH_PATTERN =
  /\b(?:does|do|will|would|can|could|should|is|are|did)\b.{0,60}\b(?:go(?:es)?|works?|match(?:es)?|clash(?:es)?|looks? (?:ok|okay|good|right|fine|odd|weird|bad)|pair|wear (?:it|them|those|this|that|these|an? [a-z]+|[a-z]+(?: [a-z]+)?)) (?:well |okay |ok )?(?:with|together|beside|next to|under|over)\b/u;
const WHICH_COLOR_PATTERN = new RegExp(
  String.raw`\b(?:what|which) (?:colou?rs?|shades?)(?: of)? (?:${ACCESSORY_SOURCE}|would|should|do|does|goes?|works?|can|for|with)\b|\b(?:which|what) ${ACCESSORY_SOURCE} .{0,60}\b[a-z]+ or [a-z]+`,
  'u',
);
const TOGETHER_PATTERN =
  /\b(?:is|are|can|could|may|does|do|should)\b.{0,30}\b(?:wear(?:ing)?|mix(?:ing)?|combin(?:e|ing)|pair(?:ing)?) [a-z]+ (?:and|with) [a-z]+\b/u;
const ASKS_WHAT_PATTERN = /\b(?:what|whats|which)\b/u;

/** Advice on combining colors and pieces: 'does navy go with black', 'what color tights with these'. */
export const PAIRING_ADVICE: AdviceTopic = {
  asks: {
    test: (words) =>
      WHICH_COLOR_PATTERN.test(words) ||
      TOGETHER_PATTERN.test(words) ||
      (GOES_WITH_PATTERN.test(words) && !ASKS_WHAT_PATTERN.test(words)),
  },
  advise: (context) => {
    const rule = ACCESSORY_RULES.find(([words]) => words.test(context.words))?.[1] ?? '';
    const verdict = adviseOnColors(context);
    const [color] = context.item?.colors ?? [];
    const general =
      color && rule === '' && verdict === ''
        ? `${capitalize(color.toLowerCase())} sits well beside ${MATCHING_COLORS[color] ?? 'most colors'}.`
        : '';
    return (
      [verdict, rule, general].filter(Boolean).join(' ') ||
      'One strong color and two quiet ones is the safest mix; shoes, belt and bag need not match, as long as they are of one mood.'
    );
  },
};

function adviseOnColors({ words, colors, item }: AdviceContext): string {
  const ownColors = item?.colors ?? [];
  const piece = item ? nameItem(item) : '';
  if (colors.length > 1 && / or /u.test(words) && ownColors.length > 0) return chooseColor(colors, ownColors, piece);
  const [firstColor, secondColor] = colors;
  if (firstColor && secondColor)
    return judgePair(firstColor.word, secondColor.word, rateColorHarmony(firstColor.colors, secondColor.colors));
  return firstColor && ownColors.length > 0
    ? judgePair(
        firstColor.word,
        `the ${(ownColors[0] ?? '').toLowerCase()} of ${piece}`,
        rateColorHarmony(firstColor.colors, ownColors),
      )
    : '';
}

function chooseColor(namedColors: readonly NamedColor[], ownColors: readonly Color[], piece: string): string {
  const ratedColors = namedColors.map(({ word, colors }) => ({ word, harmony: rateColorHarmony(colors, ownColors) }));
  const bestColor = ratedColors.reduce((leader, color) => (color.harmony > leader.harmony ? color : leader));
  const isClose = ratedColors.every(({ harmony }) => harmony === bestColor.harmony);
  return isClose
    ? `${capitalize(
        joinWords(
          namedColors.map(({ word }) => word),
          'and',
        ),
      )} both sit well with ${piece}; the darker one looks smarter, the lighter one easier.`
    : `With ${piece} I would take ${bestColor.word}.`;
}

function judgePair(firstName: string, secondName: string, harmony: number): string {
  if (harmony >= MIN_GOOD_HARMONY) return `${capitalize(firstName)} and ${secondName} sit well together.`;
  return harmony < MIN_HARMONY_WITHOUT_CLASH
    ? `${capitalize(firstName)} and ${secondName} compete, so let one of them be small.`
    : `${capitalize(firstName)} and ${secondName} can work if one of the two is clearly darker, or only an accent.`;
}

export const PROPORTION_ADVICE: AdviceTopic = {
  asks: /\b(?:chop(?:s|ped)?|cuts?|shorten(?:s)?) (?:off )?(?:your|my|the|her) legs?\b|\blegs? (?:look )?(?:off|stumpy|short(?:er)?)\b|\b(?:boots|booties) with (?:an? )?(?:midis?|skirts?|dress(?:es)?)\b|\btuck(?:ed)? (?:it )?in\b/u,
  advise: ({ words }) => (/\btuck/u.test(words) ? TUCKING : MIDI_WITH_BOOTS),
};

const TUCKING =
  'Tucked in, a top marks the waist and lengthens the leg; over a round middle leave it out if its hem is straight and ends at the hip, or tuck in only the front and let the sides fall.';
const MIDI_WITH_BOOTS =
  'A midi with ankle boots cuts the leg where skin shows between the two. Tights in the color of the boots, a hem that covers the shaft, or a slit close the gap, and then it looks long and modern.';
