import type { Profile } from '../../domain/accounts/Profile.ts';
import { EventualValue } from '../EventualValue.ts';
import type { Chats } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface ChatModeDependencies {
  readonly chats: Pick<Chats, 'setChatMode'>;
  readonly shopper: CurrentShopper;
  readonly clock: Pick<Clock, 'after'>;
}

/** Whether messages go to the stylist (spec section 4, chat mode). Stored with the shopper's profile. */
export class ChatMode implements Observable<boolean> {
  readonly #dependencies: ChatModeDependencies;
  readonly #state: SnapshotHolder<boolean>;
  #lastProfile: Profile | null;
  #storedMode: EventualValue<boolean>;

  constructor(dependencies: ChatModeDependencies) {
    this.#dependencies = dependencies;
    this.#lastProfile = dependencies.shopper.snapshot;
    this.#state = new SnapshotHolder(this.#lastProfile?.chatEnabled ?? false);
    this.#storedMode = this.#createStoredMode(this.#lastProfile);
  }

  get snapshot(): boolean {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Observes the shopper's profile until the returned function is called. */
  start(): () => void {
    this.#followShopper();
    return this.#dependencies.shopper.subscribe(() => this.#followShopper());
  }

  /** Changes the mode at once and stores it on the server, with retries after a failure. Does nothing for a visitor. */
  async set(enabled: boolean): Promise<void> {
    if (this.#lastProfile === null) return;
    this.#state.set(enabled);
    await this.#storedMode.set(enabled);
  }

  #followShopper(): void {
    const profile = this.#dependencies.shopper.snapshot;
    const previousProfile = this.#lastProfile;
    this.#lastProfile = profile;
    const isSameShopper = profile?.id === previousProfile?.id;
    if (isSameShopper && (profile?.chatEnabled === previousProfile?.chatEnabled || !this.#storedMode.isSaved)) return;
    this.#storedMode.stop();
    this.#storedMode = this.#createStoredMode(profile);
    this.#state.set(profile?.chatEnabled ?? false);
  }

  #createStoredMode(profile: Profile | null): EventualValue<boolean> {
    const { chats, clock } = this.#dependencies;
    return new EventualValue(profile?.chatEnabled ?? false, {
      clock,
      send: async (enabled) => {
        if (profile !== null) await chats.setChatMode(profile.id, enabled);
      },
    });
  }
}
