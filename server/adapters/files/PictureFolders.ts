import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile, PictureFormat, Pictures } from '../../application/ports/Pictures.ts';
import type { PictureCache } from './PictureCache.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
/** No leading dot and no separator, so that a name cannot escape its folder. */
const SAFE_NAME = /^[\w~-][\w.~-]*$/u;

/** Pictures on disk, one folder per collection (the first segment of the URL path). */
export class PictureFolders implements Pictures {
  readonly #folders: Readonly<Record<string, string>>;
  readonly #cache: PictureCache;

  constructor(folders: Readonly<Record<string, string>>, cache: PictureCache) {
    this.#folders = folders;
    this.#cache = cache;
  }

  async find(address: string, width: number | null, format: PictureFormat): Promise<PictureFile | null> {
    const original = this.#path(address);
    const state = original === null ? null : await stateOf(original);
    if (original === null || state === null) return null;
    const asItIs = { content: original, mediaType: mediaTypeOf(address)!, tag: state };
    if (width === null && (asItIs.mediaType !== 'image/avif' || format === 'avif')) return asItIs;
    const ready = width === null || format !== 'avif' ? null : await readyCopy(original, width);
    if (ready !== null) return { ...ready, mediaType: MEDIA_TYPES[format]! };
    const derived = await this.#cache.derive(original, state, width, format);
    if (derived === null) return asItIs;
    return { content: derived, mediaType: MEDIA_TYPES[format]!, tag: `${state}-${width ?? ''}${format}` };
  }

  #path(address: string): string | null {
    const [collection = '', ...names] = address.split('/');
    const folder = Object.hasOwn(this.#folders, collection) ? this.#folders[collection] : undefined;
    const safe = names.length > 0 && names.every((name) => SAFE_NAME.test(name)) && mediaTypeOf(address) !== undefined;
    return folder !== undefined && safe ? join(folder, ...names) : null;
  }
}

/** A tag of the file that changes with its time or size; null if there is no such file. */
async function stateOf(path: string): Promise<string | null> {
  const facts = await stat(path).catch(() => null);
  return facts?.isFile() === true ? `${facts.mtimeMs.toString(36)}-${facts.size.toString(36)}` : null;
}

/** Finds a resized copy that was shipped with its original, such as `front.320.avif` next to `front.avif`. */
async function readyCopy(original: string, width: number): Promise<Pick<PictureFile, 'content' | 'tag'> | null> {
  if (!original.endsWith('.avif')) return null;
  const path = `${original.slice(0, -'avif'.length)}${width}.avif`;
  const tag = await stateOf(path);
  return tag === null ? null : { content: path, tag };
}

function mediaTypeOf(address: string): string | undefined {
  const ending = address.slice(address.lastIndexOf('.') + 1);
  return Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending] : undefined;
}
