import { NO_PREFERENCES, type Preferences } from '../../domain/accounts/Profile.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import { isPreferenceValue } from '../preferences/isPreferenceValue.ts';
import { isQuestionStep, type QuestionStep } from './steps.ts';

export interface RememberedOnboarding {
  readonly step: QuestionStep;
  readonly preferences: Preferences;
}

/** Stores an unfinished onboarding on the device, one entry per account, so that a reload continues it. */
export class OnboardingMemory {
  readonly #cache: TTLCache;
  readonly #key: string;

  constructor(cache: TTLCache, userId: string) {
    this.#cache = cache;
    this.#key = `onboarding.1.${userId}`;
  }

  /** Null if there is none. The entry may come from another version of the app, so it is validated. */
  read(): RememberedOnboarding | null {
    const storedValue = this.#cache.get(this.#key);
    if (typeof storedValue !== 'object' || storedValue === null) return null;
    const { step, preferences } = storedValue as Partial<Record<keyof RememberedOnboarding, unknown>>;
    return isQuestionStep(step) && isPreferences(preferences) ? { step, preferences } : null;
  }

  remember(onboarding: RememberedOnboarding): void {
    this.#cache.setInput(this.#key, onboarding);
  }

  forget(): void {
    this.#cache.remove(this.#key);
  }
}

function isPreferences(value: unknown): value is Preferences {
  if (typeof value !== 'object' || value === null) return false;
  const storedValue = value as Readonly<Record<string, unknown>>;
  return Object.keys(NO_PREFERENCES).every((key) => isPreferenceValue(key, storedValue[key]));
}
