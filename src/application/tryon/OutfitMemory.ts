import { listGarmentsInOrder, wearInSlot, type Outfit } from '../../domain/poses/outfit.ts';
import { SLOTS } from '../../domain/poses/Slot.ts';
import type { Connection } from '../ports/Connection.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Items } from '../ports/Items.ts';
import type { RoomMemory, WornItemIds } from './RoomMemory.ts';
import type { TryOnComposer } from './TryOnComposer.ts';

export interface OutfitMemoryDependencies {
  readonly composer: TryOnComposer;
  readonly memory: RoomMemory;
  readonly items: Pick<Items, 'getItemsByIds'>;
  readonly shopper: CurrentShopper;
  readonly connection: Connection;
}

/** Stores the outfit on the device, so that a reload does not lose it. Writes only while its owner is signed in. */
export class OutfitMemory {
  readonly #dependencies: OutfitMemoryDependencies;
  /** The stored items that are still to be restored; null if there are none. */
  #idsToRestore: WornItemIds | null = null;
  /** The composer's outfit at its last notification. */
  #knownOutfit: Outfit;

  constructor(dependencies: OutfitMemoryDependencies) {
    this.#dependencies = dependencies;
    this.#knownOutfit = dependencies.composer.snapshot.outfit;
  }

  /** Stores each change of the outfit and retries a failed restoration, until the returned function is called. */
  start(): () => void {
    const { composer, connection } = this.#dependencies;
    const stopFunctions = [
      composer.subscribe(() => this.#rememberOutfit()),
      connection.subscribe(() => {
        if (connection.snapshot) void this.#fetchAndWear();
      }),
    ];
    return () => {
      this.cancelRestoration();
      for (const stop of stopFunctions) stop();
    };
  }

  /** Puts the stored items on again. Items that the shopper puts on meanwhile take precedence. */
  restore(): void {
    const { wornItemIds } = this.#dependencies.memory;
    this.#idsToRestore = Object.keys(wornItemIds).length === 0 ? null : wornItemIds;
    void this.#fetchAndWear();
  }

  /** Cancels the restoration, e.g. because a complete look replaces the stored items. */
  cancelRestoration(): void {
    this.#idsToRestore = null;
  }

  async #fetchAndWear(): Promise<void> {
    const { items, composer } = this.#dependencies;
    const ids = this.#idsToRestore;
    if (ids === null) return;
    try {
      const itemById = await items.getItemsByIds([...new Set(Object.values(ids))]);
      if (ids !== this.#idsToRestore) return;
      this.#idsToRestore = null;
      const restoredOutfit = SLOTS.reduce<Outfit>((outfit, slot) => {
        const item = itemById.get(ids[slot] ?? '');
        return item === undefined || item.isWithdrawn === true ? outfit : wearInSlot(outfit, slot, item);
      }, {});
      const currentGarments = listGarmentsInOrder(composer.snapshot.outfit);
      const outfit = currentGarments.reduce(
        (wornOutfit, { slot, item }) => wearInSlot(wornOutfit, slot, item),
        restoredOutfit,
      );
      this.#writeOutfit(outfit);
      void composer.wearOutfit(outfit);
    } catch {
      // After a failure the stored outfit stays, and its items are fetched again when the device is online.
    }
  }

  #rememberOutfit(): void {
    const { composer, shopper, memory } = this.#dependencies;
    const { outfit } = composer.snapshot;
    if (outfit === this.#knownOutfit || this.#idsToRestore !== null) return;
    this.#knownOutfit = outfit;
    // The composer empties the room at the end of a session, but the stored outfit must stay.
    if (shopper.snapshot?.id === memory.userId) this.#writeOutfit(outfit);
  }

  #writeOutfit(outfit: Outfit): void {
    const ids = listGarmentsInOrder(outfit).map(({ slot, item }) => [slot, item.id] as const);
    this.#dependencies.memory.remember({ wornItemIds: Object.fromEntries(ids) });
  }
}
