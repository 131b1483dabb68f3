import { existsSync, readFileSync } from 'node:fs';
import { keep, plate, room, wear } from './support/fittingRoom.ts';
import { axeFindings, expect, test } from './support/test.ts';

const BLAZER = 'olivar-sur-calella-linen-blazer';
const JEANS = 'brackwater-mill-bale-loader-slim-jean';
const DRESS = 'common-larch-meadow-tally-dress';
const [top, bottom, dress] = ['Calella Linen Blazer', 'Bale Loader Slim Jean', 'Meadow Tally Dress'];
/** A real photo. Tests that use it are skipped where the folder is missing. */
const PERSON = '../shared/data/tryon/persons/00891_person.jpg';

test.describe('2.10 Fitting room, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a drawn figure wears what is chosen, and what is worn stays', async ({ shopper: { page, id } }) => {
    await keep(page, id, BLAZER, JEANS, DRESS);
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Fitting Room' });
    await opener.click();
    await expect(room(page).getByRole('heading', { name: 'Select Pose' })).toBeVisible();
    await expect(room(page).getByRole('img', { name: 'Curved woman' })).toHaveJSProperty('complete', true);
    expect(await axeFindings(page)).toEqual([]);
    await room(page).getByRole('img', { name: 'Curved woman' }).click();
    await wear(page, 'Choose a top', top);
    await wear(page, 'Choose a bottom', bottom);
    await expect(plate(page).getByRole('img', { name: `A drawn curved woman in ${bottom}, ${top}` })).toBeVisible();
    await expect(plate(page)).toContainText('Fit and color may differ.');
    expect(await axeFindings(page)).toEqual([]);

    await wear(page, 'Choose a dress or suit', dress);
    await expect(room(page).getByRole('button', { name: 'Choose a top' })).toBeVisible();
    await page.goBack();
    await expect(room(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.goForward();
    await expect(plate(page).getByRole('img', { name: `in ${dress}` })).toBeVisible();
    await room(page).getByRole('button', { name: 'Save in Poses' }).click();
    await page.getByRole('dialog', { name: 'Save in Poses' }).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Saved!' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(room(page).getByRole('button', { name: 'Pose 1 of 1' })).toBeVisible();

    // The device remembers the chosen figure.
    await page.reload();
    await expect(plate(page).getByRole('img', { name: 'A drawn curved woman' })).toBeVisible();
  });
});

test.describe('2.10 Fitting room', () => {
  test('the picture blurs while it loads, crossfades over a second, and is compared by keys', async ({
    shopper: { page, id },
  }) => {
    await keep(page, id, BLAZER);
    await page.goto('/?panel=fitting-room');
    await room(page).getByRole('img', { name: 'Slim man' }).click();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/tryon', async (route) => {
      await held;
      await route.continue();
    });
    await room(page).getByRole('button', { name: 'Choose a top' }).click();
    await page.getByRole('dialog', { name: 'Choose a top' }).getByRole('button', { name: top }).click();
    await expect(plate(page).getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
    const layers = plate(page).locator('[data-blurred]');
    await expect(layers).toHaveCSS('filter', 'blur(10px)');
    release();
    const dressed = plate(page).getByRole('img', { name: top });
    await expect(dressed).toHaveCSS('transition-duration', '1s');
    await expect(dressed).toHaveCSS('opacity', '1');
    await room(page).getByRole('button', { name: 'Before and after' }).click();
    const handle = room(page).getByRole('slider');
    await handle.press('End');
    await expect(handle).toHaveValue('100');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('Try it on puts the piece into its slot, and a look is worn whole', async ({ shopper: { page } }) => {
    await page.goto(`/?item=${BLAZER}`);
    const viewer = page.getByRole('dialog', { name: top });
    await viewer.getByRole('button', { name: 'Try it on' }).click();
    await expect(room(page).getByRole('button', { name: `Top: ${top}. Change` })).toBeVisible();
    await room(page).getByRole('img', { name: 'Curved woman' }).click();
    await expect(plate(page).getByRole('img', { name: top })).toBeVisible();
    await page.goBack();
    await viewer.getByRole('button', { name: 'Wear the whole look' }).click();
    await expect(room(page).getByRole('button', { name: /^Bottom: .+ Change$/u })).toBeVisible();
    await expect(plate(page)).toHaveAttribute('data-state', 'ready');
  });

  test('a photo is dressed, or refused with a figure one press away', async ({ shopper: { page, id } }) => {
    test.skip(!existsSync(PERSON), 'The photos of people are not here.');
    await keep(page, id, BLAZER);
    await page.goto('/?panel=fitting-room');
    const choosing = page.waitForEvent('filechooser');
    await room(page).getByRole('button', { name: 'Add a photo' }).click();
    await (await choosing).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: readFileSync(PERSON) });
    await page.getByRole('button', { name: 'I agree' }).click();
    const pose = room(page).getByRole('button', { name: /^Pose 1 of 1/u });
    await expect(pose).toBeVisible();
    const verdict = page.getByRole('alertdialog', { name: 'This photo cannot be dressed yet' });
    if (await verdict.isVisible()) await verdict.getByRole('button', { name: 'Close' }).first().click();
    await pose.click();
    await expect(pose).toHaveAttribute('aria-current', 'true');
    await room(page).getByRole('button', { name: 'Choose a top' }).click();
    await page.getByRole('dialog', { name: 'Choose a top' }).getByRole('button', { name: top }).click();
    await expect(plate(page)).toHaveAttribute('data-state', /ready|refused/u, { timeout: 60_000 });
    if ((await plate(page).getAttribute('data-state')) === 'ready') return;
    await expect(plate(page).getByRole('alert')).toContainText('This cannot be dressed');
    await plate(page).getByRole('button', { name: 'Use a drawn figure' }).click();
    await page.getByRole('dialog', { name: 'Your figure' }).getByRole('img', { name: 'Curved woman' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(plate(page).getByRole('img', { name: `A drawn curved woman in ${top}` })).toBeVisible();
  });
});
