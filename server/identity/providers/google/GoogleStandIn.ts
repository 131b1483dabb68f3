import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import { isCrossSiteRequest } from '../../../http/crossSite.ts';
import { isCallbackAddress, type OpenIdSettings } from '../../openid/OpenIdVerifier.ts';
import { renderRefusalPage } from './chooserPage.ts';
import { StandInStore } from './StandInStore.ts';

/** The redirect path of the sign-in popup (spec section 9). */
export const GOOGLE_CALLBACK = '/auth/google/callback';
/** The path of the stand-in on the app's origin. */
export const STAND_IN_PATH = '/dev/google';
export const STAND_IN_CLIENT_ID = 'atelier-development';

/** Prefix of the account id for an unverified address. No email address contains a colon. */
const UNVERIFIED_PREFIX = 'unverified:';

export interface StandInAccount {
  readonly email: string;
  readonly isVerified: boolean;
}

interface RunningStandIn {
  readonly provider: Provider;
  readonly settings: OpenIdSettings;
  readonly server: Server;
}

/**
 * An OpenID provider that replaces Google in development, with the same code flow (PKCE, state and nonce). Browsers
 * reach its pages on the app's origin, the backend its token endpoint on a loopback port. Starts on first use.
 */
export class GoogleStandIn {
  readonly clientSecret = randomBytes(32).toString('base64url');
  #pendingStart: Promise<RunningStandIn> | null = null;

  async settings(): Promise<OpenIdSettings> {
    return (await this.#ensureRunning()).settings;
  }

  /** Answers a request below `STAND_IN_PATH`. Resolves when the provider has taken the request over. */
  async answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { provider } = await this.#ensureRunning();
    const url = request.url ?? '/';
    // The provider computes its path from the difference of the two URLs.
    Object.assign(request, { originalUrl: url, url: url.slice(STAND_IN_PATH.length) || '/' });
    request.headers.cookie = removeSessionCookies(request.headers.cookie ?? '');
    await provider.callback()(request, response);
  }

  /** Resolves to false if the page has expired. */
  async isInteractionOpen(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { provider } = await this.#ensureRunning();
    return provider.interactionDetails(request, response).then(
      () => true,
      () => false,
    );
  }

  /** Resolves to the URL to which the browser is redirected. */
  async signIn(request: IncomingMessage, response: ServerResponse, account: StandInAccount): Promise<string> {
    const { provider } = await this.#ensureRunning();
    const accountId = `${account.isVerified ? '' : UNVERIFIED_PREFIX}${account.email}`;
    return provider.interactionResult(request, response, { login: { accountId, remember: false } });
  }

  async stop(): Promise<void> {
    const runningStandIn = await this.#pendingStart?.catch(() => null);
    runningStandIn?.server.close();
    runningStandIn?.server.closeAllConnections();
  }

  #ensureRunning(): Promise<RunningStandIn> {
    this.#pendingStart ??= this.#startServer().catch((error: unknown) => {
      this.#pendingStart = null;
      throw error;
    });
    return this.#pendingStart;
  }

  async #startServer(): Promise<RunningStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = await createProvider(issuer, this.clientSecret);
    const listener = provider.callback();
    server.on('request', (request, response) => {
      if (isCrossSiteRequest(request.headers)) response.writeHead(403).end();
      else void listener(request, response);
    });
    return { provider, server, settings: { issuer, clientId: STAND_IN_CLIENT_ID, clientSecret: this.clientSecret } };
  }
}

async function createProvider(issuer: string, clientSecret: string): Promise<Provider> {
  const [{ default: OidcProvider }, { privateKey }] = await Promise.all([
    import('oidc-provider'),
    generateKeyPair('RS256', { extractable: true }),
  ]);
  const provider = new OidcProvider(issuer, {
    adapter: StandInStore,
    clients: [
      {
        client_id: STAND_IN_CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`http://localhost${GOOGLE_CALLBACK}`],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'stand-in' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${STAND_IN_PATH}/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 3_600, Session: 600 },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => createClaims(accountId) }),
    renderError: (ctx, { error, error_description: description = '' }) => {
      ctx.type = 'html';
      ctx.body = renderRefusalPage(`${error} ${description}`);
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: STAND_IN_CLIENT_ID,
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  allowCallbackOnAnyHost(provider);
  return provider;
}

/** Accepts the callback on any origin, because the app may run on any host and port. */
function allowCallbackOnAnyHost({ Client }: Provider): void {
  Client.prototype.redirectUriAllowed = (uri: string) => isCallbackAddress(uri, GOOGLE_CALLBACK);
}

/** Removes the provider's session cookie, so that each sign-in shows the list of accounts again. */
const removeSessionCookies = (cookies: string): string =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');

function createClaims(accountId: string) {
  const isVerified = !accountId.startsWith(UNVERIFIED_PREFIX);
  const email = isVerified ? accountId : accountId.slice(UNVERIFIED_PREFIX.length);
  return { sub: accountId, email, email_verified: isVerified, name: guessName(email) };
}

/** Derives a name from an email address: Ada Lovelace from 'ada.lovelace@example.test'. */
function guessName(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
