import { beforeEach, describe, expect, it } from 'vitest';
import { AccountFixture, ADA, BEA, createProfile } from '../../../tests/support/accountFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

let fixture: AccountFixture;
beforeEach(() => {
  fixture = new AccountFixture();
});

describe('app start', () => {
  it('treats a shopper unknown to the server as a visitor', async () => {
    fixture.session.start();
    expect(fixture.session.snapshot.status).toBe('checking');
    fixture.restoreCalls.newest.resolve(null);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({
      status: 'signed-out',
      profile: null,
      signOutCause: 'nothing',
      isUnreachable: false,
    });
    expect(fixture.profileCalls.madeArguments).toEqual([]);
  });

  it('fetches the profile of a cached login again and rewrites the cache', async () => {
    fixture.store.set('auth', JSON.stringify({ id: 'ada', name: 'old', email: 'old', onboarded: false }));
    fixture.session.start();
    expect(fixture.session.snapshot.status).toBe('checking');
    fixture.profileCalls.newest.resolve(ADA);
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-in', profile: ADA, isOnboardingDue: false });
    expect(JSON.parse(fixture.store.get('auth') ?? '')).toEqual({
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
    fixture.store.set('auth', JSON.stringify({ id: 'ada' }));
    fixture.session.start();
    fixture.profileCalls.newest.reject(new CallError('Error retrieving profile', 'unauthorized'));
    await settlePromises();
    expect(fixture.session.snapshot).toMatchObject({ status: 'signed-out', profile: null, signOutCause: 'expiry' });
    expect(fixture.store.get('auth')).toBeNull();
  });

  it.each(['', 'not json', '"text"', '[]', '{"id":7}', '{"id":""}', '{}', 'null'])(
    'asks the server who is signed in when the cache is invalid: %s',
    async (cachedEntry) => {
      fixture.store.set('auth', cachedEntry);
      fixture.session.start();
      fixture.restoreCalls.newest.resolve(ADA);
      await settlePromises();
      expect(fixture.session.snapshot.profile).toEqual(ADA);
      expect(fixture.cachedLogin.userId).toBe('ada');
    },
  );

  it('asks the server who is signed in when the session belongs to another shopper than the cache', async () => {
    fixture.store.set('auth', JSON.stringify({ id: 'ada' }));
    fixture.session.start();
    fixture.profileCalls.newest.reject(new CallError('Error retrieving profile', 'forbidden'));
    await settlePromises();
    fixture.restoreCalls.newest.resolve(BEA);
    await settlePromises();
    expect(fixture.session.snapshot.profile).toEqual(BEA);
  });

  it('can be stopped and started again, as React StrictMode does', async () => {
    fixture.store.set('auth', JSON.stringify({ id: 'ada' }));
    fixture.session.start()();
    expect([fixture.expiry.listeners, fixture.otherTab.listeners]).toEqual([0, 0]);
    fixture.session.start();
    const [firstCall, secondCall] = fixture.profileCalls.waitingCalls;
    secondCall?.resolve(ADA);
    firstCall?.reject(new CallError('Error retrieving profile', 'broken'));
    await settlePromises();
    expect(fixture.session.snapshot.profile).toEqual(ADA);
  });
});

describe('the profile', () => {
  it('can be fetched again after it changed', async () => {
    await fixture.startSignedOut();
    await fixture.signInAs(createProfile('ada', { onboarded: false }));
    const refreshPromise = fixture.session.refresh();
    fixture.profileCalls.newest.resolve(ADA);
    await refreshPromise;
    expect(fixture.session.snapshot.profile).toEqual(ADA);
  });

  it('is that of another shopper who signed in unnoticed, once the server was asked', async () => {
    await fixture.startSignedOut();
    await fixture.signInAs(ADA);
    fixture.cache.set('trends', { secret: 'taste' });
    const checked = fixture.session.checkLogin('expiry');
    expect(fixture.session.snapshot.profile).toEqual(ADA);
    fixture.profileCalls.newest.reject(new CallError('Error retrieving profile', 'forbidden'));
    await settlePromises();
    fixture.restoreCalls.newest.resolve(BEA);
    await checked;
    expect(fixture.session.snapshot.profile).toEqual(BEA);
    expect(fixture.cache.get('trends')).toBeUndefined();
  });

  it('is not fetched for a visitor', async () => {
    await fixture.startSignedOut();
    await fixture.session.refresh();
    expect(fixture.profileCalls.madeArguments).toEqual([]);
  });

  it('is not restored after a logout', async () => {
    await fixture.startSignedOut();
    await fixture.signInAs(ADA);
    const refreshPromise = fixture.session.refresh();
    void fixture.session.logout();
    fixture.profileCalls.newest.resolve(ADA);
    await refreshPromise;
    expect(fixture.session.snapshot.profile).toBeNull();
    expect(fixture.store.get('auth')).toBeNull();
  });
});
