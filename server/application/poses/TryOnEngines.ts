import type { Clock } from '../ports/Clock.ts';
import { DressingRefused } from '../ports/TryOnEngine.ts';
import type { Body, DressedPicture, DressingRequest, TryOnEngine } from '../ports/TryOnEngine.ts';
import { EngineQueue } from './EngineQueue.ts';
import type { QueueCaller, QueuePlace, QueueBounds } from './EngineQueue.ts';

type BodyKind = Body['kind'];

/** The engine for each kind of body, with the limits of its queue. */
export type EnginesByBodyKind = Readonly<
  Partial<Record<BodyKind, { readonly engine: TryOnEngine; readonly bounds: QueueBounds }>>
>;

const NO_ENGINE_MESSAGES: Readonly<Record<BodyKind, string>> = {
  photo: 'Photos cannot be dressed here. Choose a drawn figure instead.',
  figure: 'Drawn figures cannot be dressed here. Choose a photo of yourself instead.',
};

/** Chooses the engine for a body. Each engine has its own queue, so that photos do not delay drawn figures. */
export class TryOnEngines {
  readonly #queues: Readonly<Partial<Record<BodyKind, EngineQueue>>>;

  constructor(engines: EnginesByBodyKind, clock: Clock) {
    this.#queues = Object.fromEntries(
      Object.entries(engines).map(([kind, { engine, bounds }]) => [kind, new EngineQueue(engine, bounds, clock)]),
    );
  }

  /** Dresses the body. Rejects like the engine's queue, and with a `DressingRefused` if there is no engine. */
  async dress(
    dressing: DressingRequest,
    caller: QueueCaller,
    signal: AbortSignal,
    checkAtTurn?: () => Promise<void>,
  ): Promise<DressedPicture> {
    const queue = this.#queues[dressing.body.kind];
    if (queue === undefined) throw new DressingRefused(NO_ENGINE_MESSAGES[dressing.body.kind]);
    return queue.dress(dressing, caller, signal, checkAtTurn);
  }

  /** The place of a request; null if it neither waits nor is in progress. */
  findPlace(caller: QueueCaller): QueuePlace | null {
    for (const queue of Object.values(this.#queues)) {
      const place = queue.findPlace(caller);
      if (place !== null) return place;
    }
    return null;
  }
}
