import { IdTokenRefused, type IdTokenClaims } from '../../application/ports/IdTokenVerifier.ts';
import { personOf, type Claims } from '../../domain/accounts/personOf.ts';

interface Times {
  readonly iat?: unknown;
  readonly auth_time?: unknown;
}

/** The claims of a token together with its subject. `said` may come from a source other than the token. */
export function claimsOf(said: Claims, { iat, auth_time: authTime }: Times, clockAhead: number): IdTokenClaims {
  const person = personOf(said);
  if (person === null || typeof iat !== 'number') throw new IdTokenRefused('The token names nobody.');
  const authenticatedAt = (typeof authTime === 'number' ? authTime : iat) * 1_000;
  return { ...person, issuedAt: iat * 1_000, authenticatedAt, clockAhead };
}
