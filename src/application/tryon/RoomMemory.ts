import type { OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { Body } from '../ports/TryOns.ts';

interface StoredRoom {
  readonly figure: OwnFigure | null;
  readonly body: Body | null;
}

const EMPTY_STORED_ROOM: StoredRoom = { figure: null, body: null };

/** Remembers on the device which body was dressed last, and the shopper's own figure. */
export class RoomMemory {
  readonly #cache: TTLCache;
  readonly #key: string;

  constructor(cache: TTLCache, userId: string) {
    this.#cache = cache;
    this.#key = `fitting-room.1.${userId}`;
  }

  get figure(): OwnFigure | null {
    return this.#read().figure;
  }

  get body(): Body | null {
    return this.#read().body;
  }

  remember(change: Partial<StoredRoom>): void {
    this.#cache.set(this.#key, { ...this.#read(), ...change }, null);
  }

  /** Reads the cache entry. It may come from another version of the app, so it is validated. */
  #read(): StoredRoom {
    const storedValue = this.#cache.get(this.#key);
    if (typeof storedValue !== 'object' || storedValue === null) return EMPTY_STORED_ROOM;
    const { figure, body } = storedValue as Partial<Record<keyof StoredRoom, unknown>>;
    return { figure: isOwnFigure(figure) ? figure : null, body: isBody(body) ? body : null };
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
