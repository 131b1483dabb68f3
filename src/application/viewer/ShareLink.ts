import type { Clipboard } from '../ports/Clipboard.ts';
import type { LinkSharing } from '../ports/LinkSharing.ts';
import type { Logger } from '../ports/Logger.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/** The outcome of the last attempt to copy the link. */
export type CopyOutcome = 'none' | 'copied' | 'failed';

/** The public link to an item (spec 2.9): origin plus `?item={id}`. */
export function createSharedLink(origin: string, itemId: string): string {
  return `${origin}?item=${encodeURIComponent(itemId)}`;
}

export interface ShareLinkDependencies {
  /** Scheme, host and port of the app, such as `https://shop.example`. */
  readonly origin: string;
  readonly clipboard: Clipboard;
  readonly sharing: LinkSharing;
  readonly logger: Logger;
}

/** Shares or copies the link of an item. */
export class ShareLink implements Observable<CopyOutcome> {
  readonly #dependencies: ShareLinkDependencies;
  readonly #outcome = new SnapshotHolder<CopyOutcome>('none');
  #lastAttempt = 0;

  constructor(dependencies: ShareLinkDependencies) {
    this.#dependencies = dependencies;
  }

  get snapshot(): CopyOutcome {
    return this.#outcome.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#outcome.subscribe(listener);
  }

  getLink(itemId: string): string {
    return createSharedLink(this.#dependencies.origin, itemId);
  }

  /**
   * Shares the link in the system's sheet. Resolves to false if there is none or it did not open; the link then has to
   * be shown. Never rejects.
   */
  async shareInSheet(itemId: string, title: string): Promise<boolean> {
    const { sharing, logger } = this.#dependencies;
    if (!sharing.isAvailable) return false;
    try {
      await sharing.share(this.getLink(itemId), title);
      return true;
    } catch (error) {
      logger.warn('The sheet for sharing did not open', error);
      return false;
    }
  }

  /** Copies the link of an item. Never rejects: the snapshot holds the outcome of the newest attempt. */
  async copyLink(itemId: string): Promise<void> {
    const attempt = this.#beginAttempt();
    const outcome = await this.#write(this.getLink(itemId));
    if (attempt === this.#lastAttempt) this.#outcome.set(outcome);
  }

  reset(): void {
    this.#beginAttempt();
    this.#outcome.set('none');
  }

  #beginAttempt(): number {
    this.#lastAttempt += 1;
    return this.#lastAttempt;
  }

  async #write(link: string): Promise<CopyOutcome> {
    try {
      await this.#dependencies.clipboard.writeText(link);
      return 'copied';
    } catch (error) {
      this.#dependencies.logger.warn('The link could not be copied', error);
      return 'failed';
    }
  }
}
