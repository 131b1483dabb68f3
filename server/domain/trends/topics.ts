import { COLORS, type Color } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import {
  ADJECTIVE_BY_CONCEPT,
  ANY_PIECES,
  COLOR_WORDS,
  PLURAL_BY_KIND,
  PURPOSE_BY_CONCEPT,
} from './wording/topicWords.ts';

/**
 * The subject of a search. It has only words from fixed lists, so it cannot contain names or anything else that a
 * shopper wrote (docs/adr/0141).
 */
export interface Topic {
  readonly kind: string | null;
  readonly color: keyof typeof COLOR_WORDS | null;
  /** The ids of concepts; null if there is none. */
  readonly adjective: string | null;
  readonly purpose: string | null;
}

const EMPTY_TOPIC: Topic = { kind: null, color: null, adjective: null, purpose: null };
const FIELDS = Object.keys(EMPTY_TOPIC) as (keyof Topic)[];
const MAX_KEY_LENGTH = 200;

/**
 * Returns the keys for the topics of a search: one for the whole topic, and one for the garment alone, which more
 * shoppers share.
 */
export function listTopicKeys(wish: Wish): readonly string[] {
  const topic = findTopic(wish);
  const isSpecific = topic.kind !== null || (topic.purpose !== null && (topic.color ?? topic.adjective) !== null);
  if (!isSpecific) return [];
  const garment = { ...EMPTY_TOPIC, kind: topic.kind };
  return [...new Set([writeTopicKey(topic), ...(topic.kind === null ? [] : [writeTopicKey(garment)])])];
}

function findTopic({ garments, colors, preferences }: Wish): Topic {
  const conceptIds = preferences
    .filter(({ facet }) => facet !== 'word')
    .flatMap(({ alternatives }) => Object.keys(alternatives).filter((id) => alternatives[id] === 1));
  const color = garments[0]?.colors[0] ?? colors[0] ?? null;
  return {
    kind: garments.length > 1 ? null : findKind(garments[0]?.kinds ?? {}),
    color: isNamedColor(color) ? color : null,
    adjective: findFirstId(conceptIds, ADJECTIVE_BY_CONCEPT),
    purpose: findFirstId(conceptIds, PURPOSE_BY_CONCEPT),
  };
}

/** Returns the kind that the garment's word means most likely; null if it means none. */
function findKind(kinds: Readonly<Record<string, number>>): string | null {
  const [mostLikelyKind] = Object.entries(kinds).sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  return mostLikelyKind !== undefined && mostLikelyKind[0] in PLURAL_BY_KIND ? mostLikelyKind[0] : null;
}

/** Returns the first id in alphabetical order, so that the order of the words does not matter. */
function findFirstId(ids: readonly string[], words: Readonly<Record<string, string>>): string | null {
  return ids.filter((id) => Object.hasOwn(words, id)).sort()[0] ?? null;
}

function isNamedColor(color: string | null): color is keyof typeof COLOR_WORDS {
  return color !== null && Object.hasOwn(COLOR_WORDS, color);
}

/** Writes the key of a topic: its fields in a fixed order, as in `kind=dress;color=Red`. */
export function writeTopicKey(topic: Topic): string {
  return FIELDS.flatMap((field) => (topic[field] === null ? [] : [`${field}=${topic[field]}`])).join(';');
}

/** Reads a key; null if it is of another version. */
export function readTopicKey(key: string): Topic | null {
  if (key.length > MAX_KEY_LENGTH) return null;
  const values = new Map(key.split(';').map((part) => part.split('=', 2) as [string, string]));
  const color = values.get('color') ?? null;
  const topic: Topic = {
    kind: findKeyValue(values.get('kind'), PLURAL_BY_KIND),
    color: (COLORS as readonly (string | null)[]).includes(color) ? (color as Exclude<Color, 'Multicolor'>) : null,
    adjective: findKeyValue(values.get('adjective'), ADJECTIVE_BY_CONCEPT),
    purpose: findKeyValue(values.get('purpose'), PURPOSE_BY_CONCEPT),
  };
  return writeTopicKey(topic) === key && key !== '' ? topic : null;
}

function findKeyValue(value: string | undefined, words: Readonly<Record<string, string>>): string | null {
  return value !== undefined && Object.hasOwn(words, value) ? value : null;
}

/** Writes a topic in the words of a shopper: 'Red silk dresses for a wedding'. */
export function describeTopic({ kind, color, adjective, purpose }: Topic): string {
  const words = [
    color === null ? '' : COLOR_WORDS[color],
    adjective === null ? '' : ADJECTIVE_BY_CONCEPT[adjective],
    kind === null ? ANY_PIECES : PLURAL_BY_KIND[kind],
    purpose === null ? '' : PURPOSE_BY_CONCEPT[purpose],
  ].filter(Boolean);
  const phrase = words.join(' ');
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
