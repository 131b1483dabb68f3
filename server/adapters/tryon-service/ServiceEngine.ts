import { SLOTS, type Slot } from '../../../src/domain/poses/Slot.ts';
import type { Pictures } from '../../application/ports/Pictures.ts';
import { DressingRefused } from '../../application/ports/TryOnEngine.ts';
import type { DressedPicture, DressingRequest, TryOnEngine, WornGarment } from '../../application/ports/TryOnEngine.ts';
import { FashnApi, PredictionFailed } from './FashnApi.ts';
import type { FashnInputs, FashnSettings, Wait } from './FashnApi.ts';
import { toDataUrl, GarmentPhotos } from './GarmentPhotos.ts';
import { loadOutputPicture, type OutputPicture } from './loadOutputPicture.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';

const CATEGORY_BY_SLOT: Readonly<Record<Slot, FashnInputs['category']>> = {
  fullBody: 'one-pieces',
  bottom: 'bottoms',
  top: 'tops',
  outer: 'tops',
};
/** Number of pictures per outfit, one for each seed. Further pictures would hardly differ. */
const VARIANTS_PER_OUTFIT = 3;

const REFUSAL_BY_ERROR: Readonly<Record<string, string>> = createDictionary({
  PoseError:
    'No body was found in this photo. Stand facing the camera, arms a little away, whole body in the picture, or choose a drawn figure.',
  ContentModerationError:
    'The try-on service does not accept this photo or this garment. Choose another one, or a drawn figure.',
  ImageLoadError: 'The picture of this garment could not be read. Choose another garment.',
});
const LAYERING_MESSAGE =
  'A jacket over something else cannot be tried on a photo. Wear it on its own, or choose a drawn figure.';

/** Dresses photos with FASHN's public API, one garment at a time. Rejects with a `ServiceFailure`. */
export class ServiceEngine implements TryOnEngine {
  readonly #api: FashnApi;
  readonly #settings: FashnSettings;
  readonly #garments: GarmentPhotos;

  constructor(settings: FashnSettings, pictures: Pictures, wait?: Wait) {
    this.#api = new FashnApi(settings, wait);
    this.#settings = settings;
    this.#garments = new GarmentPhotos(pictures);
  }

  async dress(dressing: DressingRequest, signal: AbortSignal): Promise<DressedPicture> {
    const { body, outfit, reading } = dressing;
    if (body.kind !== 'photo') throw new DressingRefused('Drawn figures are not dressed here.');
    if (outfit.outer && (outfit.top ?? outfit.fullBody)) throw new DressingRefused(LAYERING_MESSAGE);
    if (reading >= VARIANTS_PER_OUTFIT) throw new DressingRefused('There is no other way to wear this.');
    const startPicture = chooseStart(dressing, body.bytes);
    let outputPicture: OutputPicture | null = null;
    for (const [slot, wornGarment] of startPicture.missing)
      outputPicture = await this.#putOn(outputPicture?.bytes ?? startPicture.bytes, slot, wornGarment, reading, signal);
    if (outputPicture === null) throw new DressingRefused('Choose a garment to try on.');
    return { ...outputPicture, mediaType: 'image/webp', readings: VARIANTS_PER_OUTFIT };
  }

  async #putOn(
    person: Uint8Array,
    slot: Slot,
    wornGarment: WornGarment,
    reading: number,
    signal: AbortSignal,
  ): Promise<OutputPicture> {
    const [model_image, garment_image] = await Promise.all([toDataUrl(person), this.#garments.getUrl(wornGarment)]);
    const isSuit = 'item' in wornGarment && wornGarment.item.tryOnCategory === 'suits';
    const category = isSuit ? 'one-pieces' : CATEGORY_BY_SLOT[slot];
    const inputs = { model_image, garment_image, category, seed: reading + 1 };
    const address = await this.#api.runPrediction(inputs, signal).catch(throwRefusal);
    return loadOutputPicture(address, this.#settings, signal);
  }
}

/**
 * Starts from the earlier picture if the missing garments go over the garments that it shows. Otherwise starts from
 * the photo.
 */
function chooseStart({ outfit, start }: DressingRequest, photo: Uint8Array) {
  const wornGarments = SLOTS.flatMap((slot) => (outfit[slot] === undefined ? [] : [[slot, outfit[slot]] as const]));
  const missingGarments = wornGarments.filter(([slot]) => start?.slots.includes(slot) !== true);
  const keptCount = wornGarments.length - missingGarments.length;
  const isWornTwice =
    missingGarments.length > 0 &&
    wornGarments.slice(keptCount).every(([slot]) => missingGarments.some(([otherSlot]) => otherSlot === slot));
  return start !== null && keptCount > 0 && isWornTwice
    ? { bytes: start.bytes, missing: missingGarments }
    : { bytes: photo, missing: wornGarments };
}

function throwRefusal(error: unknown): never {
  const message = error instanceof PredictionFailed ? REFUSAL_BY_ERROR[error.reason] : undefined;
  if (message !== undefined) throw new DressingRefused(message, { cause: error });
  throw error;
}
