import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createAnnasPoses, PHOTO, createPosesWorld } from '../../../tests/support/posesWorld.ts';
import { CallError } from '../ports/CallError.ts';

const CALL_ERROR = new CallError('Failed', 'broken');

async function createWorldWithoutConsent() {
  const world = createPosesWorld();
  world.signIn('anna');
  world.manager.start();
  await settlePromises();
  return world;
}

/** A world in which a photo waits while the shopper's consent is being sent to the server. */
async function startConsent() {
  const world = await createWorldWithoutConsent();
  await world.manager.addToPoses(PHOTO);
  const agreements = new HeldCalls<[string, (string | null)?, AbortSignal?], void>();
  world.replace({ giveConsent: agreements.call });
  const consentGiven = world.manager.giveConsent();
  return { ...world, agreements, agreed: consentGiven };
}

describe('the consent that photos are kept', () => {
  it('comes before a photo leaves the device', async () => {
    const { manager, made } = await createWorldWithoutConsent();
    await manager.addToPoses(PHOTO);
    expect(manager.snapshot.photoAwaitingConsent).toBe(PHOTO);
    expect(made('add')).toBe(0);
  });

  it('is remembered once it is given', async () => {
    const { manager, made, ids } = await createWorldWithoutConsent();
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
    const otherWorld = createPosesWorld();
    await otherWorld.backend.add('anna', PHOTO, { resultId: 'result-1' });
    otherWorld.signIn('anna');
    otherWorld.manager.start();
    await settlePromises();
    await otherWorld.manager.addToPoses(PHOTO);
    expect([otherWorld.made('fetchStoredPictures'), otherWorld.made('add')]).toEqual([1, 0]);
  });

  it('is known from a photo that is one of several poses', async () => {
    const world = createPosesWorld();
    await world.backend.giveConsent('anna');
    await world.backend.add('anna', PHOTO);
    await world.backend.add('anna', PHOTO, { resultId: 'result-1' });
    world.signIn('anna');
    world.manager.start();
    await settlePromises();
    await world.manager.addToPoses(PHOTO);
    expect(world.made('fetchStoredPictures')).toBe(0);
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
    const { manager, made } = await createWorldWithoutConsent();
    await manager.giveConsent();
    expect(made('giveConsent')).toBe(0);
  });

  it('that cannot be stored shows an error, and the photo waits on', async () => {
    const { manager, agreements, agreed, made, notices } = await startConsent();
    agreements.newest.reject(CALL_ERROR);
    await agreed;
    expect([notices.snapshot.popup, manager.snapshot.photoAwaitingConsent]).toEqual(['pose-not-uploaded', PHOTO]);
    expect(made('add')).toBe(0);
  });

  it('adds nothing if the photo was declined meanwhile', async () => {
    const { manager, agreements, agreed, made } = await startConsent();
    manager.declineConsent();
    agreements.newest.resolve();
    await agreed;
    expect(made('add')).toBe(0);
  });

  it("adds nothing to the next shopper's poses", async () => {
    const { manager, backend, agreements, agreed, made, signIn } = await startConsent();
    await backend.giveConsent('ben');
    signIn('ben');
    await settlePromises();
    agreements.newest.resolve();
    await agreed;
    expect([made('add'), manager.snapshot.poses]).toEqual([0, []]);
  });
});
