import { COLORS, type Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { CLEAR_SHADES, HINTED_SHADES, JOINED_COLORS, JOINED_SHADES } from './lexicon/colors.ts';
import { PhraseBook, wordsOf, type PhraseMatch } from './words.ts';

interface Shade {
  readonly colors: readonly Color[];
  /** False for words that are a color only where one is expected. */
  readonly clear: boolean;
}

const book = new PhraseBook<Shade>(entries());
/** Words that look like colors in a title and are not: short foreign ones, and parts of other phrases. */
const NOT_IN_TITLES = new Set(['metallic', 'or', 'gra', 'mor', 'viola', 'sort', 'sari', 'rode', 'gele', 'wit', 'marine', 'lax', 'argent', 'oro', 'blu', 'tan', 'steel', 'mixed', 'various', 'assorted', 'rose']);

function* entries(): Generator<readonly [string, Shade]> {
  for (const [shades, clear] of [[CLEAR_SHADES, true], [HINTED_SHADES, false]] as const) {
    for (const [colors, words] of shades) for (const word of words.split(',')) yield [word, { colors, clear }];
  }
  for (const { before, after, endings } of JOINED_SHADES) {
    for (const head of before.split(',')) for (const tail of after.split(',')) for (const ending of endings.split(',')) {
      yield [head + tail + ending, { colors: [JOINED_COLORS[tail]!], clear: true }];
    }
  }
}

/** The colors of a value that is meant as one: 'Off-White/Black', 'dunkelblau', '106_multi'. */
export function colorsOfValue(value: string): readonly Color[] {
  const matches = book.find(wordsOf(value.replace(/_/g, ' ')));
  const clear = matches.filter((match) => match.value.clear);
  return united(clear.length > 0 ? clear : matches);
}

/** The colors that a title speaks of: what stands behind a dash or 'in', and clear color words anywhere. */
export function colorsOfTitle(title: string): readonly Color[] {
  const tail = /(?:\s[-–|]\s|\sin\s|\()([^()]{2,40})\)?$/.exec(title.trimEnd())?.[1];
  const fromTail = tail === undefined ? [] : colorsOfValue(tail);
  if (fromTail.length > 0) return fromTail;
  const words = wordsOf(title);
  const clear = book.find(words).filter((match) => match.value.clear && !isDoubtful(match, words));
  return united(clear);
}

/** Shades named by fruits and stones, believed at the beginning of a title ('Wine Vest & Tie Set'). */
export function hintedColorsOfTitle(title: string): readonly Color[] {
  return united(book.find(wordsOf(title)).slice(0, 1).filter((match) => match.start === 0));
}

/** The colors of a tag that is nothing but a shade ('royal-blue'); other tags have none. */
export function colorsOfTag(tag: string): readonly Color[] {
  const words = wordsOf(tag);
  const matches = book.find(words);
  return matches.length === 1 && matches[0]!.end - matches[0]!.start === words.length && matches[0]!.value.clear ? united(matches) : [];
}

function isDoubtful(match: PhraseMatch<Shade>, words: readonly string[]): boolean {
  return match.end - match.start === 1 && NOT_IN_TITLES.has(words[match.start]!);
}

/** In the order of the text; three or more different ones are also 'Multicolor'. */
function united(matches: readonly PhraseMatch<Shade>[]): readonly Color[] {
  const named = new Set(matches.map((match) => match.value.colors[0]!));
  const all = new Set(matches.flatMap((match) => match.value.colors));
  return named.size >= 3 ? [...all, ...(all.has('Multicolor') ? [] : ['Multicolor' as const])] : [...all];
}

/** Colors of all variants of an item, each once, in the order in which they came. */
export function joinColors(lists: readonly (readonly Color[])[]): readonly Color[] {
  return [...new Set(lists.flat())].filter((color) => COLORS.includes(color));
}
