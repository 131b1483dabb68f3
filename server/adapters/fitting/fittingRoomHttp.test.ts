import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackendUnderTest } from '../../../tests/support/backendUnderTest.ts';
import { createEngines } from '../../../tests/support/FakeTryOnEngine.ts';
import { readDemoCatalogue } from '../files/DemoCatalogueFile.ts';
import { InMemoryStore } from '../memory/InMemoryStore.ts';
import { DrawnFigures } from './DrawnFigures.ts';
import { FigureEngine } from './FigureEngine.ts';

const ASSETS = new URL('../../assets/', import.meta.url);
const SHIRT = 'halden-rook-jermyn-poplin-shirt';
const TROUSERS = 'halden-rook-holborn-flannel-trouser';

interface TryOnResponse {
  readonly id: string;
  readonly gen_image_b64: string;
  readonly readings: number;
  readonly description: string;
}

describe('the drawn figures over HTTP', { timeout: 60_000 }, () => {
  const engine = new FigureEngine(ASSETS);
  const store = new InMemoryStore();
  let backend: BackendUnderTest;
  let origin: string;
  let anna: { cookie: string };

  beforeAll(async () => {
    const figures = new DrawnFigures(ASSETS, engine);
    backend = await BackendUnderTest.start({ store, figures, tryOnEngines: createEngines(engine) });
    const items = await readDemoCatalogue(new URL('catalogue/catalogue.json', ASSETS));
    await store.catalogue.importAll('demo', [items.filter(({ id }) => [SHIRT, TROUSERS].includes(id))]);
    origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
    anna = await backend.signIn('anna');
  });
  afterAll(async () => {
    await backend.stop();
    await engine.close();
  });

  const get = (path: string, headers: Record<string, string> = anna) => fetch(origin + path, { headers });
  async function dress(pose: object, garments: object, moreFields: object = {}): Promise<TryOnResponse> {
    const body = new FormData();
    const metadata = {
      user_id: 'anna',
      category: 'top',
      context: 'fitting_room',
      context_id: null,
      top: null,
      bottom: null,
      full_body: null,
      pose,
      retry: false,
      retry_prev_id: null,
      retry_iteration: 0,
      ...garments,
      ...moreFields,
    };
    body.set('metadata', JSON.stringify(metadata));
    const response = await fetch(`${origin}/api/tryon`, { method: 'POST', headers: anna, body });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return response.json() as Promise<TryOnResponse>;
  }
  const createGarmentField = (id: string) => ({ id, collection: null, url: null, website: null });

  it('are chosen, dressed and dressed further; the pictures are kept for their owner, and marked', async () => {
    const choices = (await (await get('/api/tryon/figures')).json()) as Record<'figures' | 'tones', { id: string }[]>;
    const id = `${choices.figures[0]!.id}.${choices.tones[0]!.id}`;
    const plainPicture = Buffer.from(await (await get(`/api/tryon/figures/${id}/image`, {})).arrayBuffer());

    const firstResult = await dress({ id, type: 'figure' }, { bottom: createGarmentField(TROUSERS) });
    const bothDressed = await dress({ id: firstResult.id, type: 'result' }, { top: createGarmentField(SHIRT) });
    expect(bothDressed.readings).toBe(2);
    expect(await store.tryOns.byId(bothDressed.id)).toMatchObject({
      figureId: id,
      itemIds: { top: SHIRT, bottom: TROUSERS },
    });

    const image = await get(`/api/tryon/${bothDressed.id}/image`);
    expect([image.status, image.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.toString('base64')).toBe(bothDressed.gen_image_b64);
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.height]).toEqual(['webp', 1024]);
    expect(metadata.xmpAsString ?? '').toContain('algorithmicMedia');
    expect(await measureDifferingShare(plainPicture, bytes)).toBeGreaterThan(0.05);
    const otherShopper = await backend.signIn('ben');
    expect((await get(`/api/tryon/${bothDressed.id}/image`, otherShopper)).status).toBe(403);
  });

  it('wear the same in another way on a retry', async () => {
    const outfit = { top: createGarmentField(SHIRT), bottom: createGarmentField(TROUSERS) };
    const pose = { id: 'man-regular.brown', type: 'figure' };
    const firstResult = await dress(pose, outfit);
    const retry = { retry: true, retry_prev_id: firstResult.id, retry_iteration: 1 };
    const otherResponse = await dress(pose, outfit, retry);
    const changedShare = await measureDifferingShare(
      Buffer.from(firstResult.gen_image_b64, 'base64'),
      Buffer.from(otherResponse.gen_image_b64, 'base64'),
    );
    expect(changedShare).toBeGreaterThan(0.01);
  });
});

/** The fraction of pixels that clearly differ between two pictures. */
async function measureDifferingShare(firstBytes: Buffer, secondBytes: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [firstBytes, secondBytes].map((bytes) => sharp(bytes).removeAlpha().greyscale().raw().toBuffer()),
  );
  return a!.filter((value, index) => Math.abs(value - b![index]!) > 24).length / a!.length;
}
