import { NewestRequest } from '../NewestRequest.ts';
import type { Message, Notice } from '../notices/Message.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import { showFailure, type SearchInput } from './SearchScreen.ts';
import type { SearchScreenState } from './SearchScreenState.ts';
import type { SearchSnapshot } from './SearchSnapshot.ts';

/** A call to the server: the screen while it is pending, and the handling of its answer. */
export interface SearchCall<Answer> {
  readonly input: SearchInput | null;
  readonly pendingSnapshot: Partial<SearchSnapshot>;
  readonly send: (userId: string, signal: AbortSignal) => Promise<Answer>;
  /** Shows the answer. Returns a promise if it makes another call instead. */
  readonly showAnswer: (answer: Answer) => void | Promise<void>;
  /** The popup message of a failure (spec section 8), and the changes of the screen after it. */
  readonly failure: { readonly message: Message; readonly snapshotChange?: Partial<SearchSnapshot> };
  /** Creates the call again, with the filters at the time of the repeat. */
  readonly createRepeat: () => SearchCall<Answer>;
}

export interface SearchCallsDependencies {
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
}

/** Makes the calls of the search. A new call replaces the pending one. Canceling restores the previous screen. */
export class SearchCalls {
  readonly #state: SearchScreenState;
  readonly #dependencies: SearchCallsDependencies;
  readonly #newest = new NewestRequest();
  /** The notice in the error popup of the last failed call. */
  #shownNotice: Notice | null = null;
  #retry: () => Promise<void> = async () => {};

  constructor(state: SearchScreenState, dependencies: SearchCallsDependencies) {
    this.#state = state;
    this.#dependencies = dependencies;
  }

  /**
   * Makes a call, or clears the screen if nobody is signed in. Never rejects: the screen and a popup show a failure.
   */
  async sendCall<Answer>(call: SearchCall<Answer>, signal?: AbortSignal): Promise<void> {
    const { shopper, notices, pulse } = this.#dependencies;
    const userId = shopper.snapshot?.id;
    if (userId === undefined) return this.#state.clear();
    this.#state.showPending(call.input, call.pendingSnapshot);
    const endPulse = pulse.begin('thinking');
    try {
      const outcome = await this.#newest.run((abort) => call.send(userId, abort), signal);
      if (outcome.kind === 'answered') {
        notices.clearPopup(this.#shownNotice);
        await call.showAnswer(outcome.answer);
      }
      if (outcome.kind === 'canceled') this.#state.restore();
    } catch (error) {
      this.#retry = () => this.sendCall(call.createRepeat());
      this.#showFailure(call.failure, error);
    } finally {
      endPulse();
    }
  }

  /** Repeats the last failed call. Does nothing if a call was canceled since. */
  retry(): Promise<void> {
    return this.#retry();
  }

  /** Aborts the call in progress; the caller updates the screen. */
  abort(): void {
    this.#newest.abort();
  }

  #showFailure({ message, snapshotChange }: SearchCall<never>['failure'], error: unknown): void {
    const { failure, serverMessage } =
      error instanceof CallError ? error : { failure: 'broken' as const, serverMessage: undefined };
    this.#shownNotice = serverMessage === undefined ? message : { serverMessage };
    // A retry would fail again, e.g. because the photo was deleted.
    const isFinal = failure === 'rejected' || failure === 'not-found' || failure === 'forbidden';
    const retry = isFinal ? undefined : () => void this.retry();
    this.#dependencies.notices.showFailure(this.#shownNotice, error, retry);
    if (snapshotChange !== undefined && failure === 'rejected') return this.#state.restore();
    this.#state.finish(showFailure(this.#state.screen, { message, failure }, snapshotChange));
  }
}
