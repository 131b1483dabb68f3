import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sharp } from '../../adapters/photoDecoder.ts';
import { rgbaToThumbHash } from 'thumbhash';
import type { CataloguePicture } from '../../domain/catalogue/CatalogueItem.ts';
import type { CutOutProblem } from '../../domain/fitting/cloth/cutOutProblem.ts';
import { cutOutProblem } from '../../domain/fitting/cloth/cutOutProblem.ts';
import { ImportRefusal } from '../ImportRefusal.ts';
import type { Product } from '../normalize/Product.ts';
import { photoOf, type Photo } from './photoOf.ts';
import type { ProductPictures } from './ProductPictures.ts';

const PICTURE_EXTENSION = /\.(?:jpe?g|png|webp|avif|tiff?|gif)$/i;
/** The number at the end of a file name: 'sku-2.jpg' is a further picture of 'sku'. */
const ORDINAL_SUFFIX = /[ _.-]\d{1,2}$/;
const THUMB_SIDE_PX = 100;
const MAX_PICTURES = 12;

/**
 * Pictures from a local folder, copied into the store's folder under the hash of their content. The format is
 * detected from the content; pictures are rotated upright, and metadata is removed.
 */
export class FolderPictures implements ProductPictures {
  private readonly folder: string;
  private readonly found: FoundFiles;
  private readonly target: string;
  private readonly otherwise: ProductPictures;
  private readonly created: string[] = [];
  private readonly known = new Map<string, CataloguePicture | null>();
  private readonly unusable: string[] = [];
  private readonly problems = new Map<string, CutOutProblem>();

  private constructor(folder: string, found: FoundFiles, target: string, otherwise: ProductPictures) {
    this.folder = folder;
    this.found = found;
    this.target = target;
    this.otherwise = otherwise;
  }

  /**
   * `target` is the folder behind `/media/imports/`; a product without a picture in `folder` is passed to
   * `otherwise`.
   */
  static async open(folder: string, target: string, otherwise: ProductPictures): Promise<FolderPictures> {
    const names = await readdir(folder, { recursive: true }).catch(() => {
      throw new ImportRefusal(`There is no folder of pictures at ${folder}.`);
    });
    const pictures = names
      .filter((one) => PICTURE_EXTENSION.test(one))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    if (pictures.length === 0) throw new ImportRefusal(`The folder ${folder} holds no pictures.`);
    return new FolderPictures(folder, filesByName(pictures.map((name) => join(folder, name))), target, otherwise);
  }

  get remarks(): readonly string[] {
    const all = [...this.otherwise.remarks, ...this.unusable.slice(0, 10)];
    return this.unusable.length > 10 ? [...all, `... and ${this.unusable.length - 10} further pictures.`] : all;
  }

  async picturesOf(product: Product, signal?: AbortSignal): Promise<readonly CataloguePicture[]> {
    const files = this.filesOf(product);
    const pictures: CataloguePicture[] = [];
    for (const file of files) {
      signal?.throwIfAborted();
      const picture = await this.stored(file);
      if (picture !== null) pictures.push(picture);
    }
    return pictures.length > 0 ? pictures : this.otherwise.picturesOf(product, signal);
  }

  cutOutProblem(picture: CataloguePicture): CutOutProblem | null {
    return this.problems.get(picture.url) ?? this.otherwise.cutOutProblem(picture);
  }

  async undo(): Promise<void> {
    await Promise.all(this.created.splice(0).map((file) => rm(file, { force: true })));
    await this.otherwise.undo();
  }

  /** Files named in the picture columns, then files named like the product, then those with a number. */
  private filesOf({ key, fields }: Product): readonly string[] {
    const named = (fields.image ?? []).map((image) => stem(basename(image.split('?')[0]!)));
    const names = [...named, ...[key, ...(fields.id ?? [])].map((id) => id.toLowerCase())];
    const own = names.flatMap((name) => this.found.byName.get(name) ?? []);
    return [...new Set([...own, ...names.flatMap((name) => this.found.further.get(name) ?? [])])].slice(
      0,
      MAX_PICTURES,
    );
  }

  private async stored(file: string): Promise<CataloguePicture | null> {
    const known = this.known.get(file);
    if (known !== undefined) return known;
    const taken = await photoOf(file, this.folder).catch((error: unknown) => {
      this.unusable.push(`The picture ${basename(file)} was not used: ${(error as Error).message.split('\n')[0]}.`);
      return null;
    });
    const picture = taken === null ? null : await this.store(file, taken);
    this.known.set(file, picture);
    return picture;
  }

  /**
   * Stores a picture. Rejects if the disk is full, so that the import fails: otherwise items would lose the pictures
   * they have.
   */
  private async store(file: string, { data, info }: Photo): Promise<CataloguePicture> {
    const name = createHash('sha256').update(data).digest('hex').slice(0, 32);
    await this.write(join(this.target, name.slice(0, 2)), `${name}.jpg`, data).catch((cause: Error) => {
      throw new Error(`the picture ${basename(file)} could not be stored: ${cause.message}.`, { cause });
    });
    const url = `/media/imports/${name.slice(0, 2)}/${name}.jpg`;
    const small = await thumbnail(data);
    const problem = cutOutProblem({ width: small.width, height: small.height, bytes: withoutAlpha(small.rgba) });
    if (problem) this.problems.set(url, problem);
    return { url, width: info.width, height: info.height, thumbhash: thumbHash(small), alt: null };
  }

  private async write(folder: string, name: string, data: Buffer): Promise<void> {
    const path = join(folder, name);
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return;
    await mkdir(folder, { recursive: true });
    const draft = `${path}.${process.pid}`;
    this.created.push(draft, path);
    await writeFile(draft, data);
    await rename(draft, path);
  }
}

function stem(name: string): string {
  return name.replace(/\.[a-z0-9]{2,5}$/i, '').toLowerCase();
}

interface FoundFiles {
  readonly byName: ReadonlyMap<string, string>;
  /** Files with a number, by their name without it: 'sku-2.jpg' and 'sku-3.jpg' under 'sku'. */
  readonly further: ReadonlyMap<string, readonly string[]>;
}

function filesByName(paths: readonly string[]): FoundFiles {
  const byName = new Map<string, string>();
  const further = new Map<string, string[]>();
  for (const path of paths) {
    const name = stem(basename(path));
    byName.set(name, path);
    if (ORDINAL_SUFFIX.test(name))
      further.set(name.replace(ORDINAL_SUFFIX, ''), [...(further.get(name.replace(ORDINAL_SUFFIX, '')) ?? []), path]);
  }
  return { byName, further };
}

interface Thumbnail {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

async function thumbnail(jpeg: Buffer): Promise<Thumbnail> {
  const small = sharp(jpeg).resize({ width: THUMB_SIDE_PX, height: THUMB_SIDE_PX, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

const thumbHash = ({ width, height, rgba }: Thumbnail): string =>
  Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64');

const withoutAlpha = (rgba: Uint8Array): Uint8Array => rgba.filter((_, i) => i % 4 !== 3);
