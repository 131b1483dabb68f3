import { IdTokenRefused, type IdTokenClaims } from '../../application/ports/IdTokenVerifier.ts';
import { personOf, type Claims } from '../../domain/accounts/personOf.ts';

interface Times {
  readonly iat?: unknown;
  readonly auth_time?: unknown;
}

/** What a token says, with whom it is about; `said` may come from elsewhere than the token. */
export function claimsOf(said: Claims, { iat, auth_time: authTime }: Times, clockAhead: number): IdTokenClaims {
  const person = personOf(said);
  if (person === null || typeof iat !== 'number') throw new IdTokenRefused('The token names nobody.');
  const authenticatedAt = (typeof authTime === 'number' ? authTime : iat) * 1_000;
  return { ...person, issuedAt: iat * 1_000, authenticatedAt, clockAhead };
}
