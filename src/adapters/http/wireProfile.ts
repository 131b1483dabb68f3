import type * as wire from '../../../contract/user.ts';
import { NO_PREFERENCES, type Preferences, type Profile } from '../../domain/accounts/Profile.ts';

const WIRE_KEY_BY_PREFERENCE = {
  genderPreference: 'gender_preference',
  sizePreference: 'size_preference',
  stylePreference: 'style_preference',
  personality: 'personality',
  userNotes: 'user_notes',
  aiTone: 'ai_tone',
  aiToneDescription: 'ai_tone_description',
  location: 'location',
} as const satisfies Record<keyof Preferences, keyof wire.Preferences>;

const PREFERENCE_KEYS = Object.entries(WIRE_KEY_BY_PREFERENCE) as [keyof Preferences, keyof wire.Preferences][];

/** Missing preferences become empty. Older backends send preferences as fields of the user (spec section 3). */
export function toProfile({
  id,
  name,
  email,
  onboarded,
  chat_enabled: chatEnabled,
  preferences,
  ...user
}: wire.Profile): Profile {
  const wirePreferences: wire.Preferences = { ...user, ...preferences };
  const knownEntries = PREFERENCE_KEYS.flatMap(([key, wireKey]) =>
    wirePreferences[wireKey] === undefined ? [] : [[key, wirePreferences[wireKey]]],
  );
  return {
    id,
    name: name ?? '',
    email,
    onboarded,
    chatEnabled,
    preferences: { ...NO_PREFERENCES, ...(Object.fromEntries(knownEntries) as Partial<Preferences>) },
  };
}

/** Leaves out missing keys, so that the server keeps their values. */
export function fromPreferences(preferences: Partial<Preferences>): wire.Preferences {
  const wirePreferences = PREFERENCE_KEYS.filter(([key]) => preferences[key] !== undefined);
  return Object.fromEntries(wirePreferences.map(([key, wireKey]) => [wireKey, preferences[key]]));
}
