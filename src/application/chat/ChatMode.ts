import type { Profile } from '../../domain/accounts/Profile.ts';
import { EventualValue } from '../EventualValue.ts';
import type { Chats } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface ChatModeParts {
  readonly chats: Pick<Chats, 'setChatMode'>;
  readonly shopper: CurrentShopper;
  readonly clock: Pick<Clock, 'after'>;
}

/** Whether messages go to the stylist (spec section 4, chat mode). Stored with the shopper's profile. */
export class ChatMode implements Observable<boolean> {
  readonly #parts: ChatModeParts;
  readonly #state: SnapshotHolder<boolean>;
  #followed: Profile | null;
  #kept: EventualValue<boolean>;

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

  /** Observes the shopper's profile until the returned function is called. */
  start(): () => void {
    this.#follow();
    return this.#parts.shopper.subscribe(() => this.#follow());
  }

  /** Changes the mode at once and stores it on the server, with retries after a failure. Does nothing for a visitor. */
  async set(enabled: boolean): Promise<void> {
    if (this.#followed === null) return;
    this.#state.set(enabled);
    await this.#kept.set(enabled);
  }

  #follow(): void {
    const profile = this.#parts.shopper.snapshot;
    const before = this.#followed;
    this.#followed = profile;
    const same = profile?.id === before?.id;
    if (same && (profile?.chatEnabled === before?.chatEnabled || !this.#kept.saved)) return;
    this.#kept.stop();
    this.#kept = this.#keptFor(profile);
    this.#state.set(profile?.chatEnabled ?? false);
  }

  #keptFor(profile: Profile | null): EventualValue<boolean> {
    const { chats, clock } = this.#parts;
    return new EventualValue(profile?.chatEnabled ?? false, {
      clock,
      send: async (enabled) => {
        if (profile !== null) await chats.setChatMode(profile.id, enabled);
      },
    });
  }
}
