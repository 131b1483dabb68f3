import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { askStylist, bar, readNewestAnswer, openConversation, sendMessage, getConversation } from './support/chat.ts';
import { openSession } from './support/session.ts';
import { createShopper } from './support/shopper.ts';
import { choosePhoto, createPhonePhoto, createItemPhoto, type Photo } from './support/photos.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';
import { getCards, search, getQueryField } from './support/searchTab.ts';

const BLAZER_ID = 'olivar-sur-calella-linen-blazer';
const TEE_ID = 'maison-orvelle-mariniere-longue';
const UPLOAD_URL = '**/api/item/attachment';

const getRemoveButton = (page: Page) => bar(page).getByRole('button', { name: /^Remove .+ from search$/u });
const getKindField = (page: Page) => bar(page).getByRole('combobox', { name: 'Looks like' });
const getToast = (page: Page, text: string) => page.getByText(text).first();
const getPopup = (page: Page) => page.getByRole('alertdialog');

/** Time limit for analyzing a photo. */
const ANALYSIS_TIMEOUT = { timeout: 30_000 };

/** Holds matching requests until the returned function is called. */
async function holdRequests(page: Page, url: string): Promise<() => void> {
  let releaseRequests = () => {};
  const requestsReleased = new Promise<void>((release) => {
    releaseRequests = release;
  });
  await page.route(url, async (route) => {
    await requestsReleased;
    await route.continue().catch(() => undefined);
  });
  return releaseRequests;
}

async function attachPhoto(page: Page, item = BLAZER_ID): Promise<void> {
  await choosePhoto(page, await createItemPhoto(item));
  await expect(getRemoveButton(page)).toBeVisible(ANALYSIS_TIMEOUT);
}

test.describe('5 Upload', () => {
  for (const [mode, open] of Object.entries({
    'search mode': (page: Page) => page.goto('/?tab=search'),
    'chat mode': askStylist,
  })) {
    test(`in ${mode} a photo is sent with the next query, at most one, and can be removed again`, async ({
      shopper: { page },
    }) => {
      await open(page);
      const releaseRequests = await holdRequests(page, UPLOAD_URL);
      await choosePhoto(page, await createItemPhoto(BLAZER_ID));
      await expect(bar(page).getByRole('progressbar')).toBeVisible();
      await expect(bar(page).getByRole('button', { name: 'Add a photo' })).toBeDisabled();
      releaseRequests();
      await expect(getToast(page, 'Added to Search')).toBeVisible(ANALYSIS_TIMEOUT);
      await expect(bar(page).getByRole('progressbar')).toBeHidden();
      const preview = bar(page).locator('img');
      await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(bar(page).getByRole('button', { name: 'Add a photo' })).toBeDisabled();
      await expect(bar(page)).toContainText('Blue');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await getRemoveButton(page).click();
      await expect(getToast(page, 'Removed from Search')).toBeVisible();
      await expect(preview).toBeHidden();
      await expect(bar(page).getByRole('button', { name: 'Add a photo' })).toBeEnabled();
    });
  }

  const text = Buffer.from('Not a picture, only words about one.');
  const NO_IMAGES: Record<string, Photo> = {
    'a text': { name: 'list.txt', mimeType: 'text/plain', buffer: text },
    'a text that calls itself a photo': { name: 'list.jpg', mimeType: 'image/jpeg', buffer: text },
  };
  for (const [description, file] of Object.entries(NO_IMAGES)) {
    test(`${description} is refused: 'Only image files are allowed'`, async ({ shopper: { page } }) => {
      await page.goto('/?tab=search');
      await getQueryField(page).fill('something like this');
      await choosePhoto(page, file);
      await expect(getPopup(page).getByText('Only image files are allowed')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getQueryField(page)).toHaveValue('something like this');
      await expect(bar(page).getByRole('button', { name: 'Add a photo' })).toBeEnabled();
    });
  }

  test('the server refuses a file that is not a picture, whatever its name', async ({ shopper: { page, id } }) => {
    const file = { name: 'list.jpg', mimeType: 'image/jpeg', buffer: text };
    const answer = await page.request.post('/api/item/attachment', {
      multipart: { user_id: id, context: 'chat_attachment', file },
    });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
  });

  test('a message sent during an upload waits for it, and nothing is lost', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    const releaseRequests = await holdRequests(page, UPLOAD_URL);
    let searchCount = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search')) searchCount += 1;
    });
    await choosePhoto(page, await createItemPhoto(BLAZER_ID));
    await getQueryField(page).fill('in green');
    await getQueryField(page).press('Enter');
    await expect(bar(page).getByText('Your search starts when the photo is ready.')).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Waits for the photo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(getQueryField(page)).toHaveValue('in green');
    expect(searchCount).toBe(0);
    releaseRequests();
    await expect(getRemoveButton(page)).toBeVisible(ANALYSIS_TIMEOUT);
    const searchRequest = page.waitForRequest('**/api/search');
    await getQueryField(page).press('Enter');
    expect((await searchRequest).postDataJSON()).toMatchObject({
      query: 'in green',
      attachments: [{ context: 'chat_attachment' }],
    });
  });

  test('an upload can be canceled', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    await holdRequests(page, UPLOAD_URL);
    await choosePhoto(page, await createItemPhoto(BLAZER_ID));
    await bar(page).getByRole('button', { name: 'Cancel the upload' }).click();
    await expect(bar(page).getByRole('progressbar')).toBeHidden();
    await expect(bar(page).getByRole('button', { name: 'Add a photo' })).toBeEnabled();
    await expect(getPopup(page)).toBeHidden();
  });

  test("a failure says 'Failed to upload Image', keeps the text and can be retried", async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    await page.route(UPLOAD_URL, (route) => route.fulfill({ status: 500, body: 'torn' }), { times: 1 });
    await getQueryField(page).fill('like this');
    await choosePhoto(page, await createItemPhoto(BLAZER_ID));
    await expect(getPopup(page).getByText('Failed to upload Image')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getQueryField(page)).toHaveValue('like this');
    await attachPhoto(page);
  });
});

test.describe('5 Attachment in a search', () => {
  test('a photo alone finds similar pieces; correcting its kind searches again', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    await attachPhoto(page, TEE_ID);
    // The first option is the recognized kind, or a question if it is uncertain.
    const guessedKinds = await getKindField(page).getByRole('option').allTextContents();
    expect(guessedKinds.slice(0, 4)).toContain('Tee');
    expect(guessedKinds).toContain('Skirt');
    await bar(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(getCards(page).first()).toBeVisible();
    const repeatedSearch = page.waitForResponse('**/api/search');
    await getKindField(page).selectOption('skirt');
    const answer = await repeatedSearch;
    expect(answer.request().postDataJSON()).toMatchObject({ attachments: [{ kind: 'skirt' }] });
    await expect(getCards(page).first()).toContainText(/skirt/iu);
  });

  test('the picture stands beside its results, and in the history', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    await attachPhoto(page, TEE_ID);
    await getQueryField(page).press('Enter');
    const header = page.getByRole('heading', { name: 'Like the attached piece' }).locator('..');
    await expect(getCards(page).first()).toBeVisible(ANALYSIS_TIMEOUT);
    const isLoaded = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(() => isLoaded(header.locator('img'))).toBe(true);
    await page.getByRole('button', { name: 'Chat History' }).click();
    await page.getByRole('button', { name: 'Searches' }).click();
    const entry = page.getByRole('button', { name: /^Like the attached piece/u });
    await expect.poll(() => isLoaded(entry.locator('img'))).toBe(true);
  });

  test('a piece attached from its card is part of the search', async ({ shopper: { page } }) => {
    await search(page, 'navy linen blazer');
    await getCards(page).first().hover();
    await getCards(page)
      .first()
      .getByRole('button', { name: /^More like/u })
      .click();
    await expect(getRemoveButton(page)).toBeVisible();
    await expect(getKindField(page)).toBeHidden();
    const searchRequest = page.waitForRequest('**/api/search');
    await getQueryField(page).fill('like this but in green');
    await getQueryField(page).press('Enter');
    expect((await searchRequest).postDataJSON()).toMatchObject({ attachments: [{ context: 'item' }] });
    await expect(getCards(page).first()).toBeVisible();
  });

  test('a piece attached in the viewer appears in the bar', async ({ shopper: { page } }) => {
    await search(page, 'navy linen blazer');
    await getCards(page).first().getByRole('link').click();
    const viewer = page.getByRole('dialog');
    await viewer.getByRole('button', { name: /^Attach/u }).click();
    await expect(getToast(page, 'Added to Search')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getRemoveButton(page)).toBeVisible();
  });
});

test.describe('5 Attachment in a conversation', () => {
  test('finds something to go with an attached piece', async ({ shopper: { page } }) => {
    await search(page, 'navy linen blazer');
    const attachedLink = await getCards(page).first().getByRole('link').getAttribute('href');
    await getCards(page).first().hover();
    await getCards(page)
      .first()
      .getByRole('button', { name: /^More like/u })
      .click();
    await bar(page).getByRole('radio', { name: 'Stylist' }).check();
    await sendMessage(page, 'something to go with this');
    await expect(getRemoveButton(page)).toBeHidden();
    expect(await readNewestAnswer(page)).not.toBe('');
    const foundTitles = await getCards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(foundTitles.length).toBeGreaterThan(0);
    expect(foundTitles).not.toContain(attachedLink);
    await openConversation(page);
    await expect(getConversation(page).getByRole('article').first().locator('img')).toBeVisible();
  });

  test('a photo alone is a valid message', async ({ shopper: { page } }) => {
    await askStylist(page);
    await attachPhoto(page, TEE_ID);
    await bar(page).getByRole('button', { name: 'Send' }).click();
    await expect(getCards(page).first()).toBeVisible();
    await openConversation(page);
    await expect(getConversation(page).getByRole('article').first().locator('img')).toBeVisible();
  });
});

test.describe("6 A shopper's photo", () => {
  const upload = async (page: Page, userId: string, file: Photo) => {
    const answer = await page.request.post('/api/item/attachment', {
      multipart: { user_id: userId, context: 'chat_attachment', file: { ...file } },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string; url: string };
  };

  test('is stored upright and without metadata, in particular the location', async ({ shopper: { page, id } }) => {
    const photo = await createPhonePhoto(BLAZER_ID);
    const sentMetadata = await sharp(photo.buffer).metadata();
    expect(sentMetadata).toMatchObject({ width: 500, height: 400, orientation: 8 });
    expect(sentMetadata.exif?.toString('latin1')).toContain('Pocket 9');
    const { url } = await upload(page, id, photo);
    const storedMetadata = await sharp(await (await page.request.get(url)).body()).metadata();
    expect(storedMetadata).toMatchObject({ width: 400, height: 500 });
    expect([storedMetadata.exif, storedMetadata.xmp, storedMetadata.iptc]).toEqual([undefined, undefined, undefined]);
  });

  test('is private: another shopper gets 403, a visitor 401', async ({ shopper: { page, id }, browser, baseURL }) => {
    const { id: photo, url } = await upload(page, id, await createItemPhoto(TEE_ID));
    const attachment = `/api/item/attachment/${id}/${photo}`;
    const otherContext = await browser.newContext({ baseURL });
    for (const path of [attachment, url]) expect((await otherContext.request.get(path)).status(), path).toBe(401);
    await openSession(otherContext, await createShopper());
    for (const path of [attachment, url]) expect((await otherContext.request.get(path)).status(), path).toBe(403);
    for (const path of [attachment, url]) expect((await page.request.get(path)).status(), path).toBe(200);
    await otherContext.close();
  });
});
