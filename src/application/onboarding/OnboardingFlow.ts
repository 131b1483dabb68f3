import type { Preferences } from '../../domain/accounts/Profile.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Logger } from '../ports/Logger.ts';
import type { PreferencesDraft } from '../preferences/PreferencesDraft.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { OnboardingMemory } from './OnboardingMemory.ts';
import { isQuestionStep, ONBOARDING_STEPS, type OnboardingStep } from './steps.ts';

export interface OnboardingFlowDependencies {
  readonly draft: PreferencesDraft;
  readonly memory: OnboardingMemory;
  /** Fetches the preferences on the server. May reject. */
  readonly fetchSaved: () => Promise<Preferences>;
  /** Fetches the profile again, which notifies all features. May reject. */
  readonly refreshProfile: () => Promise<void>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called when onboarding is complete. */
  readonly onFinished: () => void;
}

/** Duration of a step without a question (spec section 9). */
const MESSAGE_DURATION_MS = 3_000;

/** Leads a new shopper through onboarding (spec 2.3, section 4). The snapshot is the current step. */
export class OnboardingFlow implements Observable<OnboardingStep> {
  readonly #dependencies: OnboardingFlowDependencies;
  readonly #step: SnapshotHolder<OnboardingStep>;
  #stopTimer = () => {};

  constructor(dependencies: OnboardingFlowDependencies) {
    this.#dependencies = dependencies;
    this.#step = new SnapshotHolder<OnboardingStep>(dependencies.memory.read()?.step ?? 'intro');
  }

  get snapshot(): OnboardingStep {
    return this.#step.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#step.subscribe(listener);
  }

  /** Starts onboarding or continues it. The returned function stops it. */
  start(): () => void {
    const { draft } = this.#dependencies;
    const stopDraft = draft.subscribe(() => this.#remember());
    this.#enterStep(this.snapshot);
    return () => {
      stopDraft();
      this.#stopTimer();
      draft.cancelSave();
    };
  }

  /** Goes to the next question. The last question ends with `complete`. */
  goNext(): void {
    this.#moveBy(1);
  }

  goBack(): void {
    this.#moveBy(-1);
  }

  /** Saves the preferences and completes onboarding. After a failure the last question stays. */
  async complete(): Promise<void> {
    const { draft, memory } = this.#dependencies;
    if (this.snapshot !== 'pose' || this.#isSaving) return;
    if (!(await draft.saveOnboarded(this.#dependencies.fetchSaved))) return;
    memory.forget();
    this.#enterStep('complete');
  }

  get #isSaving(): boolean {
    return this.#dependencies.draft.snapshot.saveStatus === 'saving';
  }

  #moveBy(offset: 1 | -1): void {
    const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(this.snapshot) + offset];
    if (isQuestionStep(this.snapshot) && isQuestionStep(next) && !this.#isSaving) this.#enterStep(next);
  }

  #enterStep(step: OnboardingStep): void {
    this.#stopTimer();
    this.#step.set(step);
    this.#remember();
    const continuations = { intro: () => this.#enterStep('style'), complete: () => void this.#finish() };
    if (!isQuestionStep(step))
      this.#stopTimer = this.#dependencies.clock.after(MESSAGE_DURATION_MS, continuations[step]);
  }

  #remember(): void {
    const { draft, memory } = this.#dependencies;
    const step = this.snapshot;
    if (isQuestionStep(step)) memory.remember({ step, preferences: draft.snapshot.preferences });
  }

  async #finish(): Promise<void> {
    const { refreshProfile, logger, onFinished } = this.#dependencies;
    try {
      await refreshProfile();
    } catch (error) {
      logger.error('The profile could not be fetched after onboarding', error);
    }
    onFinished();
  }
}
