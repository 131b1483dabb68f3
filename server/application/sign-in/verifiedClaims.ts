import { readPerson, type Claims } from '../../domain/accounts/readPerson.ts';
import { CredentialRefused, type VerifiedClaims } from '../ports/IdentityVerifier.ts';

/** The claims of a token before validation. Times are seconds since the epoch. */
export interface TokenClaims extends Claims {
  readonly issuedAt: unknown;
  readonly authenticatedAt: unknown;
}

/** What is known of the identity provider's time. */
export interface ProviderTime {
  now(): number;
  readonly aheadMs: number;
}

const CLOCK_SKEW_MS = 60_000;

/**
 * Validates the claims of a token with a proven origin. Rejects times in the future, because such a session would
 * outlast its maximum age and a change of the password.
 */
export function toVerifiedClaims(claims: TokenClaims, time: ProviderTime): VerifiedClaims {
  const person = readPerson(claims);
  const { issuedAt, authenticatedAt = issuedAt } = claims;
  if (person === null || typeof issuedAt !== 'number') throw new CredentialRefused('The token has no valid subject.');
  const authenticationTime = typeof authenticatedAt === 'number' ? authenticatedAt : issuedAt;
  if (Math.max(issuedAt, authenticationTime) * 1_000 > time.now() + CLOCK_SKEW_MS)
    throw new CredentialRefused('The token is of the future.');
  return {
    ...person,
    issuedAt: issuedAt * 1_000,
    authenticatedAt: authenticationTime * 1_000,
    clockAhead: time.aheadMs,
  };
}
