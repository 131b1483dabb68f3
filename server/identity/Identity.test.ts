import type { FastifyInstance } from 'fastify';
import { UnsecuredJWT } from 'jose';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityBackend } from '../../tests/support/identityBackend.ts';
import { startAuthEmulator, type AuthEmulator } from './AuthEmulator.ts';
import { DEMO_ACCOUNT } from './demoAccount.ts';

const DEMO = { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };

describe('signing in against the Auth emulator', { timeout: 30_000 }, () => {
  let dataDir: string;
  let emulator: AuthEmulator;
  let app: FastifyInstance;
  let now: number;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atelier-identity-'));
    emulator = await startAuthEmulator({ port: 0, dataDir });
  }, 60_000);
  afterAll(async () => {
    await emulator.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  beforeEach(async () => {
    now = Date.now();
    app = await identityBackend(emulator.host, { now: () => now });
  });
  afterEach(() => app.close());

  const accounts = async (method: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, payload, headers });
  const tokenFor = async (who: object, method = 'signInWithPassword'): Promise<string> =>
    (await accounts(method, { ...who, returnSecureToken: true })).json<{ idToken: string }>().idToken;
  const exchange = (token: string) => app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { token } });

  it('exchanges a token for a cookie that no script can read, and the profile', async () => {
    const answer = await exchange(await tokenFor(DEMO));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: DEMO.email, onboarded: false });
    expect(answer.cookies[0]).toMatchObject({ name: 'atelier_session', httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('refuses an address that is not verified, until the mail\'s link was followed once', async () => {
    const bea = { email: 'bea@example.test', password: 'linen-blazer' };
    const early = await tokenFor(bea, 'signUp');
    const refused = await exchange(early);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ detail: 'Please verify your email before logging in.' });
    expect(refused.cookies).toEqual([]);

    await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: early });
    const mailbox = await app.inject('/dev/mailbox');
    expect(mailbox.body).toContain('To <b>bea@example.test</b>');
    const link = /href="(\/dev\/mailbox\/verify[^"]+)"/.exec(mailbox.body)?.[1] ?? '';
    const followed = await app.inject(link);
    expect([followed.statusCode, followed.headers.location]).toEqual([303, '/?verified']);
    expect((await app.inject(link)).statusCode).toBe(410);
    expect((await exchange(await tokenFor(bea))).statusCode).toBe(200);
  });

  it('leads a reset mail to the new-password screen', async () => {
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: DEMO.email });
    expect((await app.inject('/dev/mailbox')).body).toMatch(/href="\/password-reset\?oobCode=[\w-]+"/);
  });

  it('refuses a token that somebody wrote themselves', async () => {
    const forged = new UnsecuredJWT({ email: DEMO.email, email_verified: true, user_id: 'stranger', firebase: {} })
      .setSubject('stranger').setIssuer(`https://securetoken.google.com/${emulator.projectId}`)
      .setAudience(emulator.projectId).setIssuedAt().setExpirationTime('1h').encode();
    expect((await exchange(forged)).statusCode).toBe(401);
    expect((await exchange('a.b.c')).statusCode).toBe(401);
  });

  it('refuses a token that is older than five minutes', async () => {
    const token = await tokenFor(DEMO);
    now += 302_000;
    expect((await exchange(token)).statusCode).toBe(401);
  });

  it('is answered by the emulator to programs on this machine, and to no page that a browser shows', async () => {
    const [, port] = emulator.host.split(':');
    const asked = (path: string, headers: Record<string, string>, method = 'GET') => new Promise<number>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers }, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject).end();
    });
    const mails = '/emulator/v1/projects/demo-atelier/oobCodes';
    const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo-atelier/accounts:batchGet';
    const owner = { authorization: 'Bearer owner' };
    expect([await asked(mails, {}), await asked(accounts, owner)]).toEqual([200, 200]);
    const foreigners: Record<string, string>[] = [{ host: `evil.example:${port}` }, { origin: 'https://evil.example' }, { origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'cross-site' }];
    for (const foreign of foreigners) {
      expect([await asked(mails, foreign), await asked(accounts, { ...owner, ...foreign }), await asked(accounts, foreign, 'OPTIONS')]).toEqual([403, 403, 403]);
    }
  });

  it('does not pass the emulator\'s powers on', async () => {
    const owner = { authorization: 'Bearer owner' };
    const link = await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: DEMO.email, returnOobLink: true }, owner);
    expect(link.body).toContain('INSUFFICIENT_PERMISSION');
    const everybody = '/identitytoolkit.googleapis.com/v1/projects/demo-atelier/accounts:batchGet';
    expect((await app.inject({ url: everybody, headers: owner })).statusCode).toBe(404);
  });

  it('says that Facebook is not set up', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/auth/facebook', payload: { token: 't' } })).statusCode).toBe(501);
  });
});
