import { createHash } from 'node:crypto';
import type { Cloth, ClothDoubtKey, ClothKind } from '../../../domain/fitting/cloth/Cloth.ts';
import { createDemoCloth } from '../../../domain/fitting/cloth/demoCloth.ts';
import { cutOutPackshot } from '../../../domain/fitting/cloth/packshotCloth.ts';
import type { Picture } from '../../../domain/fitting/person/Picture.ts';
import { sampleClass } from '../../../domain/fitting/person/ParserMap.ts';
import type { FittingFiles } from '../FittingFiles.ts';
import { CannotDressError } from '../CannotDressError.ts';
import { decodePhoto } from './decodePhoto.ts';
import type { ParserModel } from './ParserModel.ts';
import type { PhotoGarment } from './PhotoThread.ts';

/** Number of cached garments, each of about 6 MB. */
const MAX_CLOTHS = 12;

/**
 * Cuts garments out of their pictures. Demo garments have ready mattes. Caches recent garments of the catalogue, but
 * never a shopper's picture, which may show a person.
 */
export class ClothReader {
  readonly #files: Pick<FittingFiles, 'findPieces' | 'readGarment' | 'readTrousers'>;
  readonly #parser: Pick<ParserModel, 'read'>;
  readonly #cachedCloths = new Map<string, Promise<readonly Cloth[]>>();

  constructor(
    files: Pick<FittingFiles, 'findPieces' | 'readGarment' | 'readTrousers'>,
    parser: Pick<ParserModel, 'read'>,
  ) {
    this.#files = files;
    this.#parser = parser;
  }

  /**
   * The cloths of a garment; a suit has two. Rejects with a `CannotDressError` for a garment that photos cannot wear.
   */
  read({ id, picture }: PhotoGarment, kind: ClothKind): Promise<readonly Cloth[]> {
    if (id === null) return this.#cutOut(picture, kind);
    const isDemo = this.#files.findPieces(id) !== undefined;
    const key = isDemo ? id : `${kind}/${createHash('sha256').update(picture).digest('base64')}`;
    const cachedCloths = this.#cachedCloths.get(key);
    if (cachedCloths) return cachedCloths;
    const cloths = isDemo ? this.#readDemoCloths(id) : this.#cutOut(picture, kind);
    this.#cachedCloths.set(key, cloths);
    cloths.catch(() => this.#cachedCloths.delete(key));
    for (const oldest of this.#cachedCloths.keys())
      if (this.#cachedCloths.size > MAX_CLOTHS) this.#cachedCloths.delete(oldest);
    return cloths;
  }

  async #readDemoCloths(id: string): Promise<readonly Cloth[]> {
    const pieces = [await this.#files.readGarment(id), await this.#files.readTrousers(id)];
    const cloths = pieces.flatMap((piece) => (piece ? [createDemoCloth(piece)] : []));
    const unusable = cloths.find((cloth) => !isUsable(cloth));
    if (unusable === undefined) return cloths;
    throw new CannotDressError('This garment is shown on drawn figures only.', findStrongestDoubt(unusable));
  }

  async #cutOut(bytes: Uint8Array, kind: ClothKind): Promise<readonly Cloth[]> {
    const picture = await decodePhoto(bytes);
    const pixels = { width: picture.width, height: picture.height, bytes: picture.rgb };
    const packshotCloth = cutOutPackshot(pixels, kind, null);
    const cloth = isUsable(packshotCloth)
      ? packshotCloth
      : cutOutPackshot(pixels, kind, await this.#readClothing(picture));
    if (isUsable(cloth)) return [cloth];
    throw new CannotDressError('The garment cannot be put on photos.', findStrongestDoubt(cloth));
  }

  /** Reads how much clothing each pixel shows, 0 to 255. */
  async #readClothing(picture: Picture): Promise<Uint8Array> {
    const { width, height } = picture;
    const map = await this.#parser.read(picture);
    const shares = sampleClass(map, 'clothes', { left: 0, top: 0, width, height }, [width, height], 1);
    return Uint8Array.from(shares, (share) => share * 255 + 0.5);
  }
}

function findStrongestDoubt({ doubts }: Cloth): ClothDoubtKey {
  return doubts.reduce((strongestDoubt, doubt) => (doubt.strength > strongestDoubt.strength ? doubt : strongestDoubt))
    .key;
}

const isUsable = ({ doubts }: Cloth): boolean => doubts.every(({ strength }) => strength < 1);
