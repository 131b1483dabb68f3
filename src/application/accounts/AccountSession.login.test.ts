import { beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, ADA, BEA, createProfile } from '../../../tests/support/accountWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { UnverifiedEmailError } from './UnverifiedEmailError.ts';

let world: AccountWorld;
beforeEach(() => {
  world = new AccountWorld();
});

describe('login', () => {
  beforeEach(async () => {
    await world.startSignedOut();
    await world.createAccount(ADA.email);
  });
  const signIn = () => world.session.signIn(ADA.email, 'linen-blazer');

  it('fetches the profile one second after the session opened', async () => {
    const login = signIn();
    await settlePromises();
    expect(world.openCalls.newest.args[0]).toEqual({
      provider: 'password',
      proof: { token: 'token-of-ada@example.test' },
    });
    world.openCalls.newest.resolve(ADA);
    await settlePromises();
    world.clock.advance(999);
    await settlePromises();
    expect(world.profileCalls.madeArguments).toEqual([]);
    world.clock.advance(1);
    await settlePromises();
    world.profileCalls.newest.resolve(ADA);
    expect(await login).toBe(true);
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isOnboardingDue: false });
    expect(world.session.shopper.snapshot).toEqual(ADA);
    expect(world.cachedLogin.userId).toBe('ada');
  });

  it('sends a new shopper to onboarding once', async () => {
    await world.signInAs(createProfile('ada', { onboarded: false }));
    expect(world.session.snapshot.isOnboardingDue).toBe(true);
    world.session.markOnboardingShown();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', isOnboardingDue: false });
  });

  it('requires a verified email address', async () => {
    await world.identity.signUp('new@example.test', 'linen-blazer');
    await expect(world.session.signIn('new@example.test', 'linen-blazer')).rejects.toBeInstanceOf(UnverifiedEmailError);
    expect(world.openCalls.madeArguments).toEqual([]);
    expect(world.session.snapshot.status).toBe('signed-out');
  });

  it("reports the provider's error without calling the server", async () => {
    await expect(world.session.signIn(ADA.email, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    expect([world.openCalls.madeArguments, world.closeCalls.madeArguments]).toEqual([[], []]);
  });

  it('leaves no session behind when the profile cannot be fetched', async () => {
    const login = signIn();
    await world.waitForProfileCall(ADA);
    world.profileCalls.newest.reject(new CallError('Error retrieving profile', 'broken'));
    await expect(login).rejects.toMatchObject({ message: 'Error retrieving profile' });
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', profile: null });
    expect(world.store.get('auth')).toBeNull();
    expect(world.closeCalls.madeArguments).toHaveLength(1);
  });

  it('ends with the newer of two submits, however late the older one is answered', async () => {
    await world.createAccount(BEA.email);
    const first = signIn();
    await settlePromises();
    const second = world.session.signIn(BEA.email, 'linen-blazer');
    await settlePromises();
    const [forAda, forBea] = world.openCalls.waitingCalls;
    forBea?.resolve(BEA);
    forAda?.resolve(ADA);
    await settlePromises();
    world.clock.advance(1_000);
    await settlePromises();
    world.profileCalls.newest.resolve(BEA);
    expect([await first, await second]).toEqual([false, true]);
    expect(world.session.snapshot.profile).toEqual(BEA);
    expect(world.closeCalls.madeArguments).toEqual([]);
  });

  it('stays signed out after a logout during the profile fetch', async () => {
    const login = signIn();
    await world.waitForProfileCall(ADA);
    const lateProfile = world.profileCalls.newest;
    void world.session.logout();
    lateProfile.resolve(ADA);
    expect(await login).toBe(false);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', profile: null });
    expect(world.store.get('auth')).toBeNull();
  });

  it('closes a session that opened after the caller aborted', async () => {
    const abortController = new AbortController();
    const login = world.session.signIn(ADA.email, 'linen-blazer', abortController.signal);
    await settlePromises();
    abortController.abort();
    expect(await login).toBe(false);
    world.openCalls.newest.resolve(ADA);
    await settlePromises();
    expect(world.closeCalls.madeArguments).toHaveLength(1);
    expect(world.clock.pendingCount).toBe(0);
  });

  it('waits for a pending logout, which would end the new session', async () => {
    await world.signInAs(ADA);
    const logout = world.session.logout();
    const login = signIn();
    await settlePromises();
    expect(world.openCalls.madeArguments).toHaveLength(1);
    world.closeCalls.newest.resolve();
    await logout;
    await settlePromises();
    expect(world.openCalls.madeArguments).toHaveLength(2);
    world.openCalls.newest.reject(new CallError('Firebase Login Error', 'broken'));
    await expect(login).rejects.toMatchObject({ message: 'Firebase Login Error' });
  });

  it('by a session that is opened elsewhere fetches the profile as well', async () => {
    const seenStatuses: string[] = [];
    world.session.subscribe(() => seenStatuses.push(world.session.snapshot.status));
    const login = world.session.signInBy(async () => ADA);
    await settlePromises();
    world.clock.advance(1_000);
    await settlePromises();
    world.profileCalls.newest.resolve(ADA);
    expect(await login).toBe(true);
    expect(world.session.snapshot.profile).toEqual(ADA);
    expect(seenStatuses).toEqual(['signed-in']);
  });

  it("opens the provider's popup during the user gesture and exchanges its code", async () => {
    const login = world.session.signInByPopup('google');
    expect(world.popupCalls.madeArguments).toHaveLength(1);
    const proof = { code: 'c', redirectUri: 'http://localhost/auth/google/callback', codeVerifier: 'v', nonce: 'n' };
    world.popupCalls.newest.resolve({ provider: 'google', proof });
    await settlePromises();
    expect(world.openCalls.newest.args[0]).toEqual({ provider: 'google', proof });
    world.openCalls.newest.reject(new CallError('Google Login Error', 'rejected'));
    await expect(login).rejects.toMatchObject({ message: 'Google Login Error' });
  });
});
