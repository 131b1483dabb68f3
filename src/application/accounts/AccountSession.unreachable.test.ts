import { beforeEach, describe, expect, it } from 'vitest';
import { AccountWorld, ADA, createProfile } from '../../../tests/support/accountWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_PREFERENCES } from '../../domain/accounts/Profile.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';

const TEMPORARY_FAILURES: readonly CallFailure[] = ['unreachable', 'broken', 'rate-limited'];
/** Failures of the profile request that a cached id can cause: the id is malformed, or its account is gone. */
const ID_FAILURES: readonly CallFailure[] = ['not-found', 'rejected', 'forbidden', 'malformed'];
const CACHED_PROFILE = createProfile('ada', {
  chatEnabled: true,
  preferences: { ...NO_PREFERENCES, genderPreference: ['Women'], sizePreference: ['S'] },
});
const createFailure = (failure: CallFailure = 'broken') => new CallError('Error retrieving profile', failure);

let world: AccountWorld;
beforeEach(() => {
  world = new AccountWorld();
});

describe('a server that does not answer, with a cached login', () => {
  beforeEach(() => {
    world.cachedLogin.write({
      ...CACHED_PROFILE,
      preferences: { ...CACHED_PROFILE.preferences, userNotes: 'private' },
    });
    world.session.start();
  });

  it.each(TEMPORARY_FAILURES)(
    'opens the app with the cached profile and shows that it is cached: %s',
    async (failure) => {
      world.profileCalls.newest.reject(createFailure(failure));
      await settlePromises();
      expect(world.session.snapshot).toMatchObject({
        status: 'signed-in',
        profile: CACHED_PROFILE,
        isOnboardingDue: false,
        isUnreachable: true,
      });
      expect(world.session.shopper.snapshot).toEqual(CACHED_PROFILE);
      expect(world.cachedLogin.userId).toBe('ada');
    },
  );

  it('is retried after 2 s, 4 s, 8 s and so on, at most 30 s apart', async () => {
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      const profileCallCount = world.profileCalls.madeArguments.length;
      world.profileCalls.newest.reject(createFailure());
      await settlePromises();
      world.clock.advance(seconds * 1_000 - 1);
      await settlePromises();
      expect(world.profileCalls.madeArguments).toHaveLength(profileCallCount);
      world.clock.advance(1);
      await settlePromises();
      expect(world.profileCalls.madeArguments).toHaveLength(profileCallCount + 1);
    }
    world.profileCalls.newest.resolve(ADA);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ profile: ADA, isUnreachable: false });
    expect(world.clock.pendingCount).toBe(0);
  });

  it('is told once, however often it is retried', async () => {
    const seenStatuses: string[] = [];
    world.session.subscribe(() => seenStatuses.push(world.session.snapshot.status));
    for (const seconds of [2, 4, 8]) {
      world.profileCalls.newest.reject(createFailure());
      await settlePromises();
      world.clock.advance(seconds * 1_000);
      await settlePromises();
    }
    expect(seenStatuses).toEqual(['signed-in']);
  });

  it('is retried at once when the network is back', async () => {
    world.profileCalls.newest.reject(createFailure('unreachable'));
    await settlePromises();
    world.connection.set(false);
    await settlePromises();
    world.profileCalls.newest.reject(createFailure('unreachable'));
    await settlePromises();
    world.connection.set(true);
    await settlePromises();
    world.profileCalls.newest.resolve(ADA);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ profile: ADA, isUnreachable: false });
  });

  it('delays the app for at most five seconds, and its late answer still counts', async () => {
    world.clock.advance(4_999);
    await settlePromises();
    expect(world.session.snapshot.status).toBe('checking');
    world.clock.advance(1);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', isUnreachable: true });
    world.profileCalls.newest.resolve(ADA);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ profile: ADA, isUnreachable: false });
  });

  it('signs out when it finally reports that the session has ended', async () => {
    world.profileCalls.newest.reject(createFailure());
    await settlePromises();
    world.clock.advance(2_000);
    await settlePromises();
    world.profileCalls.newest.reject(createFailure('unauthorized'));
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({
      status: 'signed-out',
      signOutCause: 'expiry',
      isUnreachable: false,
    });
  });

  it('is not retried after a logout', async () => {
    world.profileCalls.newest.reject(createFailure());
    await settlePromises();
    void world.session.logout();
    world.clock.advance(60_000);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({
      status: 'signed-out',
      signOutCause: 'choice',
      isUnreachable: false,
    });
    expect(world.profileCalls.madeArguments).toHaveLength(1);
  });
});

describe('a cached login that the server does not know', () => {
  beforeEach(() => {
    world.cachedLogin.write(createProfile('long-gone'));
    world.session.start();
  });

  it.each(ID_FAILURES)('gives way to the shopper whose session it is: %s', async (failure) => {
    world.profileCalls.newest.reject(createFailure(failure));
    await settlePromises();
    world.restoreCalls.newest.resolve(ADA);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isUnreachable: false });
    expect(world.cachedLogin.userId).toBe(ADA.id);
  });

  it.each(ID_FAILURES)('gives way to the login if nobody is signed in: %s', async (failure) => {
    world.profileCalls.newest.reject(createFailure(failure));
    await settlePromises();
    world.restoreCalls.newest.resolve(null);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', isUnreachable: false });
    expect(world.cachedLogin.userId).toBeNull();
    expect(world.clock.pendingCount).toBe(0);
  });

  it.each(ID_FAILURES)('opens the app meanwhile if the server cannot say either: %s', async (failure) => {
    world.profileCalls.newest.reject(createFailure(failure));
    await settlePromises();
    world.restoreCalls.newest.reject(createFailure(failure));
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', isUnreachable: true });
  });
});

describe('a cached login with a malformed id', () => {
  it.each(['.', '..', '\uD800', 'a/b', 'a?b', 'a b', 'a\0', 'x'.repeat(129), '%2e%2e'])(
    'counts as no profile: %j',
    async (id) => {
      world.cachedLogin.write({ ...CACHED_PROFILE, id });
      world.session.start();
      world.restoreCalls.newest.resolve(ADA);
      await settlePromises();
      expect(world.profileCalls.madeArguments).toEqual([]);
      expect(world.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isUnreachable: false });
    },
  );
});

describe('a server that does not answer, without a cached login', () => {
  beforeEach(async () => {
    world.session.start();
    world.restoreCalls.newest.reject(createFailure());
    await settlePromises();
  });

  it('is reported on the login, and the app opens once the server knows the shopper', async () => {
    expect(world.session.snapshot).toMatchObject({
      status: 'signed-out',
      signOutCause: 'nothing',
      isUnreachable: true,
    });
    world.clock.advance(2_000);
    await settlePromises();
    world.restoreCalls.newest.resolve(ADA);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isUnreachable: false });
  });

  it('is retried after a failed login, whose message stays on the screen', async () => {
    await world.createAccount(ADA.email);
    await expect(world.session.signIn(ADA.email, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', isUnreachable: true });
    world.restoreCalls.newest.resolve(null);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ status: 'signed-out', isUnreachable: false });
  });

  it('is not retried after a login', async () => {
    await world.signInAs(ADA);
    world.clock.advance(60_000);
    await settlePromises();
    expect(world.session.snapshot).toMatchObject({ profile: ADA, isUnreachable: false });
    expect(world.restoreCalls.madeArguments).toHaveLength(1);
  });
});
