import type { Item } from '../../domain/catalogue/Item.ts';
import { createOwnFigureId, type OwnFigure } from '../../domain/poses/OwnFigure.ts';
import { selectWearableTogether } from '../../domain/poses/outfit.ts';
import type { PosesSnapshot } from '../poses/PosesManager.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import { OutfitMemory, type OutfitMemoryDependencies } from './OutfitMemory.ts';

export interface FittingRoomDependencies extends OutfitMemoryDependencies {
  readonly poses: Observable<PosesSnapshot>;
}

/**
 * Chooses the body to dress and the garments to try on. Stores the shopper's own figure, the body and the outfit. The
 * `TryOnComposer` makes the pictures.
 */
export class FittingRoom implements Observable<OwnFigure | null> {
  readonly #dependencies: FittingRoomDependencies;
  readonly #figure: SnapshotHolder<OwnFigure | null>;
  readonly #outfitMemory: OutfitMemory;
  /** The id of the pose that was dressed on the last visit; null after it is restored or another body is chosen. */
  #poseIdToRestore: string | null = null;
  #knownPoseIds: ReadonlySet<string> = new Set();

  constructor(dependencies: FittingRoomDependencies) {
    this.#dependencies = dependencies;
    this.#figure = new SnapshotHolder(dependencies.memory.figure);
    this.#outfitMemory = new OutfitMemory(dependencies);
  }

  /** The figure that the shopper chose; null before the first choice. */
  get snapshot(): OwnFigure | null {
    return this.#figure.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#figure.subscribe(listener);
  }

  /**
   * Restores the body and the outfit of the last visit. Observes the shopper, deleted poses and the connection until
   * the returned function is called.
   */
  start(): () => void {
    const { composer, poses, connection } = this.#dependencies;
    const stopFunctions = [
      composer.start(),
      this.#outfitMemory.start(),
      this.#restoreWhenShopperReturns(),
      poses.subscribe(() => this.#forgetDeletedPoses()),
      connection.subscribe(() => {
        if (connection.snapshot && composer.snapshot.status === 'failed') void composer.retry();
      }),
    ];
    this.#restore();
    return () => {
      for (const stop of stopFunctions) stop();
    };
  }

  choosePose(id: string): void {
    this.#dressBody({ kind: 'pose', id });
  }

  chooseFigure(choice: OwnFigure): void {
    this.#figure.set(choice);
    this.#dependencies.memory.remember({ figure: choice });
    this.#dressBody({ kind: 'figure', id: createOwnFigureId(choice) });
  }

  /** Adds a garment to the outfit. */
  tryOnItem(item: Item): void {
    void this.#dependencies.composer.addItem(item);
  }

  /**
   * Replaces the outfit by `items`. Of garments that exclude each other, only the first is worn; the composer's
   * `leftOutItems` lists the others.
   */
  wearItems(items: readonly Item[]): void {
    this.#outfitMemory.cancelRestoration();
    const wornItems = selectWearableTogether(items);
    void this.#dependencies.composer.wearItems(
      wornItems,
      items.filter((item) => !wornItems.includes(item)),
    );
  }

  #restore(): void {
    const { composer, memory } = this.#dependencies;
    const { body } = memory;
    if (body?.kind === 'figure') void composer.chooseBody(body);
    if (body?.kind === 'pose') this.#poseIdToRestore = body.id;
    this.#outfitMemory.restore();
    this.#forgetDeletedPoses();
  }

  /** Restores the room for a shopper who signs in again. The composer emptied it at the end of the session. */
  #restoreWhenShopperReturns(): () => void {
    const { shopper, memory } = this.#dependencies;
    let isPresent = shopper.snapshot?.id === memory.userId;
    return shopper.subscribe(() => {
      const wasPresent = isPresent;
      isPresent = shopper.snapshot?.id === memory.userId;
      if (!isPresent) this.#outfitMemory.cancelRestoration();
      else if (!wasPresent) this.#restore();
    });
  }

  #dressBody(body: { readonly kind: 'pose' | 'figure'; readonly id: string }): void {
    this.#poseIdToRestore = null;
    this.#dependencies.memory.remember({ body });
    void this.#dependencies.composer.chooseBody(body);
  }

  #forgetDeletedPoses(): void {
    const { composer, poses } = this.#dependencies;
    if (poses.snapshot.status !== 'ready') return;
    const ids = getPoseIds(poses.snapshot);
    for (const id of this.#knownPoseIds) if (!ids.has(id)) composer.forgetPose(id);
    this.#knownPoseIds = ids;
    this.#restorePose();
  }

  #restorePose(): void {
    const { composer, memory } = this.#dependencies;
    const id = this.#poseIdToRestore;
    if (id === null) return;
    this.#poseIdToRestore = null;
    if (!this.#knownPoseIds.has(id)) memory.remember({ body: null });
    else if (composer.snapshot.body === null) void composer.chooseBody({ kind: 'pose', id });
  }
}

const getPoseIds = ({ poses }: PosesSnapshot): ReadonlySet<string> => new Set(poses.map(({ id }) => id));
