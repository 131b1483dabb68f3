import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import type { StartedBackend } from '../../support/startBackend.ts';
import { startTestBackend } from '../../support/startBackend.ts';

const BLAZER_ID = 'olivar-sur-calella-linen-blazer';
/** A URL where no server listens. */
const TRYON_URL = 'http://127.0.0.1:9/v1';

let backend: StartedBackend;
beforeAll(async () => {
  backend = await startTestBackend({ environment: { TRYON_URL, TRYON_FALLBACK: 'embedded' } });
}, 120_000);
afterAll(() => backend.stop());

it('with TRYON_FALLBACK, the own engine judges a photo when the service fails', { timeout: 120_000 }, async () => {
  const { cookie, userId } = await backend.signInAs('anna@example.com');
  const headers = { cookie, origin: backend.origin };
  const post = (path: string, body: FormData | string, moreHeaders: Record<string, string> = {}) =>
    fetch(`${backend.origin}${path}`, { method: 'POST', headers: { ...headers, ...moreHeaders }, body });
  const consent = JSON.stringify({ agreed: true, service: new URL(TRYON_URL).host });
  expect((await post(`/api/pose/user/${userId}/consent`, consent, { 'content-type': 'application/json' })).ok).toBe(
    true,
  );
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#8090a0' } })
    .jpeg()
    .toBuffer();
  const upload = new FormData();
  upload.set('image', new Blob([new Uint8Array(wall)], { type: 'image/jpeg' }), 'me.jpg');
  const pose = (await (await post(`/api/pose/user/${userId}`, upload)).json()) as { id: string };
  const request = new FormData();
  const garment = { id: BLAZER_ID, collection: null, url: null, website: null };
  const metadata = {
    ...{ user_id: userId, category: 'top', context: 'fitting_room', context_id: null },
    ...{ top: garment, bottom: null, full_body: null, pose: { id: pose.id, type: 'pose' } },
    ...{ retry: false, retry_prev_id: null, retry_iteration: 0 },
  };
  request.set('metadata', JSON.stringify(metadata));
  const answer = await post('/api/tryon', request);
  expect(await answer.json()).toMatchObject({ status: 422, reason: 'nobody' });
});
