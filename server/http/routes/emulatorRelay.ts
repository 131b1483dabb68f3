import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../domain/accounts/addressKey.ts';
import { HttpProblem } from '../problems.ts';
import type { SignInLimits } from '../SignInLimits.ts';
import { whileCallerWaits } from '../whileCallerWaits.ts';

/** What a browser asks of the identity provider; nothing that only its owner may do. */
const RELAYED = [
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/identitytoolkit.googleapis.com/v1/accounts:resetPassword',
  '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp',
  '/identitytoolkit.googleapis.com/v1/accounts:update',
  '/securetoken.googleapis.com/v1/token',
];
const PASSWORD_TRIED = ':signInWithPassword';
const BODY_LIMIT = 64 * 1024;

/**
 * Passes the identity SDK's calls on to the Auth emulator, so that in development too everything is on one
 * origin: one port to open, no exception in the Content-Security-Policy, and the emulator's powers over
 * accounts out of reach, since no credentials of the caller are passed on.
 */
export async function serveEmulatorRelay(app: FastifyInstance, emulatorHost: string, limits: SignInLimits): Promise<void> {
  await app.register(async (relay) => {
    relay.removeAllContentTypeParsers();
    relay.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const path of RELAYED) {
      // A colon in a route begins a parameter; doubled, it is a colon.
      relay.post(path.replace(':', '::'), { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const tries = path.endsWith(PASSWORD_TRIED);
        if (tries) await limits.begin(request, reply, emailIn(request.body));
        const asked = request.url.indexOf('?');
        const answer = await fetch(`http://${emulatorHost}${path}${asked === -1 ? '' : request.url.slice(asked)}`, {
          method: 'POST',
          headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
          body: request.body as string,
          signal: whileCallerWaits(reply),
        }).catch(() => { throw new HttpProblem(503, 'The identity provider does not answer.'); });
        if (tries && answer.status === 400) await limits.failed(request);
        if (answer.status >= 500) throw new HttpProblem(400, 'The identity emulator could not read this request.');
        return reply.code(answer.status).type('application/json').send(await answer.text());
      });
    }
  });
}

/** In whose name a password is tried; null where the body does not say. */
function emailIn(body: unknown): string | null {
  try {
    const { email } = JSON.parse(String(body)) as { email?: unknown };
    return typeof email === 'string' && email !== '' ? addressKey(email) : null;
  } catch {
    return null;
  }
}
