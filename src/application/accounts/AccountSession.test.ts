import { beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, ADA, BEA, createProfile } from '../../../tests/support/accountWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

let world: AccountWorld;
beforeEach(() => {
  world = new AccountWorld();
});

describe('app start', () => {
  it('treats a shopper unknown to the server as a visitor', async () => {
    world.session.start();
    expect(world.session.snapshot.status).toBe('checking');
    world.restoreCalls.newest.resolve(null);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({
      status: 'signed-out',
      profile: null,
      signOutCause: 'nothing',
      isUnreachable: false,
    });
    expect(world.profileCalls.madeArguments).toEqual([]);
  });

  it('fetches the profile of a cached login again and rewrites the cache', async () => {
    world.store.set('auth', JSON.stringify({ id: 'ada', name: 'old', email: 'old', onboarded: false }));
    world.session.start();
    expect(world.session.snapshot.status).toBe('checking');
    world.profileCalls.newest.resolve(ADA);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isOnboardingDue: false });
    expect(JSON.parse(world.store.get('auth') ?? '')).toEqual({
      id: 'ada',
      name: 'Name of ada',
      email: 'ada@example.test',
      onboarded: true,
      chatEnabled: false,
      genderPreference: [],
      sizePreference: [],
    });
  });

  it('signs out only when the server reports that the session has ended', async () => {
    world.store.set('auth', JSON.stringify({ id: 'ada' }));
    world.session.start();
    world.profileCalls.newest.reject(new CallError('Error retrieving profile', 'unauthorized'));
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', profile: null, signOutCause: 'expiry' });
    expect(world.store.get('auth')).toBeNull();
  });

  it.each(['', 'not json', '"text"', '[]', '{"id":7}', '{"id":""}', '{}', 'null'])(
    'asks the server who is signed in when the cache is invalid: %s',
    async (cached) => {
      world.store.set('auth', cached);
      world.session.start();
      world.restoreCalls.newest.resolve(ADA);
      await settlePromises();
      expect(world.session.snapshot.profile).toEqual(ADA);
      expect(world.cachedLogin.userId).toBe('ada');
    },
  );

  it('asks the server who is signed in when the session belongs to another shopper than the cache', async () => {
    world.store.set('auth', JSON.stringify({ id: 'ada' }));
    world.session.start();
    world.profileCalls.newest.reject(new CallError('Error retrieving profile', 'forbidden'));
    await settlePromises();
    world.restoreCalls.newest.resolve(BEA);
    await settlePromises();
    expect(world.session.snapshot.profile).toEqual(BEA);
  });

  it('can be stopped and started again, as React StrictMode does', async () => {
    world.store.set('auth', JSON.stringify({ id: 'ada' }));
    world.session.start()();
    expect([world.expiry.listeners, world.otherTab.listeners]).toEqual([0, 0]);
    world.session.start();
    const [first, second] = world.profileCalls.waitingCalls;
    second?.resolve(ADA);
    first?.reject(new CallError('Error retrieving profile', 'broken'));
    await settlePromises();
    expect(world.session.snapshot.profile).toEqual(ADA);
  });
});

describe('the profile', () => {
  it('can be fetched again after it changed', async () => {
    await world.startSignedOut();
    await world.signInAs(createProfile('ada', { onboarded: false }));
    const refreshed = world.session.refresh();
    world.profileCalls.newest.resolve(ADA);
    await refreshed;
    expect(world.session.snapshot.profile).toEqual(ADA);
  });

  it('is not fetched for a visitor', async () => {
    await world.startSignedOut();
    await world.session.refresh();
    expect(world.profileCalls.madeArguments).toEqual([]);
  });

  it('is not restored after a logout', async () => {
    await world.startSignedOut();
    await world.signInAs(ADA);
    const refreshed = world.session.refresh();
    void world.session.logout();
    world.profileCalls.newest.resolve(ADA);
    await refreshed;
    expect(world.session.snapshot.profile).toBeNull();
    expect(world.store.get('auth')).toBeNull();
  });
});
