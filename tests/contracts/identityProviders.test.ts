import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startAuthEmulator,
  type AuthEmulator,
} from '../../server/identity/providers/firebase/emulator/AuthEmulator.ts';
import { EmulatorMailbox } from '../../server/identity/providers/firebase/emulator/EmulatorMailbox.ts';
import { FirebaseIdentityProvider } from '../../src/adapters/identity/firebase/FirebaseIdentityProvider.ts';
import { InMemoryIdentityProvider } from '../../src/adapters/memory/InMemoryIdentityProvider.ts';
import { describeIdentityProviderPort } from './IdentityProvider.contract.ts';

for (const emailPrivacy of [false, true]) {
  describeIdentityProviderPort('InMemoryIdentityProvider', emailPrivacy, async () => {
    const provider = new InMemoryIdentityProvider({ emailPrivacy });
    return {
      provider,
      fetchMails: async () => provider.mails,
      verifyEmail: async (code) => provider.verifyEmail(code),
    };
  });

  describe('with the Auth emulator', () => {
    let dataDir: string;
    let emulator: AuthEmulator;
    let provider: FirebaseIdentityProvider;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'atelier-identity-'));
      emulator = await startAuthEmulator({ port: 0, dataDir, hasEmailPrivacy: emailPrivacy });
      const { projectId, host } = emulator;
      const settings = { apiKey: 'any', authDomain: 'localhost', projectId, emulatorOrigin: `http://${host}` };
      provider = new FirebaseIdentityProvider({ settings: async () => settings, appOrigin: 'http://localhost:3000' });
    });
    afterAll(async () => {
      await emulator.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    describeIdentityProviderPort('FirebaseIdentityProvider', emailPrivacy, async () => {
      const mailbox = new EmulatorMailbox(emulator.host, emulator.projectId);
      return {
        provider,
        fetchMails: async () =>
          (await mailbox.fetchMails()).map(({ to, kind, oobCode }) => ({ email: to, kind, oobCode })),
        verifyEmail: async (oobCode) => expect(await mailbox.verifyEmail(oobCode)).toBe(true),
      };
    });
  });
}

describe('FirebaseIdentityProvider', () => {
  it("rejects in the port's own words if the settings cannot be loaded, and retries", async () => {
    let settingsCallCount = 0;
    const settings = async () => {
      settingsCallCount += 1;
      throw new Error('offline');
    };
    const provider = new FirebaseIdentityProvider({ settings, appOrigin: 'http://localhost:3000' });
    await expect(provider.signIn('a@example.test', 'p')).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'unknown',
    });
    await expect(provider.signIn('a@example.test', 'p')).rejects.toMatchObject({ code: 'unknown' });
    expect(settingsCallCount).toBe(2);
    await expect(provider.signOut()).resolves.toBeUndefined();
  });
});
