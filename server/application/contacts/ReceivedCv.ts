import type { StoredCv } from '../ports/Inbox.ts';

/** A stored CV to which no message refers yet. */
export class ReceivedCv {
  readonly cv: StoredCv;
  readonly #removeFile: () => Promise<void>;
  #isOwned = true;

  constructor(cv: StoredCv, removeFile: () => Promise<void>) {
    this.cv = cv;
    this.#removeFile = removeFile;
  }

  /**
   * Returns the file for a message that will refer to it. If the message is not stored, a later sweep removes the
   * file.
   */
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
