import { readFile } from 'node:fs/promises';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import { COLORS } from '../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';
import { DEFAULT_DATE } from './Conversation.ts';
import type { TurnCounts } from './figures.ts';
import type { StylistUnderTest, TurnResult } from './StylistUnderTest.ts';

/** A turn of a SIMMC 2 fashion conversation: a crowd worker's words, with the annotators' act and slots. */
export interface SimmcTurn {
  readonly say: string;
  readonly act: string;
  readonly slots: Readonly<Record<string, unknown>>;
}

export interface SimmcTalk {
  readonly id: number;
  readonly turns: readonly SimmcTurn[];
}

export interface SimmcFailure {
  readonly kind: 'asks' | 'about';
  readonly say: string;
  readonly message: string;
}

export interface SimmcFigures {
  /** The turns that ask for items, and how many of them show such items. */
  readonly asks: TurnCounts;
  /** The turns that ask about, compare, point at or buy items, and how many of them keep the filters. */
  readonly about: TurnCounts;
  readonly failures: readonly SimmcFailure[];
}

/** The kinds that each SIMMC type may stand for. Its annotators called some jackets coats, and tees shirts. */
const KINDS_BY_TYPE: Readonly<Record<string, readonly string[]>> = createDictionary({
  coat: ['coat', 'jacket', 'blazer', 'parka', 'raincoat'],
  jacket: ['jacket', 'coat', 'blazer', 'gilet'],
  blouse: ['blouse', 'shirt', 'top', 'camisole', 'tank', 'tee', 'bodysuit'],
  dress: ['dress'],
  hoodie: ['hoodie', 'sweatshirt'],
  jeans: ['jeans'],
  trousers: ['trousers', 'jeans', 'joggers', 'leggings'],
  tshirt: ['tee', 'shirt', 'polo', 'tank', 'top'],
  shoes: ['shoes', 'boots'],
  sweater: ['sweater', 'cardigan', 'sweatshirt', 'hoodie'],
  shirt: ['shirt', 'tee', 'polo', 'blouse', 'top', 'tank'],
  joggers: ['joggers', 'trousers', 'leggings'],
  suit: ['suit', 'blazer'],
  hat: ['hat'],
  'tank top': ['tank', 'camisole', 'top'],
});
const TURNS_THAT_ASK: ReadonlySet<string> = new Set(['REQUEST:GET', 'INFORM:REFINE']);
const TURNS_ABOUT_PIECES: ReadonlySet<string> = new Set([
  'ASK:GET',
  'REQUEST:COMPARE',
  'REQUEST:ADD_TO_CART',
  'INFORM:DISAMBIGUATE',
]);
const JUDGED_ITEMS = 5;
const NEEDED_ITEMS = 3;

/** The conversations; null if the data is not installed. Its license keeps it out of the project. */
export async function readSimmcTalks(path: string | URL): Promise<readonly SimmcTalk[] | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as readonly SimmcTalk[];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}

/**
 * Runs every conversation and counts correct turns. Turns such as "like the one over there" are sent but not judged.
 */
export async function judgeSimmcTalks(
  stylist: StylistUnderTest,
  talks: readonly SimmcTalk[],
  catalogue: readonly CatalogueItem[],
): Promise<SimmcFigures> {
  const soldKinds = new Set(catalogue.map(({ kind }) => kind));
  const failures: SimmcFailure[] = [];
  const counts = { asks: 0, about: 0 };
  for (const { id, turns } of talks) {
    const profile = { id: String(id), name: '', email: '', onboarded: true, chatEnabled: true };
    const talk = await stylist.open({ ...profile, preferences: NO_PREFERENCES }, new Date(DEFAULT_DATE));
    let filters: Filters = NO_FILTERS;
    for (const turn of turns) {
      const result = await talk.say(turn.say, { filters, attachment: null });
      const kind = TURNS_THAT_ASK.has(turn.act) ? 'asks' : TURNS_ABOUT_PIECES.has(turn.act) ? 'about' : null;
      if (kind !== null) {
        counts[kind]++;
        const message =
          kind === 'asks' ? findAskFailure(turn, result, soldKinds) : findFilterChange(filters, result.filters);
        if (message !== null) failures.push({ kind, say: turn.say, message });
      }
      filters = result.filters;
    }
  }
  const count = (kind: SimmcFailure['kind']): TurnCounts => ({
    rightTurns: counts[kind] - failures.filter((failure) => failure.kind === kind).length,
    of: counts[kind],
  });
  return { asks: count('asks'), about: count('about'), failures };
}

/** Why the result does not fit the request; null if it does. Ignores brands and reviews of SIMMC. */
function findAskFailure(
  { say, slots }: SimmcTurn,
  { intent, items, filters }: TurnResult,
  soldKinds: ReadonlySet<string>,
): string | null {
  const kinds = (KINDS_BY_TYPE[getText(slots['type'])] ?? []).filter((kind) => soldKinds.has(kind));
  const firstItems = items.slice(0, JUDGED_ITEMS);
  if (intent !== 'search') return `${intent} instead of a search`;
  if (items.length === 0) return 'nothing shown';
  const rightCount = firstItems.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).length;
  if (rightCount < Math.min(NEEDED_ITEMS, firstItems.length))
    return `${String(rightCount)} of ${String(firstItems.length)} are ${getText(slots['type'])}`;
  const size = getText(slots['size']);
  if (size !== '' && !(filters.size as readonly string[]).includes(size)) return `size ${size} is not in the filters`;
  const color = COLORS.find((name) => name.toLowerCase() === getText(slots['color']));
  if (color !== undefined && say.toLowerCase().includes(color.toLowerCase()) && !filters.color.includes(color))
    return `${color} is not in the filters`;
  return null;
}

const getText = (slot: unknown): string => (typeof slot === 'string' ? slot : '');

function findFilterChange(filtersBefore: Filters, filtersAfter: Filters): string | null {
  const changedNames = (Object.keys(filtersBefore) as (keyof Filters)[]).filter(
    (key) => key !== 'sort' && JSON.stringify(filtersBefore[key]) !== JSON.stringify(filtersAfter[key]),
  );
  return changedNames.length === 0
    ? null
    : changedNames
        .map((key) => `${key}: ${JSON.stringify(filtersBefore[key])} became ${JSON.stringify(filtersAfter[key])}`)
        .join('; ');
}
