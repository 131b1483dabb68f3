import porterStem from 'wink-porter2-stemmer';

const IRREGULAR_SINGULARS: Readonly<Record<string, string>> = {
  dresses: 'dress',
  blouses: 'blouse',
  scarves: 'scarf',
  women: 'woman',
  men: 'man',
  knives: 'knife',
  leaves: 'leaf',
};
const NOT_PLURAL_ENDING = /(?:ss|us|is|[^aeiou]ous)$/u;

const singulars = new Map<string, string>();
const MAX_CACHE_SIZE = 100_000;

/** The singular of a plural; other words unchanged. */
export function singular(word: string): string {
  const known = singulars.get(word);
  if (known !== undefined) return known;
  const result = singularOf(word);
  if (singulars.size >= MAX_CACHE_SIZE) singulars.clear();
  singulars.set(word, result);
  return result;
}

function singularOf(word: string): string {
  const irregular = IRREGULAR_SINGULARS[word];
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || NOT_PLURAL_ENDING.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|sh|ch|x|z)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const stems = new Map<string, string>();

/** The stem that words are indexed by, so that 'striped' finds 'stripes'. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]{3,}$/u.test(word) ? porterStem(word) : word;
  if (stems.size >= MAX_CACHE_SIZE) stems.clear();
  stems.set(word, stem);
  return stem;
}
