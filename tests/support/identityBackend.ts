import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { InMemoryStore } from '../../server/adapters/memory/InMemoryStore.ts';
import type { Clock } from '../../server/application/ports/Clock.ts';
import type { Log } from '../../server/application/ports/Log.ts';
import { randomSecrets } from '../../server/application/ports/Secrets.ts';
import { AccountWatch } from '../../server/application/sessions/AccountWatch.ts';
import { SessionService } from '../../server/application/sessions/SessionService.ts';
import { CallServer } from '../../server/http/CallServer.ts';
import { limitAddresses } from '../../server/http/limits.ts';
import { answerError } from '../../server/http/problems.ts';
import { serveLogout } from '../../server/http/routes/logout.ts';
import { serveUser } from '../../server/http/routes/user.ts';
import { SessionCookie } from '../../server/http/session.ts';
import { createIdentity } from '../../server/identity/createIdentity.ts';
import { readIdentitySettings, type IdentitySettings } from '../../server/identity/settings.ts';

const DAY_MS = 86_400_000;

/** The backend's sign-in, configured for an emulator that may not be running. `changedSettings` replaces providers. */
export async function createIdentityBackend(
  emulatorHost: string,
  clock: Clock,
  log: Log = { warn: () => undefined },
  changedSettings: Partial<IdentitySettings> = {},
): Promise<FastifyInstance> {
  const store = new InMemoryStore();
  const environment = { FIREBASE_PROJECT_ID: 'demo-atelier', FIREBASE_AUTH_EMULATOR_HOST: emulatorHost };
  const identity = createIdentity(
    { ...readIdentitySettings(environment), ...changedSettings },
    {
      users: store.users,
      sessions: store.sessions,
      pendingLinks: store.pendingLinks,
      accountDeletions: store.accountDeletions,
      inbox: store.inbox,
      clock,
      secrets: randomSecrets,
      log,
    },
  );
  const app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(answerError);
  app.decorateRequest('session', null);
  await app.register(cookie);
  await limitAddresses(app, { perSession: 100_000, perAddress: 100_000 });
  const { users, sessions } = store;
  const watch = new AccountWatch({ status: identity.accountStatus, users, sessions, clock, log });
  const lifetimes = { idleMs: DAY_MS, maxMs: 3 * DAY_MS };
  const sessionCookie = new SessionCookie(new SessionService(sessions, clock, randomSecrets, lifetimes, watch), false);
  const calls = new CallServer(app, {
    createGuard: () => async (request, reply) => {
      request.session = await sessionCookie.read(request, reply);
    },
    checksAnswers: true,
    users,
  });
  serveLogout(calls, sessionCookie);
  serveUser(calls, users);
  await identity.routes(calls, sessionCookie, app);
  return app;
}
