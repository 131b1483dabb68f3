import { removeZeroMoves, type Adjustment, type GarmentFit } from '../../../src/domain/poses/Adjustment.ts';
import type { TryOnCategory } from '../../../src/domain/catalogue/vocabulary.ts';
import { MAX_TRY_ONS } from '../../../src/domain/poses/limits.ts';
import { fitsSlot, putIntoSlot, SLOTS, type Slot } from '../../../src/domain/poses/Slot.ts';
import { NotFoundError, requireOwned, RefusedFieldError } from '../AccessError.ts';
import { NewBlobs } from '../attachments/NewBlobs.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Clock } from '../ports/Clock.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { DressedPicture, Outfit, WornGarment } from '../ports/TryOnEngine.ts';
import type { StoredTryOn } from '../ports/TryOns.ts';
import { BodyFinder, type BodyFinderDependencies, type FoundBody } from './BodyFinder.ts';
import type { QueuePlace } from './EngineQueue.ts';
import type { TryOnEngines } from './TryOnEngines.ts';
import { getTryOnBlobKey } from './poseBlobKeys.ts';
import { requirePermission, type PhotosInUse } from './PhotosInUse.ts';
import type { TryOnRequest, RequestedGarment } from './TryOnRequest.ts';

export interface TryOnServiceDependencies extends BodyFinderDependencies {
  readonly engines: TryOnEngines;
  readonly photosInUse: PhotosInUse;
  readonly discardedBlobs: DiscardedBlobs;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

export interface TryOnOutcome {
  readonly result: StoredTryOn;
  readonly bytes: Uint8Array;
  /** The number of visibly different ways to wear the outfit. */
  readonly readings: number;
  /** Where the garments are in the picture; null if it cannot be corrected. */
  readonly fits: readonly GarmentFit[] | null;
}

/** The fitting room: dresses a body and stores the picture. */
export class TryOnService {
  readonly #dependencies: TryOnServiceDependencies;
  readonly #bodyFinder: BodyFinder;
  readonly #newBlobs: NewBlobs;

  constructor(dependencies: TryOnServiceDependencies) {
    this.#dependencies = dependencies;
    this.#bodyFinder = new BodyFinder(dependencies);
    this.#newBlobs = new NewBlobs(dependencies);
  }

  /**
   * Dresses a body and stores the picture. Rejects like `BodyFinder` and the engines, with a `RefusedFieldError` for
   * a garment, or with the signal's reason.
   */
  async dressBody(request: TryOnRequest, signal: AbortSignal): Promise<TryOnOutcome> {
    const { engines, tryOns, photosInUse } = this.#dependencies;
    const previousResult = request.previousId === null ? null : await tryOns.byId(request.previousId);
    if (previousResult !== null) requireOwned(previousResult, request.userId, 'picture');
    const foundBody = await this.#bodyFinder.find(request.userId, request.body, signal);
    const outfit = await this.#combineOutfit(foundBody, request, signal);
    const startPicture = foundBody.earlierResult && {
      bytes: foundBody.earlierResult.bytes,
      slots: findUnchangedSlots(foundBody.earlierResult.itemIds, outfit),
    };
    const adjustment = addStoredCorrection(foundBody, request.adjustment);
    const { body, isPermitted } = foundBody;
    const dressing = { body, outfit, start: startPicture, reading: request.reading, adjustment };
    const dressedPicture = await photosInUse.use(request.userId, isPermitted, signal, (endSignal) =>
      engines.dress(dressing, request, endSignal, () => requirePermission(isPermitted)),
    );
    signal.throwIfAborted();
    const { bytes, readings, fits = null } = dressedPicture;
    const result = await this.#storeResult(request.userId, foundBody, outfit, dressedPicture);
    if (fits !== null) await this.#storeCorrection(foundBody, request.adjustment);
    return { result, bytes, readings, fits };
  }

  /** Stores the correction of the person in a photo, after a picture was made with it. */
  async #storeCorrection({ poseId, correction }: FoundBody, { body }: Adjustment): Promise<void> {
    if (poseId === null || correction === undefined || body === null) return;
    const moves = removeZeroMoves(body);
    await this.#dependencies.poses.storeCorrection(poseId, Object.keys(moves).length === 0 ? null : moves);
  }

  /** The place of a shopper's request in the queue; null if the request neither waits nor is in progress. */
  findPlace(userId: string, requestId: string): QueuePlace | null {
    return this.#dependencies.engines.findPlace({ userId, requestId });
  }

  /** The outfit with the new garments over those already worn. */
  async #combineOutfit(
    { earlierResult }: FoundBody,
    { userId, garments }: TryOnRequest,
    signal: AbortSignal,
  ): Promise<Outfit> {
    const items = await this.#dependencies.catalogue.byIds(
      Object.values(earlierResult?.itemIds ?? {}).filter((id) => id !== null),
    );
    let outfit: Outfit = {};
    for (const slot of SLOTS) {
      const item = items.get(earlierResult?.itemIds[slot] ?? '');
      if (item !== undefined) outfit = putIntoSlot(outfit, slot, { item }, getCategory);
    }
    for (const slot of SLOTS) {
      const garment = garments[slot];
      if (garment !== undefined) {
        const wornGarment = await this.#loadGarment(userId, slot, garment, signal);
        outfit = putIntoSlot(outfit, slot, wornGarment, getCategory);
      }
    }
    if (Object.keys(outfit).length === 0) throw new RefusedFieldError('metadata', 'Please choose a garment to try on.');
    return outfit;
  }

  async #loadGarment(
    userId: string,
    slot: Slot,
    { id, file }: RequestedGarment,
    signal: AbortSignal,
  ): Promise<WornGarment> {
    if (file !== null) return { picture: (await this.#dependencies.intake.accept(file, userId, signal)).bytes };
    const item = await this.#dependencies.catalogue.byId(id);
    if (item === null) throw new RefusedFieldError('metadata', 'There is no such garment.');
    if (!fitsSlot(item.tryOnCategory, slot))
      throw new RefusedFieldError('metadata', `${item.shortDescription} cannot be worn there.`);
    return { item };
  }

  async #storeResult(
    userId: string,
    { poseId, figureId, photoItemIds }: FoundBody,
    outfit: Outfit,
    dressedPicture: DressedPicture,
  ): Promise<StoredTryOn> {
    const { tryOns, clock, secrets } = this.#dependencies;
    const { bytes, mediaType, width, height } = dressedPicture;
    const wornFields = { itemIds: collectItemIds(photoItemIds, outfit), description: describeOutfit(outfit) };
    const result = {
      id: secrets.createId(),
      userId,
      poseId,
      figureId,
      ...wornFields,
      mediaType,
      width,
      height,
      at: clock.now(),
    };
    await this.#newBlobs.save([[getTryOnBlobKey(result.id), bytes]], async () => {
      if (!(await tryOns.save(result, MAX_TRY_ONS))) throw new NotFoundError('The photo was deleted.');
    });
    return result;
  }
}

/** The request's corrections. If they do not include the person, adds the pose's stored correction. */
const addStoredCorrection = ({ correction = null }: FoundBody, { garments, body }: Adjustment): Adjustment => ({
  garments,
  body: body ?? correction,
});

const listWornGarments = (outfit: Outfit): readonly (readonly [Slot, WornGarment])[] =>
  SLOTS.flatMap((slot) => (outfit[slot] === undefined ? [] : [[slot, outfit[slot]] as const]));

const getItem = (wornGarment: WornGarment | undefined) =>
  wornGarment !== undefined && 'item' in wornGarment ? wornGarment.item : null;

const getCategory = (wornGarment: WornGarment): TryOnCategory | null => getItem(wornGarment)?.tryOnCategory ?? null;

function collectItemIds(earlierItemIds: StoredTryOn['itemIds'], outfit: Outfit): StoredTryOn['itemIds'] {
  const wornGarments = listWornGarments(outfit);
  const categories = new Map(wornGarments.map(([, garment]) => [getItem(garment)?.id ?? null, getCategory(garment)]));
  return wornGarments.reduce(
    (ids, [slot, garment]) => putIntoSlot(ids, slot, getItem(garment)?.id ?? null, (id) => categories.get(id) ?? null),
    earlierItemIds,
  );
}

const describeOutfit = (outfit: Outfit): string =>
  listWornGarments(outfit)
    .map(([, wornGarment]) => getItem(wornGarment)?.shortDescription ?? 'a garment of your own')
    .join(', ');

/** The slots with the same item in the new outfit and the earlier result. */
const findUnchangedSlots = (earlierItemIds: StoredTryOn['itemIds'], outfit: Outfit): readonly Slot[] =>
  SLOTS.filter((slot) => earlierItemIds[slot] !== undefined && getItem(outfit[slot])?.id === earlierItemIds[slot]);
