import { describe, expect, it } from 'vitest';
import type { Users } from '../../../server/application/ports/Users.ts';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';

const anna = { provider: 'firebase', subject: 'f-1', email: 'Anna@example.com', name: '' };

export function describeUsersPort(name: string, make: () => Promise<Users>): void {
  describe(`Users on ${name}`, () => {
    it('creates a shopper at the first sign-in', async () => {
      const users = await make();
      const profile = await users.signedIn(anna, 'u1');
      expect(profile).toEqual({
        id: 'u1', email: 'Anna@example.com', name: '', onboarded: false, chatEnabled: false, preferences: NO_PREFERENCES,
      });
      expect(await users.byId('u1')).toEqual(profile);
    });

    it('knows the shopper again, also when the address changed', async () => {
      const users = await make();
      await users.signedIn(anna, 'u1');
      expect((await users.signedIn({ ...anna, email: 'new@example.com' }, 'u2')).id).toBe('u1');
      expect(await users.byId('u2')).toBeNull();
    });

    it('is one shopper through two providers with one address, in any case', async () => {
      const users = await make();
      await users.signedIn(anna, 'u1');
      const google = { provider: 'google', subject: 'g-1', email: 'anna@EXAMPLE.com', name: 'Anna' };
      expect(await users.signedIn(google, 'u2')).toMatchObject({ id: 'u1', name: 'Anna' });
      expect((await users.signedIn({ ...google, email: 'other@example.com' }, 'u3')).id).toBe('u1');
    });

    it('does not mix providers that use the same subject', async () => {
      const users = await make();
      await users.signedIn(anna, 'u1');
      expect((await users.signedIn({ ...anna, provider: 'google', email: 'b@example.com' }, 'u2')).id).toBe('u2');
    });

    it('fills in a name once', async () => {
      const users = await make();
      await users.signedIn(anna, 'u1');
      await users.signedIn({ ...anna, name: 'Anna' }, 'u1');
      await users.signedIn({ ...anna, name: 'Someone' }, 'u1');
      expect((await users.byId('u1'))?.name).toBe('Anna');
    });

    it('makes one shopper of two first sign-ins at once', async () => {
      const users = await make();
      const both = await Promise.all([users.signedIn(anna, 'u1'), users.signedIn({ ...anna, provider: 'google' }, 'u2')]);
      expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    });

    it('keeps preferences that are left out', async () => {
      const users = await make();
      await users.signedIn(anna, 'u1');
      await users.savePreferences('u1', { genderPreference: ['Women'], aiTone: 'Bold & Assertive', onboarded: true });
      const saved = await users.savePreferences('u1', { genderPreference: [], userNotes: "I'd \"love\" ü; --" });
      expect(saved).toMatchObject({
        onboarded: true,
        preferences: { ...NO_PREFERENCES, aiTone: 'Bold & Assertive', userNotes: "I'd \"love\" ü; --" },
      });
      expect(await users.byId('u1')).toEqual(saved);
    });

    it('keeps chat mode', async () => {
      const users = await make();
      await users.signedIn(anna, 'u1');
      expect(await users.setChatEnabled('u1', true)).toBe(true);
      expect((await users.byId('u1'))?.chatEnabled).toBe(true);
    });

    it('knows nobody it was not told of', async () => {
      const users = await make();
      expect(await users.byId('x')).toBeNull();
      expect(await users.savePreferences('x', { aiTone: 'a' })).toBeNull();
      expect(await users.setChatEnabled('x', true)).toBe(false);
    });
  });
}
