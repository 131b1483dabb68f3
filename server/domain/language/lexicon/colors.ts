import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import { AMBIGUOUS_COLOR_NAMES, COLOR_NAMES } from './colorNames.ts';
import { listPhrasesOfThings } from './colorsOfLife.ts';
import type { Concept } from './Concept.ts';
import { concept, joinPhrases } from './Concept.ts';

const joinColorNames = (name: string, ownNames: string): string =>
  joinPhrases(ownNames, COLOR_NAMES[name], AMBIGUOUS_COLOR_NAMES[name]);

const family = (color: Color, ownNames = ''): Concept =>
  concept('color', color.toLowerCase(), joinColorNames(color.toLowerCase(), ownNames), { colors: [color] });

export const COLOR_CONCEPTS: readonly Concept[] = [
  family('Black', 'blacks'),
  family('White', 'whites'),
  family('Gray', 'grays, greys, greyish'),
  family('Beige'),
  family('Brown', 'browns'),
  family('Red', 'reds, reddish'),
  family('Pink', 'pinks, pinkish'),
  family('Orange'),
  family('Yellow'),
  family('Green', 'greens, greenish'),
  family('Blue', 'blues, bluish'),
  family('Purple'),
  family('Gold'),
  family('Silver', 'silvery'),
  family(
    'Multicolor',
    'colorful, colourful, many colors, many colours, colour block, color block, colorblock, colourblock',
  ),
];

/** Creates a shade. Items in a similar shade also meet a request for it, with a lower weight. */
const shade = (name: string, colors: readonly Color[], ownNames = '', similarShades = ''): Concept =>
  concept('shade', name, joinPhrases(joinColorNames(name, ownNames), listPhrasesOfThings(name)), {
    colors,
    weightByNearConcept: Object.fromEntries(
      similarShades
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
        .map((word) => [`shade:${word}`, 0.6]),
    ),
  });

export const SHADE_CONCEPTS: readonly Concept[] = [
  shade('navy', ['Blue'], 'marine blue', 'midnight, dark blue'),
  shade('midnight', ['Blue'], 'inky blue', 'navy, dark blue'),
  shade('dark blue', ['Blue'], 'dark denim, indigo wash', 'navy, midnight, indigo'),
  shade('indigo', ['Blue'], 'indigo blue', 'navy, dark blue'),
  shade('sky', ['Blue'], '=pale blue, pastel blue, duck egg, duck egg blue', 'mid blue, powder'),
  shade('powder', ['Blue'], '=powder blue', 'sky'),
  shade('cobalt', ['Blue'], 'kingfisher, kingfisher blue, bright blue, ultramarine, cerulean, sapphire blue'),
  shade('mid blue', ['Blue'], 'medium wash, medium blue, periwinkle', 'sky'),
  shade('light wash', ['Blue'], 'light denim, bleached denim, stonewashed', 'sky, mid blue'),
  shade('petrol', ['Blue'], 'slate blue', 'teal'),
  shade('teal', ['Blue', 'Green'], 'peacock', 'petrol'),
  shade('turquoise', ['Blue', 'Green'], '', 'teal'),
  shade('sage', ['Green'], '', 'mint, moss'),
  shade('olive', ['Green'], 'khaki green', 'moss, khaki'),
  shade('moss', ['Green'], 'avocado green', 'olive'),
  shade('bottle', ['Green'], '=racing green, deep green, bottle-green', 'emerald'),
  shade('emerald', ['Green'], 'jewel green, kelly green', 'bottle'),
  shade('mint', ['Green'], 'pale green, seafoam, pastel green, eau de nil, pea green', 'sage'),
  shade('lime', ['Green', 'Yellow'], 'lime green, chartreuse, neon green'),
  shade('charcoal', ['Gray'], '', 'slate'),
  shade('slate', ['Gray'], '', 'charcoal'),
  shade(
    'ash',
    ['Gray'],
    'ash gray, smoke gray, smoke grey, smoky gray, smoky grey, pale gray, pale grey, dove gray',
    'marl',
  ),
  shade('marl', ['Gray'], 'gray marl, grey marl, heathered', 'ash'),
  shade('cream', ['White', 'Beige'], 'creamy, cream colored, cream coloured', 'ecru, ivory, off white, oat'),
  shade('ivory', ['White', 'Beige'], 'eggshell, alabaster', 'cream, ecru, off white'),
  shade('ecru', ['White', 'Beige'], 'unbleached, parchment, buttermilk', 'cream, ivory, off white'),
  shade(
    'off white',
    ['White', 'Beige'],
    'offwhite, winter white, bone, chalk, pearl, oyster, vanilla, porcelain',
    'ecru, ivory, cream',
  ),
  shade('sand', ['Beige'], 'sandy', 'stone, oat'),
  shade('stone', ['Beige'], 'putty, stone colored, stone coloured', 'sand, oat, taupe'),
  shade('oat', ['Beige'], 'oat milk', 'sand, stone, cream'),
  shade('taupe', ['Beige', 'Brown', 'Gray'], 'mushroom, mink, greige', 'stone, mocha'),
  shade(
    'nude',
    ['Beige', 'Pink'],
    'flesh, buff, skin color, skin colour, skin tone, skin toned, skin colored, skin coloured',
    'blush, sand',
  ),
  shade('camel', ['Beige', 'Brown'], 'caramel', 'tan, tobacco'),
  shade('tan', ['Beige', 'Brown'], 'fawn', 'camel, tobacco'),
  shade('khaki', ['Beige', 'Green'], 'khaki beige', 'olive, sand'),
  shade('tobacco', ['Brown'], 'tawny, hazel, sienna, ginger', 'camel, chestnut, tan'),
  shade('chestnut', ['Brown'], 'chestnut brown, copper brown', 'tobacco'),
  shade('espresso', ['Brown'], 'espresso brown, fudge, cappuccino', 'mocha'),
  shade('mocha', ['Brown'], 'mocha brown, latte, mocha mousse', 'espresso, taupe'),
  shade('burgundy', ['Red'], '', 'oxblood, cherry'),
  shade('oxblood', ['Red'], 'oxblood red, deep red', 'burgundy, cherry'),
  shade('cherry', ['Red'], 'currant, redcurrant, raspberry', 'scarlet, oxblood'),
  shade(
    'scarlet',
    ['Red'],
    'poppy red, fire red, tomato red, lipstick red, postbox red, pillar box red, blood red',
    'cherry',
  ),
  shade('brick', ['Red'], '', 'rust, terracotta'),
  shade(
    'rust',
    ['Orange', 'Brown', 'Red'],
    'rust orange, russet, paprika, rusty, rust red',
    'terracotta, brick, burnt orange',
  ),
  shade('terracotta', ['Orange', 'Brown'], 'terracotta orange, clay', 'rust, burnt orange'),
  shade('burnt orange', ['Orange'], '', 'rust, terracotta, tangerine'),
  shade('tangerine', ['Orange'], 'tangerine orange, bright orange', 'apricot'),
  shade('apricot', ['Orange'], 'apricot orange', 'peach'),
  shade('peach', ['Orange', 'Pink'], 'peachy', 'apricot, coral'),
  shade('coral', ['Orange', 'Pink', 'Red'], 'salmon, salmon pink', 'peach'),
  shade('mustard', ['Yellow'], 'butterscotch, marigold'),
  shade('butter', ['Yellow'], 'buttercream, pastel yellow, primrose', 'lemon'),
  shade('lemon', ['Yellow'], 'banana yellow, citrus yellow, bright yellow, sunshine yellow, sunflower', 'butter'),
  shade('blush', ['Pink'], 'pale pink, pastel pink, powder pink, millennial pink', 'shell, rose, dusty pink'),
  shade('shell', ['Pink'], '=shell pink', 'blush'),
  shade('rose', ['Pink'], '', 'dusty pink, blush'),
  shade('dusty pink', ['Pink'], '', 'rose, blush'),
  shade('fuchsia', ['Pink', 'Purple'], 'fuchsia pink, fuschia, magenta', 'hot pink'),
  shade(
    'hot pink',
    ['Pink'],
    'bright pink, candy floss pink, neon pink, barbie pink, bubblegum pink, candy pink, orchid',
    'fuchsia',
  ),
  shade('lilac', ['Purple'], 'heather, pale purple, pastel purple', 'mauve'),
  shade('mauve', ['Purple', 'Pink'], 'mauve purple, heather purple', 'lilac'),
  shade('plum', ['Purple'], 'berry', 'aubergine'),
  shade('aubergine', ['Purple'], 'aubergine purple', 'plum'),
  shade('champagne', ['Gold', 'Beige'], 'champagne gold', 'gold'),
  shade('rose gold', ['Gold', 'Pink'], '', 'champagne'),
  shade('metallic', ['Gold', 'Silver'], 'lame, chrome', 'pewter, champagne'),
  shade('pewter', ['Silver']),
  shade('ink', ['Black'], '', 'soot'),
  shade('soot', ['Black'], 'faded black', 'ink'),
  shade('jet', ['Black'], '=pitch black', 'ink'),
];

/** Words for a range of colors: a preference, not a requirement. */
export const PALETTE_CONCEPTS: readonly Concept[] = [
  palette(
    'pastel',
    'pastels, pastel colored, pastel coloured, pastel colors, pastel colours, soft colors, soft colours',
    ['sky', 'mint', 'blush', 'shell', 'butter', 'lilac', 'peach', 'powder', 'sage'],
  ),
  palette(
    'neutral',
    'neutrals, neutral colored, neutral tones, neutral colors, neutral colours, earth tones, earthy, earthy tones, muted colors, muted colours, muted',
    ['sand', 'stone', 'oat', 'taupe', 'camel', 'ecru', 'cream', 'ivory', 'nude', 'khaki', 'ash'],
    ['beige', 'gray', 'white'],
  ),
  palette(
    'dark',
    'darker, dark colored, dark coloured, dark colors, dark colours',
    ['navy', 'midnight', 'charcoal', 'bottle', 'espresso', 'oxblood', 'aubergine', 'plum', 'ink', 'soot'],
    ['black'],
    0.9,
  ),
  palette(
    'bright',
    'brighter, vivid, vibrant, bold color, bold colour, bright colors, bright colours, neon, pop of color, pop of colour, fluorescent',
    ['scarlet', 'cobalt', 'fuchsia', 'tangerine', 'lemon', 'emerald', 'hot pink', 'lime'],
    ['multicolor', 'red', 'yellow', 'orange', 'pink'],
  ),
  palette('jewel', 'jewel tone, jewel tones, jewel colors, jewel colours, rich colors, rich colours', [
    'emerald',
    'cherry',
    'plum',
    'cobalt',
    'oxblood',
    'teal',
    'aubergine',
  ]),
  palette(
    'light color',
    '=light colored, light coloured, light color, light colour, pale, lighter color, lighter colour',
    ['sky', 'ecru', 'ivory', 'cream', 'blush', 'sand', 'butter', 'mint', 'ash', 'powder', 'shell'],
    ['white', 'beige'],
  ),
];

function palette(
  name: string,
  phrases: string,
  shades: readonly string[],
  families: readonly string[] = [],
  familyWeight = 0.7,
): Concept {
  const weightByShade = Object.fromEntries([
    ...shades.map((word) => [`shade:${word}`, 0.9] as const),
    ...families.map((word) => [`color:${word}`, familyWeight] as const),
  ]);
  return concept('style', name, phrases, { weightByNearConcept: weightByShade });
}
