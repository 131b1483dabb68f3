import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Poses, PoseRefusal } from '../../../src/application/ports/Poses.ts';
import { PoseRefused } from '../../../src/application/ports/Poses.ts';
import { MAX_POSES } from '../../../src/domain/poses/limits.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

/** Two shoppers without poses and without consent, and a photo. */
export interface PosesUnderTest {
  readonly anna: { readonly id: string; readonly poses: Poses };
  readonly ben: { readonly id: string; readonly poses: Poses };
  readonly photo: Blob;
  stop(): Promise<unknown>;
}

export function describePosesPort(name: string, make: () => Promise<PosesUnderTest>): void {
  describe(`Poses on ${name}`, () => {
    let world: PosesUnderTest;
    let poses: Poses;
    beforeEach(async () => {
      world = await make();
      poses = world.anna.poses;
    });
    afterEach(() => world.stop());

    const add = () => poses.add('anna', world.photo);
    const refusal = async (call: Promise<unknown>, reason: PoseRefusal) => {
      const error = await call.then(
        () => null,
        (cause: unknown) => cause,
      );
      expect(error).toBeInstanceOf(PoseRefused);
      expect(error).toMatchObject({ reason, message: expect.stringMatching(/./u) });
    };

    it('keeps photos once the shopper has agreed, newest first, with their pictures', async () => {
      await refusal(add(), 'consent');
      await poses.agree('anna');
      const [first, second] = [await add(), await add()];
      expect(first).toEqual({
        id: first.id,
        description: '',
        generated: false,
        generatedFromItemId: null,
        check: null,
      });
      expect(await poses.fetch('anna')).toEqual([second, first]);
      expect((await poses.fetchImage(first.id)).type).toMatch(/^image\//u);
      const thumbnails = await poses.fetchThumbnails('anna');
      expect([...thumbnails.keys()]).toEqual([second.id, first.id]);
      expect([...thumbnails.values()].every(({ size, type }) => size > 0 && type.startsWith('image/'))).toBe(true);
      expect(await world.ben.poses.fetch(world.ben.id)).toEqual([]);
    });

    it('reports the progress of an upload', async () => {
      await poses.agree('anna');
      const shares: number[] = [];
      await poses.add('anna', world.photo, { onProgress: (share) => shares.push(share) });
      expect([shares.toSorted((a, b) => a - b), shares.at(-1)]).toEqual([shares, 1]);
    });

    it('rejects what cannot be stored, with a reason', async () => {
      await poses.agree('anna');
      await refusal(poses.add('anna', new Blob(['no picture'], { type: 'text/plain' })), 'photo');
      for (let kept = 0; kept < MAX_POSES; kept += 1) await add();
      await refusal(add(), 'limit');
    });

    it('removes a pose', async () => {
      await poses.agree('anna');
      const { id } = await add();
      const other = await add();
      await poses.remove(id);
      expect(await poses.fetch('anna')).toEqual([other]);
      await expectRefusal(poses.fetchImage(id), 'Failed to retrieve pose', 'not-found');
      await expectRefusal(poses.remove(id), 'Failed to delete pose', 'not-found');
      await expectRefusal(poses.removeResult('gone'), 'Failed to delete pose', 'not-found');
    });

    it('lists the stored pictures, and deletes all of them when the consent is withdrawn', async () => {
      expect(await poses.fetchKept('anna')).toEqual({ agreedAt: null, service: null, poses: [], results: [] });
      await poses.agree('anna');
      const { id } = await add();
      const kept = await poses.fetchKept('anna');
      expect(kept).toEqual({
        agreedAt: expect.any(Number),
        service: null,
        poses: [
          {
            id,
            description: '',
            generated: false,
            madeAt: expect.any(Number),
            width: expect.any(Number),
            height: expect.any(Number),
            picture: expect.stringContaining(id),
          },
        ],
        results: [],
      });
      await poses.takeBack('anna');
      expect([await poses.fetch('anna'), (await poses.fetchKept('anna')).agreedAt]).toEqual([[], null]);
      await refusal(add(), 'consent');
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      for (const call of [
        poses.fetch('anna', signal),
        poses.fetchThumbnails('anna', signal),
        poses.fetchImage('any', signal),
        poses.add('anna', world.photo, { signal }),
        poses.remove('any', signal),
        poses.removeResult('any', signal),
        poses.fetchKept('anna', signal),
        poses.agree('anna', null, signal),
        poses.takeBack('anna', signal),
      ])
        await expect(call).rejects.toBe(reason);
    });
  });
}
