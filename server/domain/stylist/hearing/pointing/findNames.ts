import { removeAccents } from '../../../language/text/tokens.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Description } from './Description.ts';
import { NO_DESCRIPTION } from './Description.ts';
import type { ReferenceContext } from './ReferenceContext.ts';
import { splitIntoWords, type WordRow } from './WordRow.ts';

/** Words that occur in names of pieces but usually mean something else. */
const ORDINARY_WORDS_IN_NAMES = new Set(
  'after before about above below between during through then there these those they them your ours mine have been will would could should were does done just than very much many most also both each else once here where while until since first second third last with that this from like more made only some what when which same long short wide light dark deep soft warm cool late early day night city garden market summer winter spring autumn studio house work week weekend over under every everyday double second chance easy good great sunday friday morning evening party wedding office beach holiday travel date right best high rise neck necked necks roll crew boat scoop collar collars sleeve sleeves sleeved pocket pockets hood hooded belt belted zip button buttons waist waisted length knee ankle line leg'.split(
    ' ',
  ),
);
/** The number of first items whose names are looked for. */
const MAX_NAMED_ITEMS = 60;
const MIN_LETTERS = 4;
const DETERMINER_PATTERN = /^(?:the|that|this)$/u;

interface Name {
  readonly item: CatalogueItem;
  readonly words: readonly string[];
}

/**
 * Finds the pieces whose names are in a text ('the Persephone', 'Jean 06'). The key is the index of the name's first
 * word.
 */
export function findNames(wordRow: WordRow, context: ReferenceContext): ReadonlyMap<number, Description> {
  const names = listNames(context);
  const descriptionByIndex = new Map<number, Description>();
  for (let index = 0; index < wordRow.words.length; index++) {
    const called = findLongestAt(wordRow, index, names, context);
    if (called === null) continue;
    const start = DETERMINER_PATTERN.test(wordRow.wordAt(index - 1)) ? index - 1 : index;
    const end = wordRow.wordAt(index + called.length) === 'one' ? index + called.length + 1 : index + called.length;
    descriptionByIndex.set(start, {
      ...NO_DESCRIPTION,
      from: wordRow.words[start]!.from,
      to: wordRow.words[end - 1]!.to,
      strength: 'precise',
      namedItems: called.items,
    });
    index = end - 1;
  }
  return descriptionByIndex;
}

function listNames({ spokenOf, shown, past, keptItems }: ReferenceContext): readonly Name[] {
  return [...new Set([...spokenOf, ...shown.slice(0, MAX_NAMED_ITEMS), ...past.flat(), ...keptItems])].map((item) => ({
    item,
    words: splitIntoWords(removeAccents(item.shortDescription)).map(({ text }) => text),
  }));
}

/** Returns the pieces that have the most words of their name at an index; null if there are none. */
function findLongestAt(
  wordRow: WordRow,
  index: number,
  names: readonly Name[],
  context: ReferenceContext,
): { length: number; items: readonly CatalogueItem[] } | null {
  const ratedNames = names.map((name) => ({ name, length: findLengthAt(wordRow, index, name.words) }));
  const called = ratedNames.filter(
    ({ name, length }) => length > 0 && isCalled(listWordsAt(wordRow, index, length), name, context),
  );
  const longest = Math.max(0, ...called.map(({ length }) => length));
  const items = called.filter(({ length }) => length === longest).map(({ name }) => name.item);
  return items.length === 0 ? null : { length: longest, items };
}

const listWordsAt = (wordRow: WordRow, index: number, length: number): readonly string[] =>
  wordRow.words.slice(index, index + length).map(({ text }) => text);

/** Returns how many words of a name begin at an index. */
function findLengthAt(wordRow: WordRow, index: number, name: readonly string[]): number {
  const rowWords = listWordsAt(wordRow, index, name.length);
  const start = name.indexOf(rowWords[0] ?? '');
  if (start < 0) return 0;
  let length = 1;
  for (const word of name.slice(start + 1)) if (word === rowWords[length]) length++;
  return length;
}

/** Whether words are a whole name, or a part of a name that cannot mean anything else. */
function isCalled(rowWords: readonly string[], { words }: Name, context: ReferenceContext): boolean {
  if (words.length > 1 && rowWords.join(' ') === words.join(' ')) return true;
  const isOwnWord = (word: string): boolean =>
    word.length >= MIN_LETTERS &&
    /^[a-z]+$/u.test(word) &&
    !ORDINARY_WORDS_IN_NAMES.has(word) &&
    !context.describes(word);
  return rowWords.some(isOwnWord);
}
