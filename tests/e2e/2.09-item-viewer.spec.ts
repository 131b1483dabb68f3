import type { Locator, Page } from '@playwright/test';
import { findAccessibilityViolations, expect, test } from './support/test.ts';

const MAIN_QUERY = 'navy linen blazer for a summer wedding under $200, not double-breasted';
/** A query whose results have several pictures. */
const QUERY_WITH_PHOTOS = 'white t-shirt';
const getViewer = (page: Page) => page.locator('dialog[open]').first();
const getTitle = (page: Page) => getViewer(page).getByRole('heading', { level: 2 }).first();
const getButton = (page: Page, name: string | RegExp) =>
  getViewer(page).getByRole('button', { name, exact: typeof name === 'string' });
const getGallery = (page: Page) => getViewer(page).getByRole('list', { name: /^Pictures of/ });
const row = (page: Page, name: string) => getViewer(page).getByRole('region', { name });
const readItemId = (page: Page) => new URL(page.url()).searchParams.get('item');

async function search(page: Page, words: string): Promise<Locator> {
  await page.goto(`/?${new URLSearchParams({ tab: 'search', query: words }).toString()}`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  return cards;
}

async function open(page: Page, card: Locator): Promise<void> {
  await card.getByRole('link').first().click();
  await expect(getTitle(page)).toBeFocused();
}

/** Swipes from the middle of `target` by `dx` and `dy` pixels. */
async function swipe(page: Page, target: Locator, dx: number, dy: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target has no box to swipe on.');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 200)];
  const touchSession = await page.context().newCDPSession(page);
  const steps = 8;
  await touchSession.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = [{ x: x + (dx * step) / steps, y: y + (dy * step) / steps }];
    await touchSession.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touchSession.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touchSession.detach();
}

/** The scrolling element of the viewer. */
const getScroller = (page: Page): Locator => getViewer(page).getByRole('article').locator('xpath=..');

async function waitForScrollEnd(track: Locator): Promise<void> {
  const getLeft = () => track.evaluate((element) => element.scrollLeft);
  let before = -1;
  await expect
    .poll(async () => {
      const isAtRest = before === (before = await getLeft());
      return isAtRest;
    })
    .toBe(true);
}

test.describe('2.9 Item viewer', () => {
  test('opens from the results, shows what the item is, and closes with the focus back on its card', async ({
    shopper: { page },
  }) => {
    const cards = await search(page, MAIN_QUERY);
    const link = cards.first().getByRole('link').first();
    await open(page, cards.first());
    await expect(link).toContainText((await getTitle(page).textContent()) ?? '?');
    await expect(getViewer(page).getByText(/^\$\d/).first()).toBeVisible();
    for (const part of ['Colors', 'Sizes', 'Details']) await expect(row(page, part)).toBeVisible();
    await getButton(page, 'Close').click();
    await expect(getViewer(page)).toBeHidden();
    await expect(link).toBeFocused();
    expect(readItemId(page)).toBeNull();
  });

  test('changes the picture by buttons, keys and thumbnails, and starts at the first one for another item', async ({
    shopper: { page },
  }) => {
    const cards = await search(page, QUERY_WITH_PHOTOS);
    await open(page, cards.first());
    const count = await getGallery(page).getByRole('listitem').count();
    expect(count).toBeGreaterThan(1);
    await getViewer(page).getByRole('button', { name: 'Next', exact: true }).first().click();
    await expect(getButton(page, 'Show picture 2')).toHaveAttribute('aria-current', 'true');
    await getTitle(page).press('ArrowLeft');
    await expect(getButton(page, 'Show picture 1')).toHaveAttribute('aria-current', 'true');
    await getButton(page, `Show picture ${count}`).click();
    await expect(getViewer(page).getByText(`${count} / ${count}`)).toBeVisible();
    await getButton(page, 'Next item').click();
    await expect(getViewer(page).getByText(/^1 \/ \d/)).toBeVisible();
  });

  test('adds the item to the wishlist, and asks before removing it', async ({ shopper: { page } }) => {
    const cards = await search(page, MAIN_QUERY);
    await open(page, cards.first());
    await getButton(page, 'Add to wishlist').click();
    await expect(getButton(page, 'Remove from wishlist')).toBeVisible();
    await getButton(page, 'Remove from wishlist').click();
    const question = page.getByRole('alertdialog', { name: 'Please confirm' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(getButton(page, 'Add to wishlist')).toBeVisible();
  });

  test('opens from the wishlist, over the wishlist', async ({ shopper: { page } }) => {
    const cards = await search(page, MAIN_QUERY);
    await open(page, cards.first());
    const name = (await getTitle(page).textContent()) ?? '';
    await getButton(page, 'Add to wishlist').click();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await page
      .getByRole('tabpanel', { name: 'Wishlist' })
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('link')
      .click();
    await expect(getTitle(page)).toHaveText(name);
    expect(new URL(page.url()).searchParams.get('tab')).toBe('wishlist');
    await page.goBack();
    await expect(getViewer(page)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Wishlist' })).toHaveAttribute('aria-selected', 'true');
  });

  test('attaches the item to the search with a toast of one second', async ({ shopper: { page } }) => {
    const cards = await search(page, MAIN_QUERY);
    await open(page, cards.first());
    await getButton(page, 'Attach to search').click();
    const toast = page.locator('[popover]', { hasText: 'Added to Search' });
    await expect(toast).toBeVisible();
    await expect(toast).toBeHidden();
    await getButton(page, 'Attached. Remove from search').click();
    await expect(page.locator('[popover]', { hasText: 'Removed from Search' })).toBeVisible();
  });

  test('offers a try-on for supported items', async ({ shopper: { page } }) => {
    await open(page, (await search(page, MAIN_QUERY)).first());
    await getButton(page, 'Try it on').click();
    await expect(page.getByRole('dialog', { name: 'Fitting Room' })).toBeVisible();
    await page.goBack();
    await expect(getTitle(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Fitting Room' })).toBeHidden();
  });

  test('offers no try-on for other items', async ({ shopper: { page } }) => {
    await page.route('**/api/search', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll(/"try_on_category":"\w+"/g, '"try_on_category":"shoes"');
      await route.fulfill({ response: answer, body: text });
    });
    await open(page, (await search(page, MAIN_QUERY)).first());
    await expect(getViewer(page).getByRole('link', { name: /^View on/ })).toBeVisible();
    await expect(getButton(page, 'Try it on')).toBeHidden();
  });

  test('shows a sale in red with the full price struck through', async ({ shopper: { page } }) => {
    const cards = await search(page, 'blazers on sale');
    await open(page, cards.filter({ hasText: '% OFF' }).first());
    await expect(getViewer(page).locator('s').first()).toHaveText(/^\$/);
    await expect(
      getViewer(page)
        .getByText(/^\d+% OFF$/)
        .first(),
    ).toBeVisible();
    const [sale, full] = await getViewer(page)
      .locator('s')
      .first()
      .evaluate((full) => {
        const getColor = (element: Element | null | undefined) => (element ? getComputedStyle(element).color : '');
        return [
          getColor(
            [...(full.parentElement?.children ?? [])].find(
              (part) => part !== full && part.textContent?.startsWith('$'),
            ),
          ),
          getColor(full),
        ];
      });
    const [red = 0, green = 255] = sale!.match(/\d+/g)!.map(Number);
    expect(red).toBeGreaterThan(2 * green);
    expect(sale).not.toBe(full);
  });

  test("opens the shop in a new tab by 'View on {website}'", async ({ shopper: { page }, context }) => {
    await context.route(/^https?:\/\/(?!localhost|127\.)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A shop</title>' }),
    );
    await open(page, (await search(page, MAIN_QUERY)).first());
    const link = getViewer(page).getByRole('link', { name: /^View on \S+/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const [shop] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(shop).toHaveURL((await link.getAttribute('href')) ?? '?');
    await expect(getTitle(page)).toBeVisible();
  });

  test('shows suggestions, remembers viewed items, and goes back through the view history', async ({
    shopper: { page },
  }) => {
    await open(page, (await search(page, MAIN_QUERY)).first());
    const firstTitle = (await getTitle(page).textContent()) ?? '';
    await expect(getButton(page, 'Back')).toBeHidden();
    await expect(row(page, 'You May Also Like').getByRole('button', { name: /\$/ }).first()).toBeVisible();
    await row(page, 'Complete The Look').getByRole('button', { name: /\$/ }).first().click();
    await expect(getTitle(page)).not.toHaveText(firstTitle);
    await expect(getTitle(page)).toBeFocused();
    const secondTitle = (await getTitle(page).textContent()) ?? '';
    await expect(row(page, 'Previously Viewed').getByRole('button', { name: firstTitle })).toBeVisible();
    await row(page, 'You May Also Like').getByRole('button', { name: /\$/ }).first().click();
    await expect(getTitle(page)).not.toHaveText(secondTitle);
    await getButton(page, 'Back').click();
    await expect(getTitle(page)).toHaveText(secondTitle);
    await page.goBack();
    await expect(getTitle(page)).toHaveText(firstTitle);
    await expect(getButton(page, 'Back')).toBeHidden();
    await page.goBack();
    await expect(getViewer(page)).toBeHidden();
  });

  test('the way back leads to where item and strips were scrolled', async ({ shopper: { page } }) => {
    await open(page, (await search(page, MAIN_QUERY)).first());
    const firstTitle = (await getTitle(page).textContent()) ?? '';
    const strip = row(page, 'You May Also Like');
    await strip.getByRole('button', { name: 'Next' }).click();
    const track = strip.getByRole('list');
    const getLeft = () => track.evaluate((element) => Math.round(element.scrollLeft));
    await expect.poll(getLeft).toBeGreaterThan(100);
    await waitForScrollEnd(track);
    const scroller = getScroller(page);
    const getTop = () => scroller.evaluate((element) => Math.round(element.scrollTop));
    await scroller.evaluate((element) => element.scrollTo({ top: 600, behavior: 'instant' }));
    await expect.poll(getTop).toBe(600);
    const left = await getLeft();
    await strip.getByRole('button', { name: /\$/u }).nth(3).click();
    await expect(getTitle(page)).not.toHaveText(firstTitle);
    await expect.poll(getTop).toBe(0);
    await page.goBack();
    await expect(getTitle(page)).toHaveText(firstTitle);
    await expect.poll(getTop).toBe(600);
    await expect.poll(getLeft).toBe(left);
  });

  test('omits the rows without a message when they cannot be fetched', async ({ shopper: { page } }) => {
    await page.route('**/api/item/similar', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
    );
    await open(page, (await search(page, MAIN_QUERY)).first());
    await expect(row(page, 'You May Also Like')).toBeHidden();
    await expect(row(page, 'Complete The Look')).toBeHidden();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  test("shares by a dialog 'Share this link' and by copying the link", async ({
    shopper: { page },
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, (await search(page, MAIN_QUERY)).first());
    const link = `${baseURL}?item=${readItemId(page)}`;
    await getButton(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share this link' });
    await expect(dialog.getByRole('textbox')).toHaveValue(link);
    await expect.poll(() => dialog.getByRole('textbox').evaluate((field) => field.scrollLeft)).toBe(0);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await getButton(page, 'Copy link').click();
    await expect(getButton(page, 'Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  test('a cross alone takes no bar away from the picture', async ({ shopper: { page } }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/?item=brackwater-mill-bale-loader-slim-jean');
      await expect(getButton(page, 'Close')).toBeVisible();
      await expect(getGallery(page).locator('img').first()).toBeVisible();
      const top = (await getViewer(page).boundingBox())!.y;
      expect((await getGallery(page).boundingBox())!.y - top).toBeLessThan(45);
    }
  });

  test('the link to share stands beside its button on a phone, and above it only with large text', async ({
    shopper: { page },
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await open(page, (await search(page, MAIN_QUERY)).first());
    await getButton(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share this link' });
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    const measure = async () =>
      Promise.all([dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Copy', exact: true })].map(boxOf));
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const [link, copy] = await measure();
      expect(link!.y).toBeCloseTo(copy!.y, 0);
      expect(copy!.x + copy!.width).toBeLessThanOrEqual(width);
    }
    await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
    const [link, copy] = await measure();
    expect(copy!.y).toBeGreaterThan(link!.y);
    expect(copy!.x + copy!.width).toBeLessThanOrEqual(320);
  });

  test('sizes are plain text, because pressing them does nothing', async ({ shopper: { page } }) => {
    await open(page, (await search(page, QUERY_WITH_PHOTOS)).first());
    const size = getViewer(page).getByRole('listitem').filter({ hasText: /^M$/u });
    const style = await size.evaluate((element) => {
      const { borderTopWidth, backgroundColor, boxShadow, cursor } = getComputedStyle(element);
      return { borderTopWidth, backgroundColor, boxShadow, cursor };
    });
    expect(style).toEqual({
      borderTopWidth: '0px',
      backgroundColor: 'rgba(0, 0, 0, 0)',
      boxShadow: 'none',
      cursor: 'auto',
    });
  });

  test("says 'Failed. Try again.' when the clipboard is unavailable", async ({ shopper: { page } }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await open(page, (await search(page, MAIN_QUERY)).first());
    await getButton(page, 'Share').click();
    const dialog = page.getByRole('dialog', { name: 'Share this link' });
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Failed. Try again.' })).toBeVisible();
  });

  test('is part of the URL: a reload opens the item again, and closing returns to the results', async ({
    shopper: { page },
  }) => {
    await open(page, (await search(page, MAIN_QUERY)).first());
    const name = (await getTitle(page).textContent()) ?? '';
    await page.reload();
    await expect(getTitle(page)).toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(getViewer(page)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('has no accessibility violations, in light and dark', async ({ shopper: { page } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, (await search(page, MAIN_QUERY)).first());
    await expect(row(page, 'Complete The Look').getByRole('button', { name: /\$/ }).first()).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

test.describe('2.1 and 2.9 A shared link', () => {
  test('selects the Search tab and opens the item', async ({ shopper: { page } }) => {
    await open(page, (await search(page, MAIN_QUERY)).first());
    const [id, name] = [readItemId(page), await getTitle(page).textContent()];
    await page.goto(`/?item=${id}`);
    await expect(getTitle(page)).toHaveText(name ?? '');
    await page.keyboard.press('Escape');
    await expect(getViewer(page)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true');
    expect(readItemId(page)).toBeNull();
  });
});

test.describe('2.9 and 9 Swipes', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('change the item left and right, go back or close downwards, and change the picture on the gallery', async ({
    shopper: { page },
  }) => {
    await open(page, (await search(page, QUERY_WITH_PHOTOS)).first());
    const firstTitle = (await getTitle(page).textContent()) ?? '';
    await swipe(page, getGallery(page), -220, 0);
    await expect(getViewer(page).getByText(/^2 \/ \d/)).toBeVisible();
    await expect(getTitle(page)).toHaveText(firstTitle);
    await swipe(page, getTitle(page), -60, 0);
    await expect(getTitle(page)).toHaveText(firstTitle);
    await swipe(page, getTitle(page), -150, 0);
    await expect(getTitle(page)).not.toHaveText(firstTitle);
    await expect(getViewer(page).getByText(/^1 \/ \d/)).toBeVisible();
    await swipe(page, getTitle(page), 150, 0);
    await expect(getTitle(page)).toHaveText(firstTitle);
    await row(page, 'Complete The Look').getByRole('button', { name: /\$/ }).first().click();
    await expect(getTitle(page)).not.toHaveText(firstTitle);
    await swipe(page, getGallery(page), 0, 180);
    await expect(getTitle(page)).toHaveText(firstTitle);
    // The item reopens with its scroll position, and a downward swipe closes the viewer only at the top.
    await getScroller(page).hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => getScroller(page).evaluate((element) => element.scrollTop)).toBe(0);
    await swipe(page, getGallery(page), 0, 180);
    await expect(getViewer(page)).toBeHidden();
  });

  test('has no horizontal scrolling', async ({ shopper: { page } }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, (await search(page, MAIN_QUERY)).first());
    await expect(row(page, 'Complete The Look').getByRole('button', { name: /\$/ }).first()).toBeVisible();
    const overflowPx = await getViewer(page)
      .locator('article')
      .evaluate((page) => {
        const scroller = page.parentElement!;
        return scroller.scrollWidth - scroller.clientWidth;
      });
    expect(overflowPx).toBe(0);
  });
});
