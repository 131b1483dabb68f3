import { MAX_CV_BYTES } from '../../../src/domain/contacts/cvFile.ts';
import { readCvName, type CvName, type CvNameFault } from '../../domain/contacts/cvName.ts';
import type { BlobKey, Blobs } from '../ports/Blobs.ts';
import type { Clock } from '../ports/Clock.ts';
import { CvRefused, type CvInspector } from '../ports/CvInspector.ts';
import type { DiscardedBlobs } from '../ports/DiscardedBlobs.ts';
import type { Inbox, StoredCv } from '../ports/Inbox.ts';
import type { Secrets } from '../ports/Secrets.ts';
import { StoreUnavailableError } from '../ports/Store.ts';
import { ReceivedCv } from './ReceivedCv.ts';

export interface CvIntakeDependencies {
  readonly blobs: Blobs;
  readonly discardedBlobs: Pick<DiscardedBlobs, 'recordExpected' | 'forget'>;
  readonly inbox: Pick<Inbox, 'countCvs'>;
  readonly inspector: CvInspector;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'createId'>;
}

const DAY_MS = 86_400_000;
/** Maximum number of CVs per day. Anybody can send one, and each takes disk space for months. */
export const MAX_CVS_PER_DAY = 200;

const MESSAGE_BY_NAME_FAULT: Readonly<Record<CvNameFault, string>> = {
  'wrong-ending': 'Please send the CV as a .pdf, .doc or .docx file.',
  'program-ending': 'The name of this file has the ending of a program or an archive in it. Please rename it.',
};
const EMPTY_MESSAGE = 'This file is empty.';
const TOO_LARGE_MESSAGE = 'This file is too large: at most 10 MB are taken.';
const OTHER_KIND_MESSAGE = 'The ending of this file does not match its content. Please save it again and send it.';

/** Stores the CVs of visitors as they arrive, and refuses other files. */
export class CvIntake {
  readonly #dependencies: CvIntakeDependencies;

  constructor(dependencies: CvIntakeDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores a CV. Rejects with a `CvRefused` for a file that is not accepted, and with a `StoreUnavailableError` if it
   * cannot be stored or too many CVs arrive. Then the file is removed, by a later sweep if need be.
   */
  async receive(fileName: string, chunks: AsyncIterable<Uint8Array>): Promise<ReceivedCv> {
    const { secrets, discardedBlobs } = this.#dependencies;
    const name = readCvName(fileName);
    if (typeof name === 'string') throw new CvRefused(MESSAGE_BY_NAME_FAULT[name]);
    await this.#refuseTooMany();
    const key: BlobKey = { collection: 'cvs', id: secrets.createId() };
    await discardedBlobs.recordExpected([key]);
    try {
      const size = await this.#store(key, chunks);
      await this.#inspect(key, name);
      const cv: StoredCv = { id: key.id, fileName: `${name.stem}.${name.ending}`, kind: name.ending, size };
      return new ReceivedCv(cv, () => this.#remove(key));
    } catch (cause) {
      await this.#remove(key);
      throw cause;
    }
  }

  async #refuseTooMany(): Promise<void> {
    const { inbox, clock } = this.#dependencies;
    const now = clock.now();
    // Include the next day, because other nodes' clocks may be ahead. Later times were stored before this clock was
    // set back and do not count.
    if ((await inbox.countCvs(now - DAY_MS, now + DAY_MS)) >= MAX_CVS_PER_DAY)
      throw new StoreUnavailableError('Too many CVs have arrived in one day.');
  }

  /** Stores the file. Resolves to its number of bytes. */
  async #store(key: BlobKey, chunks: AsyncIterable<Uint8Array>): Promise<number> {
    const source = new BoundedSource(chunks);
    await this.#dependencies.blobs.put(key, source.read()).catch((cause: unknown) => {
      throw source.failure ?? new StoreUnavailableError('A CV cannot be written at the moment.', { cause });
    });
    if (source.size === 0) throw new CvRefused(EMPTY_MESSAGE);
    return source.size;
  }

  async #inspect(key: BlobKey, { ending }: CvName): Promise<void> {
    const { blobs, inspector } = this.#dependencies;
    const kind = await inspector.inspect(async () => (await blobs.get(key)) ?? new Uint8Array());
    if (kind !== ending) throw new CvRefused(OTHER_KIND_MESSAGE);
  }

  /** Removes the file. If that fails, a later sweep does. */
  async #remove(key: BlobKey): Promise<void> {
    const { blobs, discardedBlobs } = this.#dependencies;
    await blobs
      .remove(key)
      .then(() => discardedBlobs.forget([key]))
      .catch(() => undefined);
  }
}

/** An arriving file, of limited size. Throws a `CvRefused` if it is too large. */
class BoundedSource {
  readonly #chunks: AsyncIterable<Uint8Array>;
  size = 0;
  /** The error of the arriving file; null if it arrived completely. */
  failure: unknown = null;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks;
  }

  async *read(): AsyncIterable<Uint8Array> {
    try {
      for await (const chunk of this.#chunks) {
        this.size += chunk.length;
        if (this.size > MAX_CV_BYTES) throw new CvRefused(TOO_LARGE_MESSAGE);
        yield chunk;
      }
    } catch (cause) {
      this.failure = cause;
      throw cause;
    }
  }
}
