import { COLORS, type Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { AMBIGUOUS_COLOR_NAMES, COLOR_NAMES, FOREIGN_COLOR_NAMES } from '../../domain/language/lexicon/colorNames.ts';
import { COLOR_CONCEPTS, SHADE_CONCEPTS } from '../../domain/language/lexicon/colors.ts';
import { CLEAR_SHADES, HINTED_SHADES, JOINED_SHADES, type Shades } from './lexicon/colors.ts';
import { PhraseBook, wordsOf, type PhraseMatch } from './words.ts';

interface Shade {
  readonly colors: readonly Color[];
  /** False for words that mean a color only in a color field. */
  readonly clear: boolean;
}

const book = new PhraseBook<Shade>(entries());
/** Words that resemble colors in a title but are not: short foreign words, and parts of other phrases. */
const NOT_IN_TITLES = new Set([
  'metallic',
  'or',
  'gra',
  'mor',
  'viola',
  'sort',
  'sari',
  'rode',
  'gele',
  'wit',
  'marine',
  'lax',
  'argent',
  'oro',
  'blu',
  'tan',
  'steel',
  'mixed',
  'various',
  'assorted',
  'rose',
]);

function* entries(): Generator<readonly [string, Shade]> {
  const clear = [...namedIn(COLOR_NAMES), ...namedIn(FOREIGN_COLOR_NAMES), ...listedIn(CLEAR_SHADES)];
  for (const [word, colors] of clear) yield [word, { colors, clear: true }];
  for (const [word, colors] of [...namedIn(AMBIGUOUS_COLOR_NAMES), ...listedIn(HINTED_SHADES)]) {
    yield [word, { colors, clear: false }];
  }
  yield* joined(new Map(clear));
}

type Named = readonly [word: string, colors: readonly Color[]];

function namedIn(names: Readonly<Record<string, string>>): Named[] {
  return [...COLOR_CONCEPTS, ...SHADE_CONCEPTS].flatMap(({ name, colors }) => wordsIn(names[name] ?? '', colors));
}

function listedIn(shades: Shades): Named[] {
  return shades.flatMap(([colors, words]) => wordsIn(words, colors));
}

function wordsIn(words: string, colors: readonly Color[]): Named[] {
  return words.split(',').flatMap((word) => (word === '' ? [] : [[word.trim(), colors]]));
}

function* joined(known: ReadonlyMap<string, readonly Color[]>): Generator<readonly [string, Shade]> {
  for (const { before, after, endings } of JOINED_SHADES)
    for (const head of before.split(','))
      for (const tail of after.split(','))
        for (const ending of endings.split(',')) {
          yield [head + tail + ending, { colors: known.get(tail)!.slice(0, 1), clear: true }];
        }
}

/** The colors of a color field: 'Off-White/Black', 'dunkelblau', '106_multi'. */
export function colorsOfValue(value: string): readonly Color[] {
  const matches = book.find(wordsOf(value.replace(/_/g, ' ')));
  const clear = matches.filter((match) => match.value.clear);
  return united(clear.length > 0 ? clear : matches);
}

/** The colors in a title: after a dash or 'in', and unambiguous color words anywhere. */
export function colorsOfTitle(title: string): readonly Color[] {
  const tail = /(?:\s[-–|]\s|\sin\s|\()([^()]{2,40})\)?$/.exec(title.trimEnd())?.[1];
  const fromTail = tail === undefined ? [] : colorsOfValue(tail);
  if (fromTail.length > 0) return fromTail;
  const words = wordsOf(title);
  const clear = book.find(words).filter((match) => match.value.clear && !isDoubtful(match, words));
  return united(clear);
}

/** Shades named after fruits and stones, accepted at the beginning of a title ('Wine Vest & Tie Set'). */
export function hintedColorsOfTitle(title: string): readonly Color[] {
  return united(
    book
      .find(wordsOf(title))
      .slice(0, 1)
      .filter((match) => match.start === 0),
  );
}

/** The color of a tag that is only a shade ('royal-blue'); empty for other tags. */
export function colorsOfTag(tag: string): readonly Color[] {
  const words = wordsOf(tag);
  const matches = book.find(words);
  return matches.length === 1 && matches[0]!.end - matches[0]!.start === words.length && matches[0]!.value.clear
    ? united(matches)
    : [];
}

function isDoubtful(match: PhraseMatch<Shade>, words: readonly string[]): boolean {
  return match.end - match.start === 1 && NOT_IN_TITLES.has(words[match.start]!);
}

/** The colors of the matches in text order; three or more different ones also count as 'Multicolor'. */
function united(matches: readonly PhraseMatch<Shade>[]): readonly Color[] {
  const named = new Set(matches.map((match) => match.value.colors[0]!));
  const all = new Set(matches.flatMap((match) => match.value.colors));
  return named.size >= 3 ? [...all, ...(all.has('Multicolor') ? [] : ['Multicolor' as const])] : [...all];
}

/** Colors of all variants of an item, without duplicates, in order of appearance. */
export function joinColors(lists: readonly (readonly Color[])[]): readonly Color[] {
  return [...new Set(lists.flat())].filter((color) => COLORS.includes(color));
}
