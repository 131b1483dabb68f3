import type { OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { Body } from '../ports/TryOns.ts';

interface Remembered {
  readonly figure: OwnFigure | null;
  readonly body: Body | null;
}

const NOTHING_REMEMBERED: Remembered = { figure: null, body: null };

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

  remember(change: Partial<Remembered>): void {
    this.#cache.set(this.#key, { ...this.#read(), ...change }, null);
  }

  /** Reads the cache entry. It may come from another version of the app, so it is validated. */
  #read(): Remembered {
    const kept = this.#cache.get(this.#key);
    if (typeof kept !== 'object' || kept === null) return NOTHING_REMEMBERED;
    const { figure, body } = kept as Partial<Record<keyof Remembered, unknown>>;
    return { figure: isChoice(figure) ? figure : null, body: isBody(body) ? body : null };
  }
}

function isChoice(value: unknown): value is OwnFigure {
  const choice = value as Partial<OwnFigure> | null | undefined;
  return typeof choice?.build === 'string' && typeof choice.tone === 'string';
}

function isBody(value: unknown): value is Body {
  const body = value as Partial<Body> | null | undefined;
  return (body?.kind === 'pose' || body?.kind === 'figure') && typeof body.id === 'string';
}
