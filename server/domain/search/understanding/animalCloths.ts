import type { Concept } from '../../language/lexicon/Concept.ts';
import type { Reading } from './Reading.ts';

const ids = (names: string): readonly string[] => names.split(',').map((name) => `material:${name}`);

/** Hair of other animals, which itches as wool does. Sheep's wool of every kind is a kind of wool in the lexicon. */
const OTHER_HAIR = ids('mohair,cashmere,alpaca,camel hair');
/** What vegans do not wear; imitations are concepts of their own. */
const ANIMAL_CLOTHS = ids('leather,suede,wool,mohair,cashmere,alpaca,camel hair,silk,down,fur,feather');

/** The beginnings of words that tell why wool is excluded. */
const SKIN_WORDS = [
  'allerg',
  'itch',
  'scratch',
  'rash',
  'hives',
  'sensitiv',
  'react',
  'intoleran',
  'skin',
  'eczema',
  'prickl',
];

/** Cloths that an exclusion implies: wool that itches excludes mohair and cashmere too, 'vegan' all of animals. */
export function listAnimalCloths(reading: Reading, refused: readonly Concept[]): string[] {
  const wanted = reading.findSpansWithRole('wanted').flatMap(({ concepts }) => concepts.map(({ id }) => id));
  const implied = [
    ...(refused.some(({ id }) => id === 'material:wool') && isAboutSkin(reading) ? OTHER_HAIR : []),
    ...(wanted.includes('function:vegan') ? ANIMAL_CLOTHS : []),
  ];
  return implied.filter((id) => !wanted.includes(id));
}

function isAboutSkin(reading: Reading): boolean {
  return reading.tokens.some(({ text }) => SKIN_WORDS.some((beginning) => text.startsWith(beginning)));
}
