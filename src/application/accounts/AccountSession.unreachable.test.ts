import { beforeEach, describe, expect, it } from 'vitest';
import { AccountFixture, ADA, createProfile } from '../../../tests/support/accountFixture.ts';
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

let fixture: AccountFixture;
beforeEach(() => {
  fixture = new AccountFixture();
});

describe('a server that does not answer, with a cached login', () => {
  beforeEach(() => {
    fixture.cachedLogin.write({
      ...CACHED_PROFILE,
      preferences: { ...CACHED_PROFILE.preferences, userNotes: 'private' },
    });
    fixture.session.start();
  });

  it.each(TEMPORARY_FAILURES)(
    'opens the app with the cached profile and shows that it is cached: %s',
    async (failure) => {
      fixture.profileCalls.newest.reject(createFailure(failure));
      await settlePromises();
      expect(fixture.session.snapshot).toMatchObject({
        status: 'signed-in',
        profile: CACHED_PROFILE,
        isOnboardingDue: false,
        isUnreachable: true,
      });
      expect(fixture.session.shopper.snapshot).toEqual(CACHED_PROFILE);
      expect(fixture.cachedLogin.userId).toBe('ada');
    },
  );

  it('is retried after 2 s, 4 s, 8 s and so on, at most 30 s apart', async () => {
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      const profileCallCount = fixture.profileCalls.madeArguments.length;
      fixture.profileCalls.newest.reject(createFailure());
      await settlePromises();
      fixture.clock.advance(seconds * 1_000 - 1);
      await settlePromises();
      expect(fixture.profileCalls.madeArguments).toHaveLength(profileCallCount);
      fixture.clock.advance(1);
      await settlePromises();
      expect(fixture.profileCalls.madeArguments).toHaveLength(profileCallCount + 1);
    }
    fixture.profileCalls.newest.resolve(ADA);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ profile: ADA, isUnreachable: false });
    expect(fixture.clock.pendingCount).toBe(0);
  });

  it('is told once, however often it is retried', async () => {
    const seenStatuses: string[] = [];
    fixture.session.subscribe(() => seenStatuses.push(fixture.session.snapshot.status));
    for (const seconds of [2, 4, 8]) {
      fixture.profileCalls.newest.reject(createFailure());
      await settlePromises();
      fixture.clock.advance(seconds * 1_000);
      await settlePromises();
    }
    expect(seenStatuses).toEqual(['signed-in']);
  });

  it('is retried at once when the network is back', async () => {
    fixture.profileCalls.newest.reject(createFailure('unreachable'));
    await settlePromises();
    fixture.connection.set(false);
    await settlePromises();
    fixture.profileCalls.newest.reject(createFailure('unreachable'));
    await settlePromises();
    fixture.connection.set(true);
    await settlePromises();
    fixture.profileCalls.newest.resolve(ADA);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ profile: ADA, isUnreachable: false });
  });

  it('delays the app for at most five seconds, and its late answer still counts', async () => {
    fixture.clock.advance(4_999);
    await settlePromises();
    expect(fixture.session.snapshot.status).toBe('checking');
    fixture.clock.advance(1);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', isUnreachable: true });
    fixture.profileCalls.newest.resolve(ADA);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ profile: ADA, isUnreachable: false });
  });

  it('signs out when it finally reports that the session has ended', async () => {
    fixture.profileCalls.newest.reject(createFailure());
    await settlePromises();
    fixture.clock.advance(2_000);
    await settlePromises();
    fixture.profileCalls.newest.reject(createFailure('unauthorized'));
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({
      status: 'signed-out',
      signOutCause: 'expiry',
      isUnreachable: false,
    });
  });

  it('is not retried after a logout', async () => {
    fixture.profileCalls.newest.reject(createFailure());
    await settlePromises();
    void fixture.session.logout();
    fixture.clock.advance(60_000);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({
      status: 'signed-out',
      signOutCause: 'choice',
      isUnreachable: false,
    });
    expect(fixture.profileCalls.madeArguments).toHaveLength(1);
  });
});

describe('a cached login that the server does not know', () => {
  beforeEach(() => {
    fixture.cachedLogin.write(createProfile('long-gone'));
    fixture.session.start();
  });

  it.each(ID_FAILURES)('gives way to the shopper whose session it is: %s', async (failure) => {
    fixture.profileCalls.newest.reject(createFailure(failure));
    await settlePromises();
    fixture.restoreCalls.newest.resolve(ADA);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isUnreachable: false });
    expect(fixture.cachedLogin.userId).toBe(ADA.id);
  });

  it.each(ID_FAILURES)('gives way to the login if nobody is signed in: %s', async (failure) => {
    fixture.profileCalls.newest.reject(createFailure(failure));
    await settlePromises();
    fixture.restoreCalls.newest.resolve(null);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', isUnreachable: false });
    expect(fixture.cachedLogin.userId).toBeNull();
    expect(fixture.clock.pendingCount).toBe(0);
  });

  it.each(ID_FAILURES)('opens the app meanwhile if the server cannot say either: %s', async (failure) => {
    fixture.profileCalls.newest.reject(createFailure(failure));
    await settlePromises();
    fixture.restoreCalls.newest.reject(createFailure(failure));
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', isUnreachable: true });
  });
});

describe('a cached login with a malformed id', () => {
  it.each(['.', '..', '\uD800', 'a/b', 'a?b', 'a b', 'a\0', 'x'.repeat(129), '%2e%2e'])(
    'counts as no profile: %j',
    async (id) => {
      fixture.cachedLogin.write({ ...CACHED_PROFILE, id });
      fixture.session.start();
      fixture.restoreCalls.newest.resolve(ADA);
      await settlePromises();
      expect(fixture.profileCalls.madeArguments).toEqual([]);
      expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isUnreachable: false });
    },
  );
});

describe('a server that does not answer, without a cached login', () => {
  beforeEach(async () => {
    fixture.session.start();
    fixture.restoreCalls.newest.reject(createFailure());
    await settlePromises();
  });

  it('is reported on the login, and the app opens once the server knows the shopper', async () => {
    expect(fixture.session.snapshot).toMatchObject({
      status: 'signed-out',
      signOutCause: 'nothing',
      isUnreachable: true,
    });
    fixture.clock.advance(2_000);
    await settlePromises();
    fixture.restoreCalls.newest.resolve(ADA);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isUnreachable: false });
  });

  it('is retried after a failed login, whose message stays on the screen', async () => {
    await fixture.createAccount(ADA.email);
    await expect(fixture.session.signIn(ADA.email, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', isUnreachable: true });
    fixture.restoreCalls.newest.resolve(null);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', isUnreachable: false });
  });

  it('is not retried after a login', async () => {
    await fixture.signInAs(ADA);
    fixture.clock.advance(60_000);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ profile: ADA, isUnreachable: false });
    expect(fixture.restoreCalls.madeArguments).toHaveLength(1);
  });
});
