import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { InMemoryBlobs } from '../../../server/adapters/memory/InMemoryBlobs.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { DressingRefused } from '../../../server/application/ports/TryOnEngine.ts';
import { MAX_TRY_ONS } from '../../../src/domain/poses/limits.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createCatalogueItem } from '../../support/catalogueItems.ts';
import { createEngines, FakeTryOnEngine } from '../../support/FakeTryOnEngine.ts';
import { createStoredPose, createStoredTryOn } from '../../support/storedPoses.ts';

interface TryOnResponse {
  readonly id: string;
  readonly gen_image_b64: string;
  readonly detail: string;
  readonly description: string;
  readonly fit: unknown;
}

const encodeText = (text: string) => new TextEncoder().encode(text);
const readSize = async (picture: Uint8Array): Promise<readonly number[]> => {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
};
const garmentReference = (id: string) => ({ id, collection: null, url: null, website: null });

describe('the fitting room', () => {
  let store: InMemoryStore;
  let blobs: InMemoryBlobs;
  let engine: FakeTryOnEngine;
  let backend: BackendUnderTest;
  let anna: { cookie: string };
  let photo: string;
  let garmentPhoto: string;

  beforeAll(async () => {
    const drawnFigure = async (width: number, height: number) => {
      const picture = sharp({ create: { width, height, channels: 3, background: '#2040a0' } });
      return (await picture.jpeg().toBuffer()).toString('base64');
    };
    [photo, garmentPhoto] = [await drawnFigure(60, 80), await drawnFigure(90, 70)];
  });
  beforeEach(async () => {
    [store, blobs, engine] = [new InMemoryStore(), new InMemoryBlobs(), new FakeTryOnEngine()];
    backend = await BackendUnderTest.start({ store, blobs, tryOnEngines: createEngines(engine) });
    const dressableItems = [
      createCatalogueItem({ id: 'tee', shortDescription: 'Ribbed tee', tryOnCategory: 'upper_body' }),
      createCatalogueItem({ id: 'jeans', shortDescription: 'Straight jeans', tryOnCategory: 'lower_body' }),
      createCatalogueItem({ id: 'dress', shortDescription: 'Slip dress', tryOnCategory: 'dresses' }),
      createCatalogueItem({ id: 'suit', shortDescription: 'Flannel suit', tryOnCategory: 'suits' }),
      createCatalogueItem({ id: 'bag', shortDescription: 'Canvas bag', tryOnCategory: null }),
    ];
    await store.catalogue.importAll('demo', [dressableItems]);
    anna = await backend.signIn('anna');
    await store.poses.recordConsent('anna', 1);
    await store.poses.save(createStoredPose(), 1);
    await blobs.put({ collection: 'poses', id: 'photo' }, encodeText('photo'));
  });

  async function postTryOn(metadata: object, files: Readonly<Record<string, string>> = {}, headers = anna) {
    const form = new FormData();
    for (const [name, text] of Object.entries(files)) form.set(name, text);
    const formFields = {
      user_id: 'anna',
      category: 'top',
      context: 'fitting_room',
      context_id: null,
      top: null,
      bottom: null,
      full_body: null,
      pose: { id: 'photo', type: 'pose' },
      retry: false,
      retry_prev_id: null,
      retry_iteration: 0,
      ...metadata,
    };
    form.set('metadata', JSON.stringify(formFields));
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const type = request.headers.get('content-type')!;
    const payload = Buffer.from(await request.arrayBuffer());
    return backend.call({ method: 'POST', url: '/api/tryon', headers: { ...headers, 'content-type': type }, payload });
  }
  const postAndReadAnswer = async (...request: Parameters<typeof postTryOn>) =>
    (await postTryOn(...request)).json<TryOnResponse>();
  const postAndReadProblem = async (...request: Parameters<typeof postTryOn>) => {
    const answer = await postTryOn(...request);
    return [answer.statusCode, answer.json<TryOnResponse>().detail];
  };

  it('dresses a pose, stores the picture and shows it to its owner', async () => {
    const answer = await postTryOn({ top: garmentReference('tee') });
    expect(answer.json()).toEqual({
      id: expect.any(String),
      gen_image_b64: Buffer.from('picture 1').toString('base64'),
      fit: null,
      category: 'top',
      retry: false,
      retry_prev_id: null,
      retry_iteration: 0,
      readings: 2,
      description: 'Ribbed tee',
      timestamp: new Date(backend.time.now).toISOString(),
    });
    expect(engine.requests).toMatchObject([
      { body: { kind: 'photo', bytes: encodeText('photo') }, outfit: { top: { item: { id: 'tee' } } }, start: null },
    ]);
    const image = { method: 'GET', url: `/api/tryon/${answer.json<TryOnResponse>().id}/image` } as const;
    expect((await backend.call({ ...image, headers: anna })).body).toBe('picture 1');
    expect((await backend.call({ ...image, headers: await backend.signIn('ben') })).statusCode).toBe(403);
  });

  it('builds on an earlier result, from the body up', async () => {
    const { id } = await postAndReadAnswer({ bottom: garmentReference('jeans') });
    const bothAnswer = await postAndReadAnswer({ top: garmentReference('tee'), pose: { id, type: 'result' } });
    expect(bothAnswer.description).toBe('Straight jeans, Ribbed tee');
    expect(engine.requests[1]).toMatchObject({
      body: { kind: 'photo', bytes: encodeText('photo') },
      outfit: { bottom: { item: { id: 'jeans' } }, top: { item: { id: 'tee' } } },
      start: { bytes: encodeText('picture 1'), slots: ['bottom'] },
    });
    await postAndReadAnswer({ full_body: garmentReference('dress'), pose: { id: bothAnswer.id, type: 'result' } });
    expect(Object.keys(engine.requests[2]!.outfit)).toEqual(['fullBody']);
    expect(engine.requests[2]!.start?.slots).toEqual([]);
  });

  it('wears a suit over a top, in place of another bottom', async () => {
    const { id } = await postAndReadAnswer({ bottom: garmentReference('jeans') });
    const topAnswer = await postAndReadAnswer({ top: garmentReference('tee'), pose: { id, type: 'result' } });
    const pose = { id: topAnswer.id, type: 'result' };
    const suitAnswer = await postAndReadAnswer({ outer: garmentReference('suit'), pose });
    expect(engine.requests[2]!.outfit).toMatchObject({ top: { item: { id: 'tee' } }, outer: { item: { id: 'suit' } } });
    expect(Object.keys(engine.requests[2]!.outfit)).toEqual(['top', 'outer']);
    await postAndReadAnswer({ bottom: garmentReference('jeans'), pose: { id: suitAnswer.id, type: 'result' } });
    expect(Object.keys(engine.requests[3]!.outfit).toSorted()).toEqual(['bottom', 'top']);
  });

  it('dresses a drawn figure', async () => {
    const { id } = await postAndReadAnswer({ top: garmentReference('tee'), pose: { id: 'tall', type: 'figure' } });
    await postAndReadAnswer({ bottom: garmentReference('jeans'), pose: { id, type: 'result' } });
    expect(engine.requests.map(({ body }) => body)).toEqual([
      { kind: 'figure', id: 'tall' },
      { kind: 'figure', id: 'tall' },
    ]);
  });

  it('accepts pictures of garments and body, treats their ids as names, and builds on the result', async () => {
    const files = { top_file_base64: garmentPhoto, pose_file_base64: photo };
    const namedFiles = { top: garmentReference('My shirt, 1.jpg'), pose: { id: 'IMG 1.jpg', type: 'pose' } };
    const { id } = await postAndReadAnswer(namedFiles, files);
    const { body: shownBody, outfit: wornOutfit } = engine.requests[0]! as {
      readonly body: { readonly kind: 'photo'; readonly bytes: Uint8Array };
      readonly outfit: { readonly top: { readonly picture: Uint8Array } };
    };
    expect([shownBody.kind, await readSize(shownBody.bytes), await readSize(wornOutfit.top.picture)]).toEqual([
      'photo',
      [60, 80],
      [90, 70],
    ]);
    const secondResult = await postAndReadAnswer({ bottom: garmentReference('jeans'), pose: { id, type: 'result' } });
    await postAndReadAnswer({ outer: garmentReference('tee'), pose: { id: secondResult.id, type: 'result' } });
    expect(engine.requests.slice(1).map(({ body, outfit }) => [body, Object.keys(outfit)])).toEqual([
      [{ kind: 'photo', bytes: encodeText('picture 1'), owner: 'anna' }, ['bottom']],
      [{ kind: 'photo', bytes: encodeText('picture 2'), owner: 'anna' }, ['outer']],
    ]);
    await store.poses.removeAll('anna');
    expect(await postAndReadProblem(namedFiles, files)).toEqual([428, 'Please agree first that your photos are kept.']);
  });

  it('passes corrections on, and tells where the garments lie', async () => {
    const line = { line: 'hem', y: 0.6, left: 0.3, right: 0.7, moved: 0.04, least: -0.1, most: 0.15 } as const;
    engine.fits = [{ slot: 'fullBody', outline: [[0.3, 0.2]], lines: [{ ...line, isOfBody: false }] }];
    const { fit } = await postAndReadAnswer({
      full_body: garmentReference('dress'),
      adjust: { full_body: { hem: 0.04 } },
    });
    expect(fit).toEqual([{ slot: 'full_body', outline: [[0.3, 0.2]], lines: [{ ...line, of_body: false }] }]);
    expect(engine.requests[0]?.adjustment).toEqual({ garments: { fullBody: { hem: 0.04 } }, body: null });
    expect((await store.poses.byId('photo'))?.correction).toBeNull();
  });

  it('stores corrections of the body with the pose, and uses them for each later picture of it', async () => {
    engine.fits = [];
    const { id } = await postAndReadAnswer({
      bottom: garmentReference('jeans'),
      adjust: { body: { shoulders: 0, waist: -0.03 } },
    });
    expect((await store.poses.byId('photo'))?.correction).toEqual({ waist: -0.03 });
    await postAndReadAnswer({ top: garmentReference('tee'), pose: { id, type: 'result' } });
    await postAndReadAnswer({ top: garmentReference('tee') });
    expect(engine.requests.slice(1).map(({ adjustment }) => adjustment?.body)).toEqual([
      { waist: -0.03 },
      { waist: -0.03 },
    ]);
    const keptResponse = await backend.call({ method: 'GET', url: '/api/pose/user/anna/kept', headers: anna });
    expect(keptResponse.json<{ poses: unknown[] }>().poses).toMatchObject([{ id: 'photo', corrected: true }]);
    await postAndReadAnswer({ top: garmentReference('tee'), adjust: { body: { shoulders: 0, waist: 0 } } });
    expect((await store.poses.byId('photo'))?.correction).toBeNull();
  });

  it('stores no correction for a figure, for a refused picture, or for an engine that cannot be corrected', async () => {
    const adjust = { body: { waist: 0.02 } };
    await postAndReadAnswer({ top: garmentReference('tee'), adjust });
    engine.fits = [];
    await postAndReadAnswer({ top: garmentReference('tee'), pose: { id: 'tall', type: 'figure' }, adjust });
    engine.dress = () => Promise.reject(new DressingRefused('Please stand facing the camera.'));
    await postAndReadProblem({ top: garmentReference('tee'), adjust });
    expect((await store.poses.byId('photo'))?.correction).toBeNull();
  });

  it.each([
    ['too far', { top: { hem: 0.16 } }],
    ['too far up', { body: { waist: -0.2 } }],
    ['of an unknown line', { top: { cuff: 0.01 } }],
    ['of an unknown garment', { hat: { hem: 0.01 } }],
    ['of a line that the body has not', { body: { hem: 0.01 } }],
    ['that is no number', { top: { hem: 'low' } }],
    ['that is not finite', { top: { hem: null } }],
  ])('refuses a move %s', async (_what, adjust) => {
    const [status, detail] = await postAndReadProblem({ top: garmentReference('tee'), adjust });
    expect([status, detail]).toEqual([400, expect.stringContaining('adjust')]);
    expect(engine.requests).toEqual([]);
  });

  it('requests another variant on a retry', async () => {
    const { id } = await postAndReadAnswer({ top: garmentReference('tee') });
    const retry = {
      category: 'retry',
      retry: true,
      retry_prev_id: id,
      retry_iteration: 1,
      top: garmentReference('tee'),
    };
    expect(await postAndReadAnswer(retry)).toMatchObject({ retry: true, retry_prev_id: id, retry_iteration: 1 });
    expect(engine.requests.map(({ reading }) => reading)).toEqual([0, 1]);
  });

  it.each([
    ['without a garment', {}, {}, 400, 'Please choose a garment to try on.'],
    ['without a pose', { pose: null, top: garmentReference('tee') }, {}, 400, 'Please choose a pose.'],
    ['for an unknown garment', { top: garmentReference('none') }, {}, 400, 'There is no such garment.'],
    [
      'for a garment of another slot',
      { top: garmentReference('jeans') },
      {},
      400,
      'Straight jeans cannot be worn there.',
    ],
    ['for what cannot be worn', { top: garmentReference('bag') }, {}, 400, 'Canvas bag cannot be worn there.'],
    [
      'for text that is not base64',
      { top: garmentReference('x') },
      { top_file_base64: 'a%b' },
      400,
      'This is not base64.',
    ],
    [
      'for a file that is not a picture',
      { top: garmentReference('x') },
      { top_file_base64: 'YWJj' },
      415,
      'Only image files are allowed',
    ],
    [
      'for a pose that is gone',
      { pose: { id: 'gone', type: 'pose' }, top: garmentReference('tee') },
      {},
      404,
      'There is no such pose.',
    ],
    ['with broken metadata', { category: 'hat' }, {}, 400, expect.stringContaining('category')],
  ])('is refused %s', async (_what, metadata, files, status, detail) => {
    expect(await postAndReadProblem(metadata, files as unknown as Readonly<Record<string, string>>)).toEqual([
      status,
      detail,
    ]);
  });

  it('refuses a picture larger than an upload may be', async () => {
    const file = Buffer.alloc(21 * 1024 * 1024).toString('base64');
    const detail = 'The file is too large: at most 20 MB are taken.';
    expect(await postAndReadProblem({ top: garmentReference('x') }, { top_file_base64: file })).toEqual([413, detail]);
  });

  it('refuses a long text before it is cleaned or parsed', async () => {
    const longText = 'a\u200B'.repeat(40_000);
    expect(await postAndReadProblem({ top: garmentReference('tee'), context: longText })).toEqual([
      413,
      'A field is too large.',
    ]);
    expect(await postAndReadProblem({ top: garmentReference('tee') }, { other: longText })).toEqual([
      413,
      'A field is too large.',
    ]);
  });

  it("never touches another shopper's pose or result", async () => {
    await backend.signIn('ben');
    await store.poses.recordConsent('ben', 1);
    await store.poses.save(createStoredPose({ id: 'bens', userId: 'ben' }), 1);
    await store.tryOns.save(createStoredTryOn({ id: 'bens-result', userId: 'ben', poseId: 'bens' }), 1);
    const top = garmentReference('tee');
    for (const metadata of [
      { top, pose: { id: 'bens', type: 'pose' } },
      { top, pose: { id: 'bens-result', type: 'result' } },
      { top, retry: true, retry_prev_id: 'bens-result', retry_iteration: 1 },
      { top, user_id: 'ben' },
    ])
      expect((await postTryOn(metadata)).statusCode).toBe(403);
    expect(engine.requests).toEqual([]);
  });

  it('passes on the reason why a body cannot be dressed', async () => {
    engine.dress = () => Promise.reject(new DressingRefused('Please stand facing the camera.'));
    expect(await postAndReadProblem({ top: garmentReference('tee') })).toEqual([
      422,
      'Please stand facing the camera.',
    ]);
    expect(await store.tryOns.listOf('anna')).toEqual([]);
  });

  it('names the reason by its key, for which the client has a sentence', async () => {
    engine.dress = () => Promise.reject(new DressingRefused('In short.', { reason: 'turned-sideways' }));
    const answer = await postTryOn({ top: garmentReference('tee') });
    expect(answer.json()).toMatchObject({ status: 422, detail: 'In short.', reason: 'turned-sideways' });
  });

  it('stores nothing for a photo that is deleted meanwhile', async () => {
    const { dress } = engine;
    engine.dress = async (dressing) => {
      await store.poses.remove('photo');
      return dress.call(engine, dressing);
    };
    expect(await postAndReadProblem({ top: garmentReference('tee') })).toEqual([404, 'The photo was deleted.']);
    expect(await store.tryOns.listOf('anna')).toEqual([]);
  });

  it('keeps nothing of a photo whose consent is taken back meanwhile', async () => {
    const before = engine.dress;
    engine.dress = async (...consentGiven) => {
      await store.poses.removeAll('anna');
      return before.apply(engine, consentGiven);
    };
    const answer = await postTryOn({ pose: null, top: garmentReference('tee') }, { pose_file_base64: photo });
    expect([answer.statusCode, await store.tryOns.listOf('anna')]).toEqual([404, []]);
  });

  it('keeps only the newest results', async () => {
    const before = backend.time.now - 1_000;
    for (let index = 0; index < MAX_TRY_ONS; index += 1)
      await store.tryOns.save(createStoredTryOn({ id: `r-${index}`, at: before + index }), MAX_TRY_ONS);
    const { id } = await postAndReadAnswer({ top: garmentReference('tee') });
    const storedTryOns = await store.tryOns.listOf('anna');
    expect([storedTryOns.length, storedTryOns[0]?.id, storedTryOns.at(-1)?.id]).toEqual([MAX_TRY_ONS, id, 'r-1']);
  });
});
