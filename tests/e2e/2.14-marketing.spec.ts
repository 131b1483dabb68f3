import type { Locator, Page, Response } from '@playwright/test';
import { recordedSearch } from '../../src/ui/marketing/showcase/recorded.ts';
import { createPdf } from '../support/documents.ts';
import { findAccessibilityViolations, expect, test } from './support/test.ts';

const PAGES = ['/website', '/vision'] as const;
const PHONE = { width: 390, height: 844 } as const;
const MAX_PAGE_KIB = 500;
const MAX_SCRIPT_KIB = 90;

/** Whether the pictures in the viewport have loaded. Runs in the page. */
const arePicturesInViewLoaded = (): boolean =>
  [...document.images].every((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return image.complete || right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight;
  });

/** Scrolls through the page, so that lazy pictures load. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top);
    await page.waitForFunction(arePicturesInViewLoaded);
  }
}

/** Opens the marketing site and waits for its code, which loads after the first paint. */
async function openWebsite(page: Page): Promise<void> {
  await page.goto('/website');
  await expect(page.getByRole('button', { name: 'Pause all motion' }).first()).toBeAttached();
}

test.describe('2.14 Marketing site and vision page', () => {
  for (const path of PAGES) {
    test(`${path} has no accessibility violations`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await scrollThrough(page);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    test(`${path} fits narrow screens and large text`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const readOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await readOverflow()).toBeLessThanOrEqual(0);
      await page.setViewportSize(PHONE);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await readOverflow()).toBeLessThanOrEqual(0);
    });

    test(`${path} has its sections on a phone, also further down`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      const sections = page.getByRole('navigation', { name: 'Sections', exact: true });
      await expect(sections.getByRole('link', { name: 'Contact' })).toBeInViewport();
      await page.mouse.wheel(0, 3_000);
      await expect(sections.getByRole('link').first()).toBeInViewport();
    });

    test(`${path} is light on a phone`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(path);
      await scrollThrough(page);
      let totalBytes = 0;
      let scriptBytes = 0;
      for (const response of responses.filter((answer) => answer.request().method() === 'GET')) {
        const { responseBodySize, responseHeadersSize } = await response.request().sizes();
        totalBytes += responseBodySize + responseHeadersSize;
        if (response.request().resourceType() === 'script') scriptBytes += responseBodySize;
      }
      expect(totalBytes / 1024).toBeLessThan(MAX_PAGE_KIB);
      expect(scriptBytes / 1024).toBeLessThan(MAX_SCRIPT_KIB);
    });
  }

  test('can be read without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/website');
    for (const name of ['PERSONAL', 'SMART', 'IMMERSIVE', 'AI tools for all tiers', 'Agentic operations']) {
      const heading = page.getByRole('heading', { name });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
    }
    await page.goto('/vision');
    await page.getByText('Endless results, and nothing to wear.').click();
    await expect(page.getByText('Filters ask the wrong questions.')).toBeVisible();
    await page.getByRole('link', { name: 'Atelier: to the website' }).click();
    await expect(page).toHaveURL(/\/website$/u);
    await context.close();
  });

  test('says on the first screen that the clothes are drawn', async ({ page }) => {
    for (const path of PAGES) {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expect(page.getByText('The clothes and brands on this page are made up.')).toBeInViewport({ ratio: 1 });
    }
  });

  test('puts a reason next to its own piece on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/website');
    const cards = page.getByRole('region', { name: 'Go on, ask for something.' }).getByRole('article');
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
    const price = await boxOf(
      cards
        .nth(0)
        .getByText(/^\$\d|OFF$/u)
        .last(),
    );
    const reason = await boxOf(cards.nth(0).getByText(recordedSearch.items[0]!.reason!));
    const nextPicture = await boxOf(cards.nth(2).locator('img'));
    const above = reason.y - (price.y + price.height);
    expect(above).toBeGreaterThanOrEqual(0);
    expect(2 * above).toBeLessThan(nextPicture.y - (reason.y + reason.height));
    const neighbor = await boxOf(cards.nth(1).locator('img'));
    expect(neighbor.y).toBeCloseTo((await boxOf(cards.nth(0).locator('img'))).y, 0);
  });

  test('opens the app in a new tab', async ({ page }) => {
    await page.goto('/website');
    const [app] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Join the Atelier' }).first().click(),
    ]);
    await expect(app.getByLabel('Email')).toBeVisible();
  });

  test('the slides change by themselves, by name and by keyboard, and can be paused', async ({ page }) => {
    await page.clock.install();
    await openWebsite(page);
    const section = page.getByRole('region', { name: 'For fashion lovers' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('button', { name: 'Pause all motion' })).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(section.getByRole('heading', { name: 'SMART' })).toBeInViewport({ ratio: 1 });
    await section.getByRole('button', { name: 'Pause all motion' }).click();
    await page.clock.runFor(30_000);
    await expect(section.getByRole('heading', { name: 'SMART' })).toBeInViewport({ ratio: 1 });
    await section.getByRole('button', { name: 'IMMERSIVE' }).click();
    await expect(section.getByRole('heading', { name: 'IMMERSIVE' })).toBeInViewport({ ratio: 1 });
    await section.getByRole('list', { name: 'For fashion lovers' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(section.getByRole('heading', { name: 'SMART' })).toBeInViewport({ ratio: 1 });
  });

  test('a press that comes before the code of the page is repeated when it has arrived', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/website-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/website');
    const section = page.getByRole('region', { name: 'Go on, ask for something.' });
    await section.getByRole('button', { name: 'a warm coat that is not black' }).click();
    release();
    await expect(section.getByRole('status')).toHaveText('Results for “a warm coat that is not black”');
  });

  test('a visitor searches without an account', async ({ page }) => {
    await openWebsite(page);
    const section = page.getByRole('region', { name: 'Go on, ask for something.' });
    await section.getByRole('button', { name: 'something green to wear to the theater' }).click();
    await expect(section.getByRole('status')).toHaveText('Results for “something green to wear to the theater”');
    await expect(section.getByRole('article')).toHaveCount(6);
    await expect(section.getByText('Green', { exact: true })).toBeVisible();
    await expect(section.getByRole('article').first().getByRole('link')).toHaveAttribute('href', /\/\?item=/u);
  });

  test('a figure is dressed in what was chosen', async ({ page }) => {
    await openWebsite(page);
    const section = page.getByRole('region', { name: 'See it on a body like yours.' });
    await section.getByText('A satin suit').click();
    const picture = section.getByRole('img', { name: 'A woman with a straight figure in a pale green satin suit' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('a message and an application with a CV reach the operator, and a wrong file does not', async ({ page }) => {
    await openWebsite(page);
    const subject = crypto.randomUUID();
    const fillIn = async (panel: Locator, message: string) => {
      await panel.getByLabel('Name').fill('A visitor');
      await panel.getByLabel('Email').fill('visitor@atelier.test');
      await panel.getByLabel('Message', { exact: true }).fill(message);
    };
    const contact = page.getByRole('tabpanel', { name: 'Contact' });
    await fillIn(contact, `Stock our coats, please. ${subject}`);
    await contact.getByRole('button', { name: 'Send Message' }).click();
    await expect(contact.getByRole('button', { name: 'Message Sent!' })).toBeVisible();

    await page.getByRole('tab', { name: 'Career' }).click();
    const career = page.getByRole('tabpanel', { name: 'Career' });
    await fillIn(career, `I draw clothes. ${subject}`);
    const sendCv = async (buffer: Buffer) => {
      await career.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
      await career.getByRole('button', { name: 'Send Message' }).click();
    };
    await sendCv(Buffer.from('MZ this is a program'));
    await expect(career.getByText('This file is not a PDF or Word document.', { exact: false })).toBeVisible();
    await expect(career.getByLabel('Message', { exact: true })).toHaveValue(`I draw clothes. ${subject}`);
    await sendCv(createPdf());
    await expect(career.getByRole('button', { name: 'Message Sent!' })).toBeVisible();

    await page.goto('/dev/mailbox');
    await expect(page.getByText(`Stock our coats, please. ${subject}`)).toBeVisible();
    await expect(page.getByText(`I draw clothes. ${subject}`)).toBeVisible();
  });

  test('a message that is being sent says so, and one with the trap filled in reaches nobody', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/contacts/contact', async (route) => {
      await released;
      await route.continue();
    });
    await openWebsite(page);
    const text = `Buy our links ${crypto.randomUUID()}`;
    const contact = page.getByRole('tabpanel', { name: 'Contact' });
    const button = contact.getByRole('button');
    await expect(button).toHaveText('Send Message');
    await expect(button).toBeDisabled();
    await contact.getByLabel('Name').fill('A program');
    await contact.getByLabel('Email').fill('program@spam.example');
    await contact.getByLabel('Message', { exact: true }).fill(text);
    // A person neither sees nor reaches the field.
    const trap = contact.locator('input[name="website"]');
    await expect(trap).not.toBeInViewport();
    await trap.fill('https://spam.example', { force: true });
    await button.click();
    await expect(button).toHaveText('Sending...');
    release();
    await expect(button).toHaveText('Message Sent!');
    await page.goto('/dev/mailbox');
    await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  });
});
