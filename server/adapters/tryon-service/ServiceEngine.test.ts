import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import {
  respondCompleted,
  respondFailed,
  respondWithJson,
  respondRunning,
  neverRespond,
  respondStarted,
  TryOnServiceServer,
  type RequestHandler,
} from '../../../tests/support/TryOnServiceServer.ts';
import type { DressingRequest } from '../../application/ports/TryOnEngine.ts';
import { DressingRefused } from '../../application/ports/TryOnEngine.ts';
import { ServiceEngine } from './ServiceEngine.ts';

const never = new AbortController().signal;
const API_KEY = 'a-secret-key';
const picture = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();
const data = (bytes: Uint8Array, type = 'png') => `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const garment = (id: string) => ({
  item: createCatalogueItem({
    id,
    pictures: [{ url: `/media/catalogue/${id}.jpg`, width: 400, height: 400, thumbhash: null, alt: null }],
  }),
});

describe('the try-on service over HTTP', () => {
  let service: TryOnServiceServer;
  let other: TryOnServiceServer;
  let folder: string;
  let photo: Buffer;
  let result: Buffer;
  let waits: number[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-garments-'));
    await writeFile(join(folder, 'tee.jpg'), await picture(400, '#a02020'));
    [photo, result] = await Promise.all([picture(512, '#2040a0'), picture(600, '#20a040')]);
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    waits = [];
    [service, other] = await Promise.all([TryOnServiceServer.start(), TryOnServiceServer.start()]);
    service.on('POST run', respondStarted('one'), respondStarted('two'));
    service.on('GET status', respondCompleted(data(result)));
  });
  afterEach(() => Promise.all([service.stop(), other.stop()]));

  const engineWith = (changes: { deadlineMs?: number; outputHosts?: string[]; apiKey?: string } = {}) =>
    new ServiceEngine(
      {
        baseUrl: service.baseUrl,
        model: 'tryon-v1.6',
        apiKey: API_KEY,
        deadlineMs: 5_000,
        outputHosts: [],
        ...changes,
      },
      { find: async () => ({ content: join(folder, 'tee.jpg'), mediaType: 'image/jpeg', tag: '' }) },
      async (ms, signal) => {
        waits.push(ms);
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
      },
    );
  const dressing = (changes: Partial<DressingRequest> = {}): DressingRequest => ({
    body: { kind: 'photo', bytes: photo, owner: 'anna' },
    outfit: { top: garment('tee') },
    start: null,
    reading: 0,
    ...changes,
  });
  const dress = (changes: Partial<DressingRequest> = {}, signal = never) =>
    engineWith().dress(dressing(changes), signal);

  it('starts a request, waits longer each time, and marks the picture as generated', async () => {
    service.on('GET status', respondRunning, respondRunning, respondRunning, respondCompleted(data(result)));
    const made = await dress();
    expect(service.asked).toEqual(['POST run', 'GET status', 'GET status', 'GET status', 'GET status']);
    expect(service.requests.every(({ authorization }) => authorization === `Bearer ${API_KEY}`)).toBe(true);
    expect(service.requests[0]!.body).toMatchObject({
      model_name: 'tryon-v1.6',
      inputs: {
        category: 'tops',
        seed: 1,
        return_base64: true,
        model_image: expect.stringMatching(/^data:image\/jpeg;base64,/u),
        garment_image: expect.stringMatching(/^data:image\/jpeg;base64,/u),
      },
    });
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(new Set(waits).size).toBe(4);
    expect(made).toMatchObject({ mediaType: 'image/webp', width: 600, height: 600, readings: 3 });
    const metadata = await sharp(made.bytes).metadata();
    expect([metadata.format, metadata.xmpAsString]).toEqual([
      'webp',
      expect.stringContaining('compositeWithTrainedAlgorithmicMedia'),
    ]);
  });

  it('puts on one garment after another, from the bottom up, and another seed for a retry', async () => {
    await dress({ outfit: { top: garment('tee'), bottom: garment('jeans') }, reading: 2 });
    const runs = service.requests.flatMap(({ body }) => (body === null ? [] : [body.inputs]));
    expect(runs.map(({ category, seed }) => [category, seed])).toEqual([
      ['bottoms', 3],
      ['tops', 3],
    ]);
    expect(runs[1]!['model_image']).not.toBe(runs[0]!['model_image']);
  });

  it('goes on from the earlier picture, unless something must go below what it shows', async () => {
    const [top, bottom] = [garment('tee'), garment('jeans')];
    await dress({ outfit: { top, bottom }, start: { bytes: result, slots: ['bottom'] } });
    expect(service.asked.filter((what) => what === 'POST run')).toHaveLength(1);
    await dress({ outfit: { top, bottom }, start: { bytes: result, slots: ['top'] } });
    expect(service.asked.filter((what) => what === 'POST run')).toHaveLength(3);
  });

  it('refuses what it cannot do, before it sends a photo', async () => {
    const outer = { outer: garment('coat'), top: garment('tee') };
    for (const changes of [{ outfit: outer }, { reading: 3 }, { body: { kind: 'figure', id: 'tall' } as const }])
      await expect(dress(changes)).rejects.toThrow(DressingRefused);
    expect(service.requests).toEqual([]);
  });

  it('takes a picture from its own host or from a named one, without the key', async () => {
    const handling: RequestHandler = (response) => response.writeHead(200).end(result);
    service.on('GET status', respondCompleted(`${service.origin}/v1/files/1.png`));
    service.on('GET files', handling);
    expect((await dress()).width).toBe(600);
    expect(service.requests.at(-1)).toMatchObject({ path: 'files/1.png', authorization: undefined });
  });

  it.each([
    ['another host', (origin: string) => `${origin}/secret.png`],
    ['a private address', () => 'http://169.254.169.254/latest/meta-data'],
    ['a file', () => 'file:///etc/passwd'],
    ['no address', () => 'rubbish'],
  ])('does not fetch a picture from %s', async (_what, address) => {
    service.on('GET status', respondCompleted(address(other.origin)));
    await expect(dress()).rejects.toThrow('not allowed');
    expect(other.requests).toEqual([]);
  });

  it('follows no redirect, neither with the photo nor to a picture', async () => {
    const away: RequestHandler = (response) => response.writeHead(307, { location: `${other.baseUrl}/run` }).end();
    service.on('GET status', respondCompleted(`${service.origin}/v1/files/1.png`));
    service.on('GET files', away);
    await expect(dress()).rejects.toThrow('cannot be fetched');
    service.on('POST run', away);
    await expect(dress()).rejects.toThrow('cannot be reached');
    expect(other.requests).toEqual([]);
  });

  it.each([
    ['PoseError', /Stand facing the camera/u],
    ['ContentModerationError', /does not accept this photo/u],
  ])('tells the shopper what to do after a %s', async (name, message) => {
    service.on('GET status', respondFailed(name));
    await expect(dress()).rejects.toThrow(DressingRefused);
    await expect(dress()).rejects.toThrow(message);
  });

  it.each<[string, string, RequestHandler, RegExp]>([
    ['refuses the key', 'POST run', respondWithJson({ error: 'UnauthorizedAccess' }, 401), /^It answered 401$/u],
    ['sends rubbish', 'POST run', (response) => response.end('<html>'), /another shape/u],
    ['breaks off', 'POST run', (response) => response.destroy(), /cannot be reached/u],
    ['fails', 'GET status', respondFailed('PipelineError'), /PipelineError/u],
    ['fails without a reason', 'GET status', respondWithJson({ status: 'failed' }), /unknown/u],
    ['has a state of its own', 'GET status', respondWithJson({ status: 'paused' }), /without a picture/u],
    ['completes nothing', 'GET status', respondWithJson({ status: 'completed', output: [] }), /without a picture/u],
    ['sends no picture', 'GET status', respondCompleted(data(Buffer.from('<svg xmlns="a"/>'))), /no picture/u],
    ['sends half a picture', 'GET status', (response) => response.end(halfOf), /cannot be read/u],
    ['sends without end', 'GET status', (response) => endless(response), /more than/u],
  ])('reports a service that %s', async (_what, on, handling, message) => {
    halfOf = JSON.stringify({ status: 'completed', output: [data(result.subarray(0, 900), 'jpeg')] });
    service.on(on, handling);
    await expect(dress()).rejects.toThrow(message);
  });

  it('says when to come back to a service that has too much to do', async () => {
    service.on('POST run', respondWithJson({ error: 'ConcurrencyLimitExceeded' }, 429, { 'retry-after': '12' }));
    await expect(dress()).rejects.toMatchObject({ name: 'ServiceFailure', retryAfterSeconds: 12 });
  });

  it('refuses a picture that is too small to be one', async () => {
    service.on('GET status', respondCompleted(data(await picture(64, '#fff'))));
    await expect(dress()).rejects.toThrow('too small');
  });

  it('asks again after a failed poll, but not for ever', async () => {
    service.on('GET status', respondWithJson({}, 502), respondWithJson({}, 502), respondCompleted(data(result)));
    expect((await dress()).width).toBe(600);
    service.on('GET status', respondWithJson({}, 502));
    await expect(dress()).rejects.toThrow('It answered 502');
  });

  it('gives up a request that never ends, and cancels it', async () => {
    service.on('GET status', respondRunning);
    await expect(engineWith({ deadlineMs: 300 }).dress(dressing(), never)).rejects.toThrow('took too long');
    await expect.poll(() => service.asked).toContain('POST cancel');
  });

  it('gives up a service that accepts a request and stays silent', async () => {
    service.on('POST run', neverRespond);
    await expect(engineWith({ deadlineMs: 200 }).dress(dressing(), never)).rejects.toThrow('took too long');
  });

  it('ends with the reason of the signal, and cancels the request', async () => {
    const leaving = new AbortController();
    const reason = new Error('went elsewhere');
    service.on('GET status', (response, request) => {
      leaving.abort(reason);
      respondRunning(response, request);
    });
    await expect(dress({}, leaving.signal)).rejects.toBe(reason);
    await expect.poll(() => service.asked).toContain('POST cancel');
    expect(service.requests.at(-1)?.path).toBe('cancel/one');
  });

  it('writes neither the key nor a photo into its errors', async () => {
    service.on('POST run', respondWithJson({ error: API_KEY }, 500));
    const error = (await dress().catch((cause: unknown) => cause)) as Error;
    expect(`${error.message} ${String(error.cause)}`).not.toMatch(new RegExp(`${API_KEY}|base64`, 'u'));
  });
});

let halfOf = '';

/** Sends a body without an end, to test the limit on the size of a picture. */
function endless(response: Parameters<RequestHandler>[0]): void {
  const piece = Buffer.alloc(4 * 2 ** 20, 'a');
  const write = () => {
    while (!response.destroyed) if (!response.write(piece)) return void response.once('drain', write);
  };
  write();
}
