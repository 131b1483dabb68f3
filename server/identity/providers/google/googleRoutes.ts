import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAddress } from '../../../domain/accounts/addressKey.ts';
import { chooserPage, closedPage } from './chooserPage.ts';
import { GOOGLE_CALLBACK, STAND_IN_PATH, type GoogleStandIn } from './GoogleStandIn.ts';

const HTML = 'text/html; charset=utf-8';
const FORM_LIMIT = 4 * 1024;

const CALLBACK_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Signing in</title><script src="${GOOGLE_CALLBACK}.js"></script></head>
<body><p>You can close this window now.</p></body>
</html>
`;

/** Passes the result to the opener, or through a BroadcastChannel if the browser has severed the opener. */
const CALLBACK_SCRIPT = `'use strict';
const answer = { type: 'google-return', query: location.search };
history.replaceState(null, '', location.pathname);
if (window.opener) window.opener.postMessage(answer, location.origin);
else new BroadcastChannel('google-return').postMessage(answer);
window.close();
`;

/** The redirect target of the Google popup (spec section 9). */
export function serveGoogleCallback(app: FastifyInstance): void {
  app.get(GOOGLE_CALLBACK, async (_request, reply) =>
    reply
      // With its own policy the window would lose its opener on the way back from Google.
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type(HTML)
      .send(CALLBACK_PAGE),
  );
  app.get(`${GOOGLE_CALLBACK}.js`, async (_request, reply) => reply.type('text/javascript').send(CALLBACK_SCRIPT));
}

/** The pages of the stand-in, below the app's own origin. Development only. */
export async function serveGoogleStandIn(app: FastifyInstance, standIn: GoogleStandIn): Promise<void> {
  app.addHook('onClose', () => standIn.stop());
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    );
    const page = `${STAND_IN_PATH}/interaction/:uid`;
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store');
    });

    scope.get(page, async (request, reply) => {
      const open = await standIn.isOpen(request.raw, reply.raw);
      return reply
        .code(open ? 200 : 410)
        .type(HTML)
        .send(open ? chooserPage(request.url) : closedPage());
    });

    scope.post(page, async (request, reply) => {
      const email = new URLSearchParams(request.body as string).get('email')?.trim() ?? '';
      if (!isAddress(email))
        return reply
          .code(400)
          .type(HTML)
          .send(chooserPage(request.url, email, 'Please enter an email address.'));
      const next = await standIn.signIn(request.raw, reply.raw, email).catch(() => null);
      return next === null ? reply.code(410).type(HTML).send(closedPage()) : reply.redirect(next, 303);
    });

    for (const path of ['/auth', '/auth/:uid']) {
      scope.get(STAND_IN_PATH + path, async (request, reply) => handOver(standIn, request, reply));
    }
  });
}

async function handOver(standIn: GoogleStandIn, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await standIn.answer(request.raw, reply.raw);
}
