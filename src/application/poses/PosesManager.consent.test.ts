import { describe, expect, it } from 'vitest';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { annasPoses, PHOTO, posesWorld } from '../../../tests/support/posesWorld.ts';
import { CallError } from '../ports/CallError.ts';

const CALL_ERROR = new CallError('Failed', 'broken');

async function unasked() {
  const world = posesWorld();
  world.signIn('anna');
  world.manager.start();
  await settled();
  return world;
}

/** A world in which a photo waits while the shopper's consent is being sent to the server. */
async function agreeing() {
  const world = await unasked();
  await world.manager.addToPoses(PHOTO);
  const agreements = new HeldCalls<[string, (string | null)?, AbortSignal?], void>();
  world.replace({ agree: agreements.call });
  const agreed = world.manager.agree();
  return { ...world, agreements, agreed };
}

describe('the consent that photos are kept', () => {
  it('comes before a photo leaves the device', async () => {
    const { manager, made } = await unasked();
    await manager.addToPoses(PHOTO);
    expect(manager.snapshot.awaitingConsent).toBe(PHOTO);
    expect(made('add')).toBe(0);
  });

  it('is remembered once it is given', async () => {
    const { manager, made, ids } = await unasked();
    await manager.addToPoses(PHOTO);
    await manager.agree();
    const asked = made('fetchKept');
    await manager.addToPoses(PHOTO);
    expect([ids(), made('fetchKept')]).toEqual([['pose-2', 'pose-1'], asked]);
  });

  it('is known from a photo among the poses, but not from a saved result', async () => {
    const { manager, made } = await annasPoses(PHOTO);
    await manager.addToPoses(PHOTO);
    expect(made('fetchKept')).toBe(0);
    const other = posesWorld();
    await other.backend.add('anna', PHOTO, { resultId: 'result-1' });
    other.signIn('anna');
    other.manager.start();
    await settled();
    await other.manager.addToPoses(PHOTO);
    expect([other.made('fetchKept'), other.made('add')]).toEqual([1, 0]);
  });

  it('is known from a photo that is one of several poses', async () => {
    const world = posesWorld();
    await world.backend.agree('anna');
    await world.backend.add('anna', PHOTO);
    await world.backend.add('anna', PHOTO, { resultId: 'result-1' });
    world.signIn('anna');
    world.manager.start();
    await settled();
    await world.manager.addToPoses(PHOTO);
    expect(world.made('fetchKept')).toBe(0);
  });

  it('is asked for again after it was withdrawn here or elsewhere, before a photo is sent', async () => {
    const { manager, made, backend } = await annasPoses(PHOTO);
    await backend.takeBack('anna');
    await manager.addToPoses(PHOTO);
    manager.decline();
    const sent = made('add');
    await manager.addToPoses(PHOTO);
    expect([made('add'), manager.snapshot.awaitingConsent]).toEqual([sent, PHOTO]);
    await manager.agree();
    expect(made('add')).toBe(sent + 1);
    await manager.takeBack();
    await manager.addToPoses(PHOTO);
    expect([made('add'), manager.snapshot.awaitingConsent]).toEqual([sent + 1, PHOTO]);
  });

  it('of one shopper is not that of the next', async () => {
    const { manager, made, signIn } = await annasPoses(PHOTO);
    signIn('ben');
    await settled();
    await manager.addToPoses(PHOTO);
    expect([made('add'), manager.snapshot.awaitingConsent]).toEqual([0, PHOTO]);
  });

  it('is sent only for a photo that waits for it', async () => {
    const { manager, made } = await unasked();
    await manager.agree();
    expect(made('agree')).toBe(0);
  });

  it('that cannot be stored shows an error, and the photo waits on', async () => {
    const { manager, agreements, agreed, made, notices } = await agreeing();
    agreements.newest.reject(CALL_ERROR);
    await agreed;
    expect([notices.snapshot.popup, manager.snapshot.awaitingConsent]).toEqual(['pose-not-uploaded', PHOTO]);
    expect(made('add')).toBe(0);
  });

  it('adds nothing if the photo was declined meanwhile', async () => {
    const { manager, agreements, agreed, made } = await agreeing();
    manager.decline();
    agreements.newest.resolve();
    await agreed;
    expect(made('add')).toBe(0);
  });

  it("adds nothing to the next shopper's poses", async () => {
    const { manager, backend, agreements, agreed, made, signIn } = await agreeing();
    await backend.agree('ben');
    signIn('ben');
    await settled();
    agreements.newest.resolve();
    await agreed;
    expect([made('add'), manager.snapshot.poses]).toEqual([0, []]);
  });
});
