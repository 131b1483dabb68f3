import { beforeEach, describe, expect, it } from 'vitest';
import { AccountFixture, ADA, BEA, createProfile } from '../../../tests/support/accountFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { UnverifiedEmailError } from './UnverifiedEmailError.ts';

let fixture: AccountFixture;
beforeEach(() => {
  fixture = new AccountFixture();
});

describe('login', () => {
  beforeEach(async () => {
    await fixture.startSignedOut();
    await fixture.createAccount(ADA.email);
  });
  const signIn = () => fixture.session.signIn(ADA.email, 'linen-blazer');

  it('fetches the profile one second after the session opened', async () => {
    const login = signIn();
    await settlePromises();
    expect(fixture.openCalls.newest.args[0]).toEqual({
      provider: 'password',
      proof: { token: 'token-of-ada@example.test' },
    });
    fixture.openCalls.newest.resolve(ADA);
    await settlePromises();
    fixture.clock.advance(999);
    await settlePromises();
    expect(fixture.profileCalls.madeArguments).toEqual([]);
    fixture.clock.advance(1);
    await settlePromises();
    fixture.profileCalls.newest.resolve(ADA);
    expect(await login).toBe(true);
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isOnboardingDue: false });
    expect(fixture.session.shopper.snapshot).toEqual(ADA);
    expect(fixture.cachedLogin.userId).toBe('ada');
  });

  it('sends a new shopper to onboarding once', async () => {
    await fixture.signInAs(createProfile('ada', { onboarded: false }));
    expect(fixture.session.snapshot.isOnboardingDue).toBe(true);
    fixture.session.markOnboardingShown();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', isOnboardingDue: false });
  });

  it('requires a verified email address', async () => {
    await fixture.identity.signUp('new@example.test', 'linen-blazer');
    await expect(fixture.session.signIn('new@example.test', 'linen-blazer')).rejects.toBeInstanceOf(
      UnverifiedEmailError,
    );
    expect(fixture.openCalls.madeArguments).toEqual([]);
    expect(fixture.session.snapshot.status).toBe('signed-out');
  });

  it("reports the provider's error without calling the server", async () => {
    await expect(fixture.session.signIn(ADA.email, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    expect([fixture.openCalls.madeArguments, fixture.closeCalls.madeArguments]).toEqual([[], []]);
  });

  it('leaves no session behind when the profile cannot be fetched', async () => {
    const login = signIn();
    await fixture.waitForProfileCall(ADA);
    fixture.profileCalls.newest.reject(new CallError('Error retrieving profile', 'broken'));
    await expect(login).rejects.toMatchObject({ message: 'Error retrieving profile' });
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', profile: null });
    expect(fixture.store.get('auth')).toBeNull();
    expect(fixture.closeCalls.madeArguments).toHaveLength(1);
  });

  it('ends with the newer of two submits, however late the older one is answered', async () => {
    await fixture.createAccount(BEA.email);
    const firstSignIn = signIn();
    await settlePromises();
    const secondSignIn = fixture.session.signIn(BEA.email, 'linen-blazer');
    await settlePromises();
    const [adasCall, beasCall] = fixture.openCalls.waitingCalls;
    beasCall?.resolve(BEA);
    adasCall?.resolve(ADA);
    await settlePromises();
    fixture.clock.advance(1_000);
    await settlePromises();
    fixture.profileCalls.newest.resolve(BEA);
    expect([await firstSignIn, await secondSignIn]).toEqual([false, true]);
    expect(fixture.session.snapshot.profile).toEqual(BEA);
    expect(fixture.closeCalls.madeArguments).toEqual([]);
  });

  it('stays signed out after a logout during the profile fetch', async () => {
    const login = signIn();
    await fixture.waitForProfileCall(ADA);
    const lateProfile = fixture.profileCalls.newest;
    void fixture.session.logout();
    lateProfile.resolve(ADA);
    expect(await login).toBe(false);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', profile: null });
    expect(fixture.store.get('auth')).toBeNull();
  });

  it('closes a session that opened after the caller aborted', async () => {
    const abortController = new AbortController();
    const login = fixture.session.signIn(ADA.email, 'linen-blazer', abortController.signal);
    await settlePromises();
    abortController.abort();
    expect(await login).toBe(false);
    fixture.openCalls.newest.resolve(ADA);
    await settlePromises();
    expect(fixture.closeCalls.madeArguments).toHaveLength(1);
    expect(fixture.clock.pendingCount).toBe(0);
  });

  it('waits for a pending logout, which would end the new session', async () => {
    await fixture.signInAs(ADA);
    const logout = fixture.session.logout();
    const login = signIn();
    await settlePromises();
    expect(fixture.openCalls.madeArguments).toHaveLength(1);
    fixture.closeCalls.newest.resolve();
    await logout;
    await settlePromises();
    expect(fixture.openCalls.madeArguments).toHaveLength(2);
    fixture.openCalls.newest.reject(new CallError('Firebase Login Error', 'broken'));
    await expect(login).rejects.toMatchObject({ message: 'Firebase Login Error' });
  });

  it('by a session that is opened elsewhere fetches the profile as well', async () => {
    const seenStatuses: string[] = [];
    fixture.session.subscribe(() => seenStatuses.push(fixture.session.snapshot.status));
    const login = fixture.session.signInBy(async () => ADA);
    await settlePromises();
    fixture.clock.advance(1_000);
    await settlePromises();
    fixture.profileCalls.newest.resolve(ADA);
    expect(await login).toBe(true);
    expect(fixture.session.snapshot.profile).toEqual(ADA);
    expect(seenStatuses).toEqual(['signed-in']);
  });

  it("opens the provider's popup during the user gesture and exchanges its code", async () => {
    const login = fixture.session.signInByPopup('google');
    expect(fixture.popupCalls.madeArguments).toHaveLength(1);
    const proof = { code: 'c', redirectUri: 'http://localhost/auth/google/callback', codeVerifier: 'v', nonce: 'n' };
    fixture.popupCalls.newest.resolve({ provider: 'google', proof });
    await settlePromises();
    expect(fixture.openCalls.newest.args[0]).toEqual({ provider: 'google', proof });
    fixture.openCalls.newest.reject(new CallError('Google Login Error', 'rejected'));
    await expect(login).rejects.toMatchObject({ message: 'Google Login Error' });
  });
});
