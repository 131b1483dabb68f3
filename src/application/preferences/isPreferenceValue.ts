import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import type { PreferenceKey } from '../../domain/preferences/preferenceEdits.ts';

/**
 * Whether a value is valid for its preference. Needed for values from the device's cache, which another version of
 * the app may have written.
 */
export function isPreferenceValue(key: string, value: unknown): boolean {
  if (!Object.hasOwn(NO_PREFERENCES, key)) return false;
  if (typeof NO_PREFERENCES[key as PreferenceKey] === 'string') return typeof value === 'string';
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
