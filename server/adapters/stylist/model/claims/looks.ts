import { MATERIAL_CONCEPTS } from '../../../../domain/language/lexicon/cloth.ts';
import { FOREIGN_COLOR_NAMES } from '../../../../domain/language/lexicon/colorNames.ts';
import { COLOR_CONCEPTS, SHADE_CONCEPTS } from '../../../../domain/language/lexicon/colors.ts';
import { concept } from '../../../../domain/language/lexicon/Concept.ts';
import { Lexicon } from '../../../../domain/language/lexicon/Lexicon.ts';
import { FOREIGN_MATERIAL_NAMES } from '../../../../domain/language/lexicon/traitNames.ts';
import { createDictionary } from '../../../../domain/text/createDictionary.ts';

/** Phrases that contain a color or a material but do not describe a garment. */
const FIGURE_CONCEPT = concept(
  'detail',
  'figure of speech',
  '=black tie, white tie, red carpet, black friday, golden hour, golden rule, gold standard, silver lining, green light, ' +
    'little black dress, white collar, blue collar, blue hour, cotton candy, white wedding, orange juice, red wine, white wine',
);

export const LOOK_LEXICON = new Lexicon([FIGURE_CONCEPT, ...COLOR_CONCEPTS, ...SHADE_CONCEPTS, ...MATERIAL_CONCEPTS]);

/**
 * Words that always mean a color or material. Other words, such as 'wine', 'skin' or 'felt', do so only in a
 * statement about a piece.
 */
const PLAIN_COLOR_WORDS: ReadonlySet<string> = new Set(
  (
    'black blacks white whites gray grey grays greys beige brown browns red reds pink pinks orange yellow green greens blue blues purple violet gold silver ' +
    'multicolor multicolored navy indigo cobalt teal turquoise olive khaki charcoal ivory ecru burgundy maroon scarlet crimson fuchsia magenta lilac lavender mauve ' +
    'aubergine taupe mustard terracotta emerald ' +
    'cotton linen hemp silk satin wool merino lambswool cashmere alpaca mohair angora tweed denim corduroy velvet leather suede viscose rayon polyester nylon ' +
    'polyamide elastane spandex lycra acrylic chiffon tulle tencel lyocell shearling'
  ).split(' '),
);

export const isPlainColor = (phrase: string): boolean => phrase.split(' ').some((word) => PLAIN_COLOR_WORDS.has(word));

/**
 * Inflected color names, only for checking the model's text. The importer would mistake brands such as Rossi and
 * Verdi for colors.
 */
const FOREIGN_COLORS: Readonly<Record<string, string>> = createDictionary({
  black: 'neri, nere',
  white: 'bianchi',
  gray: 'grise, grigi',
  red: 'rossi, rosse',
  green: 'verdi',
});

/**
 * Foreign names of materials that appear in the model's replies. The importer knows only some of them, as parts of
 * phrases such as 'di lana'.
 */
const FURTHER_FOREIGN_MATERIALS: Readonly<Record<string, string>> = createDictionary({
  cotton: 'algodao',
  linen: 'lin, lino, linho, linnen',
  silk: 'soie, seda, seta, zijde',
  wool: 'laine, lana, wol',
  cashmere: 'cachemir, kasjmier, caxemira',
  leather: 'couro',
  velvet: 'fluweel, veludo',
});

const pairWordsWithIds = (
  facet: string,
  names: Readonly<Record<string, string>>,
): (readonly [word: string, id: string])[] =>
  Object.entries(names).flatMap(([name, words]) =>
    words.split(', ').map((word) => [word, `${facet}:${name}`] as const),
  );

const FOREIGN_LOOK_IDS: ReadonlyMap<string, string> = new Map([
  ...pairWordsWithIds('color', FOREIGN_COLOR_NAMES),
  ...pairWordsWithIds('color', FOREIGN_COLORS),
  ...pairWordsWithIds('material', FOREIGN_MATERIAL_NAMES),
  ...pairWordsWithIds('material', FURTHER_FOREIGN_MATERIALS),
]);

export const findForeignLook = (word: string): string | undefined => FOREIGN_LOOK_IDS.get(word);
