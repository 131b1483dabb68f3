import type { Profile } from '../../domain/accounts/Profile.ts';
import type { Notices } from '../notices/Notices.ts';
import { OptimisticValue } from '../OptimisticValue.ts';
import type { Chats } from '../ports/Chats.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface ChatModeParts {
  readonly chats: Pick<Chats, 'setChatMode'>;
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
}

const FAILED = 'Failed to update user chat mode';

/** Whether what the shopper says goes to the stylist (spec section 4, chat mode). Kept with their profile. */
export class ChatMode implements Observable<boolean> {
  readonly #parts: ChatModeParts;
  readonly #state: SnapshotHolder<boolean>;
  #followed: Profile | null;
  #kept: OptimisticValue<boolean>;

  constructor(parts: ChatModeParts) {
    this.#parts = parts;
    this.#followed = parts.shopper.snapshot;
    this.#state = new SnapshotHolder(this.#followed?.chatEnabled ?? false);
    this.#kept = this.#keptFor(this.#followed);
  }

  get snapshot(): boolean {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Follows the shopper's profile until the returned function is called. */
  start(): () => void {
    this.#follow();
    return this.#parts.shopper.subscribe(() => this.#follow());
  }

  /**
   * Shows at once, and keeps it on the server. Resolves to whether that holds; false where it was taken
   * back, which a popup then says. A visitor's mode stays off.
   */
  async set(enabled: boolean): Promise<boolean> {
    const kept = this.#kept;
    if (this.#followed === null) return false;
    try {
      await kept.set(enabled);
      return true;
    } catch (error) {
      if (kept === this.#kept) this.#parts.notices.showFailure(FAILED, error);
      return false;
    }
  }

  #follow(): void {
    const profile = this.#parts.shopper.snapshot;
    const before = this.#followed;
    this.#followed = profile;
    if (profile?.id === before?.id && profile?.chatEnabled === before?.chatEnabled) return;
    this.#kept = this.#keptFor(profile);
    this.#state.set(profile?.chatEnabled ?? false);
  }

  #keptFor(profile: Profile | null): OptimisticValue<boolean> {
    const kept: OptimisticValue<boolean> = new OptimisticValue(profile?.chatEnabled ?? false, {
      send: async (enabled) => {
        if (profile !== null) await this.#parts.chats.setChatMode(profile.id, enabled);
      },
      show: (enabled) => {
        if (kept === this.#kept) this.#state.set(enabled);
      },
    });
    return kept;
  }
}
