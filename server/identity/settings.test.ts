import { describe, expect, it } from 'vitest';
import { InMemoryStore } from '../adapters/memory/InMemoryStore.ts';
import { systemClock } from '../application/ports/Clock.ts';
import { randomSecrets } from '../application/ports/Secrets.ts';
import { createIdentity } from './createIdentity.ts';
import { readIdentitySettings } from './settings.ts';

const { users, sessions, pendingLinks, accountDeletions, inbox } = new InMemoryStore();
const parts = {
  users,
  sessions,
  pendingLinks,
  accountDeletions,
  inbox,
  clock: systemClock,
  secrets: randomSecrets,
  log: { warn: () => undefined },
};
const EMULATOR_ENVIRONMENT = { FIREBASE_PROJECT_ID: 'demo-atelier', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const LIVE_ENVIRONMENT = { FIREBASE_PROJECT_ID: 'atelier-live', FIREBASE_API_KEY: 'key' };

describe('identity settings', () => {
  it('sends the browser to Firebase in production', () => {
    const { clientConfig, connectSources } = createIdentity(
      readIdentitySettings({ ...LIVE_ENVIRONMENT, NODE_ENV: 'production' }),
      parts,
    );
    expect(clientConfig.firebase).toEqual({
      apiKey: 'key',
      authDomain: 'atelier-live.firebaseapp.com',
      projectId: 'atelier-live',
      emulatorOrigin: null,
    });
    expect(connectSources).toContain('https://identitytoolkit.googleapis.com');
  });

  it("keeps everything on the page's own origin with an emulator", () => {
    const { clientConfig, connectSources } = createIdentity(readIdentitySettings(EMULATOR_ENVIRONMENT), parts);
    expect(clientConfig.firebase.emulatorOrigin).toBe('');
    expect(connectSources).toEqual([]);
  });

  it('does not start with an emulator in production', () => {
    expect(() =>
      createIdentity(readIdentitySettings({ ...EMULATOR_ENVIRONMENT, NODE_ENV: 'production' }), parts),
    ).toThrow('production');
  });

  it('does not start with an emulator for a real project', () => {
    const settings = readIdentitySettings({ ...EMULATOR_ENVIRONMENT, FIREBASE_PROJECT_ID: 'atelier-live' });
    expect(() => createIdentity(settings, parts)).toThrow('demo-');
  });

  it('requires settings that only the operator knows', () => {
    expect(() => readIdentitySettings({})).toThrow('FIREBASE_PROJECT_ID');
    expect(() => readIdentitySettings({ ...LIVE_ENVIRONMENT, GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
  });

  it('warns that sessions outlive a disabled account without FIREBASE_SERVICE_ACCOUNT', () => {
    const listWarnings = (environment: Record<string, string>) =>
      createIdentity(readIdentitySettings(environment), parts).warnings;
    expect(listWarnings(LIVE_ENVIRONMENT)).toEqual([
      expect.stringMatching(/^FIREBASE_SERVICE_ACCOUNT is not set: sessions of an/),
    ]);
    const key = JSON.stringify({ client_email: 'server@atelier-live.test', private_key: '-PRIVATE KEY-' });
    expect(listWarnings({ ...LIVE_ENVIRONMENT, FIREBASE_SERVICE_ACCOUNT: key })).toEqual([]);
    expect(listWarnings(EMULATOR_ENVIRONMENT)).toEqual([]);
  });
});
