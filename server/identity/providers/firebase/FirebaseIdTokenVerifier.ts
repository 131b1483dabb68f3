import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { systemClock } from '../../../application/ports/Clock.ts';
import {
  CredentialRefused,
  type Credential,
  type IdentityVerifier,
  type VerifiedClaims,
} from '../../../application/ports/IdentityVerifier.ts';
import { toTokenClaims } from './toTokenClaims.ts';
import { ProviderClock } from '../../ProviderClock.ts';

/** The URL of the keys that sign Firebase's ID tokens. */
export const FIREBASE_KEYS_URL =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const CLOCK_SKEW_S = 60;

export function createKeyReader(clock: ProviderClock, url: string = FIREBASE_KEYS_URL): JWTVerifyGetKey {
  const openKeys = () => createRemoteJWKSet(new URL(url), { [customFetch]: clock.fetch });
  const wasClockSet = clock.watchClockSettings();
  let keys = openKeys();
  return (header, token) => {
    if (wasClockSet()) keys = openKeys();
    return keys(header, token);
  };
}

/**
 * Verifies ID tokens of a Firebase project: signed by a published key with RS256, from the project's issuer, for its
 * audience, not expired by the provider's clock, with a subject. Caches the keys. Fetches them again for an unknown
 * key and after the server's clock was set.
 */
export class FirebaseIdTokenVerifier implements IdentityVerifier {
  readonly #projectId: string;
  readonly #clock: ProviderClock;
  readonly #findKey: JWTVerifyGetKey;

  constructor(
    projectId: string,
    clock = new ProviderClock(systemClock),
    keys: JWTVerifyGetKey = createKeyReader(clock),
  ) {
    this.#projectId = projectId;
    this.#clock = clock;
    this.#findKey = keys;
  }

  async verify(credential: Credential, signal?: AbortSignal): Promise<VerifiedClaims> {
    signal?.throwIfAborted();
    if (!('token' in credential)) throw new CredentialRefused('This is no ID token.');
    const { aheadMs } = this.#clock;
    try {
      return await this.#verifyToken(credential.token);
    } catch (error) {
      // Read the clock after fetching the keys, because the response may reveal the provider's time.
      if (error instanceof CredentialRefused && aheadMs !== this.#clock.aheadMs)
        return this.#verifyToken(credential.token);
      throw error;
    }
  }

  async #verifyToken(idToken: string): Promise<VerifiedClaims> {
    try {
      const { payload } = await jwtVerify(idToken, this.#findKey, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${this.#projectId}`,
        audience: this.#projectId,
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_SKEW_S,
        currentDate: new Date(this.#clock.now()),
      });
      const { sub: subject, email, email_verified: emailVerified, name } = payload;
      return toTokenClaims({ subject, email, emailVerified, name }, payload, this.#clock);
    } catch (error) {
      throw isRefusal(error) ? new CredentialRefused(error.message, { cause: error }) : error;
    }
  }
}

/** jose's codes for keys that could not be fetched, which is a failure of the provider. */
const PROVIDER_FAILURE_CODES = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code];

function isRefusal(error: unknown): error is errors.JOSEError {
  return error instanceof errors.JOSEError && !PROVIDER_FAILURE_CODES.includes(error.code);
}
