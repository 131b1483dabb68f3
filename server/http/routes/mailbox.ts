import type { FastifyInstance } from 'fastify';
import type { EmulatorMailbox } from '../../identity/mailbox.ts';
import { MAILBOX_CSS, mailboxPage } from '../../identity/mailboxPage.ts';

const LINK_USED = 'That link has been used already, or was replaced by a newer one.';

/** `/dev/mailbox`: reads the mails that the Auth emulator holds back. Only where there is an emulator. */
export function serveMailbox(app: FastifyInstance, mailbox: EmulatorMailbox): void {
  app.get('/dev/mailbox', async (request, reply) => {
    const page = mailboxPage(await mailbox.mails(request.signal));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  });

  app.get<{ Querystring: { oobCode?: unknown } }>('/dev/mailbox/verify', async (request, reply) => {
    const { oobCode } = request.query;
    if (typeof oobCode === 'string' && (await mailbox.verify(oobCode, request.signal))) return reply.redirect('/?verified', 303);
    const page = mailboxPage(await mailbox.mails(request.signal), LINK_USED);
    return reply.code(410).type('text/html; charset=utf-8').send(page);
  });

  app.get('/dev/mailbox.css', async (_request, reply) => reply.type('text/css').send(MAILBOX_CSS));
}
