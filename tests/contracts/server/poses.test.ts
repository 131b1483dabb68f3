import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pose } from '../../../contract/pose.ts';
import { BlobFolder } from '../../../server/adapters/files/BlobFolder.ts';
import { BlobSweep } from '../../../server/application/attachments/BlobSweep.ts';
import { StoreUnavailableError } from '../../../server/application/ports/Store.ts';
import { EmbeddedDatabase } from '../../../server/adapters/postgres/EmbeddedDatabase.ts';
import { PostgresStore } from '../../../server/adapters/postgres/PostgresStore.ts';
import { MAX_POSES, MAX_TRY_ON_AGE_DAYS } from '../../../src/domain/poses/limits.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createMigratedFolder } from '../../support/embeddedStore.ts';
import { createStoredPose, createStoredTryOn } from '../../support/storedPoses.ts';

type WirePose = typeof Pose._zod.output;

const DAY_MS = 86_400_000;
const POSES_URL = '/api/pose/user/anna';

async function createDrawing(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2040a0' } })
    .jpeg()
    .withExifMerge({ IFD0: { Make: 'Camera' } })
    .toBuffer();
}

describe('poses', () => {
  let folder: string;
  let store: PostgresStore;
  let backend: BackendUnderTest;
  let photo: Buffer;
  let anna: { cookie: string };
  let ben: { cookie: string };

  beforeAll(async () => {
    photo = await createDrawing(700, 1_000);
    store = await PostgresStore.open(await EmbeddedDatabase.open({ from: await createMigratedFolder() }));
  }, 60_000);
  afterAll(() => store.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'poses-'));
    await store.database.query('TRUNCATE users, items, discarded_blobs CASCADE');
    backend = await BackendUnderTest.start({ store, blobs: new BlobFolder(folder) });
    await backend.app.ready();
    [anna, ben] = [await backend.signIn('anna'), await backend.signIn('ben')];
  });
  afterEach(async () => {
    await backend.stop();
    await rm(folder, { recursive: true });
  });

  const postConsent = () => backend.post(`${POSES_URL}/consent`, { agreed: true }, anna);
  const fetchPath = (url: string, headers = anna) => backend.call({ method: 'GET', url, headers });
  const deletePath = (url: string, headers = anna) => backend.call({ method: 'DELETE', url, headers });
  const filesOnDisk = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();

  function sendPhoto(file: Buffer, name?: string) {
    const form = new FormData();
    if (name !== undefined) form.set('image_id', name);
    form.set('image', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'me.jpg');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    return request.arrayBuffer().then((body) =>
      backend.call({
        method: 'POST',
        url: POSES_URL,
        headers: { ...anna, 'content-type': request.headers.get('content-type')! },
        payload: Buffer.from(body),
      }),
    );
  }
  const addPose = async (name?: string) => (await sendPhoto(photo, name)).json<WirePose>();

  /** Stores a try-on result of Anna's and its picture. `poseId` is the dressed pose. */
  async function storeResult(id: string, poseId: string | null): Promise<Buffer> {
    const bytes = await sharp(photo).webp({ quality: 30 }).toBuffer();
    await new BlobFolder(folder).put({ collection: 'try-ons', id }, bytes);
    expect(await store.tryOns.save(createStoredTryOn({ id, poseId, at: backend.time.now }), 100)).toBe(true);
    return bytes;
  }

  it('are kept once the shopper has agreed, and not before', async () => {
    const refusedAnswer = await sendPhoto(photo);
    expect([refusedAnswer.statusCode, refusedAnswer.json<{ detail: string }>().detail]).toEqual([
      428,
      'Please agree first that your photos are kept.',
    ]);
    expect([await filesOnDisk(), (await backend.post(`${POSES_URL}/consent`, {}, anna)).statusCode]).toEqual([[], 400]);
    expect((await postConsent()).statusCode).toBe(200);
    expect(await addPose()).toEqual({
      id: expect.any(String),
      description: '',
      generated: false,
      generated_from_item_id: null,
      check: null,
    });
  });

  it('say whether they can be dressed, also if the upload was answered before that was known', async () => {
    const check = { dressable: false, reason: 'Stand facing the camera.' };
    let finish!: (value: typeof check) => void;
    const lateCheck = new Promise<typeof check>((resolve) => (finish = resolve));
    const answers = [Promise.resolve(check), Promise.reject(new Error('no models')), lateCheck];
    answers[1]!.catch(() => undefined);
    const checkedOwners: string[] = [];
    await backend.stop();
    const photoChecks = { check: (owner: string) => (checkedOwners.push(owner), answers[checkedOwners.length - 1]!) };
    backend = await BackendUnderTest.start({ store, blobs: new BlobFolder(folder), photoChecks });
    anna = await backend.signIn('anna');
    await postConsent();
    const uploadedPoses = [await addPose(), await addPose(), await addPose()];
    expect(uploadedPoses.map((pose) => pose.check)).toEqual([check, null, null]);
    finish(check);
    await expect.poll(async () => (await store.poses.byId(uploadedPoses[2]!.id))?.check).toEqual(check);
    const listedPoses = (await fetchPath(POSES_URL)).json<WirePose[]>();
    expect(new Map(listedPoses.map((pose) => [pose.id, pose.check]))).toEqual(
      new Map(uploadedPoses.map(({ id }, i) => [id, i === 1 ? null : check])),
    );
    expect(checkedOwners).toEqual(['anna', 'anna', 'anna']);
  });

  it('are listed newest first, with thumbnails, and shown to their owner alone', async () => {
    await postConsent();
    const firstPose = await addPose();
    backend.time.now += 1;
    const secondPose = await addPose('IMG 0815.jpg');
    expect((await fetchPath(POSES_URL)).json()).toEqual([secondPose, firstPose]);
    const thumbnails = (await fetchPath(`${POSES_URL}/thumbnails`)).json<Record<string, string>>();
    expect(Object.keys(thumbnails)).toEqual([secondPose.id, firstPose.id]);
    const thumbnail = Buffer.from(thumbnails[firstPose.id]!, 'base64');
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 336, height: 480 });
    for (const [path, width] of [
      ['', 700],
      ['/image', 700],
      ['/thumbnail', 336],
    ] as const) {
      const pictureAnswer = await fetchPath(`/api/pose/${firstPose.id}${path}`);
      expect(pictureAnswer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
      });
      const picture = await sharp(pictureAnswer.rawPayload).metadata();
      expect([picture.width, picture.exif]).toEqual([width, undefined]);
      expect((await fetchPath(`/api/pose/${firstPose.id}${path}`, ben)).statusCode).toBe(403);
      expect((await fetchPath(`/api/pose/none${path}`)).statusCode).toBe(404);
    }
  });

  it.each([
    [
      'a small photo',
      () => createDrawing(300, 511),
      'This photo is too small: its longer side needs at least 512 pixels.',
    ],
    ['a document', async () => Buffer.from('%PDF-1.7'), 'Only image files are allowed'],
  ])('are not made from %s', async (_what, make, detail) => {
    await postConsent();
    const refusedAnswer = await sendPhoto(await make());
    expect([refusedAnswer.statusCode, refusedAnswer.json<{ detail: string }>().detail]).toEqual([415, detail]);
    expect([await filesOnDisk(), (await fetchPath(POSES_URL)).json()]).toEqual([[], []]);
  });

  describe('whose storage is not confirmed by the database', () => {
    const uploadWithFailingSave = async (save: PostgresStore['poses']['save']) => {
      await postConsent();
      const poses = Object.assign(Object.create(store.poses) as typeof store.poses, {
        save,
        listOf: (id: string) => store.poses.listOf(id),
        byId: (id: string) => store.poses.byId(id),
        findConsentTime: (id: string) => store.poses.findConsentTime(id),
      });
      const failingBackend = await BackendUnderTest.start({
        store: Object.assign(Object.create(store) as PostgresStore, { poses }),
        blobs: new BlobFolder(folder),
      });
      [backend, anna] = [failingBackend, await failingBackend.signIn('anna')];
      expect((await sendPhoto(photo)).statusCode).toBe(503);
    };
    const createOutage = () => new StoreUnavailableError('Connection terminated.');
    const sweepAfterAnHour = async () => {
      await store.database.query("UPDATE discarded_blobs SET at = at - interval '1 hour'");
      const log = { warn: () => undefined };
      await new BlobSweep({ discardedBlobs: store.discardedBlobs, blobs: new BlobFolder(folder), log }).run();
    };

    it('are shown if they were stored', async () => {
      await uploadWithFailingSave(async (pose, limit) => {
        await store.poses.save(pose, limit);
        throw createOutage();
      });
      await sweepAfterAnHour();
      const [pose] = (await fetchPath(POSES_URL)).json<WirePose[]>();
      expect((await fetchPath(`/api/pose/${pose!.id}/image`)).statusCode).toBe(200);
    });

    it('leave no bytes for longer than an hour if they were not stored', async () => {
      await uploadWithFailingSave(() => Promise.reject(createOutage()));
      expect((await store.discardedBlobs.list(10)).length).toBe(0);
      await sweepAfterAnHour();
      expect([await filesOnDisk(), (await fetchPath(POSES_URL)).json()]).toEqual([[], []]);
    });
  });

  it('never exceed the limit, even with concurrent uploads', async () => {
    await postConsent();
    for (let index = 0; index < MAX_POSES - 2; index += 1)
      await store.poses.save(createStoredPose({ id: `pose-${index}`, userId: 'anna' }), MAX_POSES);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => sendPhoto(photo)))).map(
      (response) => response.statusCode,
    );
    expect(statuses.toSorted()).toEqual([200, 200, 422, 422, 422, 422]);
    expect((await filesOnDisk()).length).toBe(4);
  });

  it('are saved from results exactly as they were made', async () => {
    await postConsent();
    const { id } = await addPose();
    const bytes = await storeResult('result', id);
    const savedPose = await addPose('result');
    expect(savedPose).toMatchObject({
      description: 'Navy linen blazer',
      generated: true,
      generated_from_item_id: 'blazer',
    });
    expect((await fetchPath(`/api/pose/${savedPose.id}`)).rawPayload.equals(bytes)).toBe(true);
    await store.tryOns.save(createStoredTryOn({ id: 'bens', userId: 'ben', poseId: null, figureId: 'dana' }), 100);
    expect((await sendPhoto(photo, 'bens')).statusCode).toBe(403);
  });

  it('have a limit, which says what to do', async () => {
    await postConsent();
    for (let index = 0; index < MAX_POSES; index += 1)
      await store.poses.save(createStoredPose({ id: `pose-${index}`, userId: 'anna' }), MAX_POSES);
    const refusedAnswer = await sendPhoto(photo);
    const detail = 'At most 20 poses are kept. Please delete one to add another.';
    expect(refusedAnswer.json()).toMatchObject({ status: 422, detail, errors: [{ path: '', message: detail }] });
    expect(await filesOnDisk()).toEqual([]);
  });

  it('are deleted from the store and from the disk, with everything made from them', async () => {
    await postConsent();
    const [removedPose, otherPose] = [await addPose(), await addPose()];
    await storeResult('result', removedPose.id);
    const savedPose = await addPose('result');
    await storeResult('again', savedPose.id);
    expect((await filesOnDisk()).length).toBe(8);
    expect((await deletePath(`/api/pose/${removedPose.id}`, ben)).statusCode).toBe(403);
    expect((await deletePath(`/api/pose/${removedPose.id}`)).statusCode).toBe(200);
    expect(await filesOnDisk()).toEqual([otherPose.id, `${otherPose.id}-thumbnail`].toSorted());
    expect((await fetchPath(POSES_URL)).json()).toEqual([otherPose]);
    for (const url of [`/api/pose/${removedPose.id}`, `/api/pose/${savedPose.id}/thumbnail`, '/api/tryon/result/image'])
      expect((await fetchPath(url)).statusCode).toBe(404);
    for (const table of ['try_ons', 'discarded_blobs'])
      expect(await store.database.query(`SELECT id FROM ${table}`)).toEqual([]);
    expect((await deletePath(`/api/pose/${removedPose.id}`)).statusCode).toBe(404);
  });

  it('are listed with all that is kept, and deleted at once when the consent is taken back', async () => {
    expect((await fetchPath(`${POSES_URL}/kept`)).json()).toEqual({
      agreed_at: null,
      service: null,
      poses: [],
      results: [],
    });
    await postConsent();
    const { id } = await addPose();
    await storeResult('result', id);
    await storeResult('drawn', null);
    const timestamp = new Date(backend.time.now).toISOString();
    const expiry = new Date(backend.time.now + MAX_TRY_ON_AGE_DAYS * DAY_MS).toISOString();
    const sizeMatcher = { width: expect.any(Number), height: expect.any(Number) };
    const result = { description: 'Navy linen blazer', timestamp, expires_at: expiry, ...sizeMatcher };
    expect((await fetchPath(`${POSES_URL}/kept`)).json()).toEqual({
      agreed_at: timestamp,
      service: null,
      poses: [{ id, description: '', timestamp, generated: false, corrected: false, width: 700, height: 1_000 }],
      results: [
        { id: 'drawn', ...result },
        { id: 'result', ...result },
      ],
    });
    expect((await fetchPath('/api/tryon/drawn/image')).headers['content-type']).toBe('image/webp');
    expect((await fetchPath('/api/tryon/drawn/image', ben)).statusCode).toBe(403);
    expect((await deletePath('/api/tryon/drawn', ben)).statusCode).toBe(403);
    expect((await deletePath('/api/tryon/drawn')).statusCode).toBe(200);
    expect((await fetchPath('/api/tryon/drawn/image')).statusCode).toBe(404);
    expect((await deletePath('/api/tryon/drawn')).statusCode).toBe(404);
    expect(await filesOnDisk()).not.toContain('drawn');
    expect((await deletePath(`${POSES_URL}/consent`)).statusCode).toBe(200);
    expect([(await fetchPath(`${POSES_URL}/kept`)).json(), await filesOnDisk()]).toEqual([
      { agreed_at: null, service: null, poses: [], results: [] },
      [],
    ]);
    expect((await sendPhoto(photo)).statusCode).toBe(428);
  });
});
