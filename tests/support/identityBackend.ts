import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { InMemorySessions } from '../../server/adapters/memory/InMemorySessions.ts';
import { InMemoryUsers } from '../../server/adapters/memory/InMemoryUsers.ts';
import type { Clock } from '../../server/application/ports/Clock.ts';
import { randomSecrets } from '../../server/application/ports/Secrets.ts';
import { SessionService } from '../../server/application/sessions/SessionService.ts';
import { CallServer } from '../../server/http/CallServer.ts';
import { answerError } from '../../server/http/problems.ts';
import { SessionCookie } from '../../server/http/session.ts';
import { createIdentity } from '../../server/identity/Identity.ts';
import { readIdentitySettings } from '../../server/identity/settings.ts';

/** The part of the backend that is about signing in, beside an emulator that is running or only named. */
export async function identityBackend(emulatorHost: string, clock: Clock): Promise<FastifyInstance> {
  const identity = createIdentity(
    readIdentitySettings({ FIREBASE_PROJECT_ID: 'demo-atelier', FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
    { users: new InMemoryUsers(), clock, secrets: randomSecrets },
  );
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(answerError);
  app.decorateRequest('session', null);
  await app.register(cookie);
  const calls = new CallServer(app, () => async () => undefined, true);
  const sessions = new SessionService(new InMemorySessions(), clock, randomSecrets, 3_600_000);
  await identity.routes(calls, new SessionCookie(sessions, false), app);
  return app;
}
