import { createDictionary } from '../../text/createDictionary.ts';
import type { Change } from '../Conversation.ts';
import { joinNounPhrase } from './createNounPhrase.ts';
import { listWithAnd } from './phrases.ts';

const DROPPED_PHRASES: Readonly<Record<string, string>> = createDictionary({
  price: 'with no price limit',
  color: 'in any color',
  size: 'in every size',
  sale: 'at full price too',
  gender: 'for anyone',
  brand: 'from any brand',
  occasion: 'for any occasion',
  pattern: 'in any pattern',
  sort: 'in order of fit',
  minimum: 'with no lowest price',
});
const EVERYTHING_DROPPED = 'everything';
const OTHER_WORD = 'other';

/**
 * Describes the changes in a message as a phrase about garments: 'longer green dresses up to $120'. Returns '' for a
 * first wish.
 */
export function describeChanges(changes: readonly Change[], garments = 'pieces'): string {
  const listWords = (kind: Change['kind']): string[] =>
    changes.filter((change) => change.kind === kind).map(({ words }) => words);
  const asksOtherColor = changes.some(({ kind, words }) => kind === 'unshown' && words === 'color');
  const toldChanges = asksOtherColor
    ? changes.filter(({ kind, words }) => kind !== 'forgot' || words !== 'color')
    : changes;
  const placedPhrases = toldChanges.flatMap(listPlaced);
  const listWordsAt = (place: Placed['place']): string[] =>
    placedPhrases.filter((part) => part.place === place).map(({ words }) => words);
  const newKinds = listWords('kind');
  const { noun, details } = joinNounPhrase({
    degrees: listWordsAt('degree'),
    adjectives:
      listWordsAt('degree').length > 0
        ? listWordsAt('before').filter((word) => word !== OTHER_WORD)
        : listWordsAt('before'),
    colors: listWordsAt('color'),
    cloths: listWordsAt('cloth'),
    garments: newKinds[0] ?? garments,
    features: listWordsAt('with'),
    phrasesAfter: withoutTwoPurposes(listWordsAt('after')),
  });
  const isOfGarments = placedPhrases.length > 0 || newKinds.length > 0;
  const separateChanges = [
    ...changes.flatMap(writeSeparateChange),
    ...(listWords('forgot').includes(EVERYTHING_DROPPED) ? ['starting afresh'] : []),
  ];
  const phrases = [...listWords('returned'), ...(isOfGarments ? [[noun, ...details].join(' ')] : [])];
  return [...phrases, listWithAnd([...new Set(separateChanges)])].filter(Boolean).join(', ');
}

/** Joins all occasions and seasons into one phrase: 'for church and cold days'. */
function withoutTwoPurposes(phrases: readonly string[]): readonly string[] {
  const purposes = phrases.filter((phrase) => phrase.startsWith('for ')).map((phrase) => phrase.slice(4));
  const remainingPhrases = phrases.filter((phrase) => !phrase.startsWith('for '));
  return purposes.length === 0 ? remainingPhrases : [...remainingPhrases, `for ${listWithAnd([...new Set(purposes)])}`];
}

interface Placed {
  readonly place: 'degree' | 'before' | 'color' | 'cloth' | 'with' | 'after';
  readonly words: string;
}

function listPlaced({ kind, words, place }: Change): readonly Placed[] {
  switch (kind) {
    case 'color':
      return [
        { place: words.includes(' or ') ? 'after' : 'color', words: words.includes(' or ') ? `in ${words}` : words },
      ];
    case 'cloth':
      return [{ place: 'cloth', words }];
    case 'lessOf':
      return [{ place: 'degree', words }];
    case 'unshown':
      return [
        words === 'color' ? { place: 'after', words: 'in another color' } : { place: 'before', words: OTHER_WORD },
      ];
    case 'size':
      return [{ place: 'after', words: `in size ${words}` }];
    case 'forgot':
      return words === EVERYTHING_DROPPED
        ? []
        : [{ place: 'after', words: DROPPED_PHRASES[words] ?? `with ${words} welcome again` }];
    case 'like':
      return [{ place: 'after', words: `like ${words}` }];
    case 'goesWith':
      return [{ place: 'after', words: `to go with ${words}` }];
    case 'wish':
      return [{ place: place ?? 'before', words }];
    case 'wearer':
    case 'cheaper':
    case 'dearer':
    case 'price':
    case 'sale':
      return [{ place: 'after', words }];
    default:
      return [];
  }
}

/** Describes what the shopper no longer requires. Leaves out what the message also refuses. */
function writeSeparateChange({ kind, words }: Change, _: number, allChanges: readonly Change[]): readonly string[] {
  const isAlsoRefused = allChanges.some(
    (otherChange) => otherChange.kind === 'refused' && otherChange.words.includes(words),
  );
  if (kind === 'dropped' && isAlsoRefused) return [];
  if (kind === 'refused') return [words];
  if (kind === 'dropped') return [`no longer ${words}`];
  return kind === 'brand' ? [`nothing by ${words}`] : [];
}
