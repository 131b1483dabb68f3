import type { Item } from '../../domain/catalogue/Item.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { Message } from '../notices/Message.ts';
import type { Notices } from '../notices/Notices.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/** The attachments of the next search: at most one (spec section 5). */
export class Attachments implements Observable<readonly Attachment[]> {
  readonly #shopper: CurrentShopper;
  readonly #notices: Notices;
  readonly #pulse: PulseStatus;
  readonly #state = new SnapshotHolder<readonly Attachment[]>([]);

  constructor(shopper: CurrentShopper, notices: Notices, pulse: PulseStatus) {
    this.#shopper = shopper;
    this.#notices = notices;
    this.#pulse = pulse;
  }

  get snapshot(): readonly Attachment[] {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  has(id: string): boolean {
    return this.snapshot.some((attachment) => attachment.id === id);
  }

  /** Attaches an item in place of the current attachment. Does nothing when nobody is signed in. */
  addItem(item: Item): void {
    const userId = this.#shopper.snapshot?.id;
    if (userId === undefined || this.has(item.id)) return;
    const { id, itemUrl: url, colors } = item;
    const imageUrls = item.images.map((image) => image.url);
    this.add({ id, context: 'item', userId, url, imageUrls, colors, kind: null, pattern: null, kinds: [] });
  }

  /** Adds the attachment in place of the current one. */
  add(attachment: Attachment): void {
    this.#show([attachment], 'added-to-search');
  }

  /** Corrects the recognized garment kind of an uploaded picture. Ignores values that are not in its `kinds`. */
  correctKind(id: string, kind: string): void {
    this.#state.set(
      this.snapshot.map((attachment) =>
        attachment.id === id && attachment.kinds.includes(kind) ? { ...attachment, kind } : attachment,
      ),
    );
  }

  remove(id: string): void {
    if (this.has(id))
      this.#show(
        this.snapshot.filter((attachment) => attachment.id !== id),
        'removed-from-search',
      );
  }

  /** Shows the attachments of a past search, without a toast because the shopper did not just add them. */
  restore(attachments: readonly Attachment[]): void {
    this.#state.set(attachments);
  }

  #show(attachments: readonly Attachment[], toast: Message): void {
    this.#state.set(attachments);
    this.#pulse.blink();
    this.#notices.showToast(toast);
  }
}
