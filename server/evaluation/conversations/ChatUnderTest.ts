import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import { InMemoryAttachments } from '../../adapters/memory/InMemoryAttachments.ts';
import { InMemoryChats } from '../../adapters/memory/InMemoryChats.ts';
import { InMemoryUsers } from '../../adapters/memory/InMemoryUsers.ts';
import { InMemoryWishlists } from '../../adapters/memory/InMemoryWishlists.ts';
import { AttachmentLoader } from '../../application/attachments/AttachmentLoader.ts';
import { ChatService } from '../../application/chat/ChatService.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { StoredOutfit } from '../../application/ports/Chats.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { SearchEngine } from '../../application/ports/SearchEngine.ts';
import type { Secrets } from '../../application/ports/Secrets.ts';
import type { Stylist } from '../../application/ports/Stylist.ts';
import type { MessageContext, OpenConversation, StylistUnderTest, TurnResult } from './StylistUnderTest.ts';

export interface ChatUnderTestDependencies {
  readonly stylist: Stylist;
  readonly engine: SearchEngine;
  readonly catalogue: Catalogue;
}

const MINUTE_MS = 60_000;

/** The backend's chat with this stylist, in memory. The clock advances by a minute per turn. */
export function createChatUnderTest(dependencies: ChatUnderTestDependencies): StylistUnderTest {
  return {
    open: async (profile, now) => {
      const attachments = new InMemoryAttachments();
      const users = new InMemoryUsers();
      const userId = await signUp(users, profile);
      const clock = createSteadyClock(now);
      const service = new ChatService({
        ...dependencies,
        users,
        clock,
        chats: new InMemoryChats(),
        wishlists: new InMemoryWishlists(),
        attachmentLoader: new AttachmentLoader(dependencies.catalogue, attachments),
        secrets: createCountedIds(),
      });
      return new ChatConversation(service, dependencies.catalogue, userId, clock);
    },
  };
}

class ChatConversation implements OpenConversation {
  readonly #service: ChatService;
  readonly #catalogue: Catalogue;
  readonly #userId: string;
  readonly #clock: SteadyClock;
  #chatId: string | null = null;

  constructor(service: ChatService, catalogue: Catalogue, userId: string, clock: SteadyClock) {
    this.#service = service;
    this.#catalogue = catalogue;
    this.#userId = userId;
    this.#clock = clock;
  }

  async say(message: string, { filters, attachment }: MessageContext): Promise<TurnResult> {
    this.#clock.advance(MINUTE_MS);
    const { signal } = new AbortController();
    const attachments = attachment === null ? [] : [{ id: attachment.id, context: 'item' as const }];
    const request = {
      userId: this.#userId,
      chatId: this.#chatId,
      message,
      filters,
      attachments,
      shownItemIds: null,
    };
    const { chatId, turnId, refinedQuery, updatedFilters } = await this.#service.translate(request, signal);
    this.#chatId = chatId;
    const turn = { userId: this.#userId, chatId, turnId, refinedQuery, filters: null };
    const { announcement, relaxations, ...retrieved } = await this.#service.retrieve(turn, signal);
    const pickIds = {
      quickPickIds: retrieved.items.map(({ id }) => id),
      topPickIds: retrieved.deepPicks.map(({ item }) => item.id),
    };
    const { intent, items, divider, deepPicks, reply, actions, outfit } = await this.#service.rank(
      { ...turn, message, ...pickIds },
      () => undefined,
      signal,
    );
    return {
      intent,
      filters: updatedFilters ?? filters,
      items,
      ...(divider && { exactCount: divider.exactCount }),
      deepPicks,
      reply,
      announcement,
      relaxations,
      refinedQuery,
      actions: actions
        .filter(({ kind }) => kind === 'addToWishlist')
        .flatMap(({ itemIds }) => itemIds.map((itemId) => ({ action: 'wishlist' as const, itemId }))),
      ...(outfit === null ? {} : { outfit: await this.#listOutfitItems(outfit) }),
    };
  }

  async #listOutfitItems({ pieces }: StoredOutfit): Promise<readonly CatalogueItem[]> {
    const itemsById = await this.#catalogue.byIds(pieces.map(({ itemId }) => itemId));
    return pieces.flatMap(({ itemId }) => itemsById.get(itemId) ?? []);
  }
}

interface SteadyClock extends Clock {
  advance(milliseconds: number): void;
}

function createSteadyClock(start: Date): SteadyClock {
  let now = start.getTime();
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Deterministic ids, so that two runs can be compared. */
function createCountedIds(): Secrets {
  let count = 0;
  const createNextId = (): string => `id-${String(++count)}`;
  return { createId: createNextId, createToken: createNextId };
}

async function signUp(users: InMemoryUsers, { id, name, preferences }: Profile): Promise<string> {
  await users.recordSignIn({ provider: 'evaluation', subject: id, email: `${id}@atelier.test`, name }, id);
  await users.savePreferences(id, { ...preferences, onboarded: true });
  return id;
}
