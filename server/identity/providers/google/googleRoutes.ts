import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAddress } from '../../../domain/accounts/toAddressKey.ts';
import { renderChooserPage, renderClosedPage } from './chooserPage.ts';
import { STAND_IN_PATH, type GoogleStandIn } from './GoogleStandIn.ts';

const HTML_TYPE = 'text/html; charset=utf-8';
const MAX_FORM_BYTES = 4 * 1024;

/** Serves the pages of the stand-in on the app's origin. Development only. */
export async function serveGoogleStandIn(app: FastifyInstance, standIn: GoogleStandIn): Promise<void> {
  app.addHook('onClose', () => standIn.stop());
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    const page = `${STAND_IN_PATH}/interaction/:uid`;
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store');
    });

    scope.get(page, async (request, reply) => {
      const isOpen = await standIn.isInteractionOpen(request.raw, reply.raw);
      return reply
        .code(isOpen ? 200 : 410)
        .type(HTML_TYPE)
        .send(isOpen ? renderChooserPage(request.url) : renderClosedPage());
    });

    scope.post(page, async (request, reply) => {
      const form = new URLSearchParams(request.body as string);
      const email = form.get('email')?.trim() ?? '';
      if (!isAddress(email))
        return reply
          .code(400)
          .type(HTML_TYPE)
          .send(renderChooserPage(request.url, email, 'Please enter an email address.'));
      const account = { email, isVerified: !form.has('unverified') };
      const nextUrl = await standIn.signIn(request.raw, reply.raw, account).catch(() => null);
      return nextUrl === null ? reply.code(410).type(HTML_TYPE).send(renderClosedPage()) : reply.redirect(nextUrl, 303);
    });

    for (const path of ['/auth', '/auth/:uid']) {
      scope.get(STAND_IN_PATH + path, async (request, reply) => handOverRequest(standIn, request, reply));
    }
  });
}

async function handOverRequest(standIn: GoogleStandIn, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await standIn.answerRequest(request.raw, reply.raw);
}
