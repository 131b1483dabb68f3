import type { z } from 'zod';
import type { Preferences, Profile } from '../../../contract/user.ts';
import type * as domain from '../../../src/domain/accounts/Profile.ts';
import type { PreferencesPatch } from '../../application/ports/Users.ts';

export function profileToWire(profile: domain.Profile): z.input<typeof Profile> {
  const { preferences } = profile;
  const preferenceFields = {
    personality: [...preferences.personality],
    user_notes: preferences.userNotes,
    ai_tone: preferences.aiTone,
    ai_tone_description: preferences.aiToneDescription,
    location: preferences.location,
  };
  return {
    ...preferenceFields,
    id: profile.id,
    name: profile.name === '' ? null : profile.name,
    email: profile.email,
    onboarded: profile.onboarded,
    chat_enabled: profile.chatEnabled,
    preferences: {
      gender_preference: [...preferences.genderPreference],
      size_preference: [...preferences.sizePreference],
      style_preference: [...preferences.stylePreference],
      ...preferenceFields,
    },
  };
}

/** Converts a change of the profile. Missing keys stay missing. */
export function patchFromWire(wire: Preferences & { readonly onboarded?: boolean | undefined }): PreferencesPatch {
  const patch: { [Key in keyof PreferencesPatch]: PreferencesPatch[Key] | undefined } = {
    genderPreference: wire.gender_preference,
    sizePreference: wire.size_preference,
    stylePreference: wire.style_preference,
    personality: wire.personality,
    userNotes: wire.user_notes,
    aiTone: wire.ai_tone,
    aiToneDescription: wire.ai_tone_description,
    location: wire.location,
    onboarded: wire.onboarded,
  };
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
