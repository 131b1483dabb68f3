import { PictureRefused } from '../../application/ports/PictureIntake.ts';
import type { PictureIntake, AcceptedPicture } from '../../application/ports/PictureIntake.ts';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { PicturesBusy } from '../../application/ports/Pictures.ts';
import { TaskLimiter } from '../TaskLimiter.ts';
import { detectPictureFormat } from '../pictureFormat.ts';
import type { PictureFormat } from '../pictureFormat.ts';
import { encodePicture, type EncodePicture } from './encodePicture.ts';
import { WaitLimit } from './WaitLimit.ts';

/** Maximum number of pictures decoded at once, so that decoding leaves processor time for requests. */
const MAX_CONCURRENT_DECODINGS = 2;
/** How long a picture may wait for its turn. A connection that is silent for 90 s is closed. */
const MAX_WAIT_MS = 30_000;

const NO_PICTURE_MESSAGE = 'Only image files are allowed';
const SUPPORTED_FORMATS_HINT = 'Please send it as JPEG, PNG or WebP.';
const UNREADABLE_FORMAT_MESSAGES: Partial<Record<PictureFormat, string>> = {
  heic: `HEIC photos cannot be read here. ${SUPPORTED_FORMATS_HINT}`,
  tiff: `TIFF pictures cannot be read here. ${SUPPORTED_FORMATS_HINT}`,
  bmp: `BMP pictures cannot be read here. ${SUPPORTED_FORMATS_HINT}`,
};

/**
 * Accepts pictures with libvips. Detects the format from the first bytes, so that only the decoders of photos are
 * used. Stores WebP in sRGB on white, without metadata.
 */
export class SharpPictureIntake implements PictureIntake {
  readonly #taskLimiter = new TaskLimiter(MAX_CONCURRENT_DECODINGS);
  readonly #waitingOwners = new Map<string, { readonly ownLimiter: TaskLimiter; files: number }>();
  readonly #encode: EncodePicture;
  readonly #maxWaitMs: number;

  /** `encode` decodes and encodes a picture. In production this runs in another process (`PictureProcesses`). */
  constructor(encode: EncodePicture = encodePicture, maxWaitMs = MAX_WAIT_MS) {
    this.#encode = encode;
    this.#maxWaitMs = maxWaitMs;
  }

  async accept(file: Uint8Array, owner: string, signal?: AbortSignal): Promise<AcceptedPicture> {
    const format = detectPictureFormat(file);
    if (format === null) throw new PictureRefused(NO_PICTURE_MESSAGE);
    if (format !== 'heic' && format in UNREADABLE_FORMAT_MESSAGES)
      throw new PictureRefused(UNREADABLE_FORMAT_MESSAGES[format]!);
    const acceptedPicture = await this.#runInTurn(
      owner,
      () => this.#encode(file).catch((cause: unknown) => throwRefusal(cause, format)),
      signal,
    );
    signal?.throwIfAborted();
    return acceptedPicture;
  }

  /**
   * Runs `work` in turn. Each owner has at most one picture in the common queue, so that one owner does not delay
   * others. Rejects with a `PicturesBusy` if the wait is too long.
   */
  async #runInTurn<T>(owner: string, work: () => Promise<T>, caller?: AbortSignal): Promise<T> {
    const ownerQueue = this.#waitingOwners.get(owner) ?? { ownLimiter: new TaskLimiter(1), files: 0 };
    this.#waitingOwners.set(owner, ownerQueue);
    ownerQueue.files += 1;
    const limit = new WaitLimit(this.#maxWaitMs, () => new PicturesBusy('Too many pictures wait.'), caller);
    const begin = (): Promise<T> => {
      limit.end();
      return work();
    };
    try {
      return await ownerQueue.ownLimiter.runLimited(
        () => this.#taskLimiter.runLimited(begin, limit.signal),
        limit.signal,
      );
    } finally {
      limit.end();
      ownerQueue.files -= 1;
      if (ownerQueue.files === 0) this.#waitingOwners.delete(owner);
    }
  }
}

/**
 * Throws the refusal of a picture. libvips fails equally for a missing decoder and a damaged file, so the message
 * depends on the format.
 */
function throwRefusal(cause: unknown, format: PictureFormat): never {
  if (cause instanceof PictureRefused || cause instanceof StoreUnavailableError) throw cause;
  throw new PictureRefused(UNREADABLE_FORMAT_MESSAGES[format] ?? 'This picture cannot be read. It may be damaged.', {
    cause,
  });
}
