import { PRODUCT } from '../../src/domain/product.ts';
import type { Mail, MailKind } from './mailbox.ts';

const WORDS: Readonly<Record<MailKind, { readonly subject: string; readonly action: string }>> = {
  verification: { subject: `Verify your email for ${PRODUCT.name}`, action: 'Verify email' },
  'password-reset': { subject: `Reset your ${PRODUCT.name} password`, action: 'Choose a new password' },
};

export const linkOf = ({ kind, oobCode }: Mail): string =>
  `${kind === 'verification' ? '/dev/mailbox/verify' : '/password-reset'}?oobCode=${encodeURIComponent(oobCode)}`;

/** The mailbox as a page, without script and without inline style, so that it lives under the strict policy. */
export function mailboxPage(mails: readonly Mail[], notice = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Development mailbox - ${PRODUCT.name}</title>
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<main>
<header>
<p class="label">Development only</p>
<h1>Mailbox</h1>
<p>Nothing leaves this machine: mails that ${PRODUCT.name} would send are kept here, newest first.</p>
</header>
${notice === '' ? '' : `<p role="status" class="notice">${escaped(notice)}</p>`}
${mails.length === 0 ? '<p class="empty">No mail is waiting. Sign up, or ask for a new password, then come back.</p>' : `<ul>${mails.map(mailEntry).join('\n')}</ul>`}
<nav><a href="/dev/mailbox">Look again</a> <a href="/">Back to ${PRODUCT.name}</a></nav>
</main>
</body>
</html>
`;
}

function mailEntry(mail: Mail): string {
  const { subject, action } = WORDS[mail.kind];
  const to = escaped(mail.to);
  return `<li>
<h2>${subject}</h2>
<p>To <b>${to}</b></p>
<p><a class="action" href="${escaped(linkOf(mail))}" aria-label="${action} for ${to}">${action}</a></p>
</li>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Addresses are typed by strangers. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export const MAILBOX_CSS = `
:root { --paper: #faf7f1; --ink: #1d1b18; --quiet: #625c52; --rule: #dcd5c8; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #171512; --ink: #f1ece2; --quiet: #a9a195; --rule: #3a352e; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 5rem) 1.25rem; }
h1 { font: 400 clamp(2.5rem, 8vw, 4rem)/1.05 Georgia, serif; margin: .25rem 0 .75rem; }
h2 { font: 400 1.35rem/1.3 Georgia, serif; }
.label { font-size: .75rem; letter-spacing: .12em; text-transform: uppercase; color: var(--quiet); }
header p:last-child, .empty { color: var(--quiet); }
.notice { margin-top: 1.5rem; border-left: 3px solid; padding: .5rem 1rem; }
ul { list-style: none; padding: 0; margin: 2.5rem 0; border-top: 1px solid var(--rule); }
li { padding: 1.5rem 0; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
.empty { margin: 2.5rem 0; }
.action { display: inline-block; margin-top: .75rem; padding: .7rem 1.25rem; background: var(--ink); color: var(--paper); text-decoration: none; }
nav a { display: inline-block; padding: .6rem 1rem .6rem 0; color: inherit; }
a:focus-visible { outline: 2px solid currentcolor; outline-offset: 3px; }
`;
