import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../../contract/problem.ts';
import type { Attachment } from '../../../contract/attachment.ts';
import { InMemoryBlobs } from '../../../server/adapters/memory/InMemoryBlobs.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { CatalogueOrderEngine } from '../../support/CatalogueOrderEngine.ts';
import { createPictureReading } from '../../support/pictureReadings.ts';

const MEGABYTE = 1024 * 1024;

describe('a picture that a shopper uploads', () => {
  const store = new InMemoryStore();
  const engine = new CatalogueOrderEngine(store.catalogue);
  let backend: BackendUnderTest;
  let anna: { cookie: string };
  let origin: string;
  let photo: Buffer;

  beforeAll(async () => {
    backend = await BackendUnderTest.start({ store, engine });
    anna = await backend.signIn('anna');
    origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#2040a0' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => backend.stop());

  const send = (
    file: Buffer | null,
    fields: Readonly<Record<string, string>> = {},
    name = 'photo.jpg',
    field = 'file',
  ) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ user_id: 'anna', context: 'chat_attachment', ...fields }))
      form.set(key, value);
    if (file !== null) form.set(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
    return fetch(`${origin}/api/item/attachment`, { method: 'POST', headers: anna, body: form });
  };
  const readDetail = async (answer: Response) => {
    const problem = Problem.parse(await answer.json());
    return [answer.status, problem.detail];
  };
  const upload = async () => (await (await send(photo)).json()) as Attachment;
  const get = (url: string) => backend.call({ method: 'GET', url, headers: anna });

  it('is analyzed, stored upright, and shown to the shopper alone', async () => {
    const attachment = await upload();
    const url = `/api/item/attachment/anna/${attachment.id}/file`;
    expect(attachment).toEqual({
      id: expect.any(String),
      context: 'chat_attachment',
      user_id: 'anna',
      url,
      image_urls: [url],
      colors: ['Blue', 'White'],
      kind: 'blazer',
      pattern: 'plain',
      kinds: ['blazer', 'coat'],
    });
    expect((await get(`/api/item/attachment/anna/${attachment.id}`)).json()).toEqual(attachment);
    const file = await get(url);
    expect([file.headers['content-type'], file.headers['cache-control']]).toEqual([
      'image/webp',
      expect.stringMatching(/^private, max-age=/u),
    ]);
    const { width, height, exif } = await sharp(file.rawPayload).metadata();
    expect([width, height, exif]).toEqual([40, 80, undefined]);
  });

  it('is searched with, as corrected, and restored from the history', async () => {
    const { id } = await upload();
    const attachments = [{ id, context: 'chat_attachment', kind: 'coat' }];
    const searchAnswer = (await backend.post('/api/search', { user_id: 'anna', query: '', attachments }, anna)).json<{
      search_id: string;
    }>();
    expect(engine.queries.at(-1)).toMatchObject({
      attachedItems: [],
      attachedPictures: [{ reading: createPictureReading(), kind: 'coat' }],
    });
    const reopenSearch = (
      await backend.post(`/api/search/history/search/${searchAnswer.search_id}`, { user_id: 'anna' }, anna)
    ).json<{ attachments: Attachment[] }>();
    expect(reopenSearch.attachments).toMatchObject([{ id, kind: 'coat', kinds: ['blazer', 'coat'] }]);
    const wrongAnswer = await backend.post(
      '/api/search',
      { user_id: 'anna', query: '', attachments: [{ ...attachments[0], kind: 'boat' }] },
      anna,
    );
    expect([wrongAnswer.statusCode, wrongAnswer.json<Problem>().errors?.[0]?.path]).toEqual([
      400,
      'attachments.0.kind',
    ]);
  });

  it('is reported by the stylist after its deletion, with what to do instead', async () => {
    const attachments = [{ id: 'deleted-since', context: 'chat_attachment' }];
    const refusedAnswer = await backend.post('/api/chat', { user_id: 'anna', query: 'like this', attachments }, anna);
    expect([refusedAnswer.statusCode, refusedAnswer.json<Problem>().errors]).toEqual([
      400,
      [
        {
          path: 'attachments.0.id',
          message: 'The attached photo was deleted. Please remove it or attach another one.',
        },
      ],
    ]);
  });

  it('is left out of a search by words once it was deleted, and the answer says so', async () => {
    const attachments = [{ id: 'deleted-since', context: 'chat_attachment' }];
    const searchAnswer = await backend.post('/api/search', { user_id: 'anna', query: 'blazer', attachments }, anna);
    expect([searchAnswer.statusCode, searchAnswer.json<{ relaxations: string[] }>().relaxations[0]]).toEqual([
      200,
      'The photo was deleted, so I looked for the words alone.',
    ]);
    expect(engine.queries.at(-1)).toMatchObject({ query: 'blazer', attachedPictures: [] });
    const photoSearchAnswer = await backend.post('/api/search', { user_id: 'anna', query: ' ', attachments }, anna);
    expect([photoSearchAnswer.statusCode, photoSearchAnswer.json<Problem>().errors]).toEqual([
      400,
      [
        {
          path: 'attachments.0.id',
          message: 'The photo of this search was deleted. Attach a photo again, or say what you are looking for.',
        },
      ],
    ]);
  });

  it.each([
    [
      'an SVG with another extension',
      '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>',
    ],
    ['an HTML page with another extension', '<html><script>alert(1)</script></html>'],
    ['an empty file', ''],
  ])('is rejected if it is %s', async (_what, text) => {
    expect(await readDetail(await send(Buffer.from(text)))).toEqual([415, 'Only image files are allowed']);
  });

  it('is rejected if it is damaged, a decompression bomb, or too large', async () => {
    expect((await readDetail(await send(photo.subarray(0, photo.length / 2))))[0]).toBe(415);
    const decompressionBomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(await readDetail(await send(decompressionBomb))).toEqual([415, expect.stringContaining('megapixels')]);
    expect(await readDetail(await send(Buffer.concat([photo, Buffer.alloc(21 * MEGABYTE)])))).toEqual([
      413,
      expect.stringContaining('20 MB'),
    ]);
  });

  it('is rejected if the form is invalid', async () => {
    expect((await readDetail(await send(null)))[0]).toBe(400);
    expect((await readDetail(await send(photo, {}, 'photo.jpg', 'other')))[0]).toBe(400);
    expect((await readDetail(await send(photo, { context: 'item' })))[0]).toBe(400);
    expect((await readDetail(await send(photo, { user_id: 'x'.repeat(100_000) })))[0]).toBe(413);
    expect((await readDetail(await send(photo, { user_id: 'ben' })))[0]).toBe(403);
    const jsonAnswer = await backend.post(
      '/api/item/attachment',
      { user_id: 'anna', context: 'chat_attachment' },
      anna,
    );
    expect(jsonAnswer.statusCode).toBe(415);
  });

  /**
   * Creates a backend in which Anna has uploaded a photo. `listPhotoFiles` returns the status of a download, and
   * whether the file exists.
   */
  async function createPhotoBackend() {
    const blobs = new InMemoryBlobs();
    const photoBackend = await BackendUnderTest.start({ blobs });
    const headers = await photoBackend.signIn('anna');
    const baseUrl = await photoBackend.app.listen({ host: '127.0.0.1', port: 0 });
    const form = new FormData();
    for (const [key, value] of Object.entries({ user_id: 'anna', context: 'chat_attachment' })) form.set(key, value);
    form.set('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    const { id } = (await (
      await fetch(`${baseUrl}/api/item/attachment`, { method: 'POST', headers, body: form })
    ).json()) as Attachment;
    const listPhotoFiles = async () => [
      (await photoBackend.call({ method: 'GET', url: `/api/item/attachment/anna/${id}/file`, headers })).statusCode,
      (await blobs.get({ collection: 'attachments', id })) !== null,
    ];
    const attachments = [{ id, context: 'chat_attachment' }];
    const startChat = async () =>
      (
        await photoBackend.post('/api/chat', { user_id: 'anna', query: 'something like it', attachments }, headers)
      ).json<{
        chat_id: string;
      }>().chat_id;
    const search = async (query = '') =>
      (await photoBackend.post('/api/search', { user_id: 'anna', query, attachments }, headers)).json<{
        search_id: string;
      }>().search_id;
    const postRemoval = async (url: string, payload = {}) =>
      (await photoBackend.call({ method: 'DELETE', url, headers, payload })).statusCode;
    const removeChat = (chatId: string) =>
      photoBackend.post('/api/chat/history/delete', { user_id: 'anna', chat_id: chatId }, headers);
    return {
      file: listPhotoFiles,
      talk: startChat,
      search,
      remove: postRemoval,
      removeChat,
      stop: () => photoBackend.stop(),
    };
  }

  it('is deleted with its only conversation, bytes included', async () => {
    const { file, talk: startChat, removeChat, stop } = await createPhotoBackend();
    const chatId = await startChat();
    expect(await file()).toEqual([200, true]);
    await removeChat(chatId);
    expect(await file()).toEqual([404, false]);
    await stop();
  });

  it('is deleted with its only search, bytes included', async () => {
    const { file, search, remove: postRemoval, stop } = await createPhotoBackend();
    const url = `/api/search/history/search/${await search()}`;
    expect([await file(), await postRemoval(url), await file(), await postRemoval(url)]).toEqual([
      [200, true],
      200,
      [404, false],
      404,
    ]);
    await stop();
  });

  it('is deleted with its last reference, when all searches are cleared and a conversation is deleted later', async () => {
    const { file, talk: startChat, search, remove: postRemoval, removeChat, stop } = await createPhotoBackend();
    const chatId = await startChat();
    for (const query of ['', 'a coat like it']) await search(query);
    expect(await postRemoval('/api/search/history', { user_id: 'ben' })).toBe(403);
    expect([await postRemoval('/api/search/history', { user_id: 'anna' }), await file()]).toEqual([200, [200, true]]);
    await removeChat(chatId);
    expect(await file()).toEqual([404, false]);
    await stop();
  });

  it('that was discarded before a stop is removed at the next start', async () => {
    const [left, blobs] = [new InMemoryStore(), new InMemoryBlobs()];
    const key = { collection: 'attachments', id: 'left-over' } as const;
    await blobs.put(key, Uint8Array.of(1));
    left.discardedBlobs.add(key);
    const startedBackend = await BackendUnderTest.start({ store: left, blobs });
    await startedBackend.app.ready();
    await startedBackend.stop();
    expect([await blobs.get(key), await left.discardedBlobs.list(1)]).toEqual([null, []]);
  });

  it('is not stored after an abort', async () => {
    const leavingController = new AbortController();
    const memoryStore = new InMemoryStore();
    const readPicture = async (_bytes: Uint8Array, signal?: AbortSignal) => {
      leavingController.abort();
      if (signal?.aborted === false) await once(signal, 'abort');
      return createPictureReading();
    };
    const createIds: string[] = [];
    const readingBackend = await BackendUnderTest.start({
      store: memoryStore,
      reader: { read: readPicture },
      secrets: {
        createId: () => (createIds.push(`p${createIds.length}`), createIds.at(-1)!),
        createToken: () => 'token',
      },
    });
    const { cookie } = await readingBackend.signIn('anna');
    const signInIds = [...createIds];
    const url = await readingBackend.app.listen({ host: '127.0.0.1', port: 0 });
    const form = new FormData();
    form.set('user_id', 'anna');
    form.set('context', 'chat_attachment');
    form.set('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    await expect(
      fetch(`${url}/api/item/attachment`, {
        method: 'POST',
        headers: { cookie },
        body: form,
        signal: leavingController.signal,
      }),
    ).rejects.toThrow();
    await readingBackend.stop();
    expect(createIds).toEqual(signInIds);
  });
});

/** Sends only the beginning of a form. A response proves that the server does not wait for the end. */
async function beginForm(url: string, headers: object, start: string): Promise<number | undefined> {
  const request = openRequest(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=line', 'content-length': 30 * MEGABYTE },
  });
  request.on('error', () => undefined);
  request.write(start);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  request.destroy();
  return answer.statusCode;
}

describe('a form', () => {
  let backend: BackendUnderTest;
  let anna: { cookie: string };
  let origin: string;
  beforeAll(async () => {
    backend = await BackendUnderTest.start();
    anna = await backend.signIn('anna');
    origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => backend.stop());

  const formField = (name: string, value: string) =>
    `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const filePartHeader = '--line\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

  it('for a call that is not implemented is answered before its body is sent', async () => {
    expect(await beginForm(`${origin}/api/contacts/career`, {}, '')).toBe(501);
    expect(await beginForm(`${origin}/api/tryon`, anna, formField('metadata', '{}'))).toBe(501);
  });

  it('of a visitor is rejected before its body is sent', async () => {
    expect(await beginForm(`${origin}/api/item/attachment`, {}, '')).toBe(401);
  });

  it("for another's account is rejected before its file is read", async () => {
    const formStart = formField('user_id', 'ben') + filePartHeader + 'x'.repeat(1_000);
    expect(await beginForm(`${origin}/api/item/attachment`, anna, formStart)).toBe(403);
  });

  it('that is refused early keeps its connection, as closing it would lose the answer while the rest is sent', async () => {
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(5 * MEGABYTE)]), 'a.jpg');
    const { cookie } = anna;
    const answer = await fetch(`${origin}/api/pose/user/ben`, { method: 'POST', headers: { cookie }, body });
    expect([answer.status, answer.headers.get('connection')]).toEqual([403, 'keep-alive']);
    await answer.body?.cancel();
  });
});
