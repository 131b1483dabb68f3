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
import { storedPose, storedTryOn } from '../../support/storedPoses.ts';

type WirePose = typeof Pose._zod.output;

const DAY_MS = 86_400_000;
const POSES_URL = '/api/pose/user/anna';

async function draw(width: number, height: number): Promise<Buffer> {
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
    photo = await draw(700, 1_000);
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

  const agree = () => backend.post(`${POSES_URL}/consent`, { agreed: true }, anna);
  const get = (url: string, headers = anna) => backend.call({ method: 'GET', url, headers });
  const remove = (url: string, headers = anna) => backend.call({ method: 'DELETE', url, headers });
  const filesOnDisk = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();

  function send(file: Buffer, name?: string) {
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
  const add = async (name?: string) => (await send(photo, name)).json<WirePose>();

  /** Stores a try-on result of anna's with its picture; `poseId` is the pose that was dressed. */
  async function dress(id: string, poseId: string | null): Promise<Buffer> {
    const bytes = await sharp(photo).webp({ quality: 30 }).toBuffer();
    await new BlobFolder(folder).put({ collection: 'try-ons', id }, bytes);
    expect(await store.tryOns.keep(storedTryOn({ id, poseId, at: backend.time.now }), 100)).toBe(true);
    return bytes;
  }

  it('are kept once the shopper has agreed, and not before', async () => {
    const refused = await send(photo);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      428,
      'Please agree first that your photos are kept.',
    ]);
    expect([await filesOnDisk(), (await backend.post(`${POSES_URL}/consent`, {}, anna)).statusCode]).toEqual([[], 400]);
    expect((await agree()).statusCode).toBe(200);
    expect(await add()).toEqual({
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
    const late = new Promise<typeof check>((resolve) => (finish = resolve));
    const answers = [Promise.resolve(check), Promise.reject(new Error('no models')), late];
    answers[1]!.catch(() => undefined);
    const asked: string[] = [];
    await backend.stop();
    const photoChecks = { check: (owner: string) => (asked.push(owner), answers[asked.length - 1]!) };
    backend = await BackendUnderTest.start({ store, blobs: new BlobFolder(folder), photoChecks });
    anna = await backend.signIn('anna');
    await agree();
    const uploaded = [await add(), await add(), await add()];
    expect(uploaded.map((pose) => pose.check)).toEqual([check, null, null]);
    finish(check);
    await expect.poll(async () => (await store.poses.byId(uploaded[2]!.id))?.check).toEqual(check);
    const listed = (await get(POSES_URL)).json<WirePose[]>();
    expect(new Map(listed.map((pose) => [pose.id, pose.check]))).toEqual(
      new Map(uploaded.map(({ id }, i) => [id, i === 1 ? null : check])),
    );
    expect(asked).toEqual(['anna', 'anna', 'anna']);
  });

  it('are listed newest first, with thumbnails, and shown to their owner alone', async () => {
    await agree();
    const first = await add();
    backend.time.now += 1;
    const second = await add('IMG 0815.jpg');
    expect((await get(POSES_URL)).json()).toEqual([second, first]);
    const thumbnails = (await get(`${POSES_URL}/thumbnails`)).json<Record<string, string>>();
    expect(Object.keys(thumbnails)).toEqual([second.id, first.id]);
    const thumbnail = Buffer.from(thumbnails[first.id]!, 'base64');
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 336, height: 480 });
    for (const [path, width] of [
      ['', 700],
      ['/image', 700],
      ['/thumbnail', 336],
    ] as const) {
      const shown = await get(`/api/pose/${first.id}${path}`);
      expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
      const picture = await sharp(shown.rawPayload).metadata();
      expect([picture.width, picture.exif]).toEqual([width, undefined]);
      expect((await get(`/api/pose/${first.id}${path}`, ben)).statusCode).toBe(403);
      expect((await get(`/api/pose/none${path}`)).statusCode).toBe(404);
    }
  });

  it.each([
    ['a small photo', () => draw(300, 511), 'This photo is too small: its longer side needs at least 512 pixels.'],
    ['a document', async () => Buffer.from('%PDF-1.7'), 'Only image files are allowed'],
  ])('are not made from %s', async (_what, make, detail) => {
    await agree();
    const refused = await send(await make());
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([415, detail]);
    expect([await filesOnDisk(), (await get(POSES_URL)).json()]).toEqual([[], []]);
  });

  describe('whose storage is not confirmed by the database', () => {
    const keepAs = async (keep: PostgresStore['poses']['keep']) => {
      await agree();
      const poses = Object.assign(Object.create(store.poses) as typeof store.poses, {
        keep,
        of: (id: string) => store.poses.of(id),
        byId: (id: string) => store.poses.byId(id),
        findConsentTime: (id: string) => store.poses.findConsentTime(id),
      });
      const failing = await BackendUnderTest.start({
        store: Object.assign(Object.create(store) as PostgresStore, { poses }),
        blobs: new BlobFolder(folder),
      });
      [backend, anna] = [failing, await failing.signIn('anna')];
      expect((await send(photo)).statusCode).toBe(503);
    };
    const lost = () => new StoreUnavailableError('Connection terminated.');
    const sweepAfterAnHour = async () => {
      await store.database.query("UPDATE discarded_blobs SET at = at - interval '1 hour'");
      const log = { warn: () => undefined };
      await new BlobSweep({ discarded: store.discardedBlobs, blobs: new BlobFolder(folder), log }).run();
    };

    it('are shown if they were stored', async () => {
      await keepAs(async (pose, limit) => {
        await store.poses.keep(pose, limit);
        throw lost();
      });
      await sweepAfterAnHour();
      const [pose] = (await get(POSES_URL)).json<WirePose[]>();
      expect((await get(`/api/pose/${pose!.id}/image`)).statusCode).toBe(200);
    });

    it('leave no bytes for longer than an hour if they were not stored', async () => {
      await keepAs(() => Promise.reject(lost()));
      expect((await store.discardedBlobs.list(10)).length).toBe(0);
      await sweepAfterAnHour();
      expect([await filesOnDisk(), (await get(POSES_URL)).json()]).toEqual([[], []]);
    });
  });

  it('never exceed the limit, even with concurrent uploads', async () => {
    await agree();
    for (let at = 0; at < MAX_POSES - 2; at += 1)
      await store.poses.keep(storedPose({ id: `pose-${at}`, userId: 'anna' }), MAX_POSES);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => send(photo)))).map((sent) => sent.statusCode);
    expect(statuses.toSorted()).toEqual([200, 200, 422, 422, 422, 422]);
    expect((await filesOnDisk()).length).toBe(4);
  });

  it('are saved from results exactly as they were made', async () => {
    await agree();
    const { id } = await add();
    const bytes = await dress('result', id);
    const made = await add('result');
    expect(made).toMatchObject({ description: 'Navy linen blazer', generated: true, generated_from_item_id: 'blazer' });
    expect((await get(`/api/pose/${made.id}`)).rawPayload.equals(bytes)).toBe(true);
    await store.tryOns.keep(storedTryOn({ id: 'bens', userId: 'ben', poseId: null, figureId: 'dana' }), 100);
    expect((await send(photo, 'bens')).statusCode).toBe(403);
  });

  it('have a limit, which says what to do', async () => {
    await agree();
    for (let at = 0; at < MAX_POSES; at += 1)
      await store.poses.keep(storedPose({ id: `pose-${at}`, userId: 'anna' }), MAX_POSES);
    const refused = await send(photo);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      422,
      'At most 20 poses are kept. Please delete one to add another.',
    ]);
    expect(await filesOnDisk()).toEqual([]);
  });

  it('are deleted from the store and from the disk, with everything made from them', async () => {
    await agree();
    const [gone, other] = [await add(), await add()];
    await dress('result', gone.id);
    const made = await add('result');
    await dress('again', made.id);
    expect((await filesOnDisk()).length).toBe(8);
    expect((await remove(`/api/pose/${gone.id}`, ben)).statusCode).toBe(403);
    expect((await remove(`/api/pose/${gone.id}`)).statusCode).toBe(200);
    expect(await filesOnDisk()).toEqual([other.id, `${other.id}-thumbnail`].toSorted());
    expect((await get(POSES_URL)).json()).toEqual([other]);
    for (const url of [`/api/pose/${gone.id}`, `/api/pose/${made.id}/thumbnail`, '/api/tryon/result/image'])
      expect((await get(url)).statusCode).toBe(404);
    for (const table of ['try_ons', 'discarded_blobs'])
      expect(await store.database.query(`SELECT id FROM ${table}`)).toEqual([]);
    expect((await remove(`/api/pose/${gone.id}`)).statusCode).toBe(404);
  });

  it('are listed with all that is kept, and deleted at once when the consent is taken back', async () => {
    expect((await get(`${POSES_URL}/kept`)).json()).toEqual({ agreed_at: null, service: null, poses: [], results: [] });
    await agree();
    const { id } = await add();
    await dress('result', id);
    await dress('drawn', null);
    const timestamp = new Date(backend.time.now).toISOString();
    const expiry = new Date(backend.time.now + MAX_TRY_ON_AGE_DAYS * DAY_MS).toISOString();
    const size = { width: expect.any(Number), height: expect.any(Number) };
    const result = { description: 'Navy linen blazer', timestamp, expires_at: expiry, ...size };
    expect((await get(`${POSES_URL}/kept`)).json()).toEqual({
      agreed_at: timestamp,
      service: null,
      poses: [{ id, description: '', timestamp, generated: false, corrected: false, width: 700, height: 1_000 }],
      results: [
        { id: 'drawn', ...result },
        { id: 'result', ...result },
      ],
    });
    expect((await get('/api/tryon/drawn/image')).headers['content-type']).toBe('image/webp');
    expect((await get('/api/tryon/drawn/image', ben)).statusCode).toBe(403);
    expect((await remove('/api/tryon/drawn', ben)).statusCode).toBe(403);
    expect((await remove('/api/tryon/drawn')).statusCode).toBe(200);
    expect((await get('/api/tryon/drawn/image')).statusCode).toBe(404);
    expect((await remove('/api/tryon/drawn')).statusCode).toBe(404);
    expect(await filesOnDisk()).not.toContain('drawn');
    expect((await remove(`${POSES_URL}/consent`)).statusCode).toBe(200);
    expect([(await get(`${POSES_URL}/kept`)).json(), await filesOnDisk()]).toEqual([
      { agreed_at: null, service: null, poses: [], results: [] },
      [],
    ]);
    expect((await send(photo)).statusCode).toBe(428);
  });
});
