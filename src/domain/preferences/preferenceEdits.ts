import type { Preferences } from '../accounts/Profile.ts';
import { MAX_PREFERENCE_COUNT, MAX_PREFERENCE_LENGTH } from './limits.ts';
import { STYLES } from './options.ts';

export type PreferenceKey = keyof Preferences;
/** The preferences that are lists of values. */
export type PreferenceListKey = {
  [Key in PreferenceKey]: Preferences[Key] extends readonly string[] ? Key : never;
}[PreferenceKey];

/** Adds an absent value, removes a present one. */
export function togglePreference(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((otherValue) => otherValue !== value) : [...values, value];
}

/**
 * Adds a style that the shopper typed (spec section 5), trimmed. Returns the same list if the style is empty or a
 * duplicate. Ignores case, so that 'denim' selects the preset 'Denim'.
 */
export function addCustomStyle(styles: readonly string[], typedStyle: string): readonly string[] {
  const style = typedStyle.trim().split(/\s+/u).join(' ');
  const isSame = (otherStyle: string) => otherStyle.toLowerCase() === style.toLowerCase();
  const isRefused = style === '' || style.length > MAX_PREFERENCE_LENGTH || styles.length >= MAX_PREFERENCE_COUNT;
  if (isRefused || styles.some(isSame)) return styles;
  return [...styles, STYLES.find(isSame) ?? style];
}

/** The preferences with changed values. Ignores the order of lists. */
export function listChangedPreferences(
  savedPreferences: Preferences,
  editedPreferences: Preferences,
): readonly PreferenceKey[] {
  const keys = Object.keys(savedPreferences) as PreferenceKey[];
  return keys.filter((key) => !hasSameValues(savedPreferences[key], editedPreferences[key]));
}

export function arePreferencesEqual(firstPreferences: Preferences, secondPreferences: Preferences): boolean {
  return listChangedPreferences(firstPreferences, secondPreferences).length === 0;
}

function hasSameValues(firstValue: string | readonly string[], secondValue: string | readonly string[]): boolean {
  if (typeof firstValue === 'string' || typeof secondValue === 'string') return firstValue === secondValue;
  const [values, otherValues] = [new Set(firstValue), new Set(secondValue)];
  return values.size === otherValues.size && [...values].every((value) => otherValues.has(value));
}
