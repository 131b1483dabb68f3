import { beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, ADA, BEA } from '../../../tests/support/accountWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

let world: AccountWorld;
beforeEach(() => {
  world = new AccountWorld();
});

describe('logout', () => {
  beforeEach(async () => {
    await world.startSignedOut();
    await world.signInAs(ADA);
    world.cache.set('trends', { secret: 'taste' });
    world.store.set('somebody-else', 'stays');
  });

  it('signs out at once and forgets what the app stored', async () => {
    const logoutDone = world.session.logout();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'choice' });
    world.closeCalls.newest.resolve();
    await logoutDone;
    expect(world.store.keys()).toEqual(['somebody-else']);
  });

  it('works offline, and ends the server session when the network is back or at the next start', async () => {
    const logoutDone = world.session.logout();
    world.closeCalls.newest.reject(new CallError('Error logging out', 'unreachable'));
    await logoutDone;
    expect(world.session.snapshot.status).toBe('signed-out');
    expect(world.store.get('auth')).toBeNull();
    expect(world.logger.records.map(({ message }) => message)).toEqual(['The server was not told of the logout']);

    world.connection.set(false);
    expect(world.closeCalls.madeArguments).toHaveLength(1);
    world.connection.set(true);
    world.closeCalls.newest.reject(new CallError('Error logging out', 'broken'));
    await settlePromises();
    expect(world.closeCalls.madeArguments).toHaveLength(2);

    world.session.start();
    expect(world.session.snapshot.status).toBe('signed-out');
    expect(world.closeCalls.madeArguments).toHaveLength(3);
    world.closeCalls.newest.resolve();
    await settlePromises();
    expect(world.cachedLogin.isSignOutPending).toBe(false);
    expect(world.restoreCalls.madeArguments).toHaveLength(1);
  });

  it('succeeds, and says so in the log, when the identity provider fails', async () => {
    world.identity.signOut = () => Promise.reject(new Error('down'));
    const logoutDone = world.session.logout();
    world.closeCalls.newest.resolve();
    await logoutDone;
    expect(world.session.snapshot.status).toBe('signed-out');
    expect(world.logger.records.map(({ message }) => message)).toEqual(['The identity provider kept its session']);
  });

  it('is not told to the server again once it has reached it', async () => {
    const logoutDone = world.session.logout();
    world.closeCalls.newest.resolve();
    await logoutDone;
    world.connection.set(false);
    world.connection.set(true);
    expect(world.closeCalls.madeArguments).toHaveLength(1);
  });

  it('that another tab repeats keeps its reason', async () => {
    world.session.endSession();
    const { snapshot } = world.session;
    world.otherTab.emit('auth');
    expect(world.session.snapshot).toBe(snapshot);
  });

  it('does not end the session of a shopper who signed in later', async () => {
    const logoutDone = world.session.logout();
    world.closeCalls.newest.reject(new CallError('Error logging out', 'unreachable'));
    await logoutDone;
    await world.signInAs(ADA);
    world.connection.set(false);
    world.connection.set(true);
    expect(world.closeCalls.madeArguments).toHaveLength(1);
    expect(world.cachedLogin.isSignOutPending).toBe(false);
  });

  it('shows the next shopper no data of the previous one, even after an expiry', async () => {
    world.session.endSession();
    expect(world.cache.get('trends')).toEqual({ secret: 'taste' });
    await world.signInAs(BEA);
    expect(world.cache.get('trends')).toBeUndefined();
    world.cache.set('trends', 1);
    world.session.endSession();
    await world.signInAs(BEA);
    expect(world.cache.get('trends')).toBe(1);
  });
});

describe('a session that ends by itself', () => {
  beforeEach(async () => {
    await world.startSignedOut();
  });

  it('returns to the login when a call reports it', async () => {
    await world.signInAs(ADA);
    world.expiry.emit();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'expiry', profile: null });
    expect(world.store.get('auth')).toBeNull();
    expect(world.closeCalls.madeArguments).toEqual([]);
  });

  it('has no effect for a visitor', () => {
    const { snapshot } = world.session;
    world.expiry.emit();
    expect(world.session.snapshot).toBe(snapshot);
  });
});

describe('two tabs', () => {
  beforeEach(() => world.startSignedOut());

  it('sign out together', async () => {
    await world.signInAs(ADA);
    world.store.remove('auth');
    world.otherTab.emit('auth');
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'choice' });
    expect(world.closeCalls.madeArguments).toEqual([]);
  });

  it('do not treat a cleared or corrupted store as a logout', async () => {
    await world.signInAs(ADA);
    world.store.set('auth', 'spoiled');
    world.otherTab.emit('auth');
    for (const key of world.store.keys()) world.store.remove(key);
    world.otherTab.emit(null);
    expect(world.session.snapshot.profile).toEqual(ADA);
  });

  it('sign in together, and a pending login in this tab does not end the shared session', async () => {
    await world.createAccount(BEA.email);
    const login = world.session.signIn(BEA.email, 'linen-blazer');
    await settlePromises();
    world.store.set('auth', JSON.stringify({ id: 'ada' }));
    world.otherTab.emit('auth');
    world.profileCalls.newest.resolve(ADA);
    world.openCalls.newest.resolve(BEA);
    expect(await login).toBe(false);
    await settlePromises();
    expect(world.session.snapshot.profile).toEqual(ADA);
    expect(world.closeCalls.madeArguments).toEqual([]);
  });

  it('ignore other keys and their own shopper', async () => {
    await world.signInAs(ADA);
    const { snapshot } = world.session;
    world.otherTab.emit('atelier:trends');
    world.otherTab.emit('auth');
    expect(world.session.snapshot).toBe(snapshot);
  });
});
