import { createCodeChallenge, createRandomToken } from '../../src/adapters/identity/openid/proof.ts';

/** An HTTP client with cookies that does not follow redirects. */
export class CookieBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }

  async send(
    url: string,
    init: RequestInit = {},
  ): Promise<{ status: number; next: URL; body: string; headers: Headers }> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(new URL(url, this.#origin), {
      redirect: 'manual',
      ...init,
      headers: { cookie, ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const next = new URL(response.headers.get('location') ?? '', this.#origin);
    return { status: response.status, next, body: await response.text(), headers: response.headers };
  }
}

export interface CodeProof {
  readonly codeVerifier: string;
  readonly nonce: string;
}
export const createProof = (): CodeProof => ({ codeVerifier: createRandomToken(), nonce: createRandomToken() });

/** Opens the chooser page of Google's stand-in. */
export const beginGoogleLogin = async (
  browser: CookieBrowser,
  origin: string,
  proof: CodeProof,
  overrides: Record<string, string> = {},
) =>
  browser.send(
    `/dev/google/auth?${new URLSearchParams({
      client_id: 'atelier-development',
      redirect_uri: `${origin}/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      state: 's1',
      nonce: proof.nonce,
      code_challenge: await createCodeChallenge(proof.codeVerifier),
      code_challenge_method: 'S256',
      ...overrides,
    })}`,
  );

export const createAccountChoice = (email: string): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams({ email }),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** Signs in as `email` on the chooser page. Returns the body of the sign-in request to the backend. */
export async function obtainGoogleCode(origin: string, email: string) {
  const browser = new CookieBrowser(origin);
  const proof = createProof();
  const loginPage = await beginGoogleLogin(browser, origin, proof);
  const choicePage = await browser.send(loginPage.next.href, createAccountChoice(email));
  const returnUrl = (await browser.send(choicePage.next.href)).next;
  return {
    code: returnUrl.searchParams.get('code'),
    redirect_uri: `${origin}/auth/google/callback`,
    code_verifier: proof.codeVerifier,
    nonce: proof.nonce,
  };
}
