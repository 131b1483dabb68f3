import { makeAutoObservable } from 'mobx';
import type { OnboardingFlow } from '../../application/onboarding/OnboardingFlow.ts';
import type { OnboardingStep } from '../../application/onboarding/steps.ts';
import type { PreferencesDraft, PreferencesDraftSnapshot } from '../../application/preferences/PreferencesDraft.ts';
import { observed, type Observed } from '../shared/observed.ts';

/** The view-model of onboarding: its steps and the save at the end. */
export class OnboardingViewModel {
  readonly #flow: OnboardingFlow;
  readonly #step: Observed<OnboardingStep>;
  readonly #draft: Observed<PreferencesDraftSnapshot>;

  constructor(flow: OnboardingFlow, draft: PreferencesDraft) {
    this.#flow = flow;
    this.#step = observed(flow);
    this.#draft = observed(draft);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return this.#flow.start();
  }

  get step(): OnboardingStep {
    return this.#step.snapshot;
  }

  get isSaving(): boolean {
    return this.#draft.snapshot.saveStatus === 'saving';
  }

  get hasSaveFailed(): boolean {
    return this.#draft.snapshot.saveStatus === 'failed';
  }

  goNext(): void {
    this.#flow.goNext();
  }

  goBack(): void {
    this.#flow.goBack();
  }

  complete(): void {
    void this.#flow.complete();
  }
}
