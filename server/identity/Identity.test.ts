import type { FastifyInstance } from 'fastify';
import { UnsecuredJWT } from 'jose';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleCode } from '../../tests/support/googleCode.ts';
import { identityBackend } from '../../tests/support/identityBackend.ts';
import { Problem } from '../../contract/problem.ts';
import { ACCOUNT_CHECK_MS } from '../application/sessions/AccountWatch.ts';
import { startAuthEmulator, type AuthEmulator } from './providers/firebase/emulator/AuthEmulator.ts';
import { callEmulator } from './providers/firebase/emulator/callEmulator.ts';
import { DEMO_ACCOUNT } from './demoAccount.ts';

const DEMO = { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };

describe('signing in against the Auth emulator', { timeout: 30_000 }, () => {
  let dataDir: string;
  let emulator: AuthEmulator;
  let app: FastifyInstance;
  let now: number;
  let warnings: string[];
  let origin: string;
  let demoToken: string;

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
    warnings = [];
    app = await identityBackend(
      emulator.host,
      { now: () => now },
      { warn: (_details, message) => warnings.push(message) },
    );
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    demoToken = await tokenFor(DEMO);
  });
  afterEach(() => app.close());

  const accounts = async (method: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
      payload,
      headers,
    });
  const tokenFor = async (who: object, method = 'signInWithPassword'): Promise<string> =>
    (await accounts(method, { ...who, returnSecureToken: true })).json<{ idToken: string }>().idToken;
  const asOwner = (method: string, body: object) =>
    callEmulator(
      `http://${emulator.host}`,
      'POST',
      `/identitytoolkit.googleapis.com/v1/projects/${emulator.projectId}/accounts:${method}`,
      body,
    );
  const exchange = (token: string) => app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { token } });

  it('exchanges a token for a cookie that no script can read, and the profile', async () => {
    const answer = await exchange(await tokenFor(DEMO));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: DEMO.email, onboarded: false });
    expect(answer.cookies[0]).toMatchObject({ name: 'atelier_session', httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('rejects an unverified address until the link in the email was followed once', async () => {
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

  it('links a reset email to the new-password screen', async () => {
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: DEMO.email });
    expect((await app.inject('/dev/mailbox')).body).toMatch(/href="\/password-reset\?oobCode=[\w-]+"/);
  });

  it('rejects a self-made token', async () => {
    const forged = new UnsecuredJWT({ email: DEMO.email, email_verified: true, user_id: 'stranger', firebase: {} })
      .setSubject('stranger')
      .setIssuer(`https://securetoken.google.com/${emulator.projectId}`)
      .setAudience(emulator.projectId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    expect((await exchange(forged)).statusCode).toBe(401);
    expect((await exchange('a.b.c')).statusCode).toBe(401);
  });

  const forged = (claims: object, base = UnsecuredJWT.decode(demoToken).payload) =>
    `${[
      { alg: 'none', typ: 'JWT' },
      { ...base, ...claims },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')}.`;

  it.each<[string, () => string]>([
    ['without a claim', () => forged({}, {})],
    ['without a subject', () => forged({ sub: undefined })],
    ['with an empty subject', () => forged({ sub: '' })],
    ['with a subject that is no text', () => forged({ sub: { of: 'somebody' } })],
    ['with a time that is no time', () => forged({ iat: 'yesterday' })],
    ['without a time', () => forged({ iat: undefined })],
    ["without the provider's part", () => forged({ firebase: undefined, sub: 'stranger' })],
    ['that is null', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.bnVsbA.`],
    ['of bytes', () => '\u0000.\u0000.\u0000'],
  ])('rejects a forged token %s with the usual error', async (_what, write) => {
    const answer = await exchange(write());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      401,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(Problem.parse(answer.json()).detail).toBe('This sign-in is not valid.');
  });

  it('does not reveal errors of the emulator', async () => {
    const answer = await accounts('lookup', { idToken: forged({}, {}) });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  it('rejects a token that is older than five minutes', async () => {
    await asOwner('update', { localId: DEMO_ACCOUNT.subject, validSince: '1' });
    const { iat = 0 } = UnsecuredJWT.decode(demoToken).payload;
    const answer = await exchange(forged({ iat: iat - 302 }));
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([
      401,
      'This sign-in is too old. Please sign in again.',
    ]);
  });

  it('accepts sign-ins if its clock is minutes ahead, and warns the operator', async () => {
    const token = await tokenFor(DEMO);
    now += 12 * 60_000;
    expect((await exchange(token)).statusCode).toBe(200);
    expect(warnings).toEqual([
      expect.stringMatching(/^The clock of this server is 7\d\d s ahead of the identity provider's/),
    ]);
  });

  describe('sign-in rate limits', () => {
    it('allow 200 sign-ins a minute from one address, some of them failed', async () => {
      const statuses: number[] = [];
      for (let each = 0; each < 200; each += 1) {
        statuses.push((await exchange(each % 100 === 99 ? forged({ sub: `stranger-${each}` }) : demoToken)).statusCode);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(198);
    });

    it('slow down 20 failures on one account, and no other account', async () => {
      const statuses: number[] = [];
      for (let each = 0; each < 20; each += 1) statuses.push((await exchange(forged({ sub: 'stranger' }))).statusCode);
      expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
      const slowed = await exchange(forged({ sub: 'stranger' }));
      expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect((await exchange(demoToken)).statusCode).toBe(200);
    });

    it('slow down password guessing for one account', async () => {
      const attempt = async () =>
        (await accounts('signInWithPassword', { email: 'Any@example.test', password: 'a-guess' })).statusCode;
      const statuses: number[] = [];
      for (let each = 0; each < 20; each += 1) statuses.push(await attempt());
      expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    });

    it('slow down whoever tries many passwords of one account at the same moment', async () => {
      const attempt = async () =>
        (await accounts('signInWithPassword', { email: 'any@example.test', password: 'a-guess' })).statusCode;
      const statuses = await Promise.all(Array.from({ length: 60 }, attempt));
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect((await exchange(demoToken)).statusCode).toBe(200);
    });

    it('let one account in by many tokens at the same moment, as far as they do not fail', async () => {
      for (let round = 0; round < 2; round += 1) {
        const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(demoToken)));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      }
    });

    it('slow down a subscriber who tries passwords from many addresses of one network', async () => {
      const statuses: number[] = [];
      for (let each = 0; each < 20; each += 1) {
        statuses.push(
          (
            await app.inject({
              method: 'POST',
              url: '/api/auth/firebase',
              payload: { token: forged({ sub: 'stranger' }) },
              remoteAddress: `2001:db8:1:2::${each + 1}`,
            })
          ).statusCode,
        );
      }
      expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    });

    it('slow down one address that fails for many accounts', async () => {
      const statuses: number[] = [];
      for (let each = 0; each < 70; each += 1)
        statuses.push((await exchange(forged({ sub: `stranger-${each}` }))).statusCode);
      expect([statuses[59], statuses.at(-1)]).toEqual([401, 429]);
    });
  });

  describe('an account that an attacker tries to take over', () => {
    const attacker = { password: 'attackers-own' };
    let victim: string;
    let people = 0;
    beforeEach(() => {
      victim = `victim-${(people += 1)}@example.test`;
    });
    const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
      Object.fromEntries(cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
    const byGoogle = async (email: string, more: object = {}, cookies: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/google',
        payload: { ...(await googleCode(origin, email)), ...more },
        cookies,
      });
    const clickVerification = async (idToken: string) => {
      await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
      const mails = await app.inject('/dev/mailbox');
      await app.inject(/href="(\/dev\/mailbox\/verify[^"]+)"/.exec(mails.body)?.[1] ?? '');
    };
    const reset = async (password: string) => {
      await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: victim });
      const mails = await app.inject('/dev/mailbox');
      const oobCode = /password-reset\?oobCode=([\w-]+)/.exec(mails.body)?.[1];
      await accounts('resetPassword', { oobCode, newPassword: password });
    };
    /** A token of the second after the one in which its password was set: tokens tell whole seconds. */
    const laterToken = async (email: string, password: string) => {
      const { payload } = UnsecuredJWT.decode(await tokenFor({ email, password }));
      return forged({ iat: Number(payload.iat) + 1, auth_time: Number(payload.iat) + 1 }, payload);
    };
    const isOpen = async (cookies: Record<string, string>, id: string) =>
      (await app.inject({ url: `/api/user/${id}`, cookies })).statusCode === 200;

    it("stays its owner's if an attacker signed up with the address first and resends the email", async () => {
      const squat = await tokenFor({ email: victim, ...attacker }, 'signUp');
      const own = await byGoogle(victim);
      expect(own.statusCode).toBe(200);
      await clickVerification(squat);

      const taken = await exchange(await tokenFor({ email: victim, ...attacker }));
      expect([taken.statusCode, taken.json()]).toMatchObject([409, { ways: ['google'] }]);
      expect(cookieOf(taken)).not.toHaveProperty('atelier_session');
      const apart = await app.inject({
        method: 'POST',
        url: '/api/auth/separate',
        payload: {},
        cookies: cookieOf(taken),
      });
      expect(apart.json<{ id: string }>().id).not.toBe(own.json<{ id: string }>().id);
    });

    it("belongs, without the attacker's settings, to the person who proves the address by a new password", async () => {
      const squat = await tokenFor({ email: victim, ...attacker }, 'signUp');
      await clickVerification(squat);
      const attackers = await exchange(await tokenFor({ email: victim, ...attacker }));
      const { id } = attackers.json<{ id: string }>();
      expect(await isOpen(cookieOf(attackers), id)).toBe(true);

      await asOwner('update', {
        localId: UnsecuredJWT.decode(squat).payload.sub,
        createdAt: String(Date.now() - 60_000),
      });
      await reset('victims-own');
      // A second earlier: tokens have a resolution of one second.
      const { payload } = UnsecuredJWT.decode(squat);
      expect((await exchange(forged({ iat: Number(payload.iat) - 1 }, payload))).statusCode).toBe(401);
      const owner = await exchange(await laterToken(victim, 'victims-own'));
      expect(owner.statusCode).toBe(200);
      expect([await isOpen(cookieOf(attackers), id), await isOpen(cookieOf(owner), id)]).toEqual([false, true]);
    });

    /**
     * Two ways into one account of the attacker's; then its password account takes the victim's address, which the
     * victim confirms.
     */
    const lureVictim = async (own: string): Promise<{ idToken: string; localId: string }> => {
      await clickVerification(await tokenFor({ email: own, ...attacker }, 'signUp'));
      await exchange(await tokenFor({ email: own, ...attacker }));
      const second = await byGoogle(own);
      await app.inject({
        method: 'POST',
        url: '/api/auth/firebase',
        payload: { token: await tokenFor({ email: own, ...attacker }), link: true },
        cookies: cookieOf(second),
      });
      const idToken = await tokenFor({ email: own, ...attacker });
      const moved = (await accounts('update', { idToken, email: victim, returnSecureToken: true })).json<{
        idToken: string;
      }>().idToken;
      await clickVerification(moved);
      return { idToken: moved, localId: String(UnsecuredJWT.decode(moved).payload.sub) };
    };
    it.each([
      ['before its owner came', true],
      ['and did not use it', false],
    ])(
      "opens nothing of somebody else's who brought it into an account with another way in, %s",
      async (_what, used) => {
        const own = `attacker-of-${victim}`;
        await lureVictim(own);
        if (used) await exchange(await tokenFor({ email: victim, ...attacker }));
        const held = await byGoogle(own);
        await reset('victims-own');
        const owner = await exchange(await laterToken(victim, 'victims-own'));
        const { id } = owner.json<{ id: string }>();
        const again = await byGoogle(own);
        expect([owner.statusCode, again.json<{ id: string }>().id === id]).toEqual([200, false]);
        expect([
          await isOpen(cookieOf(held), id),
          await isOpen(cookieOf(again), id),
          await isOpen(cookieOf(owner), id),
        ]).toEqual([false, false, true]);
      },
    );

    it('opens no more to who takes the address back by which they made the account', async () => {
      const own = `attacker-of-${victim}`;
      const { localId } = await lureVictim(own);
      await reset('victims-own');
      const owner = (await exchange(await laterToken(victim, 'victims-own'))).json<{ id: string }>();
      await asOwner('update', { localId, email: own, emailVerified: true, password: 'attackers-new' });
      const taken = await exchange(await laterToken(own, 'attackers-new'));
      expect(taken.json<{ id?: string }>().id).not.toBe(owner.id);
    });

    it('knows a person again whose address changed, but not the password', async () => {
      await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
      const before = await exchange(await tokenFor({ email: victim, password: 'victims-own' }));
      const idToken = await tokenFor({ email: victim, password: 'victims-own' });
      await clickVerification(
        (await accounts('update', { idToken, email: `new-${victim}`, returnSecureToken: true })).json<{
          idToken: string;
        }>().idToken,
      );
      const after = await exchange(await tokenFor({ email: `new-${victim}`, password: 'victims-own' }));
      expect(after.json()).toMatchObject({ id: before.json<{ id: string }>().id, email: `new-${victim}` });
    });

    it('opens nothing by a token of before, though it is of the second in which the password was set anew', async () => {
      const squat = await tokenFor({ email: victim, ...attacker }, 'signUp');
      await clickVerification(squat);
      const { payload } = UnsecuredJWT.decode(squat);
      const created = Math.floor(Date.now() / 1_000) - 60;
      await asOwner('update', { localId: payload.sub, createdAt: String(created * 1_000) });
      await reset('victims-own');
      const { iat } = UnsecuredJWT.decode(await tokenFor({ email: victim, password: 'victims-own' })).payload;
      expect((await exchange(forged({ iat, auth_time: iat }, payload))).statusCode).toBe(401);
    });

    it('opens nothing to a token of another way to sign in at the provider, e.g. one that was tied to it before', async () => {
      const claims = UnsecuredJWT.decode(demoToken).payload;
      for (const provider of ['google.com', 'phone', 'anonymous', undefined]) {
        expect(
          (await exchange(forged({ firebase: { identities: {}, sign_in_provider: provider } }, claims))).statusCode,
        ).toBe(401);
      }
    });

    it('links a second identity if its shopper signs in both ways in one browser and confirms, and closes all other sessions', async () => {
      await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
      const first = await exchange(await tokenFor({ email: victim, password: 'victims-own' }));
      const { id } = first.json<{ id: string }>();
      const second = await byGoogle(victim);
      expect([second.statusCode, second.json()]).toMatchObject([409, { ways: ['password'] }]);
      expect(second.cookies).toEqual([
        expect.objectContaining({ name: 'atelier_link', httpOnly: true, sameSite: 'Strict', path: '/' }),
      ]);

      const token = await tokenFor({ email: victim, password: 'victims-own' });
      const linked = await app.inject({
        method: 'POST',
        url: '/api/auth/firebase',
        payload: { token, link: true },
        cookies: cookieOf(second),
      });
      expect(linked.json()).toMatchObject({ id });
      expect((await byGoogle(victim)).json()).toMatchObject({ id });
      expect([await isOpen(cookieOf(first), id), await isOpen(cookieOf(linked), id)]).toEqual([false, true]);
    });

    it("is not linked without its owner's confirmation, nor in another browser", async () => {
      await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
      const owner = { email: victim, password: 'victims-own' };
      await exchange(await tokenFor(owner));
      const second = await byGoogle(victim);
      await app.inject({
        method: 'POST',
        url: '/api/auth/firebase',
        payload: { token: await tokenFor(owner) },
        cookies: cookieOf(second),
      });
      await app.inject({
        method: 'POST',
        url: '/api/auth/firebase',
        payload: { token: await tokenFor(owner), link: true },
      });
      expect((await byGoogle(victim)).statusCode).toBe(409);
    });

    it('loses every session within a minute after it was disabled at the provider, and opens none', async () => {
      await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
      const token = await tokenFor({ email: victim, password: 'victims-own' });
      const owner = await exchange(token);
      const { id } = owner.json<{ id: string }>();
      await asOwner('update', { localId: UnsecuredJWT.decode(token).payload.sub, disableUser: true });
      now += ACCOUNT_CHECK_MS;
      expect(await isOpen(cookieOf(owner), id)).toBe(false);
      const again = await exchange(token);
      expect([again.statusCode, again.json<Problem>().detail]).toEqual([403, 'This account has been disabled.']);
    });

    it('loses its sessions within a minute after it was deleted or its password was changed anywhere', async () => {
      await clickVerification(await tokenFor({ email: victim, password: 'victims-own' }, 'signUp'));
      const signedIn = async (password: string) => exchange(await tokenFor({ email: victim, password }));
      const before = await signedIn('victims-own');
      const { sub: localId } = UnsecuredJWT.decode(await tokenFor({ email: victim, password: 'victims-own' })).payload;
      await asOwner('update', { localId, createdAt: String(Date.now() - 60_000) });
      const { id } = before.json<{ id: string }>();
      await reset('new-password');
      now += ACCOUNT_CHECK_MS;
      expect(await isOpen(cookieOf(before), id)).toBe(false);
      const after = await exchange(await laterToken(victim, 'new-password'));
      expect(await isOpen(cookieOf(after), id)).toBe(true);
      await asOwner('delete', {
        localId: UnsecuredJWT.decode(await tokenFor({ email: victim, password: 'new-password' })).payload.sub,
      });
      now += ACCOUNT_CHECK_MS;
      expect(await isOpen(cookieOf(after), id)).toBe(false);
    });

    it('can be signed out on all devices at once', async () => {
      const [phone, desk] = [await byGoogle(victim), await byGoogle(victim)];
      const { id } = desk.json<{ id: string }>();
      expect(
        (await app.inject({ method: 'POST', url: '/api/auth/logout-everywhere', payload: {}, cookies: cookieOf(desk) }))
          .statusCode,
      ).toBe(200);
      expect([await isOpen(cookieOf(phone), id), await isOpen(cookieOf(desk), id)]).toEqual([false, false]);
    });
  });

  it('accepts a call with an absolute URL', async () => {
    const { port } = app.server.address() as AddressInfo;
    const path = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
    const status = await new Promise<number>((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path, method: 'POST', headers: { 'content-type': 'application/json' } },
        (answer) => resolve(answer.resume().statusCode ?? 0),
      )
        .on('error', reject)
        .end(JSON.stringify({ ...DEMO, returnSecureToken: true }));
    });
    expect(status).toBe(200);
  });

  it('is answered by the emulator to programs on this machine, and not to pages in a browser', async () => {
    const [, port] = emulator.host.split(':');
    const asked = (path: string, headers: Record<string, string>, method = 'GET') =>
      new Promise<number>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method, headers }, (answer) =>
          resolve(answer.resume().statusCode ?? 0),
        )
          .on('error', reject)
          .end();
      });
    const mails = '/emulator/v1/projects/demo-atelier/oobCodes';
    const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo-atelier/accounts:batchGet';
    const owner = { authorization: 'Bearer owner' };
    expect([await asked(mails, {}), await asked(accounts, owner)]).toEqual([200, 200]);
    const foreigners: Record<string, string>[] = [
      { host: `evil.example:${port}` },
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const foreign of foreigners) {
      expect([
        await asked(mails, foreign),
        await asked(accounts, { ...owner, ...foreign }),
        await asked(accounts, foreign, 'OPTIONS'),
      ]).toEqual([403, 403, 403]);
    }
  });

  it("does not expose the emulator's administrative functions", async () => {
    const owner = { authorization: 'Bearer owner' };
    const link = await accounts(
      'sendOobCode',
      { requestType: 'PASSWORD_RESET', email: DEMO.email, returnOobLink: true },
      owner,
    );
    expect(link.body).toContain('INSUFFICIENT_PERMISSION');
    const everybody = '/identitytoolkit.googleapis.com/v1/projects/demo-atelier/accounts:batchGet';
    expect((await app.inject({ url: everybody, headers: owner })).statusCode).toBe(404);
  });

  it('reports that Facebook is not set up', async () => {
    expect((await app.inject({ method: 'POST', url: '/api/auth/facebook', payload: { token: 't' } })).statusCode).toBe(
      501,
    );
  });
});
