import type { StoredCv } from '../ports/Inbox.ts';

/** A CV whose file is stored, and that no message names yet. */
export class ReceivedCv {
  readonly cv: StoredCv;
  readonly #removeFile: () => Promise<void>;
  #isOwned = true;

  constructor(cv: StoredCv, removeFile: () => Promise<void>) {
    this.cv = cv;
    this.#removeFile = removeFile;
  }

  /** Leaves the file to the message that is about to name it; if that fails, to a later sweep. */
  release(): StoredCv {
    this.#isOwned = false;
    return this.cv;
  }

  /** Removes the file unless it was released. */
  async discard(): Promise<void> {
    if (!this.#isOwned) return;
    this.#isOwned = false;
    await this.#removeFile();
  }
}
