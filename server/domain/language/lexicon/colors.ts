import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';

const family = (color: Color, phrases: string): Concept =>
  concept('color', color.toLowerCase(), phrases, { colors: [color] });

export const COLOR_CONCEPTS: readonly Concept[] = [
  family('Black', 'blacks'),
  family('White', 'whites'),
  family('Gray', 'grey, grays, greys, greyish'),
  family('Beige', ''),
  family('Brown', 'browns'),
  family('Red', 'reds, reddish'),
  family('Pink', 'pinks, pinkish'),
  family('Orange', ''),
  family('Yellow', ''),
  family('Green', 'greens, greenish'),
  family('Blue', 'blues, bluish'),
  family('Purple', 'violet'),
  family('Gold', 'golden, brass'),
  family('Silver', 'silvery'),
  family(
    'Multicolor',
    'multicolour, multicolored, multicoloured, multi, multi color, multi colour, multi colored, multi coloured, rainbow, colorful, colourful, many colors, many colours, colour block, color block, colorblock, colourblock',
  ),
];

/** Similar shades also satisfy each other, with a lower weight. */
const shade = (name: string, colors: readonly Color[], phrases: string, alike = ''): Concept =>
  concept('shade', name, phrases, {
    colors,
    near: Object.fromEntries(
      alike
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
        .map((word) => [`shade:${word}`, 0.6]),
    ),
  });

export const SHADE_CONCEPTS: readonly Concept[] = [
  shade('navy', ['Blue'], 'navy blue, marine blue, midnight navy', 'midnight, dark blue'),
  shade('midnight', ['Blue'], 'midnight blue, inky blue', 'navy, dark blue'),
  shade('dark blue', ['Blue'], 'deep blue, dark denim, dark wash, indigo wash', 'navy, midnight, indigo'),
  shade('indigo', ['Blue'], 'indigo blue', 'navy, dark blue'),
  shade(
    'sky',
    ['Blue'],
    '=sky blue, pale blue, baby blue, light blue, ice blue, powder blue, pastel blue, duck egg, duck egg blue',
    'mid blue, powder',
  ),
  shade('powder', ['Blue'], '=powder blue', 'sky'),
  shade(
    'cobalt',
    ['Blue'],
    'cobalt blue, lapis, kingfisher, kingfisher blue, royal blue, electric blue, bright blue, azure, sapphire, ultramarine, cerulean, sapphire blue',
    '',
  ),
  shade(
    'mid blue',
    ['Blue'],
    '=mid wash, medium wash, mid blue, medium blue, cornflower, cornflower blue, denim blue, periwinkle',
    'sky',
  ),
  shade('light wash', ['Blue'], '=light wash, light denim, bleached denim, stonewash, stonewashed', 'sky, mid blue'),
  shade('petrol', ['Blue'], 'petrol blue, steel blue, slate blue', 'teal'),
  shade('teal', ['Blue', 'Green'], 'peacock', 'petrol'),
  shade('turquoise', ['Blue', 'Green'], 'aqua, aquamarine, turquoise blue, cyan', 'teal'),
  shade('sage', ['Green'], 'sage green, eucalyptus', 'mint, moss'),
  shade('olive', ['Green'], 'olive green, army green, military green, khaki green', 'moss, khaki'),
  shade('moss', ['Green'], 'moss green, avocado, avocado green, fern', 'olive'),
  shade(
    'bottle',
    ['Green'],
    '=bottle green, forest green, forest, dark green, hunter green, racing green, deep green, pine green, spruce, bottle-green',
    'emerald',
  ),
  shade('emerald', ['Green'], 'emerald green, jade, jewel green, kelly green', 'bottle'),
  shade(
    'mint',
    ['Green'],
    'mint green, pale green, light green, pistachio, seafoam, pastel green, eau de nil, pea green',
    'sage',
  ),
  shade('lime', ['Green', 'Yellow'], 'lime green, chartreuse, neon green', ''),
  shade(
    'charcoal',
    ['Gray'],
    'charcoal gray, charcoal grey, dark gray, dark grey, graphite, anthracite, gunmetal',
    'slate',
  ),
  shade('slate', ['Gray'], 'slate gray, slate grey, steel gray, steel grey', 'charcoal'),
  shade(
    'ash',
    ['Gray'],
    'ash gray, smoke gray, smoke grey, smoky gray, smoky grey, ash grey, light gray, light grey, pale gray, pale grey, dove gray, dove grey, fog',
    'marl',
  ),
  shade(
    'marl',
    ['Gray'],
    'gray marl, grey marl, heather gray, heather grey, heathered, grey melange, gray melange, melange',
    'ash',
  ),
  shade('cream', ['White', 'Beige'], 'creamy, cream colored, cream coloured', 'ecru, ivory, off white, oat'),
  shade('ivory', ['White', 'Beige'], 'eggshell, alabaster', 'cream, ecru, off white'),
  shade('ecru', ['White', 'Beige'], 'unbleached, parchment, buttermilk', 'cream, ivory, off white'),
  shade(
    'off white',
    ['White', 'Beige'],
    'offwhite, winter white, bone, chalk, pearl, oyster, vanilla, porcelain',
    'ecru, ivory, cream',
  ),
  shade('sand', ['Beige'], 'sand beige, sandy, biscuit', 'stone, oat'),
  shade('stone', ['Beige'], 'stone beige, putty, stone colored, stone coloured', 'sand, oat, taupe'),
  shade('oat', ['Beige'], 'oatmeal, oatmeal beige, oat milk, wheat', 'sand, stone, cream'),
  shade('taupe', ['Beige', 'Brown', 'Gray'], 'mushroom, mink, greige', 'stone, mocha'),
  shade('nude', ['Beige', 'Pink'], 'skin, flesh, buff', 'blush, sand'),
  shade('camel', ['Beige', 'Brown'], 'caramel', 'tan, tobacco'),
  shade('tan', ['Beige', 'Brown'], 'fawn', 'camel, tobacco'),
  shade('khaki', ['Beige', 'Green'], 'khaki beige', 'olive, sand'),
  shade(
    'tobacco',
    ['Brown'],
    'tobacco brown, tawny, hazel, nutmeg, cognac, toffee, light brown, sienna, brandy, cinnamon, ginger',
    'camel, chestnut, tan',
  ),
  shade('chestnut', ['Brown'], 'chestnut brown, mahogany, walnut, copper, bronze, copper brown', 'tobacco'),
  shade(
    'espresso',
    ['Brown'],
    'espresso brown, cocoa, fudge, chocolate, chocolate brown, dark brown, coffee, coffee brown, umber, cappuccino, sepia',
    'mocha',
  ),
  shade('mocha', ['Brown'], 'mocha brown, latte, mocha mousse', 'espresso, taupe'),
  shade('burgundy', ['Red'], 'wine, wine red, maroon, bordeaux, claret, merlot', 'oxblood, cherry'),
  shade('oxblood', ['Red'], 'oxblood red, dark red, deep red, garnet', 'burgundy, cherry'),
  shade(
    'cherry',
    ['Red'],
    'cherry red, cranberry, currant, redcurrant, ruby, ruby red, crimson, raspberry',
    'scarlet, oxblood',
  ),
  shade(
    'scarlet',
    ['Red'],
    'scarlet red, poppy, poppy red, bright red, fire red, tomato red, tomato, lipstick red, postbox red, pillar box red, vermilion, blood red',
    'cherry',
  ),
  shade('brick', ['Red'], 'brick red', 'rust, terracotta'),
  shade(
    'rust',
    ['Orange', 'Brown', 'Red'],
    'rust orange, russet, paprika, rusty, rust red',
    'terracotta, brick, burnt orange',
  ),
  shade('terracotta', ['Orange', 'Brown'], 'terracotta orange, clay', 'rust, burnt orange'),
  shade('burnt orange', ['Orange'], 'pumpkin, amber', 'rust, terracotta, tangerine'),
  shade('tangerine', ['Orange'], 'tangerine orange, melon, bright orange, marmalade', 'apricot'),
  shade('apricot', ['Orange'], 'apricot orange', 'peach'),
  shade('peach', ['Orange', 'Pink'], 'peachy', 'apricot, coral'),
  shade('coral', ['Orange', 'Pink', 'Red'], 'salmon, salmon pink', 'peach'),
  shade('mustard', ['Yellow'], 'mustard yellow, butterscotch, ochre, ocher, saffron, turmeric, honey, marigold', ''),
  shade(
    'butter',
    ['Yellow'],
    'butter yellow, buttercream, pale yellow, light yellow, pastel yellow, primrose',
    'lemon',
  ),
  shade(
    'lemon',
    ['Yellow'],
    'lemon yellow, daffodil, banana yellow, citrus yellow, bright yellow, sunshine yellow, canary, sunflower, maize',
    'butter',
  ),
  shade(
    'blush',
    ['Pink'],
    'blush pink, pale pink, light pink, baby pink, pastel pink, powder pink, millennial pink',
    'shell, rose, dusty pink',
  ),
  shade('shell', ['Pink'], '=shell pink', 'blush'),
  shade('rose', ['Pink'], 'rose pink', 'dusty pink, blush'),
  shade('dusty pink', ['Pink'], 'dusty rose, old rose', 'rose, blush'),
  shade('fuchsia', ['Pink', 'Purple'], 'fuchsia pink, fuschia, magenta', 'hot pink'),
  shade(
    'hot pink',
    ['Pink'],
    'bright pink, cerise, flamingo, watermelon, candy floss pink, neon pink, shocking pink, barbie pink, bubblegum pink, bubblegum, candy pink, orchid',
    'fuchsia',
  ),
  shade(
    'lilac',
    ['Purple'],
    'lilac purple, lavender, heather, thistle, pale purple, light purple, wisteria, pastel purple',
    'mauve',
  ),
  shade('mauve', ['Purple', 'Pink'], 'mauve purple, heather purple', 'lilac'),
  shade('plum', ['Purple'], 'plum purple, amethyst, mulberry, grape, berry, dark purple', 'aubergine'),
  shade('aubergine', ['Purple'], 'aubergine purple, eggplant', 'plum'),
  shade('champagne', ['Gold', 'Beige'], 'champagne gold', 'gold'),
  shade('rose gold', ['Gold', 'Pink'], '', 'champagne'),
  shade('metallic', ['Gold', 'Silver'], 'lame, chrome', 'pewter, champagne'),
  shade('pewter', ['Silver'], 'pewter silver, platinum', ''),
  shade('ink', ['Black'], 'ink black', 'soot'),
  shade('soot', ['Black'], 'washed black, faded black, off black', 'ink'),
  shade('jet', ['Black'], '=jet black, pitch black, ebony, onyx', 'ink'),
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

function palette(name: string, phrases: string, shades: readonly string[], families: readonly string[] = []): Concept {
  const near = Object.fromEntries([
    ...shades.map((word) => [`shade:${word}`, 0.9] as const),
    ...families.map((word) => [`color:${word}`, 0.7] as const),
  ]);
  return concept('style', name, phrases, { near });
}
