import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { measureCpuMs } from '../../../tests/support/cpuTime.ts';
import { insertChunks } from '../../../tests/support/pngChunks.ts';
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

const unabortedSignal = new AbortController().signal;
const API_KEY = 'a-secret-key';
const drawPicture = (side: number, background: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();
const toDataUrl = (bytes: Uint8Array, type = 'png') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const createGarment = (id: string) => ({
  item: createCatalogueItem({
    id,
    pictures: [{ url: `/media/catalogue/${id}.jpg`, width: 400, height: 400, thumbhash: null, alt: null }],
  }),
});

describe('the try-on service over HTTP', () => {
  let service: TryOnServiceServer;
  let otherService: TryOnServiceServer;
  let folder: string;
  let photo: Buffer;
  let result: Buffer;
  let waits: number[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-garments-'));
    await writeFile(join(folder, 'tee.jpg'), await drawPicture(400, '#a02020'));
    [photo, result] = await Promise.all([drawPicture(512, '#2040a0'), drawPicture(600, '#20a040')]);
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    waits = [];
    [service, otherService] = await Promise.all([TryOnServiceServer.start(), TryOnServiceServer.start()]);
    service.on('POST run', respondStarted('one'), respondStarted('two'));
    service.on('GET status', respondCompleted(toDataUrl(result)));
  });
  afterEach(() => Promise.all([service.stop(), otherService.stop()]));

  const createEngine = (changes: { deadlineMs?: number; outputHosts?: string[]; apiKey?: string } = {}) =>
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
  const createRequest = (changes: Partial<DressingRequest> = {}): DressingRequest => ({
    body: { kind: 'photo', bytes: photo, owner: 'anna' },
    outfit: { top: createGarment('tee') },
    start: null,
    reading: 0,
    ...changes,
  });
  const dressInOutfit = (changes: Partial<DressingRequest> = {}, signal = unabortedSignal) =>
    createEngine().dress(createRequest(changes), signal);

  it('starts a request, waits longer each time, and marks the picture as generated', async () => {
    service.on('GET status', respondRunning, respondRunning, respondRunning, respondCompleted(toDataUrl(result)));
    const dressedPicture = await dressInOutfit();
    expect(service.requestLabels).toEqual(['POST run', 'GET status', 'GET status', 'GET status', 'GET status']);
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
    expect(dressedPicture).toMatchObject({ mediaType: 'image/webp', width: 600, height: 600, readings: 3 });
    const metadata = await sharp(dressedPicture.bytes).metadata();
    expect([metadata.format, metadata.xmpAsString]).toEqual([
      'webp',
      expect.stringContaining('compositeWithTrainedAlgorithmicMedia'),
    ]);
  });

  it('puts on one garment after another, from the bottom up, and another seed for a retry', async () => {
    await dressInOutfit({ outfit: { top: createGarment('tee'), bottom: createGarment('jeans') }, reading: 2 });
    const runInputs = service.requests.flatMap(({ body }) => (body === null ? [] : [body.inputs]));
    expect(runInputs.map(({ category, seed }) => [category, seed])).toEqual([
      ['bottoms', 3],
      ['tops', 3],
    ]);
    expect(runInputs[1]!['model_image']).not.toBe(runInputs[0]!['model_image']);
  });

  it('continues from the earlier picture, unless a garment must go under one that it shows', async () => {
    const [top, bottom] = [createGarment('tee'), createGarment('jeans')];
    await dressInOutfit({ outfit: { top, bottom }, start: { bytes: result, slots: ['bottom'] } });
    expect(service.requestLabels.filter((label) => label === 'POST run')).toHaveLength(1);
    await dressInOutfit({ outfit: { top, bottom }, start: { bytes: result, slots: ['top'] } });
    expect(service.requestLabels.filter((label) => label === 'POST run')).toHaveLength(3);
  });

  it('refuses what it cannot do, before it sends a photo', async () => {
    const outerOutfit = { outer: createGarment('coat'), top: createGarment('tee') };
    for (const changes of [{ outfit: outerOutfit }, { reading: 3 }, { body: { kind: 'figure', id: 'tall' } as const }])
      await expect(dressInOutfit(changes)).rejects.toThrow(DressingRefused);
    expect(service.requests).toEqual([]);
  });

  it('takes a picture from its own host or from a named one, without the key', async () => {
    const answerRequest: RequestHandler = (response) => response.writeHead(200).end(result);
    service.on('GET status', respondCompleted(`${service.origin}/v1/files/1.png`));
    service.on('GET files', answerRequest);
    expect((await dressInOutfit()).width).toBe(600);
    expect(service.requests.at(-1)).toMatchObject({ path: 'files/1.png', authorization: undefined });
  });

  it.each([
    ['another host', (origin: string) => `${origin}/secret.png`],
    ['a private address', () => 'http://169.254.169.254/latest/meta-data'],
    ['a file', () => 'file:///etc/passwd'],
    ['no address', () => 'rubbish'],
  ])('does not fetch a picture from %s', async (_what, address) => {
    service.on('GET status', respondCompleted(address(otherService.origin)));
    await expect(dressInOutfit()).rejects.toThrow('not allowed');
    expect(otherService.requests).toEqual([]);
  });

  it('follows no redirect, neither with the photo nor to a picture', async () => {
    const redirectHandling: RequestHandler = (response) =>
      response.writeHead(307, { location: `${otherService.baseUrl}/run` }).end();
    service.on('GET status', respondCompleted(`${service.origin}/v1/files/1.png`));
    service.on('GET files', redirectHandling);
    await expect(dressInOutfit()).rejects.toThrow('cannot be fetched');
    service.on('POST run', redirectHandling);
    await expect(dressInOutfit()).rejects.toThrow('cannot be reached');
    expect(otherService.requests).toEqual([]);
  });

  it.each([
    ['PoseError', /Stand facing the camera/u],
    ['ContentModerationError', /does not accept this photo/u],
  ])('tells the shopper what to do after a %s', async (name, message) => {
    service.on('GET status', respondFailed(name));
    await expect(dressInOutfit()).rejects.toThrow(DressingRefused);
    await expect(dressInOutfit()).rejects.toThrow(message);
  });

  it.each<[string, string, RequestHandler, RegExp]>([
    ['refuses the key', 'POST run', respondWithJson({ error: 'UnauthorizedAccess' }, 401), /^It answered 401$/u],
    ['sends rubbish', 'POST run', (response) => response.end('<html>'), /another shape/u],
    ['breaks off', 'POST run', (response) => response.destroy(), /cannot be reached/u],
    ['fails', 'GET status', respondFailed('PipelineError'), /PipelineError/u],
    ['fails without a reason', 'GET status', respondWithJson({ status: 'failed' }), /unknown/u],
    ['has a state of its own', 'GET status', respondWithJson({ status: 'paused' }), /without a picture/u],
    ['completes nothing', 'GET status', respondWithJson({ status: 'completed', output: [] }), /without a picture/u],
    ['sends no picture', 'GET status', respondCompleted(toDataUrl(Buffer.from('<svg xmlns="a"/>'))), /no picture/u],
    ['sends half a picture', 'GET status', (response) => response.end(halfText), /cannot be read/u],
    ['sends without end', 'GET status', (response) => streamEndlessly(response), /more than/u],
  ])('reports a service that %s', async (_what, route, answerRequest, message) => {
    halfText = JSON.stringify({ status: 'completed', output: [toDataUrl(result.subarray(0, 900), 'jpeg')] });
    service.on(route, answerRequest);
    await expect(dressInOutfit()).rejects.toThrow(message);
  });

  it.each([
    ['12', 12],
    ['0.001', 1],
    ['-5', 30],
    ['Infinity', 30],
  ])('says when to retry a busy service: %s', async (retryAfter, retryAfterSeconds) => {
    service.on('POST run', respondWithJson({ error: 'ConcurrencyLimitExceeded' }, 429, { 'retry-after': retryAfter }));
    await expect(dressInOutfit()).rejects.toMatchObject({ name: 'ServiceFailure', retryAfterSeconds });
  });

  it('refuses a picture that is too small to be one', async () => {
    service.on('GET status', respondCompleted(toDataUrl(await drawPicture(64, '#fff'))));
    await expect(dressInOutfit()).rejects.toThrow('too small');
  });

  it('refuses a picture whose texts inflate to gigabytes, before decoding it', async () => {
    const text = Buffer.concat([Buffer.from('key\0\0'), deflateSync(Buffer.alloc(5e7))]);
    const png = await sharp(result).png().toBuffer();
    service.on('GET status', respondCompleted(toDataUrl(insertChunks(png, 'zTXt', text, 20))));
    const cpuMs = await measureCpuMs(() => expect(dressInOutfit()).rejects.toThrow('cannot be read'));
    expect(cpuMs).toBeLessThan(500);
  });

  it('repeats only the beginning of a reason', async () => {
    service.on('GET status', respondFailed('A'.repeat(1e6)));
    await expect(dressInOutfit()).rejects.toMatchObject({ message: expect.stringMatching(/^.{20,200}$/u) });
  });

  it('asks again after a failed poll, up to a limit', async () => {
    service.on('GET status', respondWithJson({}, 502), respondWithJson({}, 502), respondCompleted(toDataUrl(result)));
    expect((await dressInOutfit()).width).toBe(600);
    service.on('GET status', respondWithJson({}, 502));
    await expect(dressInOutfit()).rejects.toThrow('It answered 502');
  });

  it('gives up a request that never ends, and cancels it', async () => {
    service.on('GET status', respondRunning);
    await expect(createEngine({ deadlineMs: 300 }).dress(createRequest(), unabortedSignal)).rejects.toThrow(
      'took too long',
    );
    await expect.poll(() => service.requestLabels).toContain('POST cancel');
  });

  it('gives up a service that accepts a request and stays silent', async () => {
    service.on('POST run', neverRespond);
    await expect(createEngine({ deadlineMs: 200 }).dress(createRequest(), unabortedSignal)).rejects.toThrow(
      'took too long',
    );
  });

  it('ends with the reason of the signal, and cancels the request', async () => {
    const leavingController = new AbortController();
    const reason = new Error('went elsewhere');
    service.on('GET status', (response, request) => {
      leavingController.abort(reason);
      respondRunning(response, request);
    });
    await expect(dressInOutfit({}, leavingController.signal)).rejects.toBe(reason);
    await expect.poll(() => service.requestLabels).toContain('POST cancel');
    expect(service.requests.at(-1)?.path).toBe('cancel/one');
  });

  it('writes neither the key nor a photo into its errors', async () => {
    service.on('POST run', respondWithJson({ error: API_KEY }, 500));
    const error = (await dressInOutfit().catch((cause: unknown) => cause)) as Error;
    expect(`${error.message} ${String(error.cause)}`).not.toMatch(new RegExp(`${API_KEY}|base64`, 'u'));
  });
});

let halfText = '';

/** Sends a body without end. */
function streamEndlessly(response: Parameters<RequestHandler>[0]): void {
  const piece = Buffer.alloc(4 * 2 ** 20, 'a');
  const write = () => {
    while (!response.destroyed) if (!response.write(piece)) return void response.once('drain', write);
  };
  write();
}
