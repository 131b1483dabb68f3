import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { listShadesOfThing } from '../../language/lexicon/colorsOfLife.ts';
import type { Token } from '../../language/text/tokens.ts';
import { toSingular } from '../../language/text/wordForms.ts';

/** Replaces descriptions with words of the lexicon: 'the blue of a swimming pool' becomes 'turquoise'. */
export function reword(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const result: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const description =
      readDressShirt(tokens, index) ??
      readHiddenPart(tokens, index) ??
      readColorOfThing(tokens, index, lexicon) ??
      readThingAndColor(tokens, index, lexicon);
    result.push(...(description ? description.words.map((text) => createWord(text)) : tokens.slice(index, index + 1)));
    index = description ? description.to : index + 1;
  }
  return result;
}

interface Rewording {
  readonly words: readonly string[];
  readonly to: number;
}

const createWord = (text: string): Token => ({ text, kind: 'word', value: 0, hasCapitals: false });
const findWordAt = (tokens: readonly Token[], index: number): string =>
  tokens[index]?.kind === 'word' ? (tokens[index]?.text ?? '') : '';

/** Reads 'dress shirt', which is no dress. */
function readDressShirt(tokens: readonly Token[], index: number): Rewording | null {
  const garment = findWordAt(tokens, index + 1);
  const isDressShirt = findWordAt(tokens, index) === 'dress' && toSingular(garment) === 'shirt';
  return isDressShirt ? { words: ['formal', garment], to: index + 2 } : null;
}

const HIDING_VERBS = new Set('hide hides hiding cover covers covering disguise disguises camouflages skims'.split(' '));
const HIDDEN_PARTS = new Set('tummy belly stomach bump bum hips thighs middle'.split(' '));
const MAX_WORDS_BETWEEN = 5;

function readHiddenPart(tokens: readonly Token[], index: number): Rewording | null {
  const verb = findWordAt(tokens, index);
  if (!HIDING_VERBS.has(verb)) return null;
  for (
    let nextIndex = index + 1;
    nextIndex <= index + MAX_WORDS_BETWEEN && findWordAt(tokens, nextIndex) !== '';
    nextIndex++
  )
    if (HIDDEN_PARTS.has(findWordAt(tokens, nextIndex)))
      return { words: [verb, findWordAt(tokens, nextIndex)], to: nextIndex + 1 };
  return null;
}

const COLOR_NOUNS = new Set('color colour shade tone hue'.split(' '));
const LINK_WORDS = new Set(['of', 'like', 'as']);
const ARTICLES = new Set('a an the my some that those your grandmas'.split(' '));
const MAX_THING_WORDS = 3;
/** The maximum number of adjectives before a thing: 'wet', 'really strong'. */
const MAX_ADJECTIVES = 2;

/** Reads 'the color of wet sand', 'yellow like egg yolk' or 'the gray of an unnamed thing'. */
function readColorOfThing(tokens: readonly Token[], index: number, lexicon: Lexicon): Rewording | null {
  const word = findWordAt(tokens, index);
  const families = listFamilies(word, lexicon);
  const link = findWordAt(tokens, index + 1);
  const isNoun = COLOR_NOUNS.has(word) && link === 'of';
  if (!LINK_WORDS.has(link) || (families.length === 0 && !isNoun)) return null;
  const hasArticle = ARTICLES.has(findWordAt(tokens, index + 2));
  const start = hasArticle ? index + 3 : index + 2;
  const thing = findDescribedThing(tokens, start, lexicon);
  if (thing) return createRewording(thing, word, families, skipCircumstance(tokens, thing.to), lexicon);
  const isOfUnknownThing = families.length > 0 && link === 'of' && hasArticle;
  return isOfUnknownThing ? { words: [word], to: skipThing(tokens, start, lexicon) } : null;
}

/** Finds a thing with its adjectives: 'wet sand'. */
function findDescribedThing(tokens: readonly Token[], start: number, lexicon: Lexicon): Thing | null {
  for (let position = start; position <= start + MAX_ADJECTIVES && findWordAt(tokens, position) !== ''; position++) {
    const thing = findThing(tokens, position);
    if (thing) return thing;
    if (isFashion(findWordAt(tokens, position), lexicon)) return null;
  }
  return null;
}

/** Reads a thing before a color, as in 'egg yolk yellow'. */
function readThingAndColor(tokens: readonly Token[], index: number, lexicon: Lexicon): Rewording | null {
  const thing = findThing(tokens, index);
  if (!thing) return null;
  const word = findWordAt(tokens, thing.to);
  const families = listFamilies(word, lexicon);
  const isShadeName = isFashion(thing.name, lexicon) || lexicon.byPhrase(`${thing.name} ${word}`).length > 0;
  if (families.length === 0 || isShadeName || findShade(thing, families, lexicon) === null) return null;
  return createRewording(thing, word, families, thing.to + 1, lexicon);
}

interface Thing {
  readonly name: string;
  readonly to: number;
}

/** Finds the longest name of a thing with a known color that begins at a word. */
function findThing(tokens: readonly Token[], index: number): Thing | null {
  for (let length = MAX_THING_WORDS; length > 0; length--) {
    const words = tokens.slice(index, index + length).map(({ text }) => text);
    const name = [words.join(' '), [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')].find(
      (option) => listShadesOfThing(option).length > 0,
    );
    if (name !== undefined && words.length === length) return { name, to: index + length };
  }
  return null;
}

/** Returns the name of the thing's shade. Returns the stated color instead if the thing has another color. */
function createRewording(
  thing: Thing,
  color: string,
  families: readonly string[],
  end: number,
  lexicon: Lexicon,
): Rewording {
  return { words: findShade(thing, families, lexicon)?.split(' ') ?? [color], to: end };
}

function findShade({ name }: Thing, families: readonly string[], lexicon: Lexicon): string | null {
  const shade = listShadesOfThing(name)
    .map((option) => lexicon.byId(`shade:${option}`))
    .find((entry) => families.length === 0 || entry?.colors.every((color) => families.includes(color)));
  return shade?.phrases[0] ?? null;
}

const listFamilies = (word: string, lexicon: Lexicon): readonly string[] =>
  lexicon.byPhrase(word).flatMap(({ facet, colors }) => (facet === 'color' ? colors : []));

const isFashion = (name: string, lexicon: Lexicon): boolean =>
  lexicon.byPhrase(toSingular(name)).some(({ facet }) => facet === 'kind' || facet === 'material');

const CIRCUMSTANCE_PREPOSITIONS = new Set('after before at on in during under'.split(' '));
const TIME_WORDS = new Set(
  'rain storm dusk dawn night sunset sunrise sun summer winter autumn spring snow morning evening day noon shade'.split(
    ' ',
  ),
);

/** Returns the position after a phrase such as 'after rain' or 'on a summer day'. */
function skipCircumstance(tokens: readonly Token[], index: number): number {
  if (!CIRCUMSTANCE_PREPOSITIONS.has(findWordAt(tokens, index))) return index;
  let end = index;
  for (let nextIndex = index + 1; nextIndex <= index + 3; nextIndex++)
    if (TIME_WORDS.has(findWordAt(tokens, nextIndex))) end = nextIndex + 1;
  return end;
}

/** Returns the position after a thing of unknown color. The thing ends with its clause, after three words at most. */
function skipThing(tokens: readonly Token[], index: number, lexicon: Lexicon): number {
  let nextIndex = index;
  while (
    nextIndex < index + MAX_THING_WORDS &&
    findWordAt(tokens, nextIndex) !== '' &&
    !['with', 'for', 'under', 'in', 'to', 'and', 'or'].includes(findWordAt(tokens, nextIndex)) &&
    !isFashion(findWordAt(tokens, nextIndex), lexicon)
  )
    nextIndex++;
  return nextIndex;
}
