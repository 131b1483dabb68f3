import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Poses, PoseRefusalReason } from '../../../src/application/ports/Poses.ts';
import { PoseRefusedError } from '../../../src/application/ports/Poses.ts';
import { MAX_POSES } from '../../../src/domain/poses/limits.ts';
import { readBytes } from '../../support/readBytes.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

/** Two shoppers without poses or consent, and two different photos. */
export interface PosesUnderTest {
  readonly anna: { readonly id: string; readonly poses: Poses };
  readonly ben: { readonly id: string; readonly poses: Poses };
  readonly photo: Blob;
  readonly otherPhoto: Blob;
  stop(): Promise<unknown>;
}

export function describePosesPort(name: string, createPoses: () => Promise<PosesUnderTest>): void {
  describe(`Poses on ${name}`, () => {
    let fixture: PosesUnderTest;
    let poses: Poses;
    beforeEach(async () => {
      fixture = await createPoses();
      poses = fixture.anna.poses;
    });
    afterEach(() => fixture.stop());

    const addPhoto = () => poses.add('anna', fixture.photo);
    const expectPoseRefusal = async (call: Promise<unknown>, reason: PoseRefusalReason) => {
      const error = await call.then(
        () => null,
        (cause: unknown) => cause,
      );
      expect(error).toBeInstanceOf(PoseRefusedError);
      expect(error).toMatchObject({ reason, message: expect.stringMatching(/./u) });
    };

    it('keeps photos once the shopper has agreed, newest first, with their pictures', async () => {
      await expectPoseRefusal(addPhoto(), 'consent');
      await poses.giveConsent('anna');
      const [firstPose, secondPose] = [await addPhoto(), await addPhoto()];
      expect(firstPose).toEqual({
        id: firstPose.id,
        description: '',
        generated: false,
        generatedFromItemId: null,
        check: null,
      });
      expect(await poses.fetch('anna')).toEqual([secondPose, firstPose]);
      expect((await poses.fetchImage(firstPose.id)).type).toMatch(/^image\//u);
      const thumbnails = await poses.fetchThumbnails('anna');
      expect([...thumbnails.keys()]).toEqual([secondPose.id, firstPose.id]);
      expect([...thumbnails.values()].every(({ size, type }) => size > 0 && type.startsWith('image/'))).toBe(true);
      expect(await fixture.ben.poses.fetch(fixture.ben.id)).toEqual([]);
    });

    it('returns the picture and the thumbnail of the pose that it was asked for', async () => {
      await poses.giveConsent('anna');
      const firstPose = await addPhoto();
      const otherPose = await poses.add('anna', fixture.otherPhoto);
      const secondPose = await addPhoto();
      const pictureOf = async (id: string) => readBytes(await poses.fetchImage(id));
      expect(await pictureOf(secondPose.id)).toEqual(await pictureOf(firstPose.id));
      expect(await pictureOf(otherPose.id)).not.toEqual(await pictureOf(firstPose.id));
      const thumbnails = await poses.fetchThumbnails('anna');
      const thumbnailOf = (id: string) => readBytes(thumbnails.get(id)!);
      expect(await thumbnailOf(secondPose.id)).toEqual(await thumbnailOf(firstPose.id));
      expect(await thumbnailOf(otherPose.id)).not.toEqual(await thumbnailOf(firstPose.id));
    });

    it('reports the progress of an upload', async () => {
      await poses.giveConsent('anna');
      const progressShares: number[] = [];
      await poses.add('anna', fixture.photo, { onProgress: (share) => progressShares.push(share) });
      expect([progressShares.toSorted((a, b) => a - b), progressShares.at(-1)]).toEqual([progressShares, 1]);
    });

    it('rejects what cannot be stored, with a reason', async () => {
      await poses.giveConsent('anna');
      await expectPoseRefusal(poses.add('anna', new Blob(['no picture'], { type: 'text/plain' })), 'photo');
      for (let index = 0; index < MAX_POSES; index += 1) await addPhoto();
      await expectPoseRefusal(addPhoto(), 'limit');
    });

    it('removes a pose', async () => {
      await poses.giveConsent('anna');
      const { id } = await addPhoto();
      const otherPose = await addPhoto();
      await poses.remove(id);
      expect(await poses.fetch('anna')).toEqual([otherPose]);
      await expectRefusal(poses.fetchImage(id), 'Failed to retrieve pose', 'not-found');
      await expectRefusal(poses.remove(id), 'Failed to delete pose', 'not-found');
      await expectRefusal(poses.removeResult('gone'), 'Failed to delete pose', 'not-found');
    });

    it('lists the stored pictures, and deletes all of them when the consent is withdrawn', async () => {
      expect(await poses.fetchStoredPictures('anna')).toEqual({
        consentedAt: null,
        tryOnServiceHost: null,
        poses: [],
        results: [],
      });
      await poses.giveConsent('anna');
      const { id } = await addPhoto();
      const storedPictures = await poses.fetchStoredPictures('anna');
      expect(storedPictures).toEqual({
        consentedAt: expect.any(Number),
        tryOnServiceHost: null,
        poses: [
          {
            id,
            description: '',
            generated: false,
            corrected: false,
            createdAt: expect.any(Number),
            width: expect.any(Number),
            height: expect.any(Number),
            picture: expect.stringContaining(id),
          },
        ],
        results: [],
      });
      await poses.withdrawConsent('anna');
      expect([await poses.fetch('anna'), (await poses.fetchStoredPictures('anna')).consentedAt]).toEqual([[], null]);
      await expectPoseRefusal(addPhoto(), 'consent');
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      for (const call of [
        poses.fetch('anna', signal),
        poses.fetchThumbnails('anna', signal),
        poses.fetchImage('any', signal),
        poses.add('anna', fixture.photo, { signal }),
        poses.remove('any', signal),
        poses.removeResult('any', signal),
        poses.fetchStoredPictures('anna', signal),
        poses.giveConsent('anna', null, signal),
        poses.withdrawConsent('anna', signal),
      ])
        await expect(call).rejects.toBe(reason);
    });
  });
}
