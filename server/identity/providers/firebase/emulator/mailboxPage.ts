import { PRODUCT } from '../../../../../src/domain/product.ts';
import { composeInboxMail } from '../../../../application/mail/composeInboxMail.ts';
import type { InboxEntry } from '../../../../application/ports/Inbox.ts';
import { escapeHtml } from '../../../../domain/text/escapeHtml.ts';
import { renderDevelopmentPage } from '../../../developmentPage.ts';
import type { Mail, MailKind } from './EmulatorMailbox.ts';

const TEXT_BY_KIND: Readonly<Record<MailKind, { readonly subject: string; readonly action: string }>> = {
  verification: { subject: `Verify your email for ${PRODUCT.name}`, action: 'Verify email' },
  'email-change': { subject: `Confirm your new email for ${PRODUCT.name}`, action: 'Change email' },
  'password-reset': { subject: `Reset your ${PRODUCT.name} password`, action: 'Choose a new password' },
};

const PATH_BY_KIND: Readonly<Record<MailKind, string>> = {
  verification: '/dev/mailbox/verify',
  'email-change': '/dev/mailbox/change-email',
  'password-reset': '/password-reset',
};

const buildLink = ({ kind, oobCode }: Mail): string => `${PATH_BY_KIND[kind]}?oobCode=${encodeURIComponent(oobCode)}`;

export interface MailboxContent {
  /** The mails of the identity provider, newest first. */
  readonly mails: readonly Mail[];
  /** The messages to the operator, newest first. */
  readonly messages: readonly InboxEntry[];
}

/** Renders the mails with their links and the messages to the operator. `notice` is the result of the last action. */
export function renderMailboxPage({ mails, messages }: MailboxContent, notice = ''): string {
  const listItems = [...mails.map(renderMailEntry), ...messages.map(renderMessage)];
  const entries =
    listItems.length === 0
      ? '<p class="empty">No mail is waiting. Sign up, or ask for a new password, then come back.</p>'
      : `<ul>${listItems.join('\n')}</ul>`;
  return renderDevelopmentPage(
    'Mailbox',
    `
<p class="quiet">Nothing leaves this machine: mails that ${PRODUCT.name} would send are kept here, newest first.</p>
${notice === '' ? '' : `<p role="status" class="notice">${escapeHtml(notice)}</p>`}
${entries}
<nav><a href="/dev/mailbox">Look again</a> <a href="/">Back to ${PRODUCT.name}</a></nav>`,
  );
}

function renderMailEntry(mail: Mail): string {
  const { subject, action } = TEXT_BY_KIND[mail.kind];
  const to = escapeHtml(mail.to);
  return `<li>
<h2>${subject}</h2>
<p>To <b>${to}</b></p>
<p><a class="action" href="${escapeHtml(buildLink(mail))}" aria-label="${action} for ${to}">${action}</a></p>
</li>`;
}

function renderMessage(message: InboxEntry): string {
  const { subject, text } = composeInboxMail(message);
  const title = escapeHtml(subject);
  return `<li>
<h2>${title}</h2>
<p>To <b>${PRODUCT.supportEmail}</b></p>
<p class="message">${escapeHtml(text)}</p>
<p><a href="/dev/mailbox/messages/${encodeURIComponent(message.id)}" aria-label="Show as HTML: ${title}">Show as HTML</a></p>
</li>`;
}
