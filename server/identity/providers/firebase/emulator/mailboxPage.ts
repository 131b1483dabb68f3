import { PRODUCT } from '../../../../../src/domain/product.ts';
import { developmentPage, escaped } from '../../../developmentPage.ts';
import type { Mail, MailKind } from './EmulatorMailbox.ts';

const TEXT_BY_KIND: Readonly<Record<MailKind, { readonly subject: string; readonly action: string }>> = {
  verification: { subject: `Verify your email for ${PRODUCT.name}`, action: 'Verify email' },
  'password-reset': { subject: `Reset your ${PRODUCT.name} password`, action: 'Choose a new password' },
};

const linkOf = ({ kind, oobCode }: Mail): string =>
  `${kind === 'verification' ? '/dev/mailbox/verify' : '/password-reset'}?oobCode=${encodeURIComponent(oobCode)}`;

/** The emails with their links. `notice` reports the last action. */
export function mailboxPage(mails: readonly Mail[], notice = ''): string {
  const list =
    mails.length === 0
      ? '<p class="empty">No mail is waiting. Sign up, or ask for a new password, then come back.</p>'
      : `<ul>${mails.map(mailEntry).join('\n')}</ul>`;
  return developmentPage(
    'Mailbox',
    `
<p class="quiet">Nothing leaves this machine: mails that ${PRODUCT.name} would send are kept here, newest first.</p>
${notice === '' ? '' : `<p role="status" class="notice">${escaped(notice)}</p>`}
${list}
<nav><a href="/dev/mailbox">Look again</a> <a href="/">Back to ${PRODUCT.name}</a></nav>`,
  );
}

function mailEntry(mail: Mail): string {
  const { subject, action } = TEXT_BY_KIND[mail.kind];
  const to = escaped(mail.to);
  return `<li>
<h2>${subject}</h2>
<p>To <b>${to}</b></p>
<p><a class="action" href="${escaped(linkOf(mail))}" aria-label="${action} for ${to}">${action}</a></p>
</li>`;
}
