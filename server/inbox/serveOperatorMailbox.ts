import type { FastifyInstance } from 'fastify';
import { PRODUCT } from '../../src/domain/product.ts';
import { composeInboxMail } from '../application/mail/composeInboxMail.ts';
import type { Inbox, InboxEntry } from '../application/ports/Inbox.ts';
import { escapeHtml } from '../domain/text/escapeHtml.ts';
import { HttpProblem } from '../http/problems.ts';
import { DEVELOPMENT_CSS, renderDevelopmentPage } from '../identity/developmentPage.ts';

const MAX_SHOWN = 50;
const HTML_TYPE = 'text/html; charset=utf-8';
/** Mails have styles of their own. They load nothing and run nothing. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** `/dev/mailbox/operator`: the mails to the operator, as a mail program would show them. In development only. */
export function serveOperatorMailbox(app: FastifyInstance, inbox: Pick<Inbox, 'list' | 'byId'>): void {
  app.get('/dev/mailbox/operator', async (_request, reply) => {
    const page = renderOperatorMailbox(await inbox.list(MAX_SHOWN));
    return reply.type(HTML_TYPE).header('cache-control', 'no-store').send(page);
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/operator/:id', async ({ params }, reply) => {
    const message = await inbox.byId(params.id);
    if (message === null) throw new HttpProblem(404, 'There is no such message.');
    return reply
      .type(HTML_TYPE)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY })
      .send(composeInboxMail(message).html);
  });
  app.get('/dev/operator.css', async (_request, reply) => reply.type('text/css').send(OPERATOR_CSS));
}

function renderOperatorMailbox(entries: readonly InboxEntry[]): string {
  const list =
    entries.length === 0
      ? '<p class="empty">No message yet. Write one in the account panel, or with a form of the website.</p>'
      : `<ul>${entries.map(renderEntry).join('\n')}</ul>`;
  return renderDevelopmentPage(
    'Mails to the operator',
    `
<link rel="stylesheet" href="/dev/operator.css">
<p class="quiet">Messages of shoppers and visitors, newest first, as they are mailed where SMTP_URL is set.</p>
${list}
<nav><a href="/dev/mailbox/operator">Look again</a> <a href="/dev/mailbox">Mails to shoppers</a> <a href="/">Back to ${PRODUCT.name}</a></nav>`,
  );
}

function renderEntry(entry: InboxEntry): string {
  const { subject, text, replyTo } = composeInboxMail(entry);
  const answersTo = replyTo === null ? 'nobody: the address is not usable' : replyTo.address;
  return `<li>
<h2>${escapeHtml(subject)}</h2>
<p class="quiet">An answer goes to ${escapeHtml(answersTo)}</p>
<pre>${escapeHtml(text)}</pre>
<p><a class="action" href="/dev/mailbox/operator/${encodeURIComponent(entry.id)}">Show as HTML</a></p>
</li>`;
}

const OPERATOR_CSS = `${DEVELOPMENT_CSS}
pre { margin: 1rem 0; font: inherit; white-space: pre-wrap; }
`;
