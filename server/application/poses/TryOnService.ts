import { MAX_TRY_ONS } from '../../../src/domain/poses/limits.ts';
import { fits, putOn, SLOTS, type Slot } from '../../../src/domain/poses/Slot.ts';
import { NotFoundError, own, RefusedFieldError } from '../AccessError.ts';
import { NewBlobs } from '../attachments/NewBlobs.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Clock } from '../ports/Clock.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Dressed, Outfit, Worn } from '../ports/TryOnEngine.ts';
import type { StoredTryOn } from '../ports/TryOns.ts';
import { Bodies, type BodiesParts, type FoundBody } from './Bodies.ts';
import type { Place } from './EngineQueue.ts';
import type { Engines } from './Engines.ts';
import { tryOnBlob } from './poseBlobs.ts';
import type { TryOnWish, WishedGarment } from './TryOnWish.ts';

export interface TryOnServiceParts extends BodiesParts {
  readonly engines: Engines;
  readonly discarded: DiscardedBlobs;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

export interface TryOnAnswer {
  readonly result: StoredTryOn;
  readonly bytes: Uint8Array;
  /** The number of visibly different ways to wear the outfit. */
  readonly readings: number;
}

/** The fitting room: dresses a body and stores the picture. */
export class TryOnService {
  readonly #parts: TryOnServiceParts;
  readonly #bodies: Bodies;
  readonly #newBlobs: NewBlobs;

  constructor(parts: TryOnServiceParts) {
    this.#parts = parts;
    this.#bodies = new Bodies(parts);
    this.#newBlobs = new NewBlobs(parts);
  }

  /** Rejects as `Bodies` and the engines do, with a `RefusedFieldError` for a garment, or with the signal's reason. */
  async make(wish: TryOnWish, signal: AbortSignal): Promise<TryOnAnswer> {
    const { engines, tryOns } = this.#parts;
    const previous = wish.previousId === null ? null : await tryOns.byId(wish.previousId);
    if (previous !== null) own(previous, wish.userId, 'picture');
    const found = await this.#bodies.find(wish.userId, wish.body, signal);
    const outfit = await this.#outfit(found, wish.garments, signal);
    const start = found.earlier && { bytes: found.earlier.bytes, slots: slotsKept(found.earlier.itemIds, outfit) };
    const dressed = await engines.dress({ body: found.body, outfit, start, reading: wish.reading }, wish, signal);
    signal.throwIfAborted();
    const result = await this.#keep(wish.userId, found, outfit, dressed);
    return { result, bytes: dressed.bytes, readings: dressed.readings };
  }

  /** The place of a shopper's request in the queue; null if the request neither waits nor is in progress. */
  placeOf(userId: string, requestId: string): Place | null {
    return this.#parts.engines.placeOf({ userId, requestId });
  }

  /** The outfit after the new garments are added to those already worn. */
  async #outfit({ earlier }: FoundBody, wished: TryOnWish['garments'], signal: AbortSignal): Promise<Outfit> {
    const items = await this.#parts.catalogue.byIds(Object.values(earlier?.itemIds ?? {}).filter((id) => id !== null));
    let outfit: Outfit = {};
    for (const slot of SLOTS) {
      const item = items.get(earlier?.itemIds[slot] ?? '');
      if (item !== undefined) outfit = putOn(outfit, slot, { item });
    }
    for (const slot of SLOTS) {
      const garment = wished[slot];
      if (garment !== undefined) outfit = putOn(outfit, slot, await this.#garment(slot, garment, signal));
    }
    if (Object.keys(outfit).length === 0) throw new RefusedFieldError('metadata', 'Please choose a garment to try on.');
    return outfit;
  }

  async #garment(slot: Slot, { id, file }: WishedGarment, signal: AbortSignal): Promise<Worn> {
    if (file !== null) return { picture: (await this.#parts.intake.take(file, signal)).bytes };
    const item = await this.#parts.catalogue.byId(id);
    if (item === null) throw new RefusedFieldError('metadata', 'There is no such garment.');
    if (!fits(item.tryOnCategory, slot))
      throw new RefusedFieldError('metadata', `${item.shortDescription} cannot be worn there.`);
    return { item };
  }

  async #keep(
    userId: string,
    { poseId, figureId, shown }: FoundBody,
    outfit: Outfit,
    dressed: Dressed,
  ): Promise<StoredTryOn> {
    const { tryOns, clock, secrets } = this.#parts;
    const { bytes, mediaType, width, height } = dressed;
    const worn = { itemIds: itemIdsOf(shown, outfit), description: describe(outfit) };
    const result = { id: secrets.id(), userId, poseId, figureId, ...worn, mediaType, width, height, at: clock.now() };
    await this.#newBlobs.keep([[tryOnBlob(result.id), bytes]], async () => {
      if (!(await tryOns.keep(result, MAX_TRY_ONS))) throw new NotFoundError('The photo was deleted.');
    });
    return result;
  }
}

const inOrder = (outfit: Outfit): readonly (readonly [Slot, Worn])[] =>
  SLOTS.flatMap((slot) => (outfit[slot] === undefined ? [] : [[slot, outfit[slot]] as const]));

const itemOf = (worn: Worn | undefined) => (worn !== undefined && 'item' in worn ? worn.item : null);

const itemIdsOf = (shown: StoredTryOn['itemIds'], outfit: Outfit): StoredTryOn['itemIds'] =>
  inOrder(outfit).reduce((ids, [slot, worn]) => putOn(ids, slot, itemOf(worn)?.id ?? null), shown);

const describe = (outfit: Outfit): string =>
  inOrder(outfit)
    .map(([, worn]) => itemOf(worn)?.shortDescription ?? 'a garment of your own')
    .join(', ');

/** The slots in which the new outfit has the same item as the earlier result. */
const slotsKept = (before: StoredTryOn['itemIds'], outfit: Outfit): readonly Slot[] =>
  SLOTS.filter((slot) => before[slot] !== undefined && itemOf(outfit[slot])?.id === before[slot]);
