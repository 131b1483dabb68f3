import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlobFolder } from '../../../server/adapters/files/BlobFolder.ts';
import { InMemoryStore } from '../../../server/adapters/memory/InMemoryStore.ts';
import { systemClock } from '../../../server/application/ports/Clock.ts';
import { randomSecrets } from '../../../server/application/ports/Secrets.ts';
import { createIdentity } from '../../../server/identity/createIdentity.ts';
import { startAuthEmulator } from '../../../server/identity/providers/firebase/emulator/AuthEmulator.ts';
import type { AuthEmulator } from '../../../server/identity/providers/firebase/emulator/AuthEmulator.ts';
import { callEmulator } from '../../../server/identity/providers/firebase/emulator/callEmulator.ts';
import { readIdentitySettings } from '../../../server/identity/settings.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { createMarker, fillBlobs, fillShopper } from '../../support/filledShopper.ts';
import { readZip } from '../../support/readZip.ts';

const PASSWORD = 'a long password';
const ACCOUNTS_PATH = '/identitytoolkit.googleapis.com/v1/projects/demo-atelier/accounts';

describe('what a shopper can do with their data', () => {
  let dataDir: string;
  let emulator: AuthEmulator;
  let store: InMemoryStore;
  let backend: BackendUnderTest;

  /** Creates a shopper with all kinds of data. The password account is in the emulator. */
  const signUp = async (userId: string) => {
    const marker = createMarker(userId);
    await callEmulator(`http://${emulator.host}`, 'POST', `${ACCOUNTS_PATH}:batchCreate`, {
      users: [{ localId: `f-${marker}`, email: `${marker}@example.com`, emailVerified: true, rawPassword: PASSWORD }],
    });
    await fillShopper(store, userId, Date.now());
    await fillBlobs(new BlobFolder(join(dataDir, 'blobs')), userId);
    const answer = await backend.post('/api/auth/firebase', { token: await signInAtProvider(userId) });
    return { cookie: String(answer.headers['set-cookie']).split(';')[0]! };
  };
  const signInAtProvider = async (userId: string): Promise<string> => {
    const answer = (await callEmulator(
      `http://${emulator.host}`,
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any',
      { email: `${createMarker(userId)}@example.com`, password: PASSWORD, returnSecureToken: true },
    )) as { idToken: string };
    return answer.idToken;
  };
  const createProof = async (userId: string) => ({
    provider: 'firebase',
    credential: { token: await signInAtProvider(userId) },
  });
  /** The files of the data folder with this text in their name or content. */
  const findFiles = async (text: string): Promise<readonly string[]> => {
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const matches = await Promise.all(
      paths.map(async (path) => path.includes(text) || (await readFile(path)).includes(text)),
    );
    return paths.filter((_, index) => matches[index]);
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atelier-deletion-'));
    emulator = await startAuthEmulator({ port: 0, dataDir, startLimitMs: 170_000 });
    store = new InMemoryStore();
    const { users, sessions, pendingLinks, accountDeletions, inbox } = store;
    const identity = createIdentity(
      readIdentitySettings({ FIREBASE_PROJECT_ID: emulator.projectId, FIREBASE_AUTH_EMULATOR_HOST: emulator.host }),
      {
        ...{ users, sessions, pendingLinks, accountDeletions, inbox, clock: systemClock, secrets: randomSecrets },
        log: { warn: () => undefined },
      },
    );
    backend = await BackendUnderTest.start({
      ...{ store, modules: [identity.routes], clock: systemClock, blobs: new BlobFolder(join(dataDir, 'blobs')) },
      ...{ accountStatus: identity.accountStatus, signInAccounts: identity.signInAccounts },
    });
  });
  afterAll(async () => {
    await backend.stop();
    await emulator.stop();
    await rm(dataDir, { recursive: true });
  });

  it('exports all records and pictures as one archive', async () => {
    const headers = await signUp('anna');
    const answer = await backend.call({ url: '/api/user/anna/export', headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="atelier-data.zip"',
      'cache-control': 'private, no-store',
    });
    const files = readZip(answer.rawPayload);
    const marker = createMarker('anna');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'README.txt',
        `pictures/poses/pose-${marker}.webp`,
        `pictures/try-ons/result-${marker}.webp`,
      ]),
    );
    expect(files.get(`pictures/attachments/photo-${marker}.webp`)?.toString()).toBe(marker);
    const searches = JSON.parse(String(files.get('data/searches.json'))) as readonly object[];
    expect(searches).toMatchObject([{ query: marker }]);
  });

  it('deletes the account and every trace of it, at the identity provider too', async () => {
    const headers = await signUp('cleo');
    const marker = createMarker('cleo');
    expect((await findFiles(marker)).length).toBeGreaterThan(5);
    const url = '/api/user/cleo/delete';
    const unconfirmed = await backend.post(url, { proof: await createProof('cleo'), confirmed: false }, headers);
    expect(unconfirmed.statusCode).toBe(400);
    const answer = await backend.post(url, { proof: await createProof('cleo'), confirmed: true }, headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { finished: true }]);
    expect(String(answer.headers['set-cookie'])).toContain('1970');
    expect((await backend.call({ url: '/api/user/cleo', headers })).statusCode).toBe(401);
    expect([await findFiles(marker), await store.users.byId('cleo')]).toEqual([[], null]);
    const records: unknown[] = [];
    for await (const record of store.shopperRecords.read('cleo')) records.push(record);
    expect(records).toEqual([]);
  });

  it("deletes nothing with another shopper's sign-in, or without one", async () => {
    const headers = await signUp('ben');
    await signUp('dora');
    const url = '/api/user/ben/delete';
    const foreignAnswer = await backend.post(url, { proof: await createProof('dora'), confirmed: true }, headers);
    const forgedProof = { provider: 'firebase', credential: { token: 'forged' } };
    const unproven = await backend.post(url, { proof: forgedProof, confirmed: true }, headers);
    expect([foreignAnswer.statusCode, unproven.statusCode]).toEqual([403, 401]);
    expect((await store.users.byId('ben'))?.id).toBe('ben');
  });

  it('refuses to sign in to an account whose deletion is not finished', async () => {
    await signUp('emil');
    await store.accountDeletions.begin('emil', 1);
    const answer = await backend.post('/api/auth/firebase', { token: await signInAtProvider('emil') });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { detail: expect.stringContaining('being deleted') },
    ]);
  });

  it('lists sign-in methods and devices, and ends the session of one device', async () => {
    const headers = await signUp('finn');
    const login = { token: await signInAtProvider('finn') };
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1';
    const phone = await backend.post('/api/auth/firebase', login, { 'user-agent': userAgent });
    const phoneHeaders = { cookie: String(phone.headers['set-cookie']).split(';')[0]! };
    type Access = {
      readonly sign_ins: unknown;
      readonly devices: readonly { readonly id: string; readonly system: string; readonly current: boolean }[];
    };
    const fetchAccess = async () => (await backend.call({ url: '/api/user/finn/access', headers })).json<Access>();
    const access = await fetchAccess();
    expect(access).toMatchObject({
      sign_ins: [
        { provider: 'firebase', way: 'password', address: `${createMarker('finn')}@example.com` },
        { provider: 'google', way: 'google' },
      ],
      ...{ can_change_email: true, can_remove_sign_in: true },
    });
    expect(access.devices.map(({ current }) => current).filter(Boolean)).toEqual([true]);
    const device = access.devices.find(({ system }) => system === 'iPhone')!;
    const remove = () => backend.call({ method: 'DELETE', url: `/api/user/finn/access/devices/${device.id}`, headers });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
    expect((await backend.call({ url: '/api/user/finn', headers: phoneHeaders })).statusCode).toBe(401);
    expect((await fetchAccess()).devices.some(({ id }) => id === device.id)).toBe(false);
  });

  it('unlinks a sign-in method, but never the last one, and keeps this browser signed in', async () => {
    const headers = await signUp('gus');
    const url = '/api/user/gus/access/sign-ins/remove';
    const removeGoogle = await backend.post(url, { proof: await createProof('gus'), provider: 'google' }, headers);
    expect(removeGoogle.statusCode).toBe(200);
    expect((await backend.call({ url: '/api/user/gus', headers })).statusCode).toBe(401);
    const renewed = { cookie: String(removeGoogle.headers['set-cookie']).split(';')[0]! };
    const removeLast = await backend.post(url, { proof: await createProof('gus'), provider: 'firebase' }, renewed);
    expect(removeLast.statusCode).toBe(422);
    expect(await store.users.listIdentities('gus')).toMatchObject([{ provider: 'firebase' }]);
  });
});
