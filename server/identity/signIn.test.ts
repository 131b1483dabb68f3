import { UnsecuredJWT } from 'jose';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../contract/problem.ts';
import { DEMO, EmulatedSignIn } from '../../tests/support/emulatedSignIn.ts';
import { DEMO_ACCOUNT } from './demoAccount.ts';

describe('signing in against the Auth emulator', { timeout: 30_000 }, () => {
  const fixture = EmulatedSignIn.use();
  const { accounts, createTokenFor, callAsOwner, exchangeToken, createForgedToken } = fixture;

  it('exchanges a token for a cookie that no script can read, and the profile', async () => {
    const answer = await exchangeToken(await createTokenFor(DEMO));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: DEMO.email, onboarded: false });
    expect(answer.cookies[0]).toMatchObject({ name: 'atelier_session', httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('rejects an unverified address until the link in the email was followed once', async () => {
    const bea = { email: 'bea@example.test', password: 'linen-blazer' };
    const earlyToken = await createTokenFor(bea, 'signUp');
    const refusedAnswer = await exchangeToken(earlyToken);
    expect(refusedAnswer.statusCode).toBe(403);
    expect(refusedAnswer.json()).toMatchObject({ detail: 'Please verify your email before logging in.' });
    expect(refusedAnswer.cookies).toEqual([]);

    await accounts('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: earlyToken });
    const mailbox = await fixture.app.inject('/dev/mailbox');
    expect(mailbox.body).toContain('To <b>bea@example.test</b>');
    const link = /href="(\/dev\/mailbox\/verify[^"]+)"/.exec(mailbox.body)?.[1] ?? '';
    const followedLink = await fixture.app.inject(link);
    expect([followedLink.statusCode, followedLink.headers.location]).toEqual([303, '/?verified']);
    expect((await fixture.app.inject(link)).statusCode).toBe(410);
    expect((await exchangeToken(await createTokenFor(bea))).statusCode).toBe(200);
  });

  it('links a reset email to the new-password screen', async () => {
    await accounts('sendOobCode', { requestType: 'PASSWORD_RESET', email: DEMO.email });
    expect((await fixture.app.inject('/dev/mailbox')).body).toMatch(/href="\/password-reset\?oobCode=[\w-]+"/);
  });

  it('rejects a self-made token', async () => {
    const forgedToken = new UnsecuredJWT({ email: DEMO.email, email_verified: true, user_id: 'stranger', firebase: {} })
      .setSubject('stranger')
      .setIssuer(`https://securetoken.google.com/${fixture.emulator.projectId}`)
      .setAudience(fixture.emulator.projectId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    expect((await exchangeToken(forgedToken)).statusCode).toBe(401);
    expect((await exchangeToken('a.b.c')).statusCode).toBe(401);
  });

  it.each<[string, () => string]>([
    ['without a claim', () => createForgedToken({}, {})],
    ['without a subject', () => createForgedToken({ sub: undefined })],
    ['with an empty subject', () => createForgedToken({ sub: '' })],
    ['with a subject that is no text', () => createForgedToken({ sub: { of: 'somebody' } })],
    ['with a time that is no time', () => createForgedToken({ iat: 'yesterday' })],
    ['without a time', () => createForgedToken({ iat: undefined })],
    ["without the provider's part", () => createForgedToken({ firebase: undefined, sub: 'stranger' })],
    ['that is null', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.bnVsbA.`],
    ['of bytes', () => '\u0000.\u0000.\u0000'],
  ])('rejects a forged token %s with the usual error', async (_what, write) => {
    const answer = await exchangeToken(write());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      401,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(Problem.parse(answer.json()).detail).toBe('This sign-in is not valid.');
  });

  it('does not reveal errors of the emulator', async () => {
    const answer = await accounts('lookup', { idToken: createForgedToken({}, {}) });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
  });

  it('rejects a token that is older than five minutes', async () => {
    await callAsOwner('update', { localId: DEMO_ACCOUNT.subject, validSince: '1' });
    const { iat = 0 } = UnsecuredJWT.decode(fixture.demoToken).payload;
    const answer = await exchangeToken(createForgedToken({ iat: iat - 302 }));
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([
      401,
      'This sign-in is too old. Please sign in again.',
    ]);
  });

  it('accepts sign-ins if its clock is minutes ahead, and warns the operator', async () => {
    const token = await createTokenFor(DEMO);
    fixture.now += 12 * 60_000;
    expect((await exchangeToken(token)).statusCode).toBe(200);
    expect(fixture.warnings).toEqual([
      expect.stringMatching(/^The clock of this server is 7\d\d s ahead of the identity provider's/),
    ]);
  });

  it('accepts a call with an absolute URL', async () => {
    const { port } = fixture.app.server.address() as AddressInfo;
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
    const [, port] = fixture.emulator.host.split(':');
    const requestRelay = (path: string, headers: Record<string, string>, method = 'GET') =>
      new Promise<number>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, method, headers }, (answer) =>
          resolve(answer.resume().statusCode ?? 0),
        )
          .on('error', reject)
          .end();
      });
    const mailsPath = '/emulator/v1/projects/demo-atelier/oobCodes';
    const accountsPath = '/identitytoolkit.googleapis.com/v1/projects/demo-atelier/accounts:batchGet';
    const ownerHeaders = { authorization: 'Bearer owner' };
    expect([await requestRelay(mailsPath, {}), await requestRelay(accountsPath, ownerHeaders)]).toEqual([200, 200]);
    const foreignHeaders: Record<string, string>[] = [
      { host: `evil.example:${port}` },
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreignHeaders) {
      expect([
        await requestRelay(mailsPath, headers),
        await requestRelay(accountsPath, { ...ownerHeaders, ...headers }),
        await requestRelay(accountsPath, headers, 'OPTIONS'),
      ]).toEqual([403, 403, 403]);
    }
  });

  it("does not expose the emulator's administrative functions", async () => {
    const ownerHeaders = { authorization: 'Bearer owner' };
    const link = await accounts(
      'sendOobCode',
      { requestType: 'PASSWORD_RESET', email: DEMO.email, returnOobLink: true },
      ownerHeaders,
    );
    expect(link.body).toContain('INSUFFICIENT_PERMISSION');
    const everybodyPath = '/identitytoolkit.googleapis.com/v1/projects/demo-atelier/accounts:batchGet';
    expect((await fixture.app.inject({ url: everybodyPath, headers: ownerHeaders })).statusCode).toBe(404);
  });

  it('reports that Facebook is not set up', async () => {
    expect(
      (await fixture.app.inject({ method: 'POST', url: '/api/auth/facebook', payload: { token: 't' } })).statusCode,
    ).toBe(501);
  });
});
