import type * as wire from '../../../contract/user.ts';
import { NO_PREFERENCES, type Preferences, type Profile } from '../../domain/accounts/Profile.ts';

const WIRE_NAMES = {
  genderPreference: 'gender_preference',
  sizePreference: 'size_preference',
  stylePreference: 'style_preference',
  personality: 'personality',
  userNotes: 'user_notes',
  aiTone: 'ai_tone',
  aiToneDescription: 'ai_tone_description',
  location: 'location',
} as const satisfies Record<keyof Preferences, keyof wire.Preferences>;

const PREFERENCE_KEYS = Object.entries(WIRE_NAMES) as [keyof Preferences, keyof wire.Preferences][];

/**
 * Missing preferences become empty. Backends send preferences under `preferences` or as fields of the user (spec
 * section 3).
 */
export function toProfile({
  id,
  name,
  email,
  onboarded,
  chat_enabled: chatEnabled,
  preferences,
  ...user
}: wire.Profile): Profile {
  const given: wire.Preferences = { ...user, ...preferences };
  const known = PREFERENCE_KEYS.flatMap(([key, wireKey]) =>
    given[wireKey] === undefined ? [] : [[key, given[wireKey]]],
  );
  return {
    id,
    name: name ?? '',
    email,
    onboarded,
    chatEnabled,
    preferences: { ...NO_PREFERENCES, ...(Object.fromEntries(known) as Partial<Preferences>) },
  };
}

/** Omits missing keys, so that the server keeps their values. */
export function fromPreferences(preferences: Partial<Preferences>): wire.Preferences {
  const given = PREFERENCE_KEYS.filter(([key]) => preferences[key] !== undefined);
  return Object.fromEntries(given.map(([key, wireKey]) => [wireKey, preferences[key]]));
}
