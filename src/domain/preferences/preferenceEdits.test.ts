import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../accounts/Profile.ts';
import { MAX_PREFERENCE_COUNT, MAX_PREFERENCE_LENGTH } from './limits.ts';
import { AI_TONES, PERSONALITIES, STYLES } from './options.ts';
import { addCustomStyle, arePreferencesEqual, listChangedPreferences, togglePreference } from './preferenceEdits.ts';

const valuesArbitrary = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 });
const preferencesArbitrary: fc.Arbitrary<Preferences> = fc.record({
  genderPreference: valuesArbitrary,
  sizePreference: valuesArbitrary,
  stylePreference: valuesArbitrary,
  personality: valuesArbitrary,
  userNotes: fc.string(),
  aiTone: fc.string(),
  aiToneDescription: fc.string(),
  location: fc.string(),
});

it('has the 19 personalities, 18 styles and 10 tones of the specification, each once', () => {
  expect([PERSONALITIES, STYLES, AI_TONES].map((options) => new Set<string>(options).size)).toEqual([19, 18, 10]);
});

describe('togglePreference', () => {
  it('adds an absent value and removes it again', () => {
    fc.assert(
      fc.property(valuesArbitrary, fc.string(), (values, value) => {
        fc.pre(!values.includes(value));
        const addedValues = togglePreference(values, value);
        expect(addedValues).toEqual([...values, value]);
        expect(togglePreference(addedValues, value)).toEqual(values);
      }),
    );
  });
});

describe('addCustomStyle', () => {
  it.each([
    ['  Cottage   core ', ['Casual', 'Cottage core']],
    ['', ['Casual']],
    ['   ', ['Casual']],
    ['casual', ['Casual']],
    [' DENIM ', ['Casual', 'Denim']],
    ['x'.repeat(MAX_PREFERENCE_LENGTH + 1), ['Casual']],
  ])('of %j', (typedText, expected) => {
    expect(addCustomStyle(['Casual'], typedText)).toEqual(expected);
  });

  it('refuses a style beyond the limit', () => {
    const fullList = Array.from({ length: MAX_PREFERENCE_COUNT }, (_, index) => `Style ${index}`);
    expect(addCustomStyle(fullList, 'One more')).toBe(fullList);
  });

  it('never adds a duplicate or an untrimmed style, and adding twice is adding once', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { maxLength: 12 }), (typedTexts) => {
        const styles = typedTexts.reduce<readonly string[]>(addCustomStyle, []);
        expect(new Set(styles.map((style) => style.toLowerCase())).size).toBe(styles.length);
        for (const style of styles) expect(style).toBe(style.trim());
        expect(typedTexts.reduce<readonly string[]>(addCustomStyle, styles)).toEqual(styles);
      }),
    );
  });
});

describe('arePreferencesEqual', () => {
  it('ignores the order of lists', () => {
    fc.assert(
      fc.property(preferencesArbitrary, (preferences) => {
        const reversedPreferences = { ...preferences, stylePreference: preferences.stylePreference.toReversed() };
        expect(arePreferencesEqual(preferences, reversedPreferences)).toBe(true);
      }),
    );
  });

  it.each<[keyof Preferences, Partial<Preferences>]>([
    ['genderPreference', { genderPreference: ['Women'] }],
    ['userNotes', { userNotes: 'No wool' }],
    ['location', { location: 'Oslo, Norway' }],
  ])('notices a change of %s', (key, change) => {
    expect(listChangedPreferences(NO_PREFERENCES, { ...NO_PREFERENCES, ...change })).toEqual([key]);
  });
});
