import type { Locator } from '@playwright/test';
import { askStylist, bar, getConversation, openConversation, sendMessage, getStylist } from './support/chat.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';
import { addToWishlist } from './support/fittingRoom.ts';
import { getCards, getSearchTab, getQueryField, search } from './support/searchTab.ts';

const TAB_NAMES = ['Home', 'Search', 'Wishlist', 'Poses'];
const SCREEN_SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
  { width: 2560, height: 1300 },
];

test.describe('2.4 Main app', () => {
  test('top bar: chat history, title, account', async ({ shopper: { page } }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Chat History' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Chat History' }).getByText('No chat history available'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Chat History' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Atelier');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  });

  test('four tabs, by press and by arrow key, in the URL and in the history', async ({ shopper: { page } }) => {
    await page.goto('/');
    for (const name of TAB_NAMES) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await expect(page).toHaveURL(/tab=poses/);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Wishlist' })).toBeFocused();
    await expect(page).toHaveURL(/tab=wishlist/);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Poses' })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Poses' })).toHaveAttribute('aria-selected', 'true');
  });

  for (const viewport of SCREEN_SIZES) {
    test(`no sideways scrolling at ${viewport.width}`, async ({ shopper: { page } }) => {
      await page.setViewportSize(viewport);
      for (const tab of ['home', 'search', 'wishlist', 'poses']) {
        await page.goto(`/?tab=${tab}`);
        await expect(page.getByRole('tab', { selected: true })).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
          .toBeLessThanOrEqual(0);
      }
    });
  }

  for (const width of [390, 1440]) {
    test(`no accessibility violations in any tab or panel, ${width}`, async ({ shopper: { page } }) => {
      // Eight screens need three times the time limit.
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const scrollPosition of [
        'tab=home',
        'tab=search',
        'tab=search&query=linen',
        'tab=wishlist',
        'tab=poses',
        'panel=account',
        'panel=history',
        'tab=search&query=linen&panel=filters',
      ]) {
        await page.goto(`/?${scrollPosition}`);
        await expect(page.getByRole('tab', { selected: true, includeHidden: true })).toBeAttached();
        if (scrollPosition.includes('panel')) await expect(page.getByRole('dialog')).toBeVisible();
        else if (scrollPosition.includes('query'))
          await expect(page.getByRole('tabpanel', { name: 'Search' }).getByRole('article').first()).toBeVisible();
        else await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        expect(await findAccessibilityViolations(page), scrollPosition).toEqual([]);
      }
    });
  }
});

test.describe('2.4 Main app from right to left', () => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`shows every tab, panel and the viewer mirrored at ${width} px`, async ({ shopper: { page } }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (!document.documentElement) return;
          document.documentElement.dir = 'rtl';
          observer.disconnect();
        }).observe(document, { childList: true });
      });
      await page.goto('/?tab=home');
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      for (const name of TAB_NAMES) {
        await page.getByRole('tab', { name }).click();
        const panel = page.getByRole('tabpanel', { name });
        await expect(panel.getByRole('heading').first()).toBeInViewport();
        await expect.poll(async () => Math.round((await panel.boundingBox())?.x ?? -1)).toBe(0);
        expect(await isWide()).toBe(false);
      }
      for (const name of ['Chat History', 'Account']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog', { name }).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
        expect(await isWide()).toBe(false);
        await page.keyboard.press('Escape');
      }
      await page.goto('/?tab=search&query=linen+blazer');
      const name = getCards(page).first().locator('[dir=auto]');
      await expect.poll(() => readGapAtRight(name)).toBeLessThan(2);
      await getCards(page).first().getByRole('link').click();
      const viewer = page.getByRole('dialog');
      expect(await readGapAtRight(viewer.getByRole('heading', { level: 2 }))).toBeLessThan(2);
      const [previous, next] = [
        viewer.getByRole('button', { name: 'Previous item' }),
        viewer.getByRole('button', { name: 'Next item' }),
      ];
      expect((await next.boundingBox())!.x).toBeLessThan((await previous.boundingBox())!.x);
      expect(await next.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1');
      await viewer.getByRole('button', { name: 'Next', exact: true }).first().click();
      await expect(viewer.getByRole('button', { name: 'Previous', exact: true }).first()).toBeEnabled();
      expect(await isWide()).toBe(false);
      await page.goto('/?item=skarvholm-chelsea-06');
      const closeButton = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      await expect.poll(async () => (await closeButton.boundingBox())?.x ?? width).toBeLessThan(width / 4);
    });
  }
});

/** The gap between the first line of a text and the right edge of its element, where text from right to left begins. */
const readGapAtRight = (element: Locator): Promise<number> =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return box.getBoundingClientRect().right - Math.max(...[...range.getClientRects()].map(({ right }) => right));
  });

test.describe('2.4 Main app with text twice as large, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('shows pictures on each first screen, whole brands, and icons that grow', async ({ shopper: { page, id } }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement) return;
        document.documentElement.style.fontSize = '32px';
        observer.disconnect();
      }).observe(document, { childList: true });
    });
    await addToWishlist(page, id, 'skarvholm-chelsea-06', 'common-larch-fern-camp-shirt');
    for (const tab of ['home', 'search', 'wishlist']) {
      await page.goto(`/?tab=${tab}`);
      const picture = page.getByRole('tabpanel', { name: tab }).locator('img').first();
      await expect.poll(async () => (await picture.boundingBox())?.y ?? 844, tab).toBeLessThan(600);
    }
    const brand = page.getByRole('list', { name: 'Wishlist' }).getByText('Skarvholm');
    expect(await brand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

    await search(page, 'linen dress');
    await page.getByRole('button', { name: 'Chat History' }).click();
    await page.getByRole('button', { name: 'Searches' }).click();
    await expect(page.getByRole('button', { name: 'Clear all searches' })).toBeInViewport({ ratio: 1 });

    await page.goto('/?item=skarvholm-chelsea-06');
    const share = page.getByRole('button', { name: 'Share' });
    await expect.poll(async () => (await share.locator('svg').boundingBox())?.width ?? 0).toBeGreaterThan(40);
  });
});

test.describe('2.4 Chat bar', () => {
  test('appears on the Search tab only', async ({ shopper: { page } }) => {
    await askStylist(page);
    for (const name of TAB_NAMES) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeInViewport();
      for (const part of [bar(page), getStylist(page)]) {
        if (name === 'Search') await expect(part).toBeInViewport();
        else await expect(part).not.toBeInViewport();
      }
    }
  });

  test('opens, fills the screen and collapses, by button and by Escape, and keeps the focus', async ({
    shopper: { page },
  }) => {
    await askStylist(page);
    await sendMessage(page, 'a wool coat');
    await page.getByRole('button', { name: 'Fold the conversation away' }).click();
    await expect(getConversation(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open the conversation' }).click();
    await expect(getConversation(page)).toBeFocused();
    const panelWidth = (await getConversation(page).boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Use the whole screen' }).click();
    await expect.poll(async () => (await getConversation(page).boundingBox())?.width ?? 0).toBeGreaterThan(panelWidth);
    await expect(getStylist(page).getByRole('heading', { level: 2, name: 'Your stylist' })).toBeInViewport();
    await expect(getCards(page).first()).not.toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Use the whole screen' })).toBeVisible();
    await getQueryField(page).focus();
    await page.keyboard.press('Escape');
    await expect(getConversation(page)).toBeHidden();
    await expect(getQueryField(page)).toBeFocused();
    await openConversation(page);
    await page.getByRole('button', { name: 'Fold the conversation away' }).click();
    await expect(page.getByRole('button', { name: 'Open the conversation' })).toBeFocused();
  });

  test('the tab stays when the browser scrolls something into view at the edge of the screen', async ({
    shopper: { page },
  }) => {
    await askStylist(page);
    const button = page.getByRole('button', { name: 'Use the whole screen' });
    for (const inline of ['start', 'center', 'end'] as const) {
      await button.evaluate(async (element, to) => {
        element.scrollIntoView({ inline: to, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }, inline);
      await expect(page.getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true');
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('2.4 Chat bar on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is a bottom sheet that closes when its grip is pulled down', async ({ shopper: { page } }) => {
    await askStylist(page);
    const sheet = await getStylist(page).getByRole('heading', { level: 2 }).locator('..').boundingBox();
    expect([sheet?.x, sheet?.width]).toEqual([0, 390]);
    const [x, y] = [195, (sheet?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 160, { steps: 4 });
    await page.mouse.up();
    await expect(getConversation(page)).toBeHidden();
  });

  test('submitting collapses it and shows the Search tab', async ({ shopper: { page } }) => {
    await askStylist(page);
    await sendMessage(page, 'a wool coat');
    await openConversation(page);
    await page.route('**/api/chat/rank', () => {});
    await getQueryField(page).fill('in blue please');
    await bar(page).getByRole('button', { name: 'Send' }).click();
    await expect(getConversation(page)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true');
    await expect(getSearchTab(page).getByRole('article').first()).toBeInViewport();
  });

  test('collapsed, it leaves most of the screen to the results, and sending closes the keyboard', async ({
    shopper: { page },
  }) => {
    await askStylist(page);
    await sendMessage(page, 'green or blue dress for women, size M, on sale, under 250');
    await expect(getQueryField(page)).not.toBeFocused();
    await expect(getConversation(page)).not.toBeFocused();
    await page.getByRole('button', { name: 'Fold the conversation away' }).click();
    const getHeight = async () => (await getSearchTab(page).boundingBox())?.height ?? 0;
    expect(await getHeight()).toBeGreaterThan(844 * 0.6);
    // The size of a phone's viewport while its keyboard is open.
    await page.setViewportSize({ width: 390, height: 500 });
    await getQueryField(page).focus();
    await expect.poll(getHeight).toBeGreaterThan(500 * 0.45);
  });
});

test.describe('2.4 Tabs on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('change on swipe', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    const expectSelectedTab = (name: string) =>
      expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    const touchSession = await page.context().newCDPSession(page);
    const swipe = async (from: number, dx: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        touchSession.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + (dx * step) / 10);
      await touch('touchEnd');
    };
    await expect(getSearchTab(page).getByRole('heading').first()).toBeVisible();
    await swipe(330, -280);
    await expectSelectedTab('Wishlist');
    await expect(page).toHaveURL(/tab=wishlist/u);
    await swipe(60, 280);
    await expectSelectedTab('Search');
    await swipe(60, 280);
    await expectSelectedTab('Home');
  });
});
