import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createAnnasPoses, PHOTO, createPosesFixture } from '../../../tests/support/posesFixture.ts';
import { CallError } from '../ports/CallError.ts';

const CALL_ERROR = new CallError('Failed', 'broken');

async function createFixtureWithoutConsent() {
  const fixture = createPosesFixture();
  fixture.signIn('anna');
  fixture.manager.start();
  await settlePromises();
  return fixture;
}

async function startConsent() {
  const fixture = await createFixtureWithoutConsent();
  await fixture.manager.addToPoses(PHOTO);
  const consentCalls = new HeldCalls<[string, (string | null)?, AbortSignal?], void>();
  fixture.replace({ giveConsent: consentCalls.call });
  const consentPromise = fixture.manager.giveConsent();
  return { ...fixture, consentCalls, agreed: consentPromise };
}

describe('the consent that photos are kept', () => {
  it('comes before a photo leaves the device', async () => {
    const { manager, made } = await createFixtureWithoutConsent();
    await manager.addToPoses(PHOTO);
    expect(manager.snapshot.photoAwaitingConsent).toBe(PHOTO);
    expect(made('add')).toBe(0);
  });

  it('is remembered once it is given', async () => {
    const { manager, made, ids } = await createFixtureWithoutConsent();
    await manager.addToPoses(PHOTO);
    await manager.giveConsent();
    const listConsentCalls = made('fetchStoredPictures');
    await manager.addToPoses(PHOTO);
    expect([ids(), made('fetchStoredPictures')]).toEqual([['pose-2', 'pose-1'], listConsentCalls]);
  });

  it('is known from a photo among the poses, but not from a saved result', async () => {
    const { manager, made } = await createAnnasPoses(PHOTO);
    await manager.addToPoses(PHOTO);
    expect(made('fetchStoredPictures')).toBe(0);
    const otherFixture = createPosesFixture();
    await otherFixture.backend.add('anna', PHOTO, { resultId: 'result-1' });
    otherFixture.signIn('anna');
    otherFixture.manager.start();
    await settlePromises();
    await otherFixture.manager.addToPoses(PHOTO);
    expect([otherFixture.made('fetchStoredPictures'), otherFixture.made('add')]).toEqual([1, 0]);
  });

  it('is known from a photo that is one of several poses', async () => {
    const fixture = createPosesFixture();
    await fixture.backend.giveConsent('anna');
    await fixture.backend.add('anna', PHOTO);
    await fixture.backend.add('anna', PHOTO, { resultId: 'result-1' });
    fixture.signIn('anna');
    fixture.manager.start();
    await settlePromises();
    await fixture.manager.addToPoses(PHOTO);
    expect(fixture.made('fetchStoredPictures')).toBe(0);
  });

  it('is asked for again after it was withdrawn here or elsewhere, before a photo is sent', async () => {
    const { manager, made, backend } = await createAnnasPoses(PHOTO);
    await backend.withdrawConsent('anna');
    await manager.addToPoses(PHOTO);
    manager.declineConsent();
    const listAddCalls = made('add');
    await manager.addToPoses(PHOTO);
    expect([made('add'), manager.snapshot.photoAwaitingConsent]).toEqual([listAddCalls, PHOTO]);
    await manager.giveConsent();
    expect(made('add')).toBe(listAddCalls + 1);
    await manager.withdrawConsent();
    await manager.addToPoses(PHOTO);
    expect([made('add'), manager.snapshot.photoAwaitingConsent]).toEqual([listAddCalls + 1, PHOTO]);
  });

  it('of one shopper is not that of the next', async () => {
    const { manager, made, signIn } = await createAnnasPoses(PHOTO);
    signIn('ben');
    await settlePromises();
    await manager.addToPoses(PHOTO);
    expect([made('add'), manager.snapshot.photoAwaitingConsent]).toEqual([0, PHOTO]);
  });

  it('is sent only for a photo that waits for it', async () => {
    const { manager, made } = await createFixtureWithoutConsent();
    await manager.giveConsent();
    expect(made('giveConsent')).toBe(0);
  });

  it('that cannot be stored shows an error, and the photo waits on', async () => {
    const { manager, consentCalls, agreed, made, notices } = await startConsent();
    consentCalls.newest.reject(CALL_ERROR);
    await agreed;
    expect([notices.snapshot.popup, manager.snapshot.photoAwaitingConsent]).toEqual(['pose-not-uploaded', PHOTO]);
    expect(made('add')).toBe(0);
  });

  it('adds nothing if the photo was declined meanwhile', async () => {
    const { manager, consentCalls, agreed, made } = await startConsent();
    manager.declineConsent();
    consentCalls.newest.resolve();
    await agreed;
    expect(made('add')).toBe(0);
  });

  it("adds nothing to the next shopper's poses", async () => {
    const { manager, backend, consentCalls, agreed, made, signIn } = await startConsent();
    await backend.giveConsent('ben');
    signIn('ben');
    await settlePromises();
    consentCalls.newest.resolve();
    await agreed;
    expect([made('add'), manager.snapshot.poses]).toEqual([0, []]);
  });
});
