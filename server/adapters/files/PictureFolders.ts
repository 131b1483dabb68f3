import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PicturesBusy, type PictureFile, type PictureFormat, type Pictures } from '../../application/ports/Pictures.ts';
import type { PictureCache } from './PictureCache.ts';
import { createDictionary } from '../../domain/text/createDictionary.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = createDictionary({
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
});
/** A name without a leading dot or separators, so that it cannot leave its folder. */
const SAFE_NAME_PATTERN = /^[\w~-][\w.~-]*$/u;

type Original = PictureFile & { readonly content: string };

/** Pictures on disk, in one folder for each collection (the first segment of the URL path). */
export class PictureFolders implements Pictures {
  readonly #folders: Readonly<Record<string, string>>;
  readonly #cache: PictureCache;

  constructor(folders: Readonly<Record<string, string>>, cache: PictureCache) {
    this.#folders = folders;
    this.#cache = cache;
  }

  async find(address: string, width: number | null, format: PictureFormat): Promise<PictureFile | null> {
    const original = this.#getPath(address);
    const version = original === null ? null : await readVersion(original);
    if (original === null || version === null) return null;
    const unchangedFile = { content: original, mediaType: getMediaType(address)!, tag: version };
    const isReadable = canRead(format, unchangedFile.mediaType);
    if (width === null && isReadable) return unchangedFile;
    return this.#findCopy(unchangedFile, width, format).catch((cause: unknown) => {
      if (cause instanceof PicturesBusy && isReadable) return { ...unchangedFile, replacesCopy: true as const };
      throw cause;
    });
  }

  async #findCopy(original: Original, width: number | null, format: PictureFormat): Promise<PictureFile> {
    const { content: path, tag } = original;
    const readyFile = width === null || format !== 'avif' ? null : await findReadyCopy(path, width);
    if (readyFile !== null) return { ...readyFile, mediaType: MEDIA_TYPES[format]! };
    const derivedCopy = await this.#cache.deriveCopy(path, tag, width, format);
    if (derivedCopy === null) return original;
    return { content: derivedCopy, mediaType: MEDIA_TYPES[format]!, tag: `${tag}-${width ?? ''}${format}` };
  }

  #getPath(address: string): string | null {
    const [collection = '', ...names] = address.split('/');
    const folder = Object.hasOwn(this.#folders, collection) ? this.#folders[collection] : undefined;
    const isSafe =
      names.length > 0 && names.every((name) => SAFE_NAME_PATTERN.test(name)) && getMediaType(address) !== undefined;
    return folder !== undefined && isSafe ? join(folder, ...names) : null;
  }
}

/** Whether a client that asks for `format` can also read the original's type. */
function canRead(format: PictureFormat, mediaType: string): boolean {
  if (format === 'jpeg') return mediaType === MEDIA_TYPES['jpeg'];
  return mediaType !== MEDIA_TYPES['avif'] || format === 'avif';
}

/** A tag that changes with the file's time or size; null if there is no such file. */
async function readVersion(path: string): Promise<string | null> {
  const facts = await stat(path).catch(() => null);
  return facts?.isFile() === true ? `${facts.mtimeMs.toString(36)}-${facts.size.toString(36)}` : null;
}

/** Finds a resized copy that is shipped with its original, such as `front.320.avif` next to `front.avif`. */
async function findReadyCopy(original: string, width: number): Promise<Pick<PictureFile, 'content' | 'tag'> | null> {
  if (!original.endsWith('.avif')) return null;
  const path = `${original.slice(0, -'avif'.length)}${width}.avif`;
  const tag = await readVersion(path);
  return tag === null ? null : { content: path, tag };
}

function getMediaType(address: string): string | undefined {
  const ending = address.slice(address.lastIndexOf('.') + 1);
  return Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending] : undefined;
}
