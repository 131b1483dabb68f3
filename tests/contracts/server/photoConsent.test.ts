import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { InMemoryBlobs } from '../../../server/adapters/memory/InMemoryBlobs.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import type { TryOnEngine } from '../../../server/application/ports/TryOnEngine.ts';
import { createEngines, FakeTryOnEngine } from '../../support/FakeTryOnEngine.ts';
import { HeldTryOnEngine } from '../../support/HeldTryOnEngine.ts';
import { createStoredPose } from '../../support/storedPoses.ts';

const SERVICE_NAME = 'tryon.example';
const POSES_URL = '/api/pose/user/anna';

describe('the consent, with a try-on service', () => {
  let store: InMemoryStore;
  let engine: FakeTryOnEngine;
  let backend: BackendUnderTest;
  let anna: { cookie: string };
  let photo: Buffer;

  beforeAll(async () => {
    photo = await sharp({ create: { width: 512, height: 700, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    engine = new FakeTryOnEngine();
    await start(engine);
  });

  async function start(tryOnEngine: TryOnEngine): Promise<void> {
    store = new InMemoryStore();
    const blobs = new InMemoryBlobs();
    await blobs.put({ collection: 'poses', id: 'photo' }, photo);
    const firebaseSettings = { apiKey: 'demo', authDomain: 'demo.test', projectId: 'demo', emulatorOrigin: null };
    backend = await BackendUnderTest.start(
      { store, blobs, tryOnEngines: createEngines(tryOnEngine) },
      { clientConfig: { firebase: firebaseSettings, google: null, tryOnService: SERVICE_NAME } },
    );
    anna = await backend.signIn('anna');
    // The consent was given before a try-on service was configured.
    await store.poses.recordConsent('anna', 1);
    await store.poses.save(createStoredPose(), 1);
  }

  const postConsent = (service?: string | null) =>
    backend.post(`${POSES_URL}/consent`, { agreed: true, service }, anna);
  const fetchKeptPictures = async () =>
    (await backend.call({ method: 'GET', url: `${POSES_URL}/kept`, headers: anna })).json<object>();
  async function sendForm(url: string, fields: Readonly<Record<string, string | Blob>>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = { ...anna, 'content-type': request.headers.get('content-type')! };
    return backend.call({ method: 'POST', url, headers, payload });
  }
  const uploadPhoto = () => sendForm(POSES_URL, { image: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }) });
  const postTryOn = (pose: object | null, files: Readonly<Record<string, string>> = {}, requestId = 'any') =>
    sendForm('/api/tryon', {
      ...files,
      metadata: JSON.stringify({
        user_id: 'anna',
        category: 'top',
        context: 'fitting_room',
        context_id: null,
        top: { id: 'tee', collection: null, url: null, website: null },
        bottom: null,
        full_body: null,
        pose,
        retry: false,
        retry_prev_id: null,
        retry_iteration: 0,
        request_id: requestId,
      }),
    });

  it('is asked for again, by the name of the service, before a photo is kept or sent', async () => {
    expect(await fetchKeptPictures()).toMatchObject({ agreed_at: null, service: SERVICE_NAME });
    for (const refusedAnswer of [await uploadPhoto(), await postTryOn({ id: 'photo', type: 'pose' })]) {
      expect(refusedAnswer.statusCode).toBe(428);
      expect(refusedAnswer.json<{ detail: string }>().detail).toContain(`Photos are sent to ${SERVICE_NAME} now.`);
    }
    expect(engine.requests).toEqual([]);
    expect((await postConsent(SERVICE_NAME)).statusCode).toBe(200);
    expect(await fetchKeptPictures()).toMatchObject({ agreed_at: new Date(backend.time.now).toISOString() });
    expect((await uploadPhoto()).statusCode).toBe(200);
    expect((await postTryOn({ id: 'photo', type: 'pose' })).statusCode).toBe(200);
  });

  describe('withdrawn while pictures are made', () => {
    let heldEngine: HeldTryOnEngine;
    const withdraw = () => backend.call({ method: 'DELETE', url: `${POSES_URL}/consent`, headers: anna });
    const tryOnFile = (requestId?: string) =>
      postTryOn(null, { pose_file_base64: photo.toString('base64') }, requestId);
    const isWaiting = (requestId: string) =>
      vi.waitFor(async () => {
        const url = `/api/tryon/waiting/${requestId}`;
        const answer = await backend.call({ method: 'GET', url, headers: anna });
        expect(answer.json<{ place: number }>().place).toBeGreaterThan(0);
      });
    const begun = (count: number) => vi.waitFor(() => expect(heldEngine.heldCalls.madeArguments).toHaveLength(count));

    beforeEach(async () => {
      heldEngine = new HeldTryOnEngine();
      await start(heldEngine);
      await postConsent(SERVICE_NAME);
    });

    it.each(['pose', 'file'] as const)('stops a picture that is being made of a %s', async (kind) => {
      const answer = kind === 'pose' ? postTryOn({ id: 'photo', type: 'pose' }) : tryOnFile();
      await begun(1);
      await withdraw();
      expect((await answer).statusCode).toBe(404);
      expect(heldEngine.heldCalls.madeArguments[0]![1].aborted).toBe(true);
      expect(await store.tryOns.listOf('anna')).toEqual([]);
    });

    it('keeps back the photos of requests that wait, also if the consent is given again', async () => {
      const firstResponse = tryOnFile();
      await begun(1);
      const waitingAnswers = [tryOnFile('one'), postTryOn({ id: 'photo', type: 'pose' }, {}, 'two')];
      await isWaiting('one');
      await isWaiting('two');
      await withdraw();
      backend.time.now += 1;
      await postConsent(SERVICE_NAME);
      for (const answer of [firstResponse, ...waitingAnswers]) expect((await answer).statusCode).toBe(404);
      expect(heldEngine.heldCalls.madeArguments).toHaveLength(1);
    });

    it('lets a picture of another photo go on', async () => {
      await store.poses.save(createStoredPose({ id: 'other' }), 2);
      const answer = postTryOn({ id: 'photo', type: 'pose' });
      await begun(1);
      await backend.call({ method: 'DELETE', url: '/api/pose/other', headers: anna });
      heldEngine.finish();
      expect((await answer).statusCode).toBe(200);
    });

    it('keeps back a waiting photo if another server recorded that', async () => {
      const firstResponse = tryOnFile();
      await begun(1);
      const secondResponse = tryOnFile('second');
      await isWaiting('second');
      await store.poses.removeAll('anna');
      heldEngine.finish();
      expect([(await firstResponse).statusCode, (await secondResponse).statusCode]).toEqual([404, 404]);
      expect(heldEngine.heldCalls.madeArguments).toHaveLength(1);
    });
  });

  it.each([null, undefined, 'other.example'])(
    'is not recorded for a service that was not shown: %s',
    async (serviceName) => {
      expect((await postConsent(serviceName)).statusCode).toBe(400);
      expect((await uploadPhoto()).statusCode).toBe(428);
    },
  );

  it('is not needed for a drawn figure', async () => {
    expect((await postTryOn({ id: 'tall', type: 'figure' })).statusCode).toBe(200);
  });

  it('names its service in the settings of the client', async () => {
    const config = await backend.call({ method: 'GET', url: '/api/config' });
    expect(config.json()).toMatchObject({ tryOnService: SERVICE_NAME });
  });
});
