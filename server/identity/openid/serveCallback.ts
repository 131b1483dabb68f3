import type { FastifyInstance } from 'fastify';

const renderPage = (script: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Signing in</title><script src="${script}"></script></head>
<body><p>You can close this window now.</p></body>
</html>
`;

/** Sends the result to the opener, or through a BroadcastChannel if there is no opener. */
const CALLBACK_SCRIPT = `'use strict';
const answer = { type: 'sign-in-return', query: location.search };
history.replaceState(null, '', location.pathname);
if (window.opener) window.opener.postMessage(answer, location.origin);
else new BroadcastChannel('sign-in-return').postMessage(answer);
window.close();
`;

/** Adds the page to which a provider redirects the sign-in popup (spec section 9). */
export function serveCallback(app: FastifyInstance, path: string): void {
  const script = `${path}.js`;
  app.get(path, async (_request, reply) =>
    reply
      // With the app's policy, the popup would lose its opener.
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(renderPage(script)),
  );
  app.get(script, async (_request, reply) => reply.type('text/javascript').send(CALLBACK_SCRIPT));
}
