import { beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, profileOf } from '../../../tests/support/accountWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import { UnverifiedEmail } from './UnverifiedEmail.ts';

const ADA = profileOf('ada');
const BEA = profileOf('bea');

let world: AccountWorld;
beforeEach(() => {
  world = new AccountWorld();
});

describe('app start', () => {
  it('takes somebody without a cached login for a visitor, without a call', () => {
    expect(world.session.snapshot.status).toBe('checking');
    world.session.start();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', profile: null, signedOutBy: 'nothing' });
    expect(world.profiles.made).toEqual([]);
  });

  it('fetches the profile of a cached login again and rewrites the cache', async () => {
    world.store.set('auth', JSON.stringify({ id: 'ada', name: 'old', email: 'old', onboarded: false }));
    world.session.start();
    expect(world.session.snapshot.status).toBe('checking');
    world.profiles.newest.resolve(ADA);
    await settled();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, onboardingDue: false });
    expect(JSON.parse(world.store.get('auth') ?? '')).toEqual({ id: 'ada', name: 'Name of ada', email: 'ada@example.test', onboarded: true });
  });

  it.each([
    ['unauthorised', 'expiry'],
    ['unreachable', 'nothing'],
    ['broken', 'nothing'],
  ] as const)('clears the cache and the user when that fails: %s', async (failure, signedOutBy) => {
    world.store.set('auth', JSON.stringify({ id: 'ada' }));
    world.session.start();
    world.profiles.newest.reject(new CallError('Error retrieving profile', failure));
    await settled();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', profile: null, signedOutBy });
    expect(world.store.get('auth')).toBeNull();
  });

  it.each(['not json', '"text"', '{"id":7}', '{}', 'null'])('survives a broken cache: %s', (cached) => {
    world.store.set('auth', cached);
    world.session.start();
    expect(world.session.snapshot.status).toBe('signed-out');
  });

  it('can be stopped and started again, as a strict view does', async () => {
    world.store.set('auth', JSON.stringify({ id: 'ada' }));
    world.session.start()();
    expect([world.expiry.listeners, world.otherTab.listeners]).toEqual([0, 0]);
    world.session.start();
    const [first, second] = world.profiles.waiting;
    second?.resolve(ADA);
    first?.reject(new CallError('Error retrieving profile', 'broken'));
    await settled();
    expect(world.session.snapshot.profile).toEqual(ADA);
  });
});

describe('login', () => {
  beforeEach(async () => {
    world.session.start();
    await world.account(ADA.email);
  });
  const signIn = () => world.session.signIn(ADA.email, 'linen-blazer');

  it('fetches the profile one second after the session opened', async () => {
    const login = signIn();
    await settled();
    expect(world.opened.newest.args[0]).toBe('token-of-ada@example.test');
    world.opened.newest.resolve(ADA);
    await settled();
    world.clock.advance(999);
    await settled();
    expect(world.profiles.made).toEqual([]);
    world.clock.advance(1);
    await settled();
    world.profiles.newest.resolve(ADA);
    expect(await login).toBe(true);
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, onboardingDue: false });
    expect(world.session.shopper.snapshot).toEqual(ADA);
    expect(world.cachedLogin.userId).toBe('ada');
  });

  it('leads somebody new to onboarding once', async () => {
    await world.signedIn(profileOf('ada', { onboarded: false }));
    expect(world.session.snapshot.onboardingDue).toBe(true);
    world.session.onboardingShown();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', onboardingDue: false });
  });

  it('needs a verified address', async () => {
    await world.identity.signUp('new@example.test', 'linen-blazer');
    await expect(world.session.signIn('new@example.test', 'linen-blazer')).rejects.toBeInstanceOf(UnverifiedEmail);
    expect(world.opened.made).toEqual([]);
    expect(world.session.snapshot.status).toBe('signed-out');
  });

  it('passes on why the provider refused, without troubling the server', async () => {
    await expect(world.session.signIn(ADA.email, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    expect([world.opened.made, world.closed.made]).toEqual([[], []]);
  });

  it('leaves no session behind when the profile cannot be had', async () => {
    const login = signIn();
    await settled();
    world.opened.newest.resolve(ADA);
    await settled();
    world.clock.advance(1_000);
    await settled();
    world.profiles.newest.reject(new CallError('Error retrieving profile', 'broken'));
    await expect(login).rejects.toMatchObject({ message: 'Error retrieving profile' });
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', profile: null });
    expect(world.store.get('auth')).toBeNull();
    expect(world.closed.made).toHaveLength(1);
  });

  it('ends with the newest of two submits, however late the first answers', async () => {
    await world.account(BEA.email);
    const first = signIn();
    await settled();
    const second = world.session.signIn(BEA.email, 'linen-blazer');
    await settled();
    const [forAda, forBea] = world.opened.waiting;
    forBea?.resolve(BEA);
    forAda?.resolve(ADA);
    await settled();
    world.clock.advance(1_000);
    await settled();
    world.profiles.newest.resolve(BEA);
    expect([await first, await second]).toEqual([false, true]);
    expect(world.session.snapshot.profile).toEqual(BEA);
    expect(world.closed.made).toEqual([]);
  });

  it('stays out when somebody logs out while the profile is on its way', async () => {
    const login = signIn();
    await settled();
    world.opened.newest.resolve(ADA);
    await settled();
    world.clock.advance(1_000);
    await settled();
    const late = world.profiles.newest;
    void world.session.logout();
    late.resolve(ADA);
    expect(await login).toBe(false);
    await settled();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', profile: null });
    expect(world.store.get('auth')).toBeNull();
  });

  it('closes a session that opened after its caller had left', async () => {
    const abort = new AbortController();
    const login = world.session.signIn(ADA.email, 'linen-blazer', abort.signal);
    await settled();
    abort.abort();
    expect(await login).toBe(false);
    world.opened.newest.resolve(ADA);
    await settled();
    expect(world.closed.made).toHaveLength(1);
    expect(world.clock.pending).toBe(0);
  });

  it('waits for a logout that is still on its way, which would end the new session', async () => {
    await world.signedIn(ADA);
    const logout = world.session.logout();
    const login = signIn();
    await settled();
    expect(world.opened.made).toHaveLength(1);
    world.closed.newest.resolve();
    await logout;
    await settled();
    expect(world.opened.made).toHaveLength(2);
    world.opened.newest.reject(new CallError('Firebase Login Error', 'broken'));
    await expect(login).rejects.toMatchObject({ message: 'Firebase Login Error' });
  });

  it('opens Google\'s popup within the gesture and exchanges its code', async () => {
    const login = world.session.signInWithGoogle();
    expect(world.google.made).toHaveLength(1);
    const code = { code: 'c', redirectUri: 'http://localhost/auth/google/callback', codeVerifier: 'v', nonce: 'n' };
    world.google.newest.resolve(code);
    await settled();
    expect(world.openedWithGoogle.newest.args[0]).toEqual(code);
    world.openedWithGoogle.newest.reject(new CallError('Google Login Error', 'rejected'));
    await expect(login).rejects.toMatchObject({ message: 'Google Login Error' });
  });
});

describe('logout', () => {
  beforeEach(async () => {
    world.session.start();
    await world.signedIn(ADA);
    world.cache.set('trends', { secret: 'taste' });
    world.store.set('somebody-else', 'stays');
  });

  it('signs out at once and forgets what the app stored', async () => {
    const done = world.session.logout();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signedOutBy: 'choice' });
    world.closed.newest.resolve();
    await done;
    expect(world.store.keys()).toEqual(['somebody-else']);
  });

  it('works offline, and tells the server at the next start', async () => {
    const done = world.session.logout();
    world.closed.newest.reject(new CallError('Error logging out', 'unreachable'));
    await done;
    expect(world.session.snapshot.status).toBe('signed-out');
    expect(world.store.get('auth')).toBeNull();
    expect(world.logger.records).toHaveLength(1);

    world.session.start();
    expect(world.closed.made).toHaveLength(2);
    world.closed.newest.resolve();
    await settled();
    expect(world.cachedLogin.signOutPending).toBe(false);
  });

  it('shows the next shopper nothing of the one before, even after an expiry', async () => {
    world.session.sessionEnded();
    expect(world.cache.get('trends')).toEqual({ secret: 'taste' });
    await world.signedIn(BEA);
    expect(world.cache.get('trends')).toBeUndefined();
    world.cache.set('trends', 1);
    world.session.sessionEnded();
    await world.signedIn(BEA);
    expect(world.cache.get('trends')).toBe(1);
  });
});

describe('a session that ends by itself', () => {
  beforeEach(async () => {
    world.session.start();
  });

  it('leads back to the login when a call is answered so', async () => {
    await world.signedIn(ADA);
    world.expiry.ring();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signedOutBy: 'expiry', profile: null });
    expect(world.store.get('auth')).toBeNull();
    expect(world.closed.made).toEqual([]);
  });

  it('means nothing to a visitor', () => {
    const { snapshot } = world.session;
    world.expiry.ring();
    expect(world.session.snapshot).toBe(snapshot);
  });
});

describe('two tabs', () => {
  beforeEach(() => {
    world.session.start();
  });

  it('sign out together', async () => {
    await world.signedIn(ADA);
    world.store.remove('auth');
    world.otherTab.ring('auth');
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signedOutBy: 'choice' });
    expect(world.closed.made).toEqual([]);
  });

  it('notice a store that was cleared as a whole', async () => {
    await world.signedIn(ADA);
    for (const key of world.store.keys()) world.store.remove(key);
    world.otherTab.ring(null);
    expect(world.session.snapshot.status).toBe('signed-out');
  });

  it('sign in together, and the login that this tab was at leaves the shared session alone', async () => {
    await world.account(BEA.email);
    const login = world.session.signIn(BEA.email, 'linen-blazer');
    await settled();
    world.store.set('auth', JSON.stringify({ id: 'ada' }));
    world.otherTab.ring('auth');
    world.profiles.newest.resolve(ADA);
    world.opened.newest.resolve(BEA);
    expect(await login).toBe(false);
    await settled();
    expect(world.session.snapshot.profile).toEqual(ADA);
    expect(world.closed.made).toEqual([]);
  });

  it('ignore other keys and their own shopper', async () => {
    await world.signedIn(ADA);
    const { snapshot } = world.session;
    world.otherTab.ring('atelier:trends');
    world.otherTab.ring('auth');
    expect(world.session.snapshot).toBe(snapshot);
  });
});

describe('the profile', () => {
  it('can be fetched again after it changed', async () => {
    world.session.start();
    await world.signedIn(profileOf('ada', { onboarded: false }));
    const refreshed = world.session.refresh();
    world.profiles.newest.resolve(ADA);
    await refreshed;
    expect(world.session.snapshot.profile).toEqual(ADA);
  });

  it('does not come back to life after a logout', async () => {
    world.session.start();
    await world.signedIn(ADA);
    const refreshed = world.session.refresh();
    void world.session.logout();
    world.profiles.newest.resolve(ADA);
    await refreshed;
    expect(world.session.snapshot.profile).toBeNull();
    expect(world.store.get('auth')).toBeNull();
  });
});
