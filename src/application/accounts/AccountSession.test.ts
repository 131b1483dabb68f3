import { beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, ADA, profileOf } from '../../../tests/support/accountWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

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
