import { readFile } from 'node:fs/promises';
import type { PhotoChecks } from '../../../application/ports/PhotoChecks.ts';
import type { Pictures } from '../../../application/ports/Pictures.ts';
import type { PoseCheck } from '../../../application/ports/Poses.ts';
import type {
  DressedPicture,
  DressingRequest,
  TryOnEngine,
  WornGarment,
} from '../../../application/ports/TryOnEngine.ts';
import { NO_ADJUSTMENT } from '../../../../src/domain/poses/Adjustment.ts';
import { DressingRefused } from '../../../application/ports/TryOnEngine.ts';
import type { PhotoGarment } from './PhotoThread.ts';
import { PhotoThread } from './PhotoThread.ts';

/** Path prefix of the pictures that this server serves. */
const MEDIA_PREFIX = '/media/';

/** Dresses the person in a photo, and checks whether photos can be dressed. */
export class PhotoEngine implements TryOnEngine, PhotoChecks {
  readonly #thread: PhotoThread;
  readonly #pictures: Pictures;

  /**
   * `assets`: the folder that contains the demo `catalogue`, as a URL that ends with a slash. `pictures`: all
   * pictures of garments.
   */
  constructor(assets: URL, pictures: Pictures) {
    this.#thread = new PhotoThread(assets);
    this.#pictures = pictures;
  }

  async dress(
    { body, outfit, reading, adjustment = NO_ADJUSTMENT }: DressingRequest,
    signal: AbortSignal,
  ): Promise<DressedPicture> {
    if (body.kind !== 'photo') throw new DressingRefused('Drawn figures are not dressed here. Choose a photo instead.');
    const pictureEntries = await Promise.all(
      Object.entries(outfit).map(async ([slot, garment]) => [slot, await this.#readGarment(garment)] as const),
    );
    const photo = { owner: body.owner, photo: body.bytes };
    const request = {
      kind: 'dress',
      ...photo,
      outfit: Object.fromEntries(pictureEntries),
      reading,
      adjustment,
    } as const;
    const answer = await this.#thread.ask(request, signal);
    if (!('dressed' in answer)) throw new Error('The thread that dresses photos gave another answer.');
    return answer.dressed;
  }

  async check(owner: string, photo: Uint8Array, signal: AbortSignal): Promise<PoseCheck> {
    const answer = await this.#thread.ask({ kind: 'check', owner, photo }, signal);
    if (!('check' in answer)) throw new Error('The thread that dresses photos gave another answer.');
    return answer.check;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  /** Reads the first picture of a garment, which shows its front. */
  async #readGarment(wornGarment: WornGarment): Promise<PhotoGarment> {
    if ('picture' in wornGarment) return { id: null, picture: wornGarment.picture };
    const address = wornGarment.item.pictures[0]?.url ?? '';
    const file = address.startsWith(MEDIA_PREFIX)
      ? await this.#pictures.find(address.slice(MEDIA_PREFIX.length), null, 'webp')
      : null;
    if (file === null)
      throw new DressingRefused(`There is no picture of ${wornGarment.item.shortDescription} to try on.`);
    const { content } = file;
    return { id: wornGarment.item.id, picture: typeof content === 'string' ? await readFile(content) : content };
  }
}
