import { NO_PREFERENCES, type Preferences } from '../../domain/accounts/Profile.ts';
import { TabEntry } from '../cache/TabEntry.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import { isPreferenceValue } from '../preferences/isPreferenceValue.ts';
import { isQuestionStep, type QuestionStep } from './steps.ts';

export interface RememberedOnboarding {
  readonly step: QuestionStep;
  readonly preferences: Preferences;
}

/**
 * Stores an unfinished onboarding on the device, one entry per account, so that a reload continues it. Finishing or
 * signing out in any tab ends it in all.
 */
export class OnboardingMemory {
  readonly #entry: TabEntry;

  /** `tabCache` is a cache of this tab that a reload keeps. */
  constructor(cache: TTLCache, userId: string, tabCache = cache) {
    this.#entry = new TabEntry(`onboarding.1.${userId}`, cache, tabCache);
  }

  /** Null if there is none. The entry may come from another version of the app, so it is validated. */
  read(): RememberedOnboarding | null {
    const storedValue = this.#entry.get();
    if (typeof storedValue !== 'object' || storedValue === null) return null;
    const { step, preferences } = storedValue as Partial<Record<keyof RememberedOnboarding, unknown>>;
    return isQuestionStep(step) && isPreferences(preferences) ? { step, preferences } : null;
  }

  remember(onboarding: RememberedOnboarding): void {
    this.#entry.setInput(onboarding);
  }

  forget(): void {
    this.#entry.remove();
  }
}

function isPreferences(value: unknown): value is Preferences {
  if (typeof value !== 'object' || value === null) return false;
  const storedValue = value as Readonly<Record<string, unknown>>;
  return Object.keys(NO_PREFERENCES).every((key) => isPreferenceValue(key, storedValue[key]));
}
