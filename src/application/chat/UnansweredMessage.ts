import type { ChatRequest } from '../../domain/chat/Chat.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { TTLCache } from '../cache/TTLCache.ts';

type Cache = Pick<TTLCache, 'get' | 'set' | 'remove'>;

export interface RememberedMessage {
  readonly userId: string;
  /** The id of the message's conversation; null until the server has assigned one. */
  readonly chatId: string | null;
  readonly query: string;
  readonly attachments: readonly Attachment[];
}

const KEY = 'unanswered-message.1';
const TTL_SECONDS = 900;

/**
 * Stores the message that awaits an answer on the device, so that a reload does not lose it. The cache belongs to one
 * tab: with a shared one, each tab would overwrite, remove or show the message of another.
 */
export class UnansweredMessage {
  readonly #cache: Cache;

  constructor(cache: Cache) {
    this.#cache = cache;
  }

  /** Null if there is none. The entry may come from another version of the app, so it is validated. */
  read(userId: string | null): RememberedMessage | null {
    const storedValue = this.#cache.get(KEY);
    return isRememberedMessage(storedValue) && storedValue.userId === userId ? storedValue : null;
  }

  /** Stores the request's message. Does nothing for a message that a button wrote. */
  remember({ userId, chatId, query, attachments, isOfButton }: ChatRequest): void {
    if (isOfButton) return;
    this.#cache.set(KEY, { userId, chatId, query, attachments } satisfies RememberedMessage, TTL_SECONDS);
  }

  forget(): void {
    this.#cache.remove(KEY);
  }
}

type UnknownFields<Value> = Partial<Record<keyof Value, unknown>>;

function isRememberedMessage(storedValue: unknown): storedValue is RememberedMessage {
  if (typeof storedValue !== 'object' || storedValue === null) return false;
  const { userId, chatId, query, attachments } = storedValue as UnknownFields<RememberedMessage>;
  const hasStringFields = [userId, chatId ?? '', query].every((value) => typeof value === 'string');
  return hasStringFields && Array.isArray(attachments) && attachments.every(isAttachment);
}

function isAttachment(storedValue: unknown): storedValue is Attachment {
  if (typeof storedValue !== 'object' || storedValue === null) return false;
  const { id, context, userId, url, imageUrls, colors, kind, pattern, kinds } =
    storedValue as UnknownFields<Attachment>;
  const texts = [id, context, userId, url, kind ?? '', pattern ?? ''];
  return texts.every((value) => typeof value === 'string') && [imageUrls, colors, kinds].every(Array.isArray);
}
