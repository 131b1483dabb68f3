import type { OwnFigure } from '../../domain/poses/OwnFigure.ts';
import { SLOTS, type Slot } from '../../domain/poses/Slot.ts';
import { TabEntry } from '../cache/TabEntry.ts';
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
 * device's cache and thereby this memory in all tabs.
 */
export class RoomMemory {
  readonly #entry: TabEntry;
  /** The shopper who owns the stored room. */
  readonly userId: string;

  /** `tabCache` is a cache of this tab that a reload keeps. */
  constructor(cache: TTLCache, userId: string, tabCache = cache) {
    this.userId = userId;
    this.#entry = new TabEntry(`fitting-room.1.${userId}`, cache, tabCache);
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
    this.#entry.setInput({ ...this.#read(), ...change }, null);
  }

  /** Reads and validates the cache entry, which another version of the app may have written. */
  #read(): StoredRoom {
    const storedValue = this.#entry.get();
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
