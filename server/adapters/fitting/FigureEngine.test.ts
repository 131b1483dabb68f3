import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { DressingRequest } from '../../application/ports/TryOnEngine.ts';
import { DressingRefused } from '../../application/ports/TryOnEngine.ts';
import { readDemoCatalogue } from '../files/DemoCatalogueFile.ts';
import { FigureEngine } from './FigureEngine.ts';

const ASSETS = new URL('../../assets/', import.meta.url);
const items = await readDemoCatalogue(new URL('catalogue/catalogue.json', ASSETS));
const createWornItem = (id: string) => ({ item: items.find((item) => item.id === id)! });
const engine = new FigureEngine(ASSETS);
afterAll(() => engine.close());

const createRequest = (changes: Partial<DressingRequest> = {}): DressingRequest => ({
  body: { kind: 'figure', id: 'man-regular.brown' },
  outfit: {
    top: createWornItem('halden-rook-jermyn-poplin-shirt'),
    fullBody: createWornItem('halden-rook-ludgate-two-piece-suit'),
  },
  start: null,
  reading: 0,
  ...changes,
});
const neverAborted = new AbortController().signal;

describe('the engine that dresses drawn figures', { timeout: 60_000 }, () => {
  it('returns a picture marked as generated, and the number of ways to wear the outfit', async () => {
    const { bytes, mediaType, width, height, readings } = await engine.dress(createRequest(), neverAborted);
    const metadata = await sharp(bytes).metadata();
    expect([mediaType, width, height, readings]).toEqual(['image/webp', 820, 1024, 3]);
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 820, 1024]);
    expect(metadata.xmpAsString ?? '').toContain('algorithmicMedia');
  });

  it('wears a suit over a shirt as its outer layer, with the trousers of the suit', async () => {
    const [shirt, suit] = [
      createWornItem('halden-rook-jermyn-poplin-shirt'),
      createWornItem('halden-rook-ludgate-two-piece-suit'),
    ];
    const suitAsOuter = await engine.dress(createRequest({ outfit: { top: shirt, outer: suit } }), neverAborted);
    const suitAsFullBody = await engine.dress(createRequest(), neverAborted);
    expect(Buffer.from(suitAsOuter.bytes).equals(Buffer.from(suitAsFullBody.bytes))).toBe(true);
    expect(suitAsOuter.fits?.map(({ slot }) => slot)).toEqual(['top', 'outer']);
  });

  it('wears the outfit another way for each reading', async () => {
    const plates = [];
    for (const reading of [0, 1, 2]) plates.push((await engine.dress(createRequest({ reading }), neverAborted)).bytes);
    expect(new Set(plates.map((bytes) => Buffer.from(bytes).toString('base64'))).size).toBe(3);
  });

  it('refuses a photo, a garment picture, an unknown figure and an item that cannot be tried on', async () => {
    const refusedRequests = [
      createRequest({ body: { kind: 'photo', bytes: new Uint8Array(), owner: 'anna' } }),
      createRequest({ outfit: { top: { picture: new Uint8Array() } } }),
      createRequest({ body: { kind: 'figure', id: 'man-regular' } }),
      createRequest({ outfit: { top: createWornItem('halden-rook-bridle-belt') } }),
    ];
    for (const request of refusedRequests) {
      const refusal = engine.dress(request, neverAborted);
      await expect(refusal).rejects.toThrow(DressingRefused);
      // The message says what to do instead.
      await expect(refusal).rejects.toThrow(/Choose/u);
    }
  });

  it('rejects with the reason of a signal that was aborted', async () => {
    const reason = new Error('changed my mind');
    await expect(engine.dress(createRequest(), AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
