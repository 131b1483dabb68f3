import { createHash } from 'node:crypto';
import { access, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFormat } from '../../application/ports/Pictures.ts';
import { Turnstile } from '../Turnstile.ts';

/** Pictures worked on at once: they share the processor with everything that shoppers wait for. */
const AT_ONCE = 2;
/** A decoder bomb is refused; the largest honest picture of a garment is far below this. */
const MAX_PIXELS = 50_000_000;

/** An original this much wider at the most is sent as it is: what is encoded in haste would weigh as much. */
const NEAR_ENOUGH = 1.25;

/** Judged by content, whatever the name says: a drawing that can hold scripts and addresses is none of them. */
const RASTER: ReadonlySet<string> = new Set(['heif', 'webp', 'jpeg', 'png']);

/** Narrower copies of pictures, made when first asked for and kept in a folder. */
export class PictureCache {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<string | null>>();
  readonly #turnstile = new Turnstile(AT_ONCE);

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The path of the copy; null where the original is hardly wider than `width` and need not be rewritten.
   * `state` marks the content of the original. Rejects for a file that is no picture.
   */
  async derive(original: string, state: string, width: number | null, format: PictureFormat): Promise<string | null> {
    const name = createHash('sha256').update(`${original}\n${state}\n${width}`).digest('hex').slice(0, 32);
    const path = join(this.#folder, name.slice(0, 2), `${name}.${format}`);
    const running = this.#underWay.get(path);
    if (running !== undefined) return running;
    const making = this.#existingOrMade(original, path, width, format).finally(() => this.#underWay.delete(path));
    this.#underWay.set(path, making);
    return making;
  }

  async #existingOrMade(
    original: string, path: string, width: number | null, format: PictureFormat,
  ): Promise<string | null> {
    if (await access(path).then(() => true, () => false)) return path;
    return this.#turnstile.pass(() => make(original, path, width, format));
  }
}

async function make(original: string, path: string, width: number | null, format: PictureFormat): Promise<string | null> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const { width: full, autoOrient, format: kind } = await picture.metadata();
  if (!RASTER.has(kind)) throw new Error(`${original} is not a picture that is read here, but ${kind}.`);
  if (width !== null && (autoOrient?.width ?? full) <= width * NEAR_ENOUGH && original.endsWith(`.${format}`)) return null;
  await mkdir(join(path, '..'), { recursive: true });
  const resized = width === null ? picture : picture.resize({ width, withoutEnlargement: true });
  // Somebody waits for it: the least effort takes a fifth of the time of the next for a quarter more bytes.
  const encoded = format === 'avif' ? resized.avif({ quality: 55, effort: 0 }) : resized.webp({ quality: 80 });
  const draft = `${path}.${process.pid}`;
  await encoded.toFile(draft);
  await rename(draft, path);
  return path;
}
