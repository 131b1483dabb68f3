import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  ClientError,
  clockTolerance,
  discovery,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import { personOf } from '../../domain/accounts/personOf.ts';
import {
  CodeRefused,
  type AuthorisationCode,
  type AuthorisationCodes,
  type AuthorisedPerson,
} from '../../application/ports/AuthorisationCodes.ts';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * Redirect path of the sign-in popup (spec section 9). The allowed hosts are registered with Google; the path is
 * ours.
 */
export const CALLBACK_PATH = '/auth/google/callback';

export const isCallback = (uri: string): boolean => URL.canParse(uri) && new URL(uri).pathname === CALLBACK_PATH;

/** The token comes directly from the provider, so its age matters little: clocks may differ by minutes. */
const CLOCK_TOLERANCE_S = 600;

/** openid-client's error codes for responses that break the protocol and for network failures. */
const PROVIDER_FAILURES = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** Exchanges authorization codes with an OpenID provider: Google, or its stand-in. */
export class OpenIdAuthorisationCodes implements AuthorisationCodes {
  readonly #settings: () => Promise<OpenIdSettings>;
  #discovered: Promise<Configuration> | null = null;

  constructor(settings: () => Promise<OpenIdSettings>) {
    this.#settings = settings;
  }

  async exchange(
    { code, redirectUri, codeVerifier, nonce }: AuthorisationCode,
    signal?: AbortSignal,
  ): Promise<AuthorisedPerson> {
    signal?.throwIfAborted();
    if (!isCallback(redirectUri)) throw new CodeRefused('The code was sent somewhere else.');
    const returned = new URL(redirectUri);
    const provider = await this.#discover();
    returned.search = new URLSearchParams({ code, iss: provider.serverMetadata().issuer }).toString();
    try {
      const tokens = await authorizationCodeGrant(provider, returned, {
        pkceCodeVerifier: codeVerifier,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return authorised(tokens.claims());
    } catch (error) {
      throw isRefusal(error) ? new CodeRefused(error.message, { cause: error }) : error;
    }
  }

  #discover(): Promise<Configuration> {
    this.#discovered ??= this.#settings()
      .then(({ issuer, clientId, clientSecret }) => {
        const address = new URL(issuer);
        const execute = address.hostname === '127.0.0.1' ? [allowInsecureRequests] : [];
        return discovery(
          address,
          clientId,
          { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_S },
          undefined,
          { execute },
        );
      })
      .catch((error: unknown) => {
        this.#discovered = null;
        throw error;
      });
    return this.#discovered;
  }
}

function isRefusal(error: unknown): error is Error {
  if (error instanceof ResponseBodyError) return error.status < 500 && error.error !== 'invalid_client';
  if (error instanceof AuthorizationResponseError) return true;
  return error instanceof ClientError && !PROVIDER_FAILURES.includes(error.code ?? '');
}

function authorised(claims: Readonly<Record<string, unknown>> = {}): AuthorisedPerson {
  const { sub: subject, email, email_verified: emailVerified, name, auth_time: authenticated, iat } = claims;
  const person = personOf({ subject, email, emailVerified, name });
  const at = [authenticated, iat].find((time) => typeof time === 'number');
  if (person === null || at === undefined) throw new CodeRefused('The token names nobody.');
  return { ...person, authenticatedAt: at * 1_000 };
}
