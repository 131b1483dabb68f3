import { createHash } from 'node:crypto';
import { access, mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sharp } from '../photoDecoder.ts';
import { PicturesBusy, type PictureFormat } from '../../application/ports/Pictures.ts';
import { TaskLimiter, TaskLimiterFull } from '../TaskLimiter.ts';

/** Maximum number of pictures encoded at once, so that encoding leaves processor time for requests. */
const MAX_CONCURRENT_ENCODINGS = 2;
/** Maximum number of waiting encodings. Each takes about 0.1 s, so the last one waits for about 2 s. */
const MAX_WAITING_ENCODINGS = 40;
/** Rejects decompression bombs. Pictures of garments have far fewer pixels. */
const MAX_PIXELS = 50_000_000;

/**
 * Maximum ratio of the original's width to the requested width at which the original is sent. A copy would hardly be
 * smaller.
 */
const MAX_WIDTH_RATIO = 1.25;

/** The time after which copies that nobody reads are removed, in milliseconds. They are made again on demand. */
export const UNUSED_COPY_MS = 30 * 86_400_000;
/** Maximum number of copies to remove in one clean-up. */
const MAX_REMOVALS = 1_000;

/** Accepted formats, recognized by content. SVG is missing because it can contain scripts and URLs. */
const RASTER_FORMATS: ReadonlySet<string> = new Set(['heif', 'webp', 'jpeg', 'png']);

/** The path of a stored copy, or its bytes if it could not be stored. */
type PictureCopy = string | Uint8Array;
type WriteFile = (path: string, bytes: Uint8Array) => Promise<void>;

/** Creates resized copies of pictures on first request and caches them in a folder. */
export class PictureCache {
  readonly #folder: string;
  readonly #writeFile: WriteFile;
  readonly #pendingCopies = new Map<string, Promise<PictureCopy | null>>();
  readonly #taskLimiter: TaskLimiter;

  constructor(folder: string, write: WriteFile = writeFile, maxWaiting = MAX_WAITING_ENCODINGS) {
    this.#folder = folder;
    this.#writeFile = write;
    this.#taskLimiter = new TaskLimiter(MAX_CONCURRENT_ENCODINGS, maxWaiting);
  }

  /**
   * Makes a copy of a picture. Resolves to null if the original is hardly wider than `width` and can be sent instead.
   * `state` identifies the version of the original. Rejects if the file is not a picture, and with a `PicturesBusy`
   * if too many copies are waiting.
   */
  async deriveCopy(
    original: string,
    state: string,
    width: number | null,
    format: PictureFormat,
  ): Promise<PictureCopy | null> {
    const name = createHash('sha256').update(`${original}\n${state}\n${width}`).digest('hex').slice(0, 32);
    const path = join(this.#folder, name.slice(0, 2), `${name}.${format}`);
    const pendingCopy = this.#pendingCopies.get(path);
    if (pendingCopy !== undefined) return pendingCopy;
    const newCopy = this.#findOrMakeCopy(original, path, width, format).finally(() => this.#pendingCopies.delete(path));
    this.#pendingCopies.set(path, newCopy);
    return newCopy;
  }

  /**
   * Removes copies that were not read for a while, e.g. of an older catalogue. `now` is in milliseconds since the
   * epoch. Resolves to the number of removed copies.
   */
  async removeUnused(now: number): Promise<number> {
    let removedCount = 0;
    for await (const path of listFiles(this.#folder)) {
      if (removedCount === MAX_REMOVALS) break;
      const { atimeMs, mtimeMs } = await stat(path);
      if (Math.max(atimeMs, mtimeMs) >= now - UNUSED_COPY_MS) continue;
      await rm(path, { force: true });
      removedCount += 1;
    }
    return removedCount;
  }

  async #findOrMakeCopy(
    original: string,
    path: string,
    width: number | null,
    format: PictureFormat,
  ): Promise<PictureCopy | null> {
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
    const newCopy = this.#taskLimiter.runLimited(async () => {
      const bytes = await encode(original, width, format);
      return bytes === null ? null : this.#storeCopy(path, bytes);
    });
    return newCopy.catch((cause: unknown) => {
      throw cause instanceof TaskLimiterFull ? new PicturesBusy('Too many copies wait.', { cause }) : cause;
    });
  }

  /**
   * Stores a copy and returns its path. Returns the bytes if they cannot be stored, so that the shopper gets the
   * picture.
   */
  async #storeCopy(path: string, bytes: Uint8Array): Promise<PictureCopy> {
    const draft = `${path}.${process.pid}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await this.#writeFile(draft, bytes);
      await rename(draft, path);
      return path;
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
      return bytes;
    }
  }
}

/** All files below a folder; none if the folder does not exist. */
async function* listFiles(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  });
  for await (const entry of entries) if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

/** Encodes a copy. Resolves to null if the original can be sent instead. */
async function encode(original: string, width: number | null, format: PictureFormat): Promise<Uint8Array | null> {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const { width: originalWidth, autoOrient, format: kind } = await picture.metadata();
  if (!RASTER_FORMATS.has(kind)) throw new Error(`${original} is not a picture that is read here, but ${kind}.`);
  const isRequestedFormat = original.endsWith(format === 'jpeg' ? '.jpg' : `.${format}`);
  if (width !== null && (autoOrient?.width ?? originalWidth) <= width * MAX_WIDTH_RATIO && isRequestedFormat)
    return null;
  const resizedPicture = width === null ? picture : picture.resize({ width, withoutEnlargement: true });
  // Use the lowest effort, because a request waits. The next level takes five times as long and saves a fifth of the
  // bytes.
  switch (format) {
    case 'avif':
      return resizedPicture.avif({ quality: 55, effort: 0 }).toBuffer();
    case 'webp':
      return resizedPicture.webp({ quality: 80 }).toBuffer();
    case 'jpeg':
      return resizedPicture.flatten({ background: 'white' }).jpeg({ quality: 82 }).toBuffer();
  }
}
