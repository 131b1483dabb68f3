import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { EMPTY_CONVERSATION } from '../../domain/stylist/Conversation.ts';
import { recalledIds } from '../../domain/stylist/recall.ts';
import { NotFoundError, RefusedFieldError } from '../AccessError.ts';
import type { AttachedThing, AttachedThings } from '../attachments/AttachedThings.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { AskedTurn, Chat, ChatState, PickIds } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { DeepPick } from '../ports/SearchEngine.ts';
import type { Turn } from '../ports/Stylist.ts';
import type { Users } from '../ports/Users.ts';

const NONE: ReadonlyMap<string, CatalogueItem> = new Map();

/** What a turn is made of, besides what was said before. */
export interface TurnFacts {
  readonly said: string;
  readonly filters: Filters;
  /** Null: what the conversation's state says. */
  readonly shown: PickIds | null;
  readonly things: readonly AttachedThing[];
}

/** Puts turns together for the stylist: the items behind the ids, the attached thing, the profile. */
export class Turns {
  readonly #catalogue: Catalogue;
  readonly #users: Users;
  readonly #attached: AttachedThings;
  readonly #clock: Clock;

  constructor(catalogue: Catalogue, users: Users, attached: AttachedThings, clock: Clock) {
    this.#catalogue = catalogue;
    this.#users = users;
    this.#attached = attached;
    this.#clock = clock;
  }

  /** `known` are the items behind `shown`, where they are at hand. Rejects with a `NotFoundError` where the shopper is gone. */
  async compose(
    userId: string, { conversation, earlier, shown: standing }: ChatState, { said, filters, shown, things }: TurnFacts, known: Picks | null = null,
  ): Promise<Turn> {
    const state = { ...EMPTY_CONVERSATION, ...conversation };
    const recalled = recalledIds(state, said);
    const [profile, picks, earlierItems] = await Promise.all([
      this.#users.byId(userId), known ?? itemsOf(this.#catalogue, shown ?? standing), recalled.length > 0 ? this.#catalogue.byIds(recalled) : NONE,
    ]);
    if (profile === null) throw new NotFoundError('There is no such shopper.');
    const { name, preferences } = profile;
    return {
      said, filters, attachment: things[0] ?? null, conversation: state, earlier, recalled: recalled.flatMap((id) => earlierItems.get(id) ?? []),
      shown: { quick: picks.items, deep: picks.deepPicks }, profile: { name, preferences }, now: new Date(this.#clock.now()),
    };
  }

  /** The turn of a conversation that waits. What was attached and is gone since is left out. */
  async recompose({ userId, state }: Pick<Chat, 'userId' | 'state'>, turn: AskedTurn): Promise<Turn> {
    const things = await this.#attached.find(userId, turn.attachments).catch((cause: unknown) => {
      if (cause instanceof RefusedFieldError) return [];
      throw cause;
    });
    return this.compose(userId, state, { ...turn, things });
  }
}

export interface Picks {
  readonly items: readonly CatalogueItem[];
  readonly deepPicks: readonly DeepPick[];
}

/** The items behind ids, in their order; those that are no longer on offer are left out. */
export async function itemsOf(catalogue: Catalogue, { itemIds, deepPicks }: PickIds): Promise<Picks> {
  const known = await catalogue.byIds([...new Set([...itemIds, ...deepPicks.map(({ itemId }) => itemId)])]);
  return {
    items: itemIds.flatMap((id) => known.get(id) ?? []),
    deepPicks: deepPicks.flatMap(({ itemId, reason }) => {
      const item = known.get(itemId);
      return item === undefined ? [] : [{ item, reason }];
    }),
  };
}

export function idsOf({ items, deepPicks }: Picks): PickIds {
  return { itemIds: items.map(({ id }) => id), deepPicks: deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason })) };
}
