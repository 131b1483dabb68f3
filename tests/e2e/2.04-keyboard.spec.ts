import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { getCards, getFilterPanel, search } from './support/searchTab.ts';

/**
 * The assertions of the ARIA Authoring Practices for the patterns that the app uses. Unlike in the carousel pattern,
 * slides are list items, not groups, and there is no live region, because several slides are visible and the browser
 * scrolls them.
 */
test.describe('2.4 Keyboard patterns', () => {
  test('tabs: one stop of the Tab key; arrows wrap around; Home and End; panels have the names of their tabs', async ({
    shopper: { page },
  }) => {
    await page.goto('/?tab=search');
    const tabs = page.getByRole('tablist', { name: 'Sections' }).getByRole('tab');
    await expect(tabs).toHaveCount(4);
    const names = await tabs.allTextContents();
    await tabs.nth(1).focus();
    for (const [key, index] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', names.length - 1],
      ['ArrowRight', 0],
      ['End', names.length - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index), key).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      const stops = await tabs.evaluateAll((elements) => elements.map((tab) => (tab as HTMLElement).tabIndex));
      expect(stops).toEqual(names.map((_name, position) => (position === index ? 0 : -1)));
      const panelId = await tabs.nth(index).getAttribute('aria-controls');
      await expect(page.locator(`#${panelId ?? ''}`)).toHaveAttribute('role', 'tabpanel');
      await expect(page.locator(`#${panelId ?? ''}`)).toHaveAccessibleName(names[index] ?? '');
    }
    await page.keyboard.press('Tab');
    const readFocusedPanel = () =>
      page.evaluate(() => document.activeElement?.closest('[role=tabpanel]')?.getAttribute('id') ?? '');
    expect(await readFocusedPanel()).toBe('panel-home');
    await page.keyboard.press('Shift+Tab');
    await expect(tabs.first()).toBeFocused();
  });

  test('carousel: a named group of numbered slides, moved by buttons and arrow keys', async ({ shopper: { page } }) => {
    await search(page, 'wool coat');
    await getCards(page).first().getByRole('link').click();
    const carousel = page.getByRole('dialog').getByRole('group', { name: /^Pictures of/u });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = carousel.getByRole('listitem');
    await expect(slides.first()).toHaveAccessibleName(/^1 of \d$/u);
    const isShown = (slide: Locator) => expect(slide).toBeInViewport({ ratio: 0.9 });
    const [previous, next] = ['Previous', 'Next'].map((name) => carousel.getByRole('button', { name, exact: true }));
    await expect(previous!).toBeDisabled();
    await next!.focus();
    await page.keyboard.press('Enter');
    await isShown(slides.nth(1));
    await page.keyboard.press('Space');
    await isShown(slides.nth(2));
    await carousel.getByRole('list').focus();
    await page.keyboard.press('ArrowLeft');
    await isShown(slides.nth(1));
    await page.keyboard.press('ArrowRight');
    await isShown(slides.nth(2));
  });

  test('dialog: named, holds the focus at both ends, and Escape returns it', async ({ shopper: { page } }) => {
    await search(page, 'wool coat');
    const opener = page.getByRole('button', { name: 'Filters', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = getFilterPanel(page);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = await collectStops(page, key);
      expect(stops.outside, key).toEqual([]);
      expect(stops.inside.size, key).toBeGreaterThan(10);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('combobox: its list opens by typing, is moved through by arrows, chosen by Enter and closed by Escape', async ({
    shopper: { page },
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('heading', { name: 'Location' }).click();
    const field = page.getByRole('combobox', { name: 'Location' });
    await field.pressSequentially('Osl');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option');
    const count = await options.count();
    const expectActive = async (index: number) => {
      await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(index).getAttribute('id')) ?? '');
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(field).toBeFocused();
    };
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowUp', count - 1],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectActive(index);
    }
    const firstPlace = (await options.first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(firstPlace);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.fill('Ber');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
  });
});

/** The names of the elements that 40 presses of the key reach, inside and outside of the open dialog. */
async function collectStops(page: Page, key: string): Promise<{ inside: Set<string>; outside: string[] }> {
  const stops = { inside: new Set<string>(), outside: [] as string[] };
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press(key);
    const { name, place } = await page.evaluate(() => {
      const element = document.activeElement;
      const place = element?.closest('dialog:modal') ? 'inside' : element === document.body ? 'browser' : 'outside';
      return { name: element?.outerHTML.slice(0, 120) ?? '', place };
    });
    if (place === 'inside') stops.inside.add(name);
    // At either end of the page, the browser's own controls come next.
    if (place === 'outside') stops.outside.push(name);
  }
  return stops;
}
