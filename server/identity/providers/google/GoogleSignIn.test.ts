import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginGoogleLogin,
  CookieBrowser,
  createAccountChoice,
  createProof,
  type CodeProof,
} from '../../../../tests/support/googleCode.ts';
import { createIdentityBackend } from '../../../../tests/support/identityBackend.ts';

describe('sign-in with the Google stand-in', { timeout: 20_000 }, () => {
  let app: FastifyInstance;
  let origin: string;
  let browser: CookieBrowser;

  beforeAll(async () => {
    app = await createIdentityBackend('127.0.0.1:9', { now: () => Date.now() });
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    browser = new CookieBrowser(origin);
  });

  const beginSignIn = (proof: CodeProof, moreFields: Record<string, string> = {}) =>
    beginGoogleLogin(browser, origin, proof, moreFields);
  const obtainCode = async (email: string, proof: CodeProof): Promise<URL> => {
    const askedPage = await beginSignIn(proof);
    const chosenPage = await browser.send(askedPage.next.href, createAccountChoice(email));
    return (await browser.send(chosenPage.next.href)).next;
  };
  const exchangeCode = (body: object) => app.inject({ method: 'POST', url: '/api/auth/google', payload: body });
  const toExchangeBody = (returnedUrl: URL, { codeVerifier, nonce }: CodeProof) => ({
    code: returnedUrl.searchParams.get('code'),
    redirect_uri: `${origin}/auth/google/callback`,
    code_verifier: codeVerifier,
    nonce,
  });

  it("asks for the account on the app's own origin, and opens a session for it", async () => {
    const proof = createProof();
    const askedPage = await beginSignIn(proof);
    expect(askedPage.next.origin).toBe(origin);
    const page = await browser.send(askedPage.next.href);
    expect(page.body).toContain('This page stands in for Google.');
    expect((await browser.send(askedPage.next.href, createAccountChoice('nobody'))).body).toContain(
      'Please enter an email address.',
    );
    const chosenPage = await browser.send(askedPage.next.href, createAccountChoice('ada.lovelace@example.test'));
    const returnedUrl = (await browser.send(chosenPage.next.href)).next;
    expect([returnedUrl.pathname, returnedUrl.searchParams.get('state')]).toEqual(['/auth/google/callback', 's1']);

    const answer = await exchangeCode(toExchangeBody(returnedUrl, proof));
    expect(answer.json()).toMatchObject({ email: 'ada.lovelace@example.test', name: 'Ada Lovelace' });
    expect(answer.cookies[0]).toMatchObject({ name: 'atelier_session', httpOnly: true });
    expect((await exchangeCode(toExchangeBody(returnedUrl, proof))).statusCode).toBe(401);
  });

  it('asks again each time, so that another account can be chosen', async () => {
    await obtainCode('ada@example.test', createProof());
    const proof = createProof();
    const returnedUrl = await obtainCode('bea@example.test', proof);
    expect((await exchangeCode(toExchangeBody(returnedUrl, proof))).json()).toMatchObject({
      email: 'bea@example.test',
    });
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another nonce', { nonce: 'other' }],
    ['another code', { code: 'stolen' }],
    ['another place', { redirect_uri: 'https://evil.example/steal' }],
  ])('rejects a code with %s', async (_what, wrongBody) => {
    const proof = createProof();
    const returnedUrl = await obtainCode('ada@example.test', proof);
    const answer = await exchangeCode({ ...toExchangeBody(returnedUrl, proof), ...wrongBody });
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
  });

  it('requires the PKCE verifier', async () => {
    const { code, redirect_uri } = toExchangeBody(await obtainCode('ada@example.test', createProof()), createProof());
    const answer = await exchangeCode({ code, redirect_uri });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [
        { path: 'code_verifier', message: 'Please sign in with Google again.' },
        { path: 'nonce', message: 'Please sign in with Google again.' },
      ],
    });
  });

  it('redirects to the callback only', async () => {
    const refusedPage = await beginSignIn(createProof(), { redirect_uri: 'https://evil.example/steal' });
    expect(refusedPage.status).toBe(400);
  });

  it('reports an expired page', async () => {
    expect((await browser.send('/dev/google/interaction/nothing')).status).toBe(410);
    expect(
      (await browser.send('/dev/google/interaction/nothing', createAccountChoice('ada@example.test'))).status,
    ).toBe(410);
  });

  it('returns to a page that keeps its opener and runs no inline script', async () => {
    const page = await browser.send('/auth/google/callback?code=c&state=s');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.body).toContain('<script src="/auth/google/callback.js">');
    expect((await browser.send('/auth/google/callback.js')).body).toContain('postMessage(answer, location.origin)');
  });
});
