import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  ClientError,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  type Configuration,
} from 'openid-client';
import {
  CredentialRefused,
  type Credential,
  type IdentityVerifier,
  type VerifiedClaims,
} from '../../application/ports/IdentityVerifier.ts';
import { toVerifiedClaims } from '../../application/sign-in/verifiedClaims.ts';
import type { ProviderClock } from '../ProviderClock.ts';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface OpenIdDependencies {
  /** Loads the settings, on first use and after a failure. */
  readonly settings: () => Promise<OpenIdSettings>;
  /** The path to which the provider redirects the browser. Its permitted hosts are registered with the provider. */
  readonly callbackPath: string;
  readonly clock: ProviderClock;
}

/**
 * The library checks times by the clock of this machine, which may be wrong by hours. `OpenIdVerifier` checks them by
 * the provider's clock instead.
 */
const LIBRARY_TOLERANCE_S = 10 * 365 * 86_400;
/**
 * Allowed difference between the clocks. The date of the provider's responses has whole seconds, and may be absent.
 */
const CLOCK_TOLERANCE_MS = 600_000;

/** openid-client's error codes for responses that break the protocol and for network failures. */
const PROVIDER_FAILURE_CODES = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

export const isCallbackAddress = (uri: string, path: string): boolean =>
  URL.canParse(uri) && new URL(uri).pathname === path;

/** Exchanges authorization codes with an OpenID provider and verifies its ID tokens. */
export class OpenIdVerifier implements IdentityVerifier {
  readonly #dependencies: OpenIdDependencies;
  readonly #wasClockSet: () => boolean;
  /** The provider's settings and keys; null until they are loaded. */
  #configuration: Promise<Configuration> | null = null;

  constructor(dependencies: OpenIdDependencies) {
    this.#dependencies = dependencies;
    this.#wasClockSet = dependencies.clock.watchClockSettings();
  }

  async verify(credential: Credential, signal?: AbortSignal): Promise<VerifiedClaims> {
    signal?.throwIfAborted();
    if (!('code' in credential)) throw new CredentialRefused('This is no authorization code.');
    const { code, redirectUri, codeVerifier, nonce } = credential;
    if (!isCallbackAddress(redirectUri, this.#dependencies.callbackPath))
      throw new CredentialRefused('The code was sent somewhere else.');
    const returnedUrl = new URL(redirectUri);
    const provider = await this.#discoverConfiguration();
    returnedUrl.search = new URLSearchParams({ code, iss: provider.serverMetadata().issuer }).toString();
    try {
      const tokens = await authorizationCodeGrant(provider, returnedUrl, {
        pkceCodeVerifier: codeVerifier,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return this.#toClaims(tokens.claims());
    } catch (error) {
      throw isRefusal(error) ? new CredentialRefused(error.message, { cause: error }) : error;
    }
  }

  #discoverConfiguration(): Promise<Configuration> {
    const { settings, clock } = this.#dependencies;
    if (this.#wasClockSet()) this.#configuration = null;
    this.#configuration ??= settings()
      .then(({ issuer, clientId, clientSecret }) => {
        const address = new URL(issuer);
        const loopbackOptions = address.hostname === '127.0.0.1' ? [allowInsecureRequests] : [];
        const metadata = { client_secret: clientSecret, [clockTolerance]: LIBRARY_TOLERANCE_S };
        return discovery(address, clientId, metadata, undefined, {
          [customFetch]: (url, init) => clock.fetch(url, init as RequestInit),
          execute: [enableNonRepudiationChecks, ...loopbackOptions],
        });
      })
      .catch((error: unknown) => {
        this.#configuration = null;
        throw error;
      });
    return this.#configuration;
  }

  #toClaims(claims: Readonly<Record<string, unknown>> = {}): VerifiedClaims {
    const { clock } = this.#dependencies;
    const { sub: subject, email, email_verified: emailVerified, name, auth_time: authenticatedAt, iat, exp } = claims;
    if (!(Number(exp) * 1_000 > clock.now() - CLOCK_TOLERANCE_MS))
      throw new CredentialRefused('The token has expired.');
    return toVerifiedClaims({ subject, email, emailVerified, name, issuedAt: iat, authenticatedAt }, clock);
  }
}

function isRefusal(error: unknown): error is Error {
  if (error instanceof ResponseBodyError) return error.status < 500 && error.error !== 'invalid_client';
  if (error instanceof AuthorizationResponseError) return true;
  return error instanceof ClientError && !PROVIDER_FAILURE_CODES.includes(error.code ?? '');
}
