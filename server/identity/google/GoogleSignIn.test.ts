import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityBackend } from '../../../tests/support/identityBackend.ts';
import { codeChallengeOf, randomToken } from '../../../src/adapters/google/proof.ts';

/** A browser that keeps cookies and is asked before each redirect. */
class Browser {
  readonly #jar = new Map<string, string>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }

  async go(url: string, init: RequestInit = {}): Promise<{ status: number; next: URL; body: string; headers: Headers }> {
    const cookie = [...this.#jar].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(new URL(url, this.#origin), { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#jar.delete(name);
      else this.#jar.set(name, value);
    }
    const next = new URL(response.headers.get('location') ?? '', this.#origin);
    return { status: response.status, next, body: await response.text(), headers: response.headers };
  }
}

describe('signing in with what stands in for Google', { timeout: 20_000 }, () => {
  let app: FastifyInstance;
  let origin: string;
  let browser: Browser;

  beforeAll(async () => {
    app = await identityBackend('127.0.0.1:9', { now: () => Date.now() });
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    browser = new Browser(origin);
  });

  const begin = async (proof: { codeVerifier: string; nonce: string }, more: Record<string, string> = {}) =>
    browser.go(`/dev/google/auth?${new URLSearchParams({
      client_id: 'atelier-development', redirect_uri: `${origin}/auth/google/callback`, response_type: 'code',
      scope: 'openid email profile', state: 's1', nonce: proof.nonce,
      code_challenge: await codeChallengeOf(proof.codeVerifier), code_challenge_method: 'S256', ...more,
    })}`);
  const form = (email: string): RequestInit => ({
    method: 'POST', body: new URLSearchParams({ email }), headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const codeFor = async (email: string, proof: { codeVerifier: string; nonce: string }): Promise<URL> => {
    const asked = await begin(proof);
    const chosen = await browser.go(asked.next.href, form(email));
    return (await browser.go(chosen.next.href)).next;
  };
  const exchange = (body: object) => app.inject({ method: 'POST', url: '/api/auth/google', payload: body });
  const newProof = () => ({ codeVerifier: randomToken(), nonce: randomToken() });
  const bodyOf = (returned: URL, { codeVerifier, nonce }: { codeVerifier: string; nonce: string }) => ({
    code: returned.searchParams.get('code'), redirect_uri: `${origin}/auth/google/callback`, code_verifier: codeVerifier, nonce,
  });

  it('asks who somebody is on the app\'s own origin, and opens a session for them', async () => {
    const proof = newProof();
    const asked = await begin(proof);
    expect(asked.next.origin).toBe(origin);
    const page = await browser.go(asked.next.href);
    expect(page.body).toContain('This page stands in for Google.');
    expect((await browser.go(asked.next.href, form('nobody'))).body).toContain('Please enter an email address.');
    const chosen = await browser.go(asked.next.href, form('ada.lovelace@example.test'));
    const returned = (await browser.go(chosen.next.href)).next;
    expect([returned.pathname, returned.searchParams.get('state')]).toEqual(['/auth/google/callback', 's1']);

    const answer = await exchange(bodyOf(returned, proof));
    expect(answer.json()).toMatchObject({ email: 'ada.lovelace@example.test', name: 'Ada Lovelace' });
    expect(answer.cookies[0]).toMatchObject({ name: 'atelier_session', httpOnly: true });
    expect((await exchange(bodyOf(returned, proof))).statusCode).toBe(401);
  });

  it('asks again each time, so that one can be somebody else', async () => {
    await codeFor('ada@example.test', newProof());
    const proof = newProof();
    const returned = await codeFor('bea@example.test', proof);
    expect((await exchange(bodyOf(returned, proof))).json()).toMatchObject({ email: 'bea@example.test' });
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another nonce', { nonce: 'other' }],
    ['another code', { code: 'stolen' }],
    ['another place', { redirect_uri: 'https://evil.example/steal' }],
  ])('refuses a code with %s', async (_what, wrong) => {
    const proof = newProof();
    const returned = await codeFor('ada@example.test', proof);
    const answer = await exchange({ ...bodyOf(returned, proof), ...wrong });
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
  });

  it('wants the proof of who began', async () => {
    const { code, redirect_uri } = bodyOf(await codeFor('ada@example.test', newProof()), newProof());
    expect((await exchange({ code, redirect_uri })).statusCode).toBe(400);
  });

  it('sends no code anywhere but to the callback', async () => {
    const refused = await begin(newProof(), { redirect_uri: 'https://evil.example/steal' });
    expect(refused.status).toBe(400);
  });

  it('says when the page was open for too long', async () => {
    expect((await browser.go('/dev/google/interaction/nothing')).status).toBe(410);
    expect((await browser.go('/dev/google/interaction/nothing', form('ada@example.test'))).status).toBe(410);
  });

  it('returns to a page that keeps its opener and runs no inline script', async () => {
    const page = await browser.go('/auth/google/callback?code=c&state=s');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.body).toContain('<script src="/auth/google/callback.js">');
    expect((await browser.go('/auth/google/callback.js')).body).toContain('postMessage(answer, location.origin)');
  });
});
