import { escapeHtml } from '../../../domain/text/escapeHtml.ts';
import { renderDevelopmentPage } from '../../developmentPage.ts';
import { DEMO_ACCOUNT } from '../../demoAccount.ts';

/**
 * Renders the page that asks for an account. `action` is the form's target, `error` the reason for showing the page
 * again.
 */
export function renderChooserPage(action: string, email: string = DEMO_ACCOUNT.email, error = ''): string {
  return renderDevelopmentPage(
    'Sign in',
    `
<p class="quiet">This page stands in for Google. Any address will do; nothing is checked and nothing leaves this machine.</p>
<form method="post" action="${escapeHtml(action)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" required autocomplete="email" value="${escapeHtml(email)}"${error === '' ? '' : ' aria-invalid="true" aria-describedby="error"'}>
${error === '' ? '' : `<p id="error" role="alert" class="notice">${escapeHtml(error)}</p>`}
<p><label><input name="unverified" type="checkbox"> This address is not verified</label></p>
<p><button class="action" type="submit">Continue</button></p>
</form>`,
  );
}

/** The page for an expired request, or one opened directly. */
export const renderClosedPage = (): string =>
  renderDevelopmentPage(
    'Too late',
    `
<p class="quiet">This sign-in is over. Please close the window and begin again.</p>`,
  );

/** The page for an invalid authorization request. `message` is the provider's error message. */
export const renderRefusalPage = (message: string): string =>
  renderDevelopmentPage(
    'This does not work',
    `
<p class="quiet">${escapeHtml(message)}</p>`,
  );
