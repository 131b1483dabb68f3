import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEVELOPMENT_CSS } from '../../../developmentPage.ts';
import type { EmulatorMailbox } from './EmulatorMailbox.ts';
import { renderMailboxPage, type MailboxContent } from './mailboxPage.ts';
import type { Inbox } from '../../../../application/ports/Inbox.ts';
import { composeInboxMail } from '../../../../application/mail/composeInboxMail.ts';
import { createCallerSignal } from '../../../../http/createCallerSignal.ts';
import { HttpProblem } from '../../../../http/problems.ts';

const LINK_USED_MESSAGE = 'That link has been used already, or was replaced by a newer one.';
/** Maximum number of messages to the operator. */
const MAX_MESSAGES = 50;
/** The policy of mails, which have styles but may not load or run anything. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
const HTML_TYPE = 'text/html; charset=utf-8';

/**
 * Adds `/dev/mailbox`, which shows the mails of the Auth emulator and messages to the operator that are not mailed.
 * Only with an emulator.
 */
export function serveMailbox(
  app: FastifyInstance,
  mailbox: Pick<EmulatorMailbox, 'fetchMails' | 'verifyEmail' | 'changeEmail'>,
  inbox: Pick<Inbox, 'list' | 'byId'>,
): void {
  const fetchContent = async (reply: FastifyReply): Promise<MailboxContent> => {
    const messages = await inbox.list(MAX_MESSAGES);
    return {
      mails: await mailbox.fetchMails(createCallerSignal(reply)),
      messages: messages.filter(({ mailedAt, isMailPending }) => mailedAt === null && !isMailPending),
    };
  };

  app.get('/dev/mailbox', async (_request, reply) => {
    const page = renderMailboxPage(await fetchContent(reply));
    return reply.type(HTML_TYPE).header('cache-control', 'no-store').send(page);
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/messages/:id', async ({ params }, reply) => {
    const message = await inbox.byId(params.id);
    if (message === null) throw new HttpProblem(404, 'There is no such message.');
    const headers = { 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY };
    return reply.type(HTML_TYPE).headers(headers).send(composeInboxMail(message).html);
  });

  const serveLink = (path: string, open: (oobCode: string, signal: AbortSignal) => Promise<boolean>): void => {
    app.get<{ Querystring: { oobCode?: unknown } }>(path, async (request, reply) => {
      const { oobCode } = request.query;
      if (typeof oobCode === 'string' && (await open(oobCode, createCallerSignal(reply))))
        return reply.redirect('/?verified', 303);
      const page = renderMailboxPage(await fetchContent(reply), LINK_USED_MESSAGE);
      return reply.code(410).type(HTML_TYPE).header('cache-control', 'no-store').send(page);
    });
  };
  serveLink('/dev/mailbox/verify', (oobCode, signal) => mailbox.verifyEmail(oobCode, signal));
  serveLink('/dev/mailbox/change-email', (oobCode, signal) => mailbox.changeEmail(oobCode, signal));

  app.get('/dev/development.css', async (_request, reply) => reply.type('text/css').send(DEVELOPMENT_CSS));
}
