import { beforeEach, describe, expect, it } from 'vitest';
import { AccountFixture, ADA, BEA } from '../../../tests/support/accountFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

let fixture: AccountFixture;
beforeEach(() => {
  fixture = new AccountFixture();
});

describe('logout', () => {
  beforeEach(async () => {
    await fixture.startSignedOut();
    await fixture.signInAs(ADA);
    fixture.cache.set('trends', { secret: 'taste' });
    fixture.store.set('somebody-else', 'stays');
  });

  it('signs out at once and forgets what the app stored', async () => {
    const logoutDone = fixture.session.logout();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'choice' });
    fixture.closeCalls.newest.resolve();
    await logoutDone;
    expect(fixture.store.keys()).toEqual(['somebody-else']);
  });

  it('works offline, and ends the server session when the network is back or at the next start', async () => {
    const logoutDone = fixture.session.logout();
    fixture.closeCalls.newest.reject(new CallError('Error logging out', 'unreachable'));
    await logoutDone;
    expect(fixture.session.snapshot.status).toBe('signed-out');
    expect(fixture.store.get('auth')).toBeNull();
    expect(fixture.logger.records.map(({ message }) => message)).toEqual(['The server was not told of the logout']);

    fixture.connection.set(false);
    expect(fixture.closeCalls.madeArguments).toHaveLength(1);
    fixture.connection.set(true);
    fixture.closeCalls.newest.reject(new CallError('Error logging out', 'broken'));
    await settlePromises();
    expect(fixture.closeCalls.madeArguments).toHaveLength(2);

    fixture.session.start();
    expect(fixture.session.snapshot.status).toBe('signed-out');
    expect(fixture.closeCalls.madeArguments).toHaveLength(3);
    fixture.closeCalls.newest.resolve();
    await settlePromises();
    expect(fixture.cachedLogin.isSignOutPending).toBe(false);
    expect(fixture.restoreCalls.madeArguments).toHaveLength(1);
  });

  it('succeeds, and says so in the log, when the identity provider fails', async () => {
    fixture.identity.signOut = () => Promise.reject(new Error('down'));
    const logoutDone = fixture.session.logout();
    fixture.closeCalls.newest.resolve();
    await logoutDone;
    expect(fixture.session.snapshot.status).toBe('signed-out');
    expect(fixture.logger.records.map(({ message }) => message)).toEqual(['The identity provider kept its session']);
  });

  it('is not told to the server again once it has reached it', async () => {
    const logoutDone = fixture.session.logout();
    fixture.closeCalls.newest.resolve();
    await logoutDone;
    fixture.connection.set(false);
    fixture.connection.set(true);
    expect(fixture.closeCalls.madeArguments).toHaveLength(1);
  });

  it('that another tab repeats keeps its reason', async () => {
    fixture.session.endSession();
    const { snapshot } = fixture.session;
    fixture.otherTab.emit('auth');
    expect(fixture.session.snapshot).toBe(snapshot);
  });

  it('does not end the session of a shopper who signed in later', async () => {
    const logoutDone = fixture.session.logout();
    fixture.closeCalls.newest.reject(new CallError('Error logging out', 'unreachable'));
    await logoutDone;
    await fixture.signInAs(ADA);
    fixture.connection.set(false);
    fixture.connection.set(true);
    expect(fixture.closeCalls.madeArguments).toHaveLength(1);
    expect(fixture.cachedLogin.isSignOutPending).toBe(false);
  });

  it('shows the next shopper no data of the previous one, even after an expiry', async () => {
    fixture.session.endSession();
    expect(fixture.cache.get('trends')).toEqual({ secret: 'taste' });
    await fixture.signInAs(BEA);
    expect(fixture.cache.get('trends')).toBeUndefined();
    fixture.cache.set('trends', 1);
    fixture.session.endSession();
    await fixture.signInAs(BEA);
    expect(fixture.cache.get('trends')).toBe(1);
  });
});

describe('a session that ends by itself', () => {
  beforeEach(async () => {
    await fixture.startSignedOut();
  });

  it('returns to the login when a call reports it', async () => {
    await fixture.signInAs(ADA);
    fixture.expiry.emit();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'expiry', profile: null });
    expect(fixture.store.get('auth')).toBeNull();
    expect(fixture.closeCalls.madeArguments).toEqual([]);
  });

  it('has no effect for a visitor', () => {
    const { snapshot } = fixture.session;
    fixture.expiry.emit();
    expect(fixture.session.snapshot).toBe(snapshot);
  });
});

describe('two tabs', () => {
  beforeEach(() => fixture.startSignedOut());

  it('sign out together', async () => {
    await fixture.signInAs(ADA);
    fixture.cachedLogin.clearForSignOut();
    fixture.otherTab.emit('auth');
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'choice' });
    expect(fixture.closeCalls.madeArguments).toEqual([]);
  });

  it('sign out together if the server already knows of the logout', async () => {
    await fixture.signInAs(ADA);
    fixture.store.remove('auth');
    fixture.otherTab.emit('auth');
    fixture.restoreCalls.newest.resolve(null);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', signOutCause: 'choice' });
  });

  it('do not treat a login that did not fit into the storage as a logout', async () => {
    await fixture.signInAs(ADA);
    fixture.store.remove('auth');
    fixture.otherTab.emit('auth');
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA });
    fixture.restoreCalls.newest.resolve(ADA);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA });
  });

  it('do not treat a cleared or corrupted store as a logout', async () => {
    await fixture.signInAs(ADA);
    fixture.store.set('auth', 'spoiled');
    fixture.otherTab.emit('auth');
    for (const key of fixture.store.keys()) fixture.store.remove(key);
    fixture.otherTab.emit(null);
    expect(fixture.session.snapshot.profile).toEqual(ADA);
  });

  it('sign in together, and a pending login in this tab does not end the shared session', async () => {
    await fixture.createAccount(BEA.email);
    const login = fixture.session.signIn(BEA.email, 'linen-blazer');
    await settlePromises();
    fixture.store.set('auth', JSON.stringify({ id: 'ada' }));
    fixture.otherTab.emit('auth');
    fixture.profileCalls.newest.resolve(ADA);
    fixture.openCalls.newest.resolve(BEA);
    expect(await login).toBe(false);
    await settlePromises();
    expect(fixture.session.snapshot.profile).toEqual(ADA);
    expect(fixture.closeCalls.madeArguments).toEqual([]);
  });

  it('ignore other keys and their own shopper', async () => {
    await fixture.signInAs(ADA);
    const { snapshot } = fixture.session;
    fixture.otherTab.emit('atelier:trends');
    fixture.otherTab.emit('auth');
    expect(fixture.session.snapshot).toBe(snapshot);
  });
});
