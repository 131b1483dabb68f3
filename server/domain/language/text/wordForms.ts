import porterStem from 'wink-porter2-stemmer';
import { createDictionary } from '../../text/createDictionary.ts';

const IRREGULAR_SINGULARS: Readonly<Record<string, string>> = createDictionary({
  dresses: 'dress',
  blouses: 'blouse',
  scarves: 'scarf',
  women: 'woman',
  men: 'man',
  knives: 'knife',
  leaves: 'leaf',
});
const NOT_PLURAL_ENDING_PATTERN = /(?:ss|us|is|[^aeiou]ous)$/u;

const cachedSingulars = new Map<string, string>();
const MAX_CACHE_SIZE = 100_000;

/** The singular of a plural. Other words stay unchanged. */
export function toSingular(word: string): string {
  const cachedForm = cachedSingulars.get(word);
  if (cachedForm !== undefined) return cachedForm;
  const result = computeSingular(word);
  if (cachedSingulars.size >= MAX_CACHE_SIZE) cachedSingulars.clear();
  cachedSingulars.set(word, result);
  return result;
}

function computeSingular(word: string): string {
  const irregularSingular = IRREGULAR_SINGULARS[word];
  if (irregularSingular) return irregularSingular;
  if (word.length < 4 || !word.endsWith('s') || NOT_PLURAL_ENDING_PATTERN.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|sh|ch|x|z)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const cachedStems = new Map<string, string>();

/** The stem of a word for the index, so that 'striped' finds 'stripes'. */
export function findStem(word: string): string {
  const cachedForm = cachedStems.get(word);
  if (cachedForm !== undefined) return cachedForm;
  const stem = /^[a-z]{3,}$/u.test(word) ? porterStem(word) : word;
  if (cachedStems.size >= MAX_CACHE_SIZE) cachedStems.clear();
  cachedStems.set(word, stem);
  return stem;
}
