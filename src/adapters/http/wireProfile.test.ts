import { expect, it } from 'vitest';
import { Profile } from '../../../contract/user.ts';
import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import { toProfile } from './wireProfile.ts';

const USER = { id: 'ada', name: 'Ada', email: 'ada@example.test', onboarded: true };
const WIRE_PREFERENCES = {
  location: 'Genoa',
  ai_tone: 'Bold & Assertive',
  ai_tone_description: 'Short',
  user_notes: 'No wool',
  personality: ['Bold'],
};

it.each([
  ['beside `preferences`', { ...USER, ...WIRE_PREFERENCES }],
  ['inside `preferences`', { ...USER, preferences: WIRE_PREFERENCES }],
  [
    'in both places, preferring `preferences`',
    { ...USER, ...WIRE_PREFERENCES, location: 'Rome', preferences: WIRE_PREFERENCES },
  ],
])('reads preference fields %s', (_, wire) => {
  expect(toProfile(Profile.parse(wire)).preferences).toEqual({
    ...NO_PREFERENCES,
    location: 'Genoa',
    aiTone: 'Bold & Assertive',
    aiToneDescription: 'Short',
    userNotes: 'No wool',
    personality: ['Bold'],
  });
});
