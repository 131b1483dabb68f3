import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../../../http/problems.ts';
import type { SignInLimits } from '../../../../http/SignInLimits.ts';
import { createCallerSignal } from '../../../../http/createCallerSignal.ts';

/** The calls that browsers make to the identity provider, without administrative calls. */
const RELAYED_PATHS = [
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/identitytoolkit.googleapis.com/v1/accounts:resetPassword',
  '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp',
  '/identitytoolkit.googleapis.com/v1/accounts:update',
  '/securetoken.googleapis.com/v1/token',
];
const PASSWORD_METHOD = ':signInWithPassword';
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Proxies the identity SDK's calls to the Auth emulator, so that development needs only one port and no exception in
 * the Content-Security-Policy. Removes the caller's credentials, so that nobody can use the emulator's administrative
 * functions.
 */
export async function serveEmulatorRelay(
  app: FastifyInstance,
  emulatorHost: string,
  limits: SignInLimits,
): Promise<void> {
  await app.register(async (relay) => {
    relay.removeAllContentTypeParsers();
    relay.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const path of RELAYED_PATHS) {
      // In a route, a colon starts a parameter. A double colon is a literal colon.
      relay.post(path.replace(':', '::'), { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
        const queryIndex = request.url.indexOf('?');
        const relayRequest = async () =>
          fetch(`http://${emulatorHost}${path}${queryIndex === -1 ? '' : request.url.slice(queryIndex)}`, {
            method: 'POST',
            headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
            body: request.body as string,
            signal: createCallerSignal(reply),
          }).catch(() => {
            throw new HttpProblem(503, 'The identity provider does not answer.');
          });
        const answer = path.endsWith(PASSWORD_METHOD)
          ? await limits.runAttempt(
              request,
              reply,
              findEmail(request.body),
              relayRequest,
              ({ status }) => status === 400,
            )
          : await relayRequest();
        if (answer.status >= 500) throw new HttpProblem(400, 'The identity emulator could not read this request.');
        return reply
          .code(answer.status)
          .type('application/json')
          .send(await answer.text());
      });
    }
  });
}

/** The email address in the body, normalized as in the emulator; null if there is none. */
function findEmail(body: unknown): string | null {
  try {
    const { email } = JSON.parse(String(body)) as { email?: unknown };
    return typeof email === 'string' && email !== '' ? email.toLowerCase() : null;
  } catch {
    return null;
  }
}
