import { developmentPage, escaped } from '../../developmentPage.ts';
import { DEMO_ACCOUNT } from '../../demoAccount.ts';

/**
 * The page that asks which account to sign in as. `action` is the form's target, `error` the reason why it is shown
 * again.
 */
export function chooserPage(action: string, email: string = DEMO_ACCOUNT.email, error = ''): string {
  return developmentPage(
    'Sign in',
    `
<p class="quiet">This page stands in for Google. Any address will do; nothing is checked and nothing leaves this machine.</p>
<form method="post" action="${escaped(action)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" required autocomplete="email" value="${escaped(email)}"${error === '' ? '' : ' aria-invalid="true" aria-describedby="error"'}>
${error === '' ? '' : `<p id="error" role="alert" class="notice">${escaped(error)}</p>`}
<p><button class="action" type="submit">Continue</button></p>
</form>`,
  );
}

/** Shown if the page has expired, or was opened directly. */
export const closedPage = (): string =>
  developmentPage(
    'Too late',
    `
<p class="quiet">This sign-in is over. Please close the window and begin again.</p>`,
  );

/** Shown for an invalid authorization request; `why` is the provider's message. */
export const refusalPage = (why: string): string =>
  developmentPage(
    'This does not work',
    `
<p class="quiet">${escaped(why)}</p>`,
  );
