import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import type { Profiles } from '../../application/ports/Profiles.ts';

export type OnboardingStep = 'intro' | 'complete';

/** The way through onboarding, in order. Steps that ask something take their place between the two (spec 2.3). */
const STEPS: readonly OnboardingStep[] = ['intro', 'complete'];

/** How long a step that only says something stays (spec section 9). */
const MESSAGE_MS = 3_000;

export interface OnboardingParts {
  readonly userId: string;
  readonly profiles: Profiles;
  /** Fetches the profile again; may reject. */
  readonly refreshProfile: () => Promise<void>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Onboarding is over. */
  readonly onFinished: () => void;
}

/** Welcomes a shopper, remembers that they were welcomed, and lets them in even where that fails. */
export class OnboardingViewModel {
  step: OnboardingStep = 'intro';
  readonly #parts: OnboardingParts;
  #saving: Promise<void> = Promise.resolve();

  constructor(parts: OnboardingParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** Begins with the first step; the returned function stops the clock. */
  start(): () => void {
    const abort = new AbortController();
    this.#enter('intro', abort.signal);
    return () => abort.abort();
  }

  #enter(step: OnboardingStep, signal: AbortSignal): void {
    this.show(step);
    if (step === 'complete') this.#saving = this.#save();
    const stop = this.#parts.clock.after(MESSAGE_MS, () => {
      const next = STEPS[STEPS.indexOf(step) + 1];
      if (next) this.#enter(next, signal);
      else void this.#finish();
    });
    signal.addEventListener('abort', stop, { once: true });
  }

  show(step: OnboardingStep): void {
    this.step = step;
  }

  async #save(): Promise<void> {
    const { profiles, userId, logger } = this.#parts;
    try {
      await profiles.savePreferences(userId, { onboarded: true });
    } catch (error) {
      logger.error('Failed to save preferences', error);
    }
  }

  async #finish(): Promise<void> {
    const { refreshProfile, logger, onFinished } = this.#parts;
    await this.#saving;
    try {
      await refreshProfile();
    } catch (error) {
      logger.error('The profile could not be fetched after onboarding', error);
    }
    onFinished();
  }
}
