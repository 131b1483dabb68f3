import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Change } from '../Conversation.ts';
import { pluralizeWords } from '../wording/pluralizeWords.ts';
import { findTerm } from '../wording/terms.ts';
import type { WishPart } from '../wish/WishPart.ts';
import type { Constraint, Slot } from './TurnReading.ts';

const KIND_BY_SLOT: Readonly<Partial<Record<Slot, Change['kind']>>> = {
  kind: 'kind',
  color: 'color',
  size: 'size',
  gender: 'wearer',
  sale: 'sale',
  minPrice: 'price',
  maxPrice: 'price',
};

/** Returns words for an added constraint, for the reply. Uses only words that were understood. */
export function describeAddition(slot: Slot, parts: readonly WishPart[], filters: Partial<Filters>): Change {
  const [part] = parts;
  const term = part && parts.length === 1 ? findTerm(part) : null;
  if (term !== null) return { kind: 'wish', ...term };
  const values = Object.values(filters).flatMap((value) =>
    Array.isArray(value) ? (value as readonly unknown[]) : [value],
  );
  const words = parts.length > 0 ? parts.map((part) => part.words) : values.map(String);
  const kind = KIND_BY_SLOT[slot] ?? 'wish';
  return { kind, words: putInSentence(slot, words.join(' and ')), ...(kind === 'wish' && { place: 'after' as const }) };
}

function putInSentence(slot: Slot, words: string): string {
  switch (slot) {
    case 'kind':
      return pluralizeWords(words);
    case 'gender':
      return `for ${words === 'Unisex' ? 'anyone' : words.toLowerCase()}`;
    case 'sale':
      return 'on sale';
    case 'minPrice':
      return `from $${words}`;
    case 'maxPrice':
      return `up to $${words}`;
    case 'brand':
      return words.startsWith('like ') ? words : `by ${words}`;
    case 'occasion':
      return `for ${words}`;
    case 'cloth':
      return `in ${words}`;
    case 'color':
      return words.toLowerCase();
    default:
      return words;
  }
}

const DROPPED_PHRASE_BY_SLOT: Readonly<Partial<Record<Slot, string>>> = {
  minPrice: 'price',
  maxPrice: 'price',
  sale: 'sale',
  gender: 'gender',
  size: 'size',
};

/** Returns words for a removed constraint, for the reply. */
export function describeRemoval({ slot, value, stance }: Constraint): Change {
  const forgotten = DROPPED_PHRASE_BY_SLOT[slot];
  if (forgotten !== undefined) return { kind: 'forgot', words: forgotten };
  return { kind: stance === 'wanted' ? 'dropped' : 'forgot', words: value.toLowerCase() };
}
