import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import type { Profiles } from '../../application/ports/Profiles.ts';

export type OnboardingStep = 'intro' | 'complete';

/** The steps of onboarding, in order. Future steps with questions belong between these two (spec 2.3). */
const STEPS: readonly OnboardingStep[] = ['intro', 'complete'];

/** Duration of a step without a question (spec section 9). */
const MESSAGE_DURATION_MS = 3_000;

export interface OnboardingParts {
  readonly userId: string;
  readonly profiles: Profiles;
  /** Reloads the profile; may reject. */
  readonly refreshProfile: () => Promise<void>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called when onboarding is complete. */
  readonly onFinished: () => void;
}

/** Welcomes a shopper, records that onboarding is complete, and continues to the app even if that fails. */
export class OnboardingViewModel {
  step: OnboardingStep = 'intro';
  readonly #parts: OnboardingParts;
  #savePromise: Promise<void> = Promise.resolve();

  constructor(parts: OnboardingParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** Starts with the first step; the returned function stops the timer. */
  start(): () => void {
    const abortController = new AbortController();
    this.#enterStep('intro', abortController.signal);
    return () => abortController.abort();
  }

  #enterStep(step: OnboardingStep, signal: AbortSignal): void {
    this.showStep(step);
    if (step === 'complete') this.#savePromise = this.#save();
    const stop = this.#parts.clock.after(MESSAGE_DURATION_MS, () => {
      const next = STEPS[STEPS.indexOf(step) + 1];
      if (next) this.#enterStep(next, signal);
      else void this.#finish();
    });
    signal.addEventListener('abort', stop, { once: true });
  }

  showStep(step: OnboardingStep): void {
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
    await this.#savePromise;
    try {
      await refreshProfile();
    } catch (error) {
      logger.error('The profile could not be fetched after onboarding', error);
    }
    onFinished();
  }
}
