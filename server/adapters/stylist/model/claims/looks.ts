import { MATERIAL_CONCEPTS } from '../../../../domain/language/lexicon/cloth.ts';
import { FOREIGN_COLOR_NAMES } from '../../../../domain/language/lexicon/colorNames.ts';
import { COLOR_CONCEPTS, SHADE_CONCEPTS } from '../../../../domain/language/lexicon/colors.ts';
import { concept } from '../../../../domain/language/lexicon/Concept.ts';
import { Lexicon } from '../../../../domain/language/lexicon/Lexicon.ts';

/** Phrases that contain a color or a material but do not describe a garment. */
const FIGURES = concept(
  'detail',
  'figure of speech',
  '=black tie, white tie, red carpet, black friday, golden hour, golden rule, gold standard, silver lining, green light, ' +
    'little black dress, white collar, blue collar, blue hour, cotton candy, white wedding, orange juice, red wine, white wine',
);

/** Colors, shades and materials. */
export const LOOKS = new Lexicon([FIGURES, ...COLOR_CONCEPTS, ...SHADE_CONCEPTS, ...MATERIAL_CONCEPTS]);

/**
 * Words that mean a color or a material in any position. Others, such as 'wine', 'skin' or 'felt', do so only where a
 * sentence states the color or material of a piece.
 */
const PLAIN: ReadonlySet<string> = new Set(
  (
    'black blacks white whites gray grey grays greys beige brown browns red reds pink pinks orange yellow green greens blue blues purple violet gold silver ' +
    'multicolor multicolored navy indigo cobalt teal turquoise olive khaki charcoal ivory ecru burgundy maroon scarlet crimson fuchsia magenta lilac lavender mauve ' +
    'aubergine taupe mustard terracotta emerald ' +
    'cotton linen hemp silk satin wool merino lambswool cashmere alpaca mohair angora tweed denim corduroy velvet leather suede viscose rayon polyester nylon ' +
    'polyamide elastane spandex lycra acrylic chiffon tulle tencel lyocell shearling'
  ).split(' '),
);

export const isPlain = (phrase: string): boolean => phrase.split(' ').some((word) => PLAIN.has(word));

/** Further forms that shops seldom write: to the importer, Rossi and Verdi are brands. */
const FOREIGN_FORMS: Readonly<Record<string, string>> = {
  black: 'neri, nere',
  white: 'bianchi',
  gray: 'grise, grigi',
  red: 'rossi, rosse',
  green: 'verdi',
};

/** The most common names of materials in other languages, without accents. */
const FOREIGN_MATERIALS: Readonly<Record<string, string>> = {
  cotton: 'baumwolle, coton, algodon, cotone, katoen, algodao',
  linen: 'leinen, lin, lino, linho, linnen',
  silk: 'seide, soie, seda, seta, zijde',
  wool: 'wolle, laine, lana, wol',
  cashmere: 'kaschmir, cachemire, cachemir, kasjmier, caxemira',
  leather: 'leder, cuir, cuero, pelle, couro',
  velvet: 'samt, velours, terciopelo, velluto, fluweel, veludo',
};

const idsByWord = (facet: string, names: Readonly<Record<string, string>>): (readonly [word: string, id: string])[] =>
  Object.entries(names).flatMap(([name, words]) =>
    words.split(', ').map((word) => [word, `${facet}:${name}`] as const),
  );

const FOREIGN: ReadonlyMap<string, string> = new Map([
  ...idsByWord('color', FOREIGN_COLOR_NAMES),
  ...idsByWord('color', FOREIGN_FORMS),
  ...idsByWord('material', FOREIGN_MATERIALS),
]);

export const foreignLook = (word: string): string | undefined => FOREIGN.get(word);
