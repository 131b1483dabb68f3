import type { Clock } from '../ports/Clock.ts';
import { DressingRefused } from '../ports/TryOnEngine.ts';
import type { Body, Dressed, Dressing, TryOnEngine } from '../ports/TryOnEngine.ts';
import { EngineQueue } from './EngineQueue.ts';
import type { Caller, Place, QueueBounds } from './EngineQueue.ts';

type BodyKind = Body['kind'];

/** The engine for each kind of body, with the bounds of its queue. */
export type EnginesByBody = Readonly<
  Partial<Record<BodyKind, { readonly engine: TryOnEngine; readonly bounds: QueueBounds }>>
>;

const WITHOUT_ENGINE: Readonly<Record<BodyKind, string>> = {
  photo: 'Photos cannot be dressed here. Choose a drawn figure instead.',
  figure: 'Drawn figures cannot be dressed here. Choose a photo of yourself instead.',
};

/** Chooses the engine for a body. Each engine has a queue of its own, so that photos do not hold up drawn figures. */
export class Engines {
  readonly #queues: Readonly<Partial<Record<BodyKind, EngineQueue>>>;

  constructor(engines: EnginesByBody, clock: Clock) {
    this.#queues = Object.fromEntries(
      Object.entries(engines).map(([kind, { engine, bounds }]) => [kind, new EngineQueue(engine, bounds, clock)]),
    );
  }

  /** Rejects as the engine and its queue do, and with a `DressingRefused` for a body without an engine. */
  async dress(dressing: Dressing, caller: Caller, signal: AbortSignal): Promise<Dressed> {
    const queue = this.#queues[dressing.body.kind];
    if (queue === undefined) throw new DressingRefused(WITHOUT_ENGINE[dressing.body.kind]);
    return queue.dress(dressing, caller, signal);
  }

  /** Null for a request that neither waits nor is in progress. */
  placeOf(caller: Caller): Place | null {
    for (const queue of Object.values(this.#queues)) {
      const place = queue.placeOf(caller);
      if (place !== null) return place;
    }
    return null;
  }
}
