import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuthorizationCode } from '../../server/application/ports/IdentityVerifier.ts';
import { TokenIssuer, type TokenFault } from './TokenIssuer.ts';

export const CLIENT = { clientId: 'atelier', clientSecret: 'a-secret' };
const NONCE = 'nonce-of-this-flow';

/** An OpenID provider on loopback. The code decides whether the token is valid or forged. */
export class ForgingOpenIdProvider {
  readonly #server: Server;
  #tokenIssuer: TokenIssuer;
  readonly #tokens = new Map<string, string>();

  private constructor(tokenIssuer: TokenIssuer) {
    this.#tokenIssuer = tokenIssuer;
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        const code = new URLSearchParams(body).get('code') ?? '';
        response.setHeader('content-type', 'application/json').end(JSON.stringify(this.#answer(request.url, code)));
      });
    });
  }

  static async start(): Promise<ForgingOpenIdProvider> {
    const provider = new ForgingOpenIdProvider(await TokenIssuer.open());
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Replaces the published key and signs with the new one. */
  async changeKey(): Promise<void> {
    this.#tokenIssuer = await TokenIssuer.open('k2');
  }

  /** Creates a code whose token has this fault; null for a valid token. */
  async code(fault: TokenFault | null, changedClaims: object, callbackPath: string): Promise<AuthorizationCode> {
    const claims = { issuer: this.issuer, audience: CLIENT.clientId, nonce: NONCE };
    const code = `code-${this.#tokens.size}`;
    this.#tokens.set(code, await this.#tokenIssuer.createToken(claims, fault, changedClaims));
    return { code, redirectUri: `http://localhost${callbackPath}`, codeVerifier: 'v'.repeat(43), nonce: NONCE };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(url: string | undefined, code: string): object {
    const { issuer } = this;
    if (url === '/.well-known/openid-configuration') {
      const [jwks_uri, token_endpoint] = [`${issuer}/jwks`, `${issuer}/token`];
      return { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint, jwks_uri };
    }
    if (url === '/jwks') return { keys: [this.#tokenIssuer.key] };
    return { access_token: 'a', token_type: 'Bearer', expires_in: 600, id_token: this.#tokens.get(code) };
  }
}
