import type { WebDriver } from './WebDriver.ts';

/** Visits the screens of a signed-in shopper: search results, an item, the wishlist, an answer of the stylist. */
export async function walkThroughScreens(
  browser: WebDriver,
  origin: string,
  account: { readonly email: string; readonly password: string },
  report: (step: string) => void,
): Promise<void> {
  await browser.open(`${origin}/`);
  await browser.type('input[type=email]', account.email);
  await browser.type('input[type=password]', account.password);
  await browser.click('form button[type=submit]');
  await browser.waitUntil(
    'the app opens after signing in',
    'return document.querySelector("input[type=password]") === null && document.querySelector("[role=tabpanel]") !== null',
  );
  report('signed in');

  await browser.open(`${origin}/?tab=search&query=navy+linen+blazer+under+%24200`);
  await browser.waitUntil('garments are found', 'return document.querySelectorAll("main article").length > 2');
  await browser.waitUntil(
    'their pictures are drawn',
    'return [...document.querySelectorAll("main article img")].some((image) => image.naturalWidth > 0)',
  );
  report('searched');

  await browser.click('main article button[aria-label$="to wishlist"]');
  await browser.waitUntil(
    'the item is kept',
    'return document.querySelector("main article button[aria-label$=\\"from wishlist\\"]") !== null',
  );
  await browser.click('main article a');
  await browser.waitUntil(
    'the item opens',
    'return (document.querySelector("dialog[open] h2")?.textContent ?? "") !== ""',
  );
  report('looked at an item');

  await browser.open(`${origin}/?tab=wishlist`);
  await browser.waitUntil(
    'the wishlist has the item',
    'return document.querySelectorAll("main article").length > 0 && location.search.includes("wishlist")',
  );
  report('kept it in the wishlist');

  await browser.open(`${origin}/?tab=search`);
  await browser.click('[role=search] label + label input[type=radio]');
  await browser.waitUntil('the conversation opens', 'return document.querySelector("[role=log]") !== null');
  await browser.type(
    '[role=search] textarea, [role=search] input:not([type=file])',
    'a dress for a garden wedding\uE007',
  );
  await browser.waitUntil(
    'the stylist answers',
    'return [...document.querySelectorAll("[role=status]")].some(({ textContent }) => textContent.includes("Your stylist:"))',
  );
  report('asked the stylist');
}
