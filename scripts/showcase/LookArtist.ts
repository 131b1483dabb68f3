import sharp, { type Sharp } from 'sharp';
import { FittingFiles } from '../../server/adapters/fitting/FittingFiles.ts';
import { dressCutOut } from '../../server/domain/fitting/dress.ts';
import type { Garment } from '../../server/domain/fitting/Garment.ts';
import { TONES } from '../../server/domain/fitting/tones.ts';
import type { Outfit } from '../../server/domain/fitting/wear.ts';
import { LOOK_SIZE } from '../../src/ui/marketing/showcase/looks.ts';
import type { ShowcaseOutfit } from './outfits.ts';

/** Number of pixels over which the figure's shadow, which is longer than the picture, fades out. */
const FADE_PIXELS = 120;
const MAX_SHADOW_ALPHA = 150;

const ASSETS = new URL('../../server/assets/', import.meta.url);

/** Draws dressed figures on a transparent background with the fitting room's code. */
export class LookRenderer {
  readonly #files: FittingFiles;

  private constructor(files: FittingFiles) {
    this.#files = files;
  }

  static async open(): Promise<LookRenderer> {
    return new LookRenderer(await FittingFiles.open(ASSETS));
  }

  /** Draws the figure, cropped to the middle of the picture. */
  async draw(outfit: ShowcaseOutfit): Promise<Sharp> {
    const figure = this.#files.figures.find(({ id }) => id === outfit.figure);
    const tone = TONES.find(({ id }) => id === outfit.tone);
    if (!figure || !tone) throw new Error(`No figure ${outfit.figure} in ${outfit.tone}.`);
    const pixels = await this.#files.readLayers(figure.id);
    const { bytes, width, height } = dressCutOut(figure, pixels, tone, await this.#outfitOf(outfit));
    const left = Math.round((width - LOOK_SIZE.width) / 2);
    fadeShadow(left + LOOK_SIZE.width, bytes, width);
    return sharp(bytes, { raw: { width, height, channels: 4 } }).extract({ left, top: 0, ...LOOK_SIZE });
  }

  async #outfitOf({ top, bottom, fullBody, outer, suit }: ShowcaseOutfit): Promise<Outfit> {
    const trousers = suit === undefined ? undefined : await this.#files.readTrousers(suit);
    const garments = {
      top: await this.#garment(top),
      bottom: trousers ?? (await this.#garment(bottom)),
      fullBody: await this.#garment(fullBody),
      outer: await this.#garment(outer),
      jacket: await this.#garment(suit),
    };
    const wornGarments = Object.entries(garments).filter(([, garment]) => garment !== undefined);
    return { ...(Object.fromEntries(wornGarments) as Outfit), isTucked: true, isOpen: true };
  }

  async #garment(id: string | undefined): Promise<Garment | undefined> {
    return id === undefined ? undefined : this.#files.readGarment(id);
  }
}

/** Fades out the shadow of an RGBA picture toward the column `end`. Opaque pixels, which are cloth, do not change. */
function fadeShadow(end: number, bytes: Uint8Array, width: number): void {
  for (let pixel = 0; pixel * 4 < bytes.length; pixel++) {
    const distance = end - (pixel % width);
    const alpha = bytes[pixel * 4 + 3]!;
    if (distance >= FADE_PIXELS || alpha > MAX_SHADOW_ALPHA) continue;
    bytes[pixel * 4 + 3] = alpha * Math.max(0, distance / FADE_PIXELS);
  }
}
