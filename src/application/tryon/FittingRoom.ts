import type { Item } from '../../domain/catalogue/Item.ts';
import { ownFigureId, type OwnFigure } from '../../domain/poses/OwnFigure.ts';
import { wornTogether } from '../../domain/poses/outfit.ts';
import type { Connection } from '../ports/Connection.ts';
import type { PosesSnapshot } from '../poses/PosesManager.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { RoomMemory } from './RoomMemory.ts';
import type { TryOnComposer } from './TryOnComposer.ts';

export interface FittingRoomParts {
  readonly composer: TryOnComposer;
  readonly poses: Observable<PosesSnapshot>;
  readonly memory: RoomMemory;
  readonly connection: Connection;
}

/**
 * Selects the body that the fitting room dresses and passes it the garments to try on. It remembers the shopper's own
 * figure; the `TryOnComposer` makes the pictures.
 */
export class FittingRoom implements Observable<OwnFigure | null> {
  readonly #parts: FittingRoomParts;
  readonly #figure: SnapshotHolder<OwnFigure | null>;
  /** Id of the pose that was dressed on the last visit; null once it is dressed again or another body is chosen. */
  #awaited: string | null = null;
  #known: ReadonlySet<string> = new Set();

  constructor(parts: FittingRoomParts) {
    this.#parts = parts;
    this.#figure = new SnapshotHolder(parts.memory.figure);
  }

  /** The figure that the shopper chose; null before the first choice. */
  get snapshot(): OwnFigure | null {
    return this.#figure.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#figure.subscribe(listener);
  }

  /**
   * Restores the body of the last visit. Observes deleted poses and the connection until the returned function is
   * called.
   */
  start(): () => void {
    const { composer, poses, connection, memory } = this.#parts;
    const stops = [
      composer.start(),
      poses.subscribe(() => this.#followPoses()),
      connection.subscribe(() => {
        if (connection.snapshot && composer.snapshot.status === 'failed') void composer.retry();
      }),
    ];
    const { body } = memory;
    if (body?.kind === 'figure') void composer.chooseBody(body);
    if (body?.kind === 'pose') this.#awaited = body.id;
    this.#followPoses();
    return () => {
      for (const stop of stops) stop();
    };
  }

  choosePose(id: string): void {
    this.#dress({ kind: 'pose', id });
  }

  chooseFigure(choice: OwnFigure): void {
    this.#figure.set(choice);
    this.#parts.memory.remember({ figure: choice });
    this.#dress({ kind: 'figure', id: ownFigureId(choice) });
  }

  /** Adds a garment to the outfit. */
  tryOnItem(item: Item): void {
    void this.#parts.composer.addItem(item);
  }

  /** Replaces the outfit by `items`. Of garments that exclude each other, only the first is worn. */
  wearItems(items: readonly Item[]): void {
    void this.#parts.composer.wearItems(wornTogether(items));
  }

  #dress(body: { readonly kind: 'pose' | 'figure'; readonly id: string }): void {
    this.#awaited = null;
    this.#parts.memory.remember({ body });
    void this.#parts.composer.chooseBody(body);
  }

  #followPoses(): void {
    const { composer, poses } = this.#parts;
    if (poses.snapshot.status !== 'ready') return;
    const ids = getPoseIds(poses.snapshot);
    for (const id of this.#known) if (!ids.has(id)) composer.forgetPose(id);
    this.#known = ids;
    this.#bringBack();
  }

  #bringBack(): void {
    const { composer, poses } = this.#parts;
    const id = this.#awaited;
    if (id === null || !getPoseIds(poses.snapshot).has(id)) return;
    this.#awaited = null;
    if (composer.snapshot.body === null) void composer.chooseBody({ kind: 'pose', id });
  }
}

const getPoseIds = ({ poses }: PosesSnapshot): ReadonlySet<string> => new Set(poses.map(({ id }) => id));
