import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import {
  getCards,
  getChips,
  readPrices,
  search,
  getSearchTab,
  MAIN_QUERY,
  getQueryField,
} from './support/searchTab.ts';

/** The card's texts that are partly cut off. */
const findCutTexts = (card: Locator): Promise<string[]> =>
  card.evaluate((element) =>
    [...element.querySelectorAll('a span')]
      .filter(({ children, textContent }) => children.length === 0 && textContent !== '')
      // Skip texts for screen readers, which are one pixel wide.
      .filter((text) => text.getBoundingClientRect().width > 1)
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const clippers = [text, text.parentElement!].filter(
          (candidate) => getComputedStyle(candidate).overflow === 'hidden',
        );
        return clippers.some((clipper) => {
          const { right, bottom } = clipper.getBoundingClientRect();
          return box.width > 1 && (box.right > right + 1 || box.bottom > bottom + 1);
        });
      })
      .map(({ textContent }) => textContent),
  );

/** How much higher the letters of a wrapped text are than its lines, in pixels. Lines overlap if it is positive. */
const measureLineOverlap = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const { font, lineHeight } = getComputedStyle(element);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = font;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText('hklgjpqy');
    return actualBoundingBoxAscent + actualBoundingBoxDescent - Number.parseFloat(lineHeight);
  });

/** The prices that are seen while the results scroll up, and those of them that the scroll-to-top button covers. */
const findPricesUnderTopButton = (page: Page): Promise<{ seenCount: number; coveredPrices: string[] }> =>
  page.evaluate(async () => {
    const scroller = document.querySelector('article')!.closest<HTMLElement>('[role="tabpanel"]')!;
    const button = scroller.querySelector<HTMLElement>('[data-shown]')!;
    const [seenPrices, coveredPrices] = [new Set<string>(), new Set<string>()];
    for (let top = Math.min(scroller.scrollHeight, 2_400); top > 500; top -= 23) {
      scroller.scrollTop = top;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const box = button.getBoundingClientRect();
      for (const price of scroller.querySelectorAll('article a > span > span, article a > span > span *')) {
        if (price.children.length > 0 || !/\$|OFF/u.test(price.textContent)) continue;
        const range = document.createRange();
        range.selectNodeContents(price);
        const { left, right, top: above, bottom, width } = range.getBoundingClientRect();
        if (width <= 1) continue;
        seenPrices.add(price.textContent);
        if (right > box.left && left < box.right && bottom > box.top && above < box.bottom)
          coveredPrices.add(price.textContent);
      }
    }
    return { seenCount: seenPrices.size, coveredPrices: [...coveredPrices] };
  });

test.describe('2.6 Search tab', () => {
  test('the main query finds navy linen blazers under $200 and no double-breasted one', async ({
    shopper: { page },
  }) => {
    await search(page, MAIN_QUERY);
    await expect(getSearchTab(page).getByRole('heading', { name: 'Deep Search Results' })).toBeVisible();
    await expect(getSearchTab(page).getByRole('heading', { name: 'Quick Finds' })).toBeVisible();
    const foundTexts = await getCards(page).allTextContents();
    expect(foundTexts[0]).toMatch(/blazer|sport coat|jacket/iu);
    expect(foundTexts.join(' ')).not.toMatch(/double.breasted/iu);
    expect(Math.max(...(await readPrices(page)))).toBeLessThanOrEqual(200);
    await expect(getChips(page).getByText('Blue')).toBeVisible();
    await expect(getChips(page).getByText('Up to $200')).toBeVisible();
  });

  test('every deep search card names in its header which part of the query it meets', async ({ shopper: { page } }) => {
    await search(page, MAIN_QUERY);
    const deepResults = getSearchTab(page).getByRole('region', { name: 'Deep Search Results' }).getByRole('article');
    await expect(deepResults.first()).toContainText(/linen/iu);
    for (const text of await deepResults.allTextContents()) expect(text).toMatch(/\$\d/u);
    const getCardBox = (index: number) => deepResults.nth(index).boundingBox();
    const [firstBox, gridCards] = [await getCardBox(0), await getCards(page).all()];
    // On a wide screen a pick takes two columns.
    const [gridCard, nextGridCard] = [await gridCards[0]?.boundingBox(), await gridCards[2]?.boundingBox()];
    expect(firstBox?.x).toBeCloseTo(gridCard?.x ?? 0, 0);
    expect((await getCardBox(1))?.x).toBeCloseTo(nextGridCard?.x ?? 0, 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => Math.round((await getCardBox(0))?.width ?? 0)).toBe(200);
    await expect
      .poll(async () => Math.round(((await getCardBox(1))?.x ?? 0) - ((await getCardBox(0))?.x ?? 0)))
      .toBe(216);
  });

  test('the carousel moves by button and key, and snaps to a card', async ({ shopper: { page } }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await search(page, MAIN_QUERY);
    const row = getSearchTab(page).getByRole('region', { name: 'Deep Search Results' });
    const track = row.getByRole('list', { name: 'Deep Search Results' });
    const getScrollLeft = () => track.evaluate((element) => Math.round(element.scrollLeft));
    await expect(row.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(getScrollLeft).toBe(216);
    await track.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(getScrollLeft).toBe(0);
    await track.evaluate((element) => element.scrollTo({ left: 150, behavior: 'instant' }));
    await expect.poll(getScrollLeft).toBe(216);
    await track.evaluate((element) => element.scrollTo({ left: 216 + 30, behavior: 'instant' }));
    await expect.poll(getScrollLeft).toBe(216);
  });

  test('a card shows its whole name, and its buttons are large and off the garment', async ({ shopper: { page } }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await search(page, 'linen dress');
      const firstCards = (await getCards(page).all()).slice(0, 12);
      for (const card of firstCards) expect(await findCutTexts(card)).toEqual([]);
      const card = firstCards[0]!;
      const getBox = async (name: RegExp) => (await card.getByRole('button', { name }).boundingBox())!;
      const [heart, similarButton] = [await getBox(/wishlist$/u), await getBox(/^More like/u)];
      for (const { width: across, height } of [heart, similarButton])
        expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
      const picture = (await card.locator('img').boundingBox())!;
      expect(similarButton.y + similarButton.height / 2).toBeGreaterThan(picture.y + picture.height);
    }
  });

  test('with text twice as large a card keeps brand and discount, and a picture is on the first screen', async ({
    shopper: { page },
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await search(page, 'dress on sale');
    const smallHeart = await getCards(page).first().getByRole('button').first().locator('svg').boundingBox();
    await page.evaluate(() => void (document.documentElement.style.fontSize = '32px'));
    const [firstElement] = await getSearchTab(page).getByRole('article').all();
    await expect.poll(async () => (await firstElement!.locator('img').boundingBox())!.y).toBeLessThan(560);
    const discounted = getCards(page).filter({ hasText: '% OFF' }).first();
    await discounted.scrollIntoViewIfNeeded();
    expect(await findCutTexts(discounted)).toEqual([]);
    const largeHeart = await discounted.getByRole('button').first().locator('svg').boundingBox();
    expect(largeHeart!.width).toBeGreaterThan(smallHeart!.width * 1.3);
  });

  for (const [width, height, fontSize] of [
    [390, 844, 32],
    [320, 700, 32],
    [320, 700, 24],
  ] as const)
    test(`at ${width} px with text of ${fontSize} px the box keeps its buttons and leaves room for results`, async ({
      shopper: { page },
    }) => {
      await page.setViewportSize({ width, height });
      await search(page, 'linen dress');
      await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}px`), fontSize);
      const bar = page.getByRole('search');
      const expectInside = async (names: readonly (string | RegExp)[]) => {
        const edges = (await bar.boundingBox())!;
        for (const name of names) {
          const button = (await bar.getByRole('button', { name, exact: true }).boundingBox())!;
          expect(button.x, String(name)).toBeGreaterThanOrEqual(edges.x);
          expect(button.x + button.width, String(name)).toBeLessThanOrEqual(edges.x + edges.width);
        }
        expect(edges.x + edges.width).toBeLessThanOrEqual(width);
        const end = (await bar.getByRole('radio', { name: 'Stylist' }).locator('..').boundingBox())!;
        const next = (await bar.getByRole('button', { name: 'Add a photo' }).boundingBox())!;
        expect(end.x + end.width).toBeLessThanOrEqual(next.x);
      };
      await expectInside(['Add a photo', 'Search', 'Clear the words']);
      expect((await bar.boundingBox())!.height).toBeLessThan(150);
      await getCards(page)
        .first()
        .getByRole('button', { name: /^More like/u })
        .click();
      const removal = /^Remove .+ from search$/u;
      await expect(bar.getByRole('button', { name: removal })).toBeVisible();
      await expectInside([removal, 'Add a photo', 'Search', 'Clear the words']);
      expect((await bar.boundingBox())!.height).toBeLessThan(height / 3);
    });

  test('a picture that fails to load leaves a gray box', async ({ shopper: { page } }) => {
    await page.route('**/media/**', (route) => route.abort());
    await search(page, 'linen dress');
    const box = getCards(page).first().locator('[data-state="failed"] > span');
    const [red, green, blue] = await box.evaluate((element) =>
      [...getComputedStyle(element).backgroundColor.matchAll(/\d+/gu)].map(Number),
    );
    expect([green, blue]).toEqual([red, red]);
  });

  test('with forced colors a pressed chip still stands out', async ({ shopper: { page } }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await search(page, 'linen dress');
    await getChips(page)
      .getByRole('button', { name: /^Filters/u })
      .click();
    const options = page.getByRole('dialog', { name: 'Refine Results' }).locator('[aria-pressed], label:has(> input)');
    await expect(options.first()).toBeVisible();
    const backgrounds = await options.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).backgroundColor),
    );
    expect(new Set(backgrounds).size).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    const tab = page.getByRole('tab', { name: 'Search' });
    const colors = await tab.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor, text: getComputedStyle(element.querySelector('span') ?? element).color };
    });
    const systemColors = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; color: highlighttext; background: highlight';
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return { color, backgroundColor, text: color };
    });
    expect(colors).toEqual(systemColors);
  });

  test('a removed chip stays removed, although the query still contains the word', async ({ shopper: { page } }) => {
    await search(page, MAIN_QUERY);
    const countBefore = await getCards(page).count();
    await getChips(page).getByRole('button', { name: 'Remove Blue' }).click();
    await expect(getChips(page).getByText('Blue')).toBeHidden();
    await expect(page).not.toHaveURL(/color=Blue/u);
    await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(countBefore);
  });

  test('sorting reorders the loaded results without a call', async ({ shopper: { page } }) => {
    await search(page, 'linen');
    let callCount = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search')) callCount += 1;
    });
    await getChips(page).getByRole('button', { name: /^Sort/u }).click();
    const panel = page.getByRole('dialog', { name: 'Refine Results' });
    await expect(panel.getByRole('radio', { name: 'Relevance' })).toBeFocused();
    await panel.getByText('Price (low/high)', { exact: true }).click();
    await page.keyboard.press('Escape');
    const sortedPrices = await readPrices(page);
    expect(sortedPrices).toEqual(sortedPrices.toSorted((a, b) => a - b));
    expect(sortedPrices.length).toBeGreaterThan(3);
    expect(callCount).toBe(0);
  });

  test('the URL holds the search; Back restores results and scroll position', async ({ shopper: { page } }) => {
    await search(page, 'something in cotton');
    const panel = getSearchTab(page);
    await panel.evaluate((element) => element.scrollTo(0, 900));
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBe(900);
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Wishlist' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBe(900);
    const link = page.url();
    await page.goto('/?tab=home');
    await page.goto(link);
    await expect(getCards(page).first()).toBeVisible();
    await expect(getSearchTab(page).getByRole('heading', { level: 2 })).toHaveText('something in cotton');
  });

  test('a reload and Forward restore the scroll position', async ({ shopper: { page } }) => {
    await search(page, 'something in cotton');
    const getTop = () => getSearchTab(page).evaluate((panel) => Math.round(panel.scrollTop));
    await getSearchTab(page).evaluate((panel) => panel.scrollTo(0, 900));
    await expect.poll(getTop).toBe(900);
    await page.reload();
    await expect(getCards(page).first()).toBeVisible();
    await expect.poll(getTop).toBe(900);
    await getQueryField(page).fill('a linen shirt');
    await getQueryField(page).press('Enter');
    await expect(getSearchTab(page).getByRole('heading', { level: 2 })).toHaveText('a linen shirt');
    await expect.poll(getTop).toBe(0);
    await expect(getCards(page).first()).toBeVisible();
    await getSearchTab(page).evaluate((panel) => panel.scrollTo(0, 400));
    await expect.poll(getTop).toBe(400);
    await page.goBack();
    await expect(getSearchTab(page).getByRole('heading', { level: 2 })).toHaveText('something in cotton');
    await page.goForward();
    await expect(getSearchTab(page).getByRole('heading', { level: 2 })).toHaveText('a linen shirt');
    await expect.poll(getTop).toBe(400);
  });

  test('Enter submits; Shift+Enter, Ctrl+Enter and blank input do not', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    await getQueryField(page).press('Enter');
    await expect(page).not.toHaveURL(/query=/u);
    await getQueryField(page).fill('red dress');
    await getQueryField(page).press('Shift+Enter');
    await getQueryField(page).press('Control+Enter');
    await expect(page).not.toHaveURL(/query=/u);
    await getQueryField(page).fill('red dress');
    await getQueryField(page).press('Enter');
    await expect(getCards(page).first()).toBeVisible();
  });

  test('the field grows with its text from 45 to 150 px', async ({ shopper: { page } }) => {
    await page.goto('/?tab=search');
    const getFieldHeight = async () => (await getQueryField(page).boundingBox())?.height ?? 0;
    expect(await getFieldHeight()).toBeGreaterThanOrEqual(45);
    await getQueryField(page).fill('a long wish\n'.repeat(30));
    await expect.poll(getFieldHeight).toBeGreaterThan(100);
    expect(await getFieldHeight()).toBeLessThanOrEqual(150);
  });

  test('a query without results says so, with a next step', async ({ shopper: { page } }) => {
    await page.goto(`/?tab=search&query=${encodeURIComponent('purple linen tuxedo size XXS under $20')}`);
    await expect(getSearchTab(page).getByText('Nothing quite like it')).toBeVisible();
    await expect(getCards(page)).toHaveCount(0);
    await getSearchTab(page).getByRole('button', { name: 'Try other words' }).click();
    await expect(getQueryField(page)).toBeFocused();
  });

  test('the scroll-to-top button appears on the way up past 300 px and hides by itself', async ({
    shopper: { page },
  }) => {
    await search(page, 'something in cotton');
    const top = page.getByRole('button', { name: 'Scroll to top' });
    await getSearchTab(page).hover();
    await page.mouse.wheel(0, 1_200);
    await expect(top).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(top).toBeVisible();
    await expect(top).toBeHidden();
    await page.mouse.wheel(0, -100);
    await top.click();
    await expect.poll(() => getSearchTab(page).evaluate((element) => element.scrollTop)).toBe(0);
  });

  for (const [width, fontSize] of [
    [390, 16],
    [390, 32],
    [1440, 16],
  ] as const)
    test(`at ${width} px with text of ${fontSize} px the scroll-to-top button covers no price`, async ({
      shopper: { page },
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await search(page, 'dress on sale');
      await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}px`), fontSize);
      await expect(page.locator('[data-shown]').first()).toBeAttached();
      const { seenCount, coveredPrices } = await findPricesUnderTopButton(page);
      expect(seenCount).toBeGreaterThan(4);
      expect(coveredPrices).toEqual([]);
    });

  test('a long title keeps its descenders out of the next line', async ({ shopper: { page } }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await search(page, 'a lightweight, breathable summer shirt for happy garden gatherings, jaunty and playful');
      const title = getSearchTab(page)
        .getByRole('heading', { name: /^a lightweight/u })
        .first();
      expect(await measureLineOverlap(title)).toBeLessThanOrEqual(0);
    }
  });

  test('nothing of what scrolls below the chips can be seen beside or above them', async ({ shopper: { page } }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await search(page, 'linen dress');
      const uncovered = await getSearchTab(page).evaluate(async (scroller) => {
        const chips = scroller.querySelector('[aria-label="Sort and filters"]')!;
        const bar = chips.parentElement!;
        const uncoveredTexts: string[] = [];
        if (getComputedStyle(bar).backgroundColor === 'rgba(0, 0, 0, 0)') uncoveredTexts.push('the bar is transparent');
        for (let top = 300; top < 900; top += 31) {
          scroller.scrollTop = top;
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const { left, right, top: start } = scroller.getBoundingClientRect();
          const end = chips.getBoundingClientRect().bottom;
          if (bar.getBoundingClientRect().top > start || end < start) uncoveredTexts.push(`${top}: the bar has moved`);
          for (let y = start + 1; y < end; y += 7)
            for (const x of [left + 3, left + 40, (left + right) / 2, right - 20]) {
              const element = document.elementFromPoint(x, y);
              if (element?.closest('article, h3')) uncoveredTexts.push(`${top}: ${element.textContent}`);
            }
        }
        return uncoveredTexts;
      });
      expect(uncovered).toEqual([]);
    }
  });

  test('at 1920 px Deep Search is as wide as the grid, on its columns, and repeats nothing', async ({
    shopper: { page },
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await search(page, 'linen for a summer wedding');
    const picks = getSearchTab(page).getByRole('region', { name: 'Deep Search Results' }).getByRole('article');
    const cards = getCards(page);
    await expect(picks.nth(2)).toBeVisible();
    for (const index of [0, 1, 2]) {
      const [pick, first, second] = await Promise.all(
        [picks.nth(index), cards.nth(2 * index), cards.nth(2 * index + 1)].map(
          async (card) => (await card.boundingBox())!,
        ),
      );
      expect(Math.abs(pick!.x - first!.x)).toBeLessThan(1);
      expect(Math.abs(pick!.x + pick!.width - second!.x - second!.width)).toBeLessThan(1);
    }
    const readLinks = async (shownCards: Locator) =>
      Promise.all((await shownCards.all()).map((card) => card.getByRole('link').first().getAttribute('href')));
    const links = [...(await readLinks(picks)).slice(0, 12), ...(await readLinks(cards)).slice(0, 12)];
    expect(new Set(links).size).toBe(links.length);
  });

  test('an item is attached and removed again, at most one, and the toast says so (2.15)', async ({
    shopper: { page },
  }) => {
    await search(page, 'linen shirt');
    await getCards(page).first().hover();
    await getCards(page)
      .first()
      .getByRole('button', { name: /^More like/u })
      .click();
    await expect(page.getByText('Added to Search').first()).toBeVisible();
    await getCards(page)
      .first()
      .getByRole('button', { name: /from search$/u })
      .click();
    await expect(page.getByText('Removed from Search').first()).toBeVisible();
  });

  test('Ctrl+K and the links before the page lead to the box and to the results', async ({ shopper: { page } }) => {
    await search(page, 'linen dress');
    // The keyboard shortcut loads together with the skip links, after the first picture.
    await expect(page.getByRole('link', { name: 'Skip to the search box' })).toBeAttached();
    await getCards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(getQueryField(page)).toBeFocused();
    await page.reload();
    const skipLink = page.getByRole('link', { name: 'Skip to the results' });
    await expect(skipLink).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    // The focus moves with the next frame.
    await expect(page.locator('#results')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(getCards(page).first().getByRole('link').first()).toBeFocused();
  });

  test('the field of a long query is one line high after a scroll', async ({ shopper: { page } }) => {
    await search(page, `${MAIN_QUERY}, ${MAIN_QUERY}, ${MAIN_QUERY}`);
    const getHeight = async () => (await getQueryField(page).boundingBox())!.height;
    expect(await getHeight()).toBeGreaterThan(60);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => getSearchTab(page).evaluate((panel) => panel.scrollTop)).toBe(200);
    expect(await getHeight()).toBeLessThan(60);
    await getQueryField(page).click();
    await expect.poll(getHeight).toBeGreaterThan(60);
  });
});
