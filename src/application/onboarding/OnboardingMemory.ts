import { NO_PREFERENCES, type Preferences } from '../../domain/accounts/Profile.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import { isPreferenceValue } from '../preferences/isPreferenceValue.ts';
import { isQuestionStep, type QuestionStep } from './steps.ts';

export interface RememberedOnboarding {
  readonly step: QuestionStep;
  readonly preferences: Preferences;
}

/**
 * Stores an unfinished onboarding on the device, one entry per account, so that a reload continues it. Each tab also
 * has a copy of its own, so that a reload does not show the answers of another tab.
 */
export class OnboardingMemory {
  readonly #cache: TTLCache;
  readonly #tabCache: TTLCache;
  readonly #key: string;

  /** `tabCache` is a cache of this tab that a reload keeps. */
  constructor(cache: TTLCache, userId: string, tabCache = cache) {
    this.#cache = cache;
    this.#tabCache = tabCache;
    this.#key = `onboarding.1.${userId}`;
  }

  /** Null if there is none. The entry may come from another version of the app, so it is validated. */
  read(): RememberedOnboarding | null {
    const deviceValue = this.#cache.get(this.#key);
    // Without the device's entry the shopper has finished or signed out, so the tab's copy does not count.
    const storedValue = deviceValue === undefined ? undefined : (this.#tabCache.get(this.#key) ?? deviceValue);
    if (typeof storedValue !== 'object' || storedValue === null) return null;
    const { step, preferences } = storedValue as Partial<Record<keyof RememberedOnboarding, unknown>>;
    return isQuestionStep(step) && isPreferences(preferences) ? { step, preferences } : null;
  }

  remember(onboarding: RememberedOnboarding): void {
    for (const cache of [this.#tabCache, this.#cache]) cache.setInput(this.#key, onboarding);
  }

  forget(): void {
    for (const cache of [this.#tabCache, this.#cache]) cache.remove(this.#key);
  }
}

function isPreferences(value: unknown): value is Preferences {
  if (typeof value !== 'object' || value === null) return false;
  const storedValue = value as Readonly<Record<string, unknown>>;
  return Object.keys(NO_PREFERENCES).every((key) => isPreferenceValue(key, storedValue[key]));
}
