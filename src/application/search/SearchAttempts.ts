import { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { SearchScreen } from './SearchScreen.ts';
import type { SearchSnapshot } from './SearchSnapshot.ts';

/** One request: the pending state of the screen, the call, and the handling of its answer. */
export interface Attempt<Answer> {
  readonly meanwhile: Partial<SearchSnapshot>;
  readonly ask: (userId: string, signal: AbortSignal) => Promise<Answer>;
  readonly accept: (answer: Answer) => void | Promise<void>;
  /** The popup text of a failure (spec section 8), and the state of the screen after it. */
  readonly failure: { readonly message: string; readonly shows?: Partial<SearchSnapshot> };
  readonly signal: AbortSignal | undefined;
  /** Repeats the request after a failure. */
  readonly again: () => Promise<void>;
}

/** Runs the requests of the search screen. The newest wins; cancellation restores the previous screen. */
export class SearchAttempts {
  readonly #screen: SearchScreen;
  readonly #notices: Notices;
  readonly #pulse: PulseStatus;
  readonly #newest = new NewestRequest();
  /** What the popup of the last failure says. */
  #said = '';
  #again: () => Promise<void> = async () => {};

  constructor(screen: SearchScreen, notices: Notices, pulse: PulseStatus) {
    this.#screen = screen;
    this.#notices = notices;
    this.#pulse = pulse;
  }

  /** Never rejects: the screen and a popup show a failure. */
  async make<Answer>(
    userId: string,
    { meanwhile, ask, accept, failure, signal, again }: Attempt<Answer>,
  ): Promise<void> {
    this.#again = again;
    this.#screen.await(meanwhile);
    const endPulse = this.#pulse.begin('thinking');
    try {
      const outcome = await this.#newest.run((abort) => ask(userId, abort), signal);
      if (outcome.kind === 'answered') {
        this.#notices.settle(this.#said);
        await accept(outcome.answer);
      }
      if (outcome.kind === 'cancelled') this.#screen.bringBack();
    } catch (error) {
      this.#fail(failure, error);
    } finally {
      endPulse();
    }
  }

  /** Repeats the last request if it failed. */
  async retry(): Promise<void> {
    if (this.#screen.snapshot.status === 'failed') await this.#again();
  }

  /** Aborts the request in progress; the caller updates the screen. */
  drop(): void {
    this.#newest.abort();
  }

  #fail({ message, shows }: Attempt<never>['failure'], error: unknown): void {
    const { failure, said = message } = error instanceof CallError ? error : { failure: 'broken' as const };
    this.#said = said;
    this.#notices.showFailure(said, error);
    // To try again would not help: what was there before stays, e.g. where the photo was deleted meanwhile.
    if (shows !== undefined && failure === 'rejected') return this.#screen.bringBack();
    if (shows !== undefined) this.#screen.want(this.#screen.wish, false);
    this.#screen.settle({ ...this.#screen.snapshot, ...shows, status: 'failed', error: { message, failure } });
  }
}
