import { expect, type Locator, type Page } from '@playwright/test';

const createHeaders = () => ({ origin: process.env['ATELIER_ORIGIN'] ?? '' });

export const getRoom = (page: Page): Locator => page.getByRole('dialog', { name: 'Fitting Room' });
export const getLargePicture = (page: Page): Locator => getRoom(page).getByRole('figure', { name: 'The fitting' });

/** Adds items of the demo catalogue to the wishlist. */
export async function addToWishlist(page: Page, userId: string, ...itemIds: readonly string[]): Promise<void> {
  for (const itemId of itemIds) {
    const storeResponse = await page.request.post(`/api/wishlist/${userId}/${itemId}`, {
      headers: createHeaders(),
      data: {},
    });
    expect(storeResponse.ok()).toBe(true);
  }
}

/** Chooses a piece of the wishlist for a slot and waits for the picture. */
export async function wearFromWishlist(page: Page, slot: string, name: string): Promise<void> {
  await getRoom(page).getByRole('button', { name: slot }).click();
  await page.getByRole('dialog', { name: slot }).getByRole('button', { name }).click();
  await expect(getLargePicture(page).getByRole('img', { name })).toBeVisible();
  await expect(getLargePicture(page)).toHaveAttribute('data-state', 'ready');
}

/** Dresses a figure over HTTP and saves the result as a pose. */
export async function savePose(page: Page, userId: string, itemId: string): Promise<void> {
  const metadata = {
    user_id: userId,
    category: 'top',
    context: 'fitting_room',
    context_id: null,
    top: { id: itemId, collection: null, url: null, website: null },
    bottom: null,
    full_body: null,
    pose: { id: 'woman-curved.medium', type: 'figure' },
    retry: false,
    retry_prev_id: null,
    retry_iteration: 0,
  };
  const form = { metadata: JSON.stringify(metadata) };
  const tryOnResponse = await page.request.post('/api/tryon', { headers: createHeaders(), multipart: form });
  const { id, gen_image_b64 } = (await tryOnResponse.json()) as { id: string; gen_image_b64: string };
  const image = { name: 'look.webp', mimeType: 'image/webp', buffer: Buffer.from(gen_image_b64, 'base64') };
  const saveResponse = await page.request.post(`/api/pose/user/${userId}`, {
    headers: createHeaders(),
    multipart: { image_id: id, image },
  });
  expect(saveResponse.ok()).toBe(true);
}
