import type { OwnFigure } from '../../domain/poses/OwnFigure.ts';
import { SLOTS, type Slot } from '../../domain/poses/Slot.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { Body } from '../ports/TryOns.ts';

export type WornItemIds = Readonly<Partial<Record<Slot, string>>>;

interface StoredRoom {
  readonly figure: OwnFigure | null;
  readonly body: Body | null;
  readonly wornItemIds: WornItemIds;
}

const EMPTY_STORED_ROOM: StoredRoom = { figure: null, body: null, wornItemIds: {} };

/**
 * Stores the last dressed body, its outfit and the shopper's own figure on the device. Signing out clears the
 * device's cache and this memory. Each tab also has a copy of its own, so that a reload does not dress it in the outfit
 * of another tab.
 */
export class RoomMemory {
  readonly #cache: TTLCache;
  readonly #tabCache: TTLCache;
  /** The shopper who owns the stored room. */
  readonly userId: string;
  readonly #key: string;

  /** `tabCache` is a cache of this tab that a reload keeps. */
  constructor(cache: TTLCache, userId: string, tabCache = cache) {
    this.#cache = cache;
    this.#tabCache = tabCache;
    this.userId = userId;
    this.#key = `fitting-room.1.${userId}`;
  }

  get figure(): OwnFigure | null {
    return this.#read().figure;
  }

  get body(): Body | null {
    return this.#read().body;
  }

  get wornItemIds(): WornItemIds {
    return this.#read().wornItemIds;
  }

  remember(change: Partial<StoredRoom>): void {
    const room = { ...this.#read(), ...change };
    for (const cache of [this.#tabCache, this.#cache]) cache.setInput(this.#key, room, null);
  }

  /** Reads and validates the cache entry, which another version of the app may have written. */
  #read(): StoredRoom {
    const deviceValue = this.#cache.get(this.#key);
    // Without the device's entry the shopper has signed out, so the tab's copy does not count.
    const storedValue = deviceValue === undefined ? undefined : (this.#tabCache.get(this.#key) ?? deviceValue);
    if (typeof storedValue !== 'object' || storedValue === null) return EMPTY_STORED_ROOM;
    const { figure, body, wornItemIds } = storedValue as Partial<Record<keyof StoredRoom, unknown>>;
    return {
      figure: isOwnFigure(figure) ? figure : null,
      body: isBody(body) ? body : null,
      wornItemIds: readWornItemIds(wornItemIds),
    };
  }
}

function isOwnFigure(value: unknown): value is OwnFigure {
  const choice = value as Partial<OwnFigure> | null | undefined;
  return typeof choice?.build === 'string' && typeof choice.tone === 'string';
}

function isBody(value: unknown): value is Body {
  const body = value as Partial<Body> | null | undefined;
  return (body?.kind === 'pose' || body?.kind === 'figure') && typeof body.id === 'string';
}

function readWornItemIds(value: unknown): WornItemIds {
  const ids = (value ?? {}) as Partial<Record<Slot, unknown>>;
  return Object.fromEntries(SLOTS.flatMap((slot) => (typeof ids[slot] === 'string' ? [[slot, ids[slot]]] : [])));
}
