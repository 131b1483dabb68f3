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

/** Remembers what is worn, so that it survives a reload. Only the shopper who owns the memory writes to it. */
export class OutfitMemory {
  readonly #dependencies: OutfitMemoryDependencies;
  /** The remembered items that are not worn again yet; null when there is nothing to restore. */
  #idsToRestore: WornItemIds | null = null;
  /** The outfit as of the last notification of the composer. */
  #knownOutfit: Outfit;

  constructor(dependencies: OutfitMemoryDependencies) {
    this.#dependencies = dependencies;
    this.#knownOutfit = dependencies.composer.snapshot.outfit;
  }

  /** Remembers each change of the outfit, and retries a failed restoration, until the returned function is called. */
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

  /** Puts the remembered items on again. Items that the shopper puts on meanwhile take precedence. */
  restore(): void {
    const { wornItemIds } = this.#dependencies.memory;
    this.#idsToRestore = Object.keys(wornItemIds).length === 0 ? null : wornItemIds;
    void this.#fetchAndWear();
  }

  /** Cancels the restoration, e.g. because a complete look replaces the remembered items. */
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
      const remembered = SLOTS.reduce<Outfit>((outfit, slot) => {
        const item = itemById.get(ids[slot] ?? '');
        return item === undefined || item.isWithdrawn === true ? outfit : wearInSlot(outfit, slot, item);
      }, {});
      const wornNow = listGarmentsInOrder(composer.snapshot.outfit);
      const outfit = wornNow.reduce((worn, { slot, item }) => wearInSlot(worn, slot, item), remembered);
      this.#writeOutfit(outfit);
      void composer.wearOutfit(outfit);
    } catch {
      // The memory is kept, and the items are fetched again once the connection is back.
    }
  }

  #rememberOutfit(): void {
    const { composer, shopper, memory } = this.#dependencies;
    const { outfit } = composer.snapshot;
    if (outfit === this.#knownOutfit || this.#idsToRestore !== null) return;
    this.#knownOutfit = outfit;
    // The composer empties the room when the shopper's session ends; the memory keeps what was worn.
    if (shopper.snapshot?.id === memory.userId) this.#writeOutfit(outfit);
  }

  #writeOutfit(outfit: Outfit): void {
    const ids = listGarmentsInOrder(outfit).map(({ slot, item }) => [slot, item.id] as const);
    this.#dependencies.memory.remember({ wornItemIds: Object.fromEntries(ids) });
  }
}
