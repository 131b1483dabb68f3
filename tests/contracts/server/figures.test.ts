import { beforeEach, describe, expect, it } from 'vitest';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

describe('the drawn figures', () => {
  let backend: BackendUnderTest;
  beforeEach(async () => {
    backend = await BackendUnderTest.start();
  });
  const get = (url: string, headers = {}) => backend.call({ method: 'GET', url, headers });

  it('are listed with their tones for a signed-in shopper', async () => {
    const answer = await get('/api/tryon/figures', await backend.signIn('anna'));
    expect(answer.json()).toMatchObject({
      figures: [{ id: 'tall', width: 820, height: 1024 }],
      tones: [{ id: 'light', color: '#e4bf9f' }, { id: 'deep' }],
    });
    expect((await get('/api/tryon/figures')).statusCode).toBe(401);
  });

  it('are public, resized on request and cacheable', async () => {
    const wholePicture = await get('/api/tryon/figures/tall.deep/image');
    expect([wholePicture.statusCode, wholePicture.body, wholePicture.headers['content-type']]).toEqual([
      200,
      'tall.deep null',
      'image/webp',
    ]);
    expect(wholePicture.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=604800');
    expect((await get('/api/tryon/figures/tall.deep/image?w=320')).body).toBe('tall.deep 320');
  });

  it('do not exist under another id or in another width', async () => {
    expect((await get('/api/tryon/figures/tall/image')).statusCode).toBe(404);
    expect((await get('/api/tryon/figures/tall.deep/image?w=77')).statusCode).toBe(400);
  });
});
