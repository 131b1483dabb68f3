import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profiles } from '../../../src/application/ports/Profiles.ts';
import type { Logins } from '../../../src/application/ports/Logins.ts';
import type { Sessions } from '../../../src/application/ports/Sessions.ts';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';

export interface AccountsUnderTest {
  readonly logins: Logins;
  readonly sessions: Sessions;
  readonly profiles: Profiles;
  /** A fresh ID token for the verified account of this address. */
  createToken(email: string): Promise<string>;
  stop(): Promise<unknown>;
}

/** Contract of `Logins`, `Sessions` and `Profiles`: a session gives access to the shopper's own profile. */
export function describeAccountPorts(name: string, makeFixture: () => Promise<AccountsUnderTest>): void {
  describe(`${name} as Logins, Sessions and Profiles`, () => {
    let fixture: AccountsUnderTest;
    beforeAll(async () => {
      fixture = await makeFixture();
    });
    afterAll(() => fixture.stop());
    const signInWith = (token: string, signal?: AbortSignal) =>
      fixture.logins.openSession({ provider: 'firebase', proof: { token } }, signal);

    it('opens a session for a token, and recognizes its shopper', async () => {
      const firstSession = await signInWith(await fixture.createToken('ada@example.test'));
      expect(firstSession).toMatchObject({
        email: 'ada@example.test',
        onboarded: false,
        chatEnabled: false,
        preferences: NO_PREFERENCES,
      });
      expect((await signInWith(await fixture.createToken('ada@example.test'))).id).toBe(firstSession.id);
      expect(await fixture.profiles.getProfile(firstSession.id)).toEqual(firstSession);
    });

    it('rejects invalid credentials, each with its own short message', async () => {
      await expect(signInWith('made-up')).rejects.toMatchObject({
        name: 'CallError',
        message: 'Firebase Login Error',
        failure: 'unauthorized',
      });
      const proof = {
        code: 'made-up',
        redirectUri: 'http://localhost/auth/google/callback',
        codeVerifier: 'v'.repeat(43),
        nonce: 'n',
      };
      await expect(fixture.logins.openSession({ provider: 'google', proof })).rejects.toMatchObject({
        message: 'Google Login Error',
        failure: 'unauthorized',
      });
    });

    it('saves preferences key by key, and the onboarding state with them', async () => {
      const { id } = await signInWith(await fixture.createToken('bea@example.test'));
      await fixture.profiles.savePreferences(id, { sizePreference: ['S', 'M'], aiTone: 'Elegant & Polished' });
      await fixture.profiles.savePreferences(id, { sizePreference: ['L'], onboarded: true });
      expect(await fixture.profiles.getProfile(id)).toMatchObject({
        onboarded: true,
        preferences: { ...NO_PREFERENCES, sizePreference: ['L'], aiTone: 'Elegant & Polished' },
      });
    });

    it('rejects access to another shopper', async () => {
      await signInWith(await fixture.createToken('ada@example.test'));
      await expect(fixture.profiles.getProfile('somebody-else')).rejects.toMatchObject({
        message: 'Error retrieving profile',
      });
      await expect(fixture.profiles.savePreferences('somebody-else', {})).rejects.toMatchObject({
        message: 'Error saving user preferences',
      });
    });

    it("returns the session's shopper, and null without a session", async () => {
      const session = await signInWith(await fixture.createToken('ada@example.test'));
      await fixture.profiles.savePreferences(session.id, { location: 'Genoa' });
      expect(await fixture.sessions.fetchProfile()).toEqual(await fixture.profiles.getProfile(session.id));
      await fixture.sessions.closeSession();
      expect(await fixture.sessions.fetchProfile()).toBeNull();
    });

    it('closes a session, also if there is none', async () => {
      await signInWith(await fixture.createToken('ada@example.test'));
      await fixture.sessions.closeSession();
      await expect(fixture.sessions.closeSession()).resolves.toBeUndefined();
    });

    it('does nothing after an abort', async () => {
      const abortedSignal = AbortSignal.abort(new Error('left'));
      await expect(signInWith('any', abortedSignal)).rejects.toThrow('left');
      await expect(fixture.sessions.fetchProfile(abortedSignal)).rejects.toThrow('left');
      await expect(fixture.profiles.getProfile('any', abortedSignal)).rejects.toThrow('left');
    });
  });
}
