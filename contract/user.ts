import * as z from 'zod/mini';
import {
  MAX_LOCATION_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_PREFERENCE_COUNT,
  MAX_PREFERENCE_LENGTH,
  MAX_TONE_DESCRIPTION_LENGTH,
} from '../src/domain/preferences/limits.ts';
import { defineCall } from './Call.ts';
import { Text, UserId } from './fields.ts';
import { PROFILE } from './firstPaths.ts';

export const Words = z.array(Text(MAX_PREFERENCE_LENGTH)).check(z.maxLength(MAX_PREFERENCE_COUNT));

/** Account preferences (spec section 3). Missing keys keep their current value. */
export const Preferences = z.object({
  gender_preference: z.optional(Words),
  size_preference: z.optional(Words),
  style_preference: z.optional(Words),
  personality: z.optional(Words),
  user_notes: z.optional(Text(MAX_NOTES_LENGTH)),
  ai_tone: z.optional(Text(MAX_PREFERENCE_LENGTH)),
  ai_tone_description: z.optional(Text(MAX_TONE_DESCRIPTION_LENGTH)),
  location: z.optional(Text(MAX_LOCATION_LENGTH)),
});
export type Preferences = z.infer<typeof Preferences>;

/** A shopper's profile (spec section 3, user). */
export const Profile = z.object({
  id: z.string(),
  name: z._default(z.nullable(z.string()), null),
  email: z.string(),
  onboarded: z.boolean(),
  chat_enabled: z._default(z.boolean(), false),
  preferences: z._default(Preferences, {}),
  /** These fields repeat `preferences`, because the specification also lists them for the user. */
  location: z.optional(Text(MAX_LOCATION_LENGTH)),
  ai_tone: z.optional(Text(MAX_PREFERENCE_LENGTH)),
  ai_tone_description: z.optional(Text(MAX_TONE_DESCRIPTION_LENGTH)),
  user_notes: z.optional(Text(MAX_NOTES_LENGTH)),
  personality: z.optional(Words),
});
export type Profile = z.infer<typeof Profile>;

const OwnUser = z.object({ id: UserId });

export const getProfile = defineCall({
  name: 'getProfile',
  summary: 'The profile, with onboarded and preferences',
  ...PROFILE,
  access: 'owner',
  params: OwnUser,
  response: Profile,
});

export const savePreferences = defineCall({
  name: 'savePreferences',
  summary: 'Saves preferences; onboarding also sends onboarded',
  method: 'POST',
  path: '/api/user/:id/preferences',
  access: 'owner',
  params: OwnUser,
  body: z.object({ preferences: z.extend(Preferences, { onboarded: z.optional(z.boolean()) }) }),
  response: Profile,
});

export const setChatMode = defineCall({
  name: 'setChatMode',
  summary: 'Turns chat mode on or off',
  method: 'POST',
  path: '/api/user/:id/chat_mode',
  access: 'owner',
  params: OwnUser,
  body: z.object({ chat_enabled: z.boolean() }),
});
