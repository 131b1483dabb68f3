import type { Page } from '@playwright/test';
import { sendMessage } from '../../tests/e2e/support/chat.ts';
import { getCards, search } from '../../tests/e2e/support/searchTab.ts';

/** A screenshot: its content and how to navigate there. */
export interface Scene {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Width of the image file in pixels, at a device scale factor of 2. */
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly touch: boolean;
  prepare(page: Page): Promise<void>;
}

const DESKTOP_SCREEN = { viewport: { width: 1440, height: 900 }, width: 1440, touch: false } as const;
const PHONE_SCREEN = { viewport: { width: 390, height: 844 }, width: 585, touch: true } as const;

export const SCENES: readonly Scene[] = [
  {
    ...DESKTOP_SCREEN,
    name: 'search-desk-light',
    colorScheme: 'light',
    prepare: (page) => search(page, 'linen for a summer wedding under $250'),
  },
  {
    ...DESKTOP_SCREEN,
    name: 'viewer-desk-dark',
    colorScheme: 'dark',
    prepare: async (page) => {
      await search(page, 'floral silk dress for a garden party');
      await getCards(page).first().getByRole('link').first().click();
      await page.locator('dialog[open]').getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    ...PHONE_SCREEN,
    name: 'stylist-phone-light',
    colorScheme: 'light',
    prepare: async (page) => {
      await page.goto('/?tab=search');
      await page.getByRole('search').getByRole('radio', { name: 'Stylist' }).check();
      await sendMessage(page, 'Something for a garden wedding, I am a guest');
      await sendMessage(page, 'A dress, and nothing black');
    },
  },
  {
    ...PHONE_SCREEN,
    name: 'wishlist-phone-dark',
    colorScheme: 'dark',
    prepare: async (page) => {
      await search(page, 'autumn coats and knitwear');
      for (let index = 0; index < 6; index++)
        await getCards(page)
          .nth(index)
          .getByRole('button', { name: /to wishlist$/u })
          .click();
      await page.goto('/?tab=wishlist');
      await page.getByRole('tabpanel', { name: 'Wishlist' }).getByRole('article').nth(3).waitFor();
    },
  },
];
