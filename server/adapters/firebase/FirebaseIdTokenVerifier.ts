import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { IdTokenRefused, type IdTokenClaims, type IdTokenVerifier } from '../../application/ports/IdTokenVerifier.ts';

/** Where Google publishes the keys that sign Firebase's ID tokens. */
export const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const CLOCK_SKEW_S = 60;

/**
 * Verifies ID tokens of a Firebase project: RS256 by a published key, the project's issuer and audience,
 * not expired, with a subject. Keys are fetched when first needed, kept, and fetched again for an unknown key.
 */
export class FirebaseIdTokenVerifier implements IdTokenVerifier {
  readonly #projectId: string;
  readonly #keys: JWTVerifyGetKey;

  constructor(projectId: string, keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(FIREBASE_KEYS))) {
    this.#projectId = projectId;
    this.#keys = keys;
  }

  async verify(idToken: string, signal?: AbortSignal): Promise<IdTokenClaims> {
    signal?.throwIfAborted();
    try {
      const { payload } = await jwtVerify(idToken, this.#keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${this.#projectId}`,
        audience: this.#projectId,
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_SKEW_S,
      });
      return claimsOf(payload);
    } catch (error) {
      throw isRefusal(error) ? new IdTokenRefused(error.message, { cause: error }) : error;
    }
  }
}

/** jose also reports keys that could not be had: that is the provider's failure, not the token's. */
const PROVIDER_FAILURES = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code];

function isRefusal(error: unknown): error is errors.JOSEError {
  return error instanceof errors.JOSEError && !PROVIDER_FAILURES.includes(error.code);
}

function claimsOf({ sub = '', email, email_verified: verified, name, iat = 0 }: JWTPayload): IdTokenClaims {
  if (sub === '' || typeof email !== 'string' || email === '') throw new IdTokenRefused('The token names nobody.');
  return {
    subject: sub,
    email,
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : '',
    issuedAt: iat * 1_000,
  };
}
