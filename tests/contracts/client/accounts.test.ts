import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { randomSecrets } from '../../../server/application/ports/Secrets.ts';
import { startAuthEmulator } from '../../../server/identity/providers/firebase/emulator/AuthEmulator.ts';
import { callEmulator } from '../../../server/identity/providers/firebase/emulator/callEmulator.ts';
import { createIdentity } from '../../../server/identity/createIdentity.ts';
import { readIdentitySettings } from '../../../server/identity/settings.ts';
import { HttpProfiles } from '../../../src/adapters/http/HttpProfiles.ts';
import { HttpLogins } from '../../../src/adapters/http/HttpLogins.ts';
import { HttpSessions } from '../../../src/adapters/http/HttpSessions.ts';
import { InMemoryProfiles } from '../../../src/adapters/memory/InMemoryProfiles.ts';
import { InMemorySessions } from '../../../src/adapters/memory/InMemorySessions.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createClientWithCookieJar } from '../../support/signedInClient.ts';
import { describeAccountPorts } from './Accounts.contract.ts';

describeAccountPorts('memory', async () => {
  const profiles = new InMemoryProfiles();
  const sessions = new InMemorySessions(profiles);
  return {
    profiles,
    sessions,
    logins: sessions,
    createToken: async (email) => `token-of-${email}`,
    stop: async () => undefined,
  };
});

describeAccountPorts('HTTP with the Auth emulator', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-accounts-'));
  const emulator = await startAuthEmulator({ port: 0, dataDir });
  const { host, projectId } = emulator;
  const store = new InMemoryStore();
  const identity = createIdentity(
    readIdentitySettings({ FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: host }),
    {
      users: store.users,
      sessions: store.sessions,
      pendingLinks: store.pendingLinks,
      accountDeletions: store.accountDeletions,
      inbox: store.inbox,
      clock: { now: () => Date.now() },
      secrets: randomSecrets,
      log: { warn: () => undefined },
    },
  );
  const backend = await BackendUnderTest.start({
    store,
    modules: [identity.routes],
    accountStatus: identity.accountStatus,
    signInAccounts: identity.signInAccounts,
  });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const client = createClientWithCookieJar(baseUrl);
  const callEmulatorPath = async (path: string, body: object) =>
    (await callEmulator(`http://${host}`, 'POST', `/identitytoolkit.googleapis.com/v1/${path}`, body)) as {
      idToken: string;
    };
  return {
    logins: new HttpLogins(client),
    sessions: new HttpSessions(client),
    profiles: new HttpProfiles(client),
    createToken: async (email) => {
      const user = { localId: email.replace('@', '-at-'), email, emailVerified: true, rawPassword: 'linen-blazer' };
      await callEmulatorPath(`projects/${projectId}/accounts:batchCreate`, { users: [user], allowOverwrite: true });
      return (
        await callEmulatorPath('accounts:signInWithPassword?key=any', {
          email,
          password: 'linen-blazer',
          returnSecureToken: true,
        })
      ).idToken;
    },
    stop: async () => {
      await backend.stop();
      await emulator.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
});
