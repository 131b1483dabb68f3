import { describe, expect, it } from 'vitest';
import { createProfile } from '../../../tests/support/accountFixture.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { CachedLogin } from './CachedLogin.ts';

function createCachedLogin() {
  const store = new InMemoryKeyValueStore();
  return { store, login: new CachedLogin(store, new TTLCache(store, new ManualClock())) };
}

describe('the cached login', () => {
  it('has the fields of the profile that the first screen needs', () => {
    const { login } = createCachedLogin();
    const profile = createProfile('ada', {
      chatEnabled: true,
      preferences: { ...NO_PREFERENCES, genderPreference: ['Women'], sizePreference: ['S', 'M'] },
    });
    login.write({ ...profile, preferences: { ...profile.preferences, userNotes: 'private' } });
    expect(login.profile).toEqual(profile);
  });

  it('reads fields that another version of the app wrote otherwise as empty', () => {
    const { store, login } = createCachedLogin();
    store.set(
      'auth',
      JSON.stringify({ id: 'ada', name: 7, onboarded: 'yes', genderPreference: 'Women', sizePreference: ['S', 3] }),
    );
    expect(login.profile).toEqual(
      createProfile('ada', {
        name: '',
        email: '',
        onboarded: false,
        preferences: { ...NO_PREFERENCES, genderPreference: [], sizePreference: ['S'] },
      }),
    );
  });

  it('is none without an entry, which is different from an invalid one', () => {
    const { store, login } = createCachedLogin();
    expect([login.profile, login.userId, login.isRemoved]).toEqual([null, null, true]);
    store.set('auth', 'spoiled');
    expect([login.profile, login.userId, login.isRemoved]).toEqual([null, null, false]);
    login.remove();
    expect(login.isRemoved).toBe(true);
  });
});
