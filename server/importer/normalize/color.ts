import { COLORS, type Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { AMBIGUOUS_COLOR_NAMES, COLOR_NAMES, FOREIGN_COLOR_NAMES } from '../../domain/language/lexicon/colorNames.ts';
import { COLOR_CONCEPTS, SHADE_CONCEPTS } from '../../domain/language/lexicon/colors.ts';
import { CLEAR_SHADES, HINTED_SHADES, JOINED_SHADES, type Shades } from './lexicon/colors.ts';
import { PhraseBook, splitIntoWords, type PhraseMatch } from './words.ts';

interface Shade {
  readonly colors: readonly Color[];
  /** False for words that are colors only in a color field. */
  readonly isUnambiguous: boolean;
}

const shadeBook = new PhraseBook<Shade>(createShadeEntries());
/** Words that do not name a color in a title: short foreign words, and parts of other phrases. */
const SHADES_IGNORED_IN_TITLES = new Set([
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

function* createShadeEntries(): Generator<readonly [string, Shade]> {
  const clearNames = [
    ...readColorNames(COLOR_NAMES),
    ...readColorNames(FOREIGN_COLOR_NAMES),
    ...readShades(CLEAR_SHADES),
  ];
  for (const [word, colors] of clearNames) yield [word, { colors, isUnambiguous: true }];
  for (const [word, colors] of [...readColorNames(AMBIGUOUS_COLOR_NAMES), ...readShades(HINTED_SHADES)]) {
    yield [word, { colors, isUnambiguous: false }];
  }
  yield* createJoinedShades(new Map(clearNames));
}

type NamedColors = readonly [word: string, colors: readonly Color[]];

function readColorNames(names: Readonly<Record<string, string>>): NamedColors[] {
  return [...COLOR_CONCEPTS, ...SHADE_CONCEPTS].flatMap(({ name, colors }) =>
    splitColorWords(names[name] ?? '', colors),
  );
}

function readShades(shades: Shades): NamedColors[] {
  return shades.flatMap(([colors, words]) => splitColorWords(words, colors));
}

function splitColorWords(words: string, colors: readonly Color[]): NamedColors[] {
  return words.split(',').flatMap((word) => (word === '' ? [] : [[word.trim(), colors]]));
}

function* createJoinedShades(colorsByName: ReadonlyMap<string, readonly Color[]>): Generator<readonly [string, Shade]> {
  for (const { beforeNames, afterNames, endingNames } of JOINED_SHADES)
    for (const head of beforeNames.split(','))
      for (const tailWords of afterNames.split(','))
        for (const ending of endingNames.split(',')) {
          yield [head + tailWords + ending, { colors: colorsByName.get(tailWords)!.slice(0, 1), isUnambiguous: true }];
        }
}

/** Finds the colors in the value of a color field: 'Off-White/Black', 'dunkelblau', '106_multi'. */
export function findColorsInValue(value: string): readonly Color[] {
  const matches = shadeBook.findMatches(splitIntoWords(value.replace(/_/g, ' ')));
  const clearMatches = matches.filter((match) => match.value.isUnambiguous);
  return uniteColors(clearMatches.length > 0 ? clearMatches : matches);
}

/** Finds the colors in a title. After a dash or 'in', all color words count; elsewhere only unambiguous ones. */
export function findColorsInTitle(title: string): readonly Color[] {
  const tail = /(?:\s[-–|]\s|\sin\s|\()([^()]{2,40})\)?$/.exec(title.trimEnd())?.[1];
  const tailColors = tail === undefined ? [] : findColorsInValue(tail);
  if (tailColors.length > 0) return tailColors;
  const words = splitIntoWords(title);
  const clearMatches = shadeBook
    .findMatches(words)
    .filter((match) => match.value.isUnambiguous && !isDoubtful(match, words));
  return uniteColors(clearMatches);
}

/** Finds colors named after fruits and stones at the beginning of a title ('Wine Vest & Tie Set'). */
export function findHintedColorsInTitle(title: string): readonly Color[] {
  return uniteColors(
    shadeBook
      .findMatches(splitIntoWords(title))
      .slice(0, 1)
      .filter((match) => match.start === 0),
  );
}

/** Finds the color of a tag that consists only of a color ('royal-blue'); otherwise returns an empty list. */
export function findColorsInTag(tag: string): readonly Color[] {
  const words = splitIntoWords(tag);
  const matches = shadeBook.findMatches(words);
  return matches.length === 1 && matches[0]!.end - matches[0]!.start === words.length && matches[0]!.value.isUnambiguous
    ? uniteColors(matches)
    : [];
}

function isDoubtful(match: PhraseMatch<Shade>, words: readonly string[]): boolean {
  return match.end - match.start === 1 && SHADES_IGNORED_IN_TITLES.has(words[match.start]!);
}

/** Lists the colors of the matches, in order. Adds 'Multicolor' to three or more colors. */
function uniteColors(matches: readonly PhraseMatch<Shade>[]): readonly Color[] {
  const mainColors = new Set(matches.map((match) => match.value.colors[0]!));
  const allColors = new Set(matches.flatMap((match) => match.value.colors));
  return mainColors.size >= 3
    ? [...allColors, ...(allColors.has('Multicolor') ? [] : ['Multicolor' as const])]
    : [...allColors];
}

/** Lists the colors of all variants, in order of appearance, without duplicates. */
export function joinColors(lists: readonly (readonly Color[])[]): readonly Color[] {
  return [...new Set(lists.flat())].filter((color) => COLORS.includes(color));
}
