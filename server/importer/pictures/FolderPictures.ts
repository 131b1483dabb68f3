import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sharp } from '../../adapters/photoDecoder.ts';
import { rgbaToThumbHash } from 'thumbhash';
import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import type { CutOutProblem } from '../../domain/fitting/cloth/cutOutProblem.ts';
import { findCutOutProblem } from '../../domain/fitting/cloth/cutOutProblem.ts';
import { ImportRefusal } from '../ImportRefusal.ts';
import type { Product } from '../normalize/Product.ts';
import { decodePhoto, type Photo } from './decodePhoto.ts';
import type { ProductPictures } from './ProductPictures.ts';

const PICTURE_EXTENSION_PATTERN = /\.(?:jpe?g|png|webp|avif|tiff?|gif)$/i;
/** Matches the number at the end of a file name: 'sku-2.jpg' is the second picture of 'sku'. */
const ORDINAL_SUFFIX_PATTERN = /[ _.-]\d{1,2}$/;
const THUMB_SIDE_PX = 100;
const MAX_PICTURES = 12;

/**
 * Pictures from a local folder. Copies each picture to the store's folder and names it by the hash of its content.
 * Rotates pictures upright and removes their metadata.
 */
export class FolderPictures implements ProductPictures {
  private readonly folder: string;
  private readonly foundFiles: FoundFiles;
  private readonly targetFolder: string;
  private readonly fallbackPictures: ProductPictures;
  private readonly createdPaths: string[] = [];
  private readonly pictureByFile = new Map<string, CataloguePicture | null>();
  private readonly unusableFiles: string[] = [];
  private readonly problemByUrl = new Map<string, CutOutProblem>();

  private constructor(folder: string, foundFiles: FoundFiles, targetFolder: string, fallbackPictures: ProductPictures) {
    this.folder = folder;
    this.foundFiles = foundFiles;
    this.targetFolder = targetFolder;
    this.fallbackPictures = fallbackPictures;
  }

  /**
   * `targetFolder` is the folder of `/media/imports/`. Products without a picture in `folder` get their pictures from
   * `fallbackPictures`.
   */
  static async open(folder: string, targetFolder: string, fallbackPictures: ProductPictures): Promise<FolderPictures> {
    const names = await readdir(folder, { recursive: true }).catch(() => {
      throw new ImportRefusal(`There is no folder of pictures at ${folder}.`);
    });
    const pictures = names
      .filter((fileName) => PICTURE_EXTENSION_PATTERN.test(fileName))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    if (pictures.length === 0) throw new ImportRefusal(`The folder ${folder} holds no pictures.`);
    return new FolderPictures(
      folder,
      groupFilesByName(pictures.map((name) => join(folder, name))),
      targetFolder,
      fallbackPictures,
    );
  }

  get remarks(): readonly string[] {
    const allRemarks = [...this.fallbackPictures.remarks, ...this.unusableFiles.slice(0, 10)];
    return this.unusableFiles.length > 10
      ? [...allRemarks, `... and ${this.unusableFiles.length - 10} further pictures.`]
      : allRemarks;
  }

  async findPictures(product: Product, signal?: AbortSignal): Promise<readonly CataloguePicture[]> {
    const files = this.findFiles(product);
    const pictures: CataloguePicture[] = [];
    for (const file of files) {
      signal?.throwIfAborted();
      const picture = await this.storeOnce(file);
      if (picture !== null) pictures.push(picture);
    }
    return pictures.length > 0 ? pictures : this.fallbackPictures.findPictures(product, signal);
  }

  findCutOutProblem(picture: CataloguePicture): CutOutProblem | null {
    return this.problemByUrl.get(picture.url) ?? this.fallbackPictures.findCutOutProblem(picture);
  }

  async deleteCreatedPictures(): Promise<void> {
    await Promise.all(this.createdPaths.splice(0).map((file) => rm(file, { force: true })));
    await this.fallbackPictures.deleteCreatedPictures();
  }

  /**
   * Finds the files of a product: those that its picture columns name, then those named by its key, then those with a
   * number after the key.
   */
  private findFiles({ key, fields }: Product): readonly string[] {
    const namedStems = (fields.image ?? []).map((image) => getFileStem(basename(image.split('?')[0]!)));
    const names = [...namedStems, ...[key, ...(fields.id ?? [])].map((id) => id.toLowerCase())];
    const ownFiles = names.flatMap((name) => this.foundFiles.fileByName.get(name) ?? []);
    return [
      ...new Set([...ownFiles, ...names.flatMap((name) => this.foundFiles.furtherFilesByName.get(name) ?? [])]),
    ].slice(0, MAX_PICTURES);
  }

  private async storeOnce(file: string): Promise<CataloguePicture | null> {
    const cachedPicture = this.pictureByFile.get(file);
    if (cachedPicture !== undefined) return cachedPicture;
    const photo = await decodePhoto(file, this.folder).catch((error: unknown) => {
      this.unusableFiles.push(
        `The picture ${basename(file)} was not used: ${(error as Error).message.split('\n')[0]}.`,
      );
      return null;
    });
    const picture = photo === null ? null : await this.storePicture(file, photo);
    this.pictureByFile.set(file, picture);
    return picture;
  }

  /** Stores a picture. Rejects if the disk is full, so that the import fails instead of losing pictures. */
  private async storePicture(file: string, { data, info }: Photo): Promise<CataloguePicture> {
    const name = createHash('sha256').update(data).digest('hex').slice(0, 32);
    await this.writePicture(join(this.targetFolder, name.slice(0, 2)), `${name}.jpg`, data).catch((cause: Error) => {
      throw new Error(`the picture ${basename(file)} could not be stored: ${cause.message}.`, { cause });
    });
    const url = `/media/imports/${name.slice(0, 2)}/${name}.jpg`;
    const smallPicture = await createThumbnail(data);
    const problem = findCutOutProblem({
      width: smallPicture.width,
      height: smallPicture.height,
      bytes: removeAlpha(smallPicture.rgba),
    });
    if (problem) this.problemByUrl.set(url, problem);
    return { url, width: info.width, height: info.height, thumbhash: createThumbHash(smallPicture), alt: null };
  }

  private async writePicture(folder: string, name: string, data: Buffer): Promise<void> {
    const path = join(folder, name);
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return;
    await mkdir(folder, { recursive: true });
    const draftPath = `${path}.${process.pid}`;
    this.createdPaths.push(draftPath, path);
    await writeFile(draftPath, data);
    await rename(draftPath, path);
  }
}

function getFileStem(name: string): string {
  return name.replace(/\.[a-z0-9]{2,5}$/i, '').toLowerCase();
}

interface FoundFiles {
  readonly fileByName: ReadonlyMap<string, string>;
  /** Files with a number at the end, by the name without it: 'sku-2.jpg' and 'sku-3.jpg' under 'sku'. */
  readonly furtherFilesByName: ReadonlyMap<string, readonly string[]>;
}

function groupFilesByName(paths: readonly string[]): FoundFiles {
  const fileByName = new Map<string, string>();
  const furtherFilesByName = new Map<string, string[]>();
  for (const path of paths) {
    const name = getFileStem(basename(path));
    fileByName.set(name, path);
    if (ORDINAL_SUFFIX_PATTERN.test(name))
      furtherFilesByName.set(name.replace(ORDINAL_SUFFIX_PATTERN, ''), [
        ...(furtherFilesByName.get(name.replace(ORDINAL_SUFFIX_PATTERN, '')) ?? []),
        path,
      ]);
  }
  return { fileByName, furtherFilesByName };
}

interface Thumbnail {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

async function createThumbnail(jpeg: Buffer): Promise<Thumbnail> {
  const thumbnailImage = sharp(jpeg)
    .resize({ width: THUMB_SIDE_PX, height: THUMB_SIDE_PX, fit: 'inside' })
    .ensureAlpha()
    .raw();
  const { data, info } = await thumbnailImage.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

const createThumbHash = ({ width, height, rgba }: Thumbnail): string =>
  Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64');

const removeAlpha = (rgba: Uint8Array): Uint8Array => rgba.filter((_, i) => i % 4 !== 3);
