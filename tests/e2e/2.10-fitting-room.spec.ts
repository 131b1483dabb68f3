import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addToWishlist, getLargePicture, getRoom, wearFromWishlist } from './support/fittingRoom.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';

const BLAZER = 'olivar-sur-calella-linen-blazer';
const JEANS = 'brackwater-mill-bale-loader-slim-jean';
const DRESS = 'common-larch-meadow-tally-dress';
const [top, bottom, dress] = ['Calella Linen Blazer', 'Bale Loader Slim Jean', 'Meadow Tally Dress'];
/** Real photos. Their tests are skipped if the folder is missing. */
const PEOPLE_PATH = '../shared/data/tryon/persons';

test.describe('2.10 Fitting room, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a drawn figure wears what is chosen, and what is worn stays', async ({ shopper: { page, id } }) => {
    await addToWishlist(page, id, BLAZER, JEANS, DRESS);
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Fitting Room' });
    await opener.click();
    await expect(getRoom(page).getByRole('heading', { name: 'Select Pose' })).toBeVisible();
    await expect(getRoom(page).getByRole('img', { name: 'Curved woman' })).toHaveJSProperty('complete', true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getRoom(page).getByRole('img', { name: 'Curved woman' }).click();
    await wearFromWishlist(page, 'Choose a top', top);
    await wearFromWishlist(page, 'Choose a bottom', bottom);
    await expect(
      getLargePicture(page).getByRole('img', { name: `A drawn curved woman in ${bottom}, ${top}` }),
    ).toBeVisible();
    await expect(getLargePicture(page)).toContainText('Fit and color may differ.');
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await wearFromWishlist(page, 'Choose a dress or suit', dress);
    await expect(getRoom(page).getByRole('button', { name: 'Choose a top' })).toBeVisible();
    await page.goBack();
    await expect(getRoom(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.goForward();
    await expect(getLargePicture(page).getByRole('img', { name: `in ${dress}` })).toBeVisible();
    await getRoom(page).getByRole('button', { name: 'Save in Poses' }).click();
    await page.getByRole('dialog', { name: 'Save in Poses' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Saved!' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(getRoom(page).getByRole('button', { name: 'Pose 1 of 1' })).toBeVisible();

    // The device stores the figure and its outfit.
    await page.reload();
    await expect(getLargePicture(page).getByRole('img', { name: `A drawn curved woman in ${dress}` })).toBeVisible();
  });
});

test.describe('2.10 Fitting room', () => {
  test('the picture blurs while it loads, crossfades over a second, and is compared by keys', async ({
    shopper: { page, id },
  }) => {
    await addToWishlist(page, id, BLAZER);
    await page.goto('/?panel=fitting-room');
    await getRoom(page).getByRole('img', { name: 'Slim man' }).click();
    let releaseRequest = () => {};
    const requestReleased = new Promise<void>((resolve) => (releaseRequest = resolve));
    await page.route('**/api/tryon', async (route) => {
      await requestReleased;
      await route.continue();
    });
    await getRoom(page).getByRole('button', { name: 'Choose a top' }).click();
    await page.getByRole('dialog', { name: 'Choose a top' }).getByRole('button', { name: top }).click();
    await expect(getLargePicture(page).getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
    const layers = getLargePicture(page).locator('[data-blurred]');
    await expect(layers).toHaveCSS('filter', 'blur(10px)');
    releaseRequest();
    const dressedPicture = getLargePicture(page).getByRole('img', { name: top });
    await expect(dressedPicture).toHaveCSS('transition-duration', '1s');
    await expect(dressedPicture).toHaveCSS('opacity', '1');
    await getRoom(page).getByRole('button', { name: 'Before and after' }).click();
    const handle = getRoom(page).getByRole('slider');
    await handle.press('End');
    await expect(handle).toHaveValue('100');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  test('the fit is adjusted by keys: the hem moves, and the picture is made anew', async ({
    shopper: { page, id },
  }) => {
    await addToWishlist(page, id, DRESS);
    await page.goto('/?panel=fitting-room');
    await getRoom(page).getByRole('img', { name: 'Curved woman' }).click();
    await wearFromWishlist(page, 'Choose a dress or suit', dress);
    const picture = getLargePicture(page).getByRole('img', { name: dress });
    const sources = () =>
      picture.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src).at(-1));
    const before = await sources();
    await getRoom(page).getByRole('button', { name: 'Adjust the fit' }).click();
    const hem = getRoom(page).getByRole('slider', { name: 'Hem' });
    const height = async () => (await hem.boundingBox())!.y;
    const [start, answer] = [await height(), page.waitForResponse('**/api/tryon')];
    await hem.press('Shift+ArrowUp');
    const tryOnResponse = await answer;
    expect(await tryOnResponse.json()).toMatchObject({
      fit: [
        { lines: expect.arrayContaining([expect.objectContaining({ line: 'hem', moved: expect.closeTo(-0.05, 3) })]) },
      ],
    });
    await expect.poll(sources).not.toBe(before);
    expect(await height()).toBeLessThan(start - 20);
    await expect(hem).toHaveAttribute('aria-valuetext', /raised by 5%/u);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await hem.press('Escape');
    await expect(hem).not.toHaveAttribute('aria-valuetext', /raised/u);
    await hem.press('Escape');
    await expect(getRoom(page).getByRole('button', { name: 'Adjust the fit' })).toBeFocused();
  });

  test('Try it on puts the piece into its slot, and a look is worn whole', async ({ shopper: { page } }) => {
    await page.goto(`/?item=${BLAZER}`);
    const viewer = page.getByRole('dialog', { name: top });
    await viewer.getByRole('button', { name: 'Try it on' }).click();
    await expect(getRoom(page).getByRole('button', { name: new RegExp(`^Top ?${top}.*Change$`, 'u') })).toBeVisible();
    await getRoom(page).getByRole('img', { name: 'Curved woman' }).click();
    await expect(getLargePicture(page).getByRole('img', { name: top })).toBeVisible();
    await page.goBack();
    await viewer.getByRole('button', { name: 'Wear the whole look' }).click();
    await expect(getRoom(page).getByRole('button', { name: /^Bottom ?.+Change$/u })).toBeVisible();
    await expect(getLargePicture(page)).toHaveAttribute('data-state', 'ready');
  });

  test('a photo of a person is dressed', async ({ shopper: { page, id } }) => {
    test.skip(!existsSync(PEOPLE_PATH), 'The photos of people are not here.');
    await addToWishlist(page, id, BLAZER);
    await page.goto('/?panel=fitting-room');
    await addPhoto(page, '09597_person.jpg');
    await chooseTop(page);
    await expect(getLargePicture(page)).toHaveAttribute('data-state', 'ready', { timeout: 60_000 });
    await expect(getLargePicture(page).getByRole('img', { name: top })).toBeVisible();
  });

  test('a photo that cannot be dressed is refused with a figure one press away', async ({ shopper: { page, id } }) => {
    test.skip(!existsSync(PEOPLE_PATH), 'The photos of people are not here.');
    await addToWishlist(page, id, BLAZER);
    await page.goto('/?panel=fitting-room');
    // This photo shows white clothes in front of a white wall.
    await uploadPhoto(page, '00891_person.jpg');
    const pose = getRoom(page).getByRole('button', { name: /^Pose 1 of 1/u });
    await expect(pose).toBeVisible();
    // A server that has just started takes too long to judge the upload, and refuses when it should dress the photo.
    const isRefusedAtOnce = (await pose.textContent())?.includes('Cannot be dressed') ?? false;
    if (!isRefusedAtOnce) await chooseTop(page);
    const refusal = page
      .getByRole('alertdialog', { name: 'This photo cannot be dressed yet' })
      .or(getLargePicture(page).getByRole('alert'));
    await expect(refusal).toContainText('Try a photo', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Use a drawn figure' }).click();
    await page.getByRole('dialog', { name: 'Your figure' }).getByRole('img', { name: 'Curved woman' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    if (isRefusedAtOnce) await chooseTop(page);
    await expect(getLargePicture(page).getByRole('img', { name: `A drawn curved woman in ${top}` })).toBeVisible();
  });
});

/** Uploads the shopper's first photo in the fitting room and chooses it. */
async function addPhoto(page: Page, name: string): Promise<void> {
  await uploadPhoto(page, name);
  const pose = getRoom(page).getByRole('button', { name: /^Pose 1 of 1/u });
  await pose.click();
  await expect(pose).toHaveAttribute('aria-current', 'true');
}

async function uploadPhoto(page: Page, name: string): Promise<void> {
  const fileChooserPromise = page.waitForEvent('filechooser');
  await getRoom(page).getByRole('button', { name: 'Add a photo' }).click();
  const buffer = readFileSync(`${PEOPLE_PATH}/${name}`);
  await (await fileChooserPromise).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'I agree' }).click();
}

async function chooseTop(page: Page): Promise<void> {
  await getRoom(page).getByRole('button', { name: 'Choose a top' }).click();
  await page.getByRole('dialog', { name: 'Choose a top' }).getByRole('button', { name: top }).click();
}
