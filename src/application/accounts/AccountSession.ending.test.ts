import { beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, ADA, BEA } from '../../../tests/support/accountWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

let world: AccountWorld;
beforeEach(() => {
  world = new AccountWorld();
});

describe('logout', () => {
  beforeEach(async () => {
    await world.startedByVisitor();
    await world.signedIn(ADA);
    world.cache.set('trends', { secret: 'taste' });
    world.store.set('somebody-else', 'stays');
  });

  it('signs out at once and forgets what the app stored', async () => {
    const logoutDone = world.session.logout();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'choice' });
    world.closed.newest.resolve();
    await logoutDone;
    expect(world.store.keys()).toEqual(['somebody-else']);
  });

  it('works offline, and ends the server session when the network is back or at the next start', async () => {
    const logoutDone = world.session.logout();
    world.closed.newest.reject(new CallError('Error logging out', 'unreachable'));
    await logoutDone;
    expect(world.session.snapshot.status).toBe('signed-out');
    expect(world.store.get('auth')).toBeNull();
    expect(world.logger.records.map(({ message }) => message)).toEqual(['The server was not told of the logout']);

    world.connection.set(false);
    expect(world.closed.made).toHaveLength(1);
    world.connection.set(true);
    world.closed.newest.reject(new CallError('Error logging out', 'broken'));
    await settled();
    expect(world.closed.made).toHaveLength(2);

    world.session.start();
    expect(world.session.snapshot.status).toBe('signed-out');
    expect(world.closed.made).toHaveLength(3);
    world.closed.newest.resolve();
    await settled();
    expect(world.cachedLogin.isSignOutPending).toBe(false);
    expect(world.current.made).toHaveLength(1);
  });

  it('succeeds, and says so in the log, when the identity provider fails', async () => {
    world.identity.signOut = () => Promise.reject(new Error('down'));
    const logoutDone = world.session.logout();
    world.closed.newest.resolve();
    await logoutDone;
    expect(world.session.snapshot.status).toBe('signed-out');
    expect(world.logger.records.map(({ message }) => message)).toEqual(['The identity provider kept its session']);
  });

  it('is not told to the server again once it has reached it', async () => {
    const logoutDone = world.session.logout();
    world.closed.newest.resolve();
    await logoutDone;
    world.connection.set(false);
    world.connection.set(true);
    expect(world.closed.made).toHaveLength(1);
  });

  it('that another tab repeats keeps its reason', async () => {
    world.session.endSession();
    const { snapshot } = world.session;
    world.otherTab.ring('auth');
    expect(world.session.snapshot).toBe(snapshot);
  });

  it('does not end the session of a shopper who signed in later', async () => {
    const logoutDone = world.session.logout();
    world.closed.newest.reject(new CallError('Error logging out', 'unreachable'));
    await logoutDone;
    await world.signedIn(ADA);
    world.connection.set(false);
    world.connection.set(true);
    expect(world.closed.made).toHaveLength(1);
    expect(world.cachedLogin.isSignOutPending).toBe(false);
  });

  it('shows the next shopper no data of the previous one, even after an expiry', async () => {
    world.session.endSession();
    expect(world.cache.get('trends')).toEqual({ secret: 'taste' });
    await world.signedIn(BEA);
    expect(world.cache.get('trends')).toBeUndefined();
    world.cache.set('trends', 1);
    world.session.endSession();
    await world.signedIn(BEA);
    expect(world.cache.get('trends')).toBe(1);
  });
});

describe('a session that ends by itself', () => {
  beforeEach(async () => {
    await world.startedByVisitor();
  });

  it('returns to the login when a call reports it', async () => {
    await world.signedIn(ADA);
    world.expiry.ring();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'expiry', profile: null });
    expect(world.store.get('auth')).toBeNull();
    expect(world.closed.made).toEqual([]);
  });

  it('has no effect for a visitor', () => {
    const { snapshot } = world.session;
    world.expiry.ring();
    expect(world.session.snapshot).toBe(snapshot);
  });
});

describe('two tabs', () => {
  beforeEach(() => world.startedByVisitor());

  it('sign out together', async () => {
    await world.signedIn(ADA);
    world.store.remove('auth');
    world.otherTab.ring('auth');
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'choice' });
    expect(world.closed.made).toEqual([]);
  });

  it('do not treat a cleared or corrupted store as a logout', async () => {
    await world.signedIn(ADA);
    world.store.set('auth', 'spoiled');
    world.otherTab.ring('auth');
    for (const key of world.store.keys()) world.store.remove(key);
    world.otherTab.ring(null);
    expect(world.session.snapshot.profile).toEqual(ADA);
  });

  it('sign in together, and a pending login in this tab does not end the shared session', async () => {
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
