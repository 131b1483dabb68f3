import { IdTokenRefused, type IdTokenClaims } from '../../application/ports/IdTokenVerifier.ts';
import { personOf, type Claims } from '../../domain/accounts/personOf.ts';

interface TokenClaims {
  readonly iat?: unknown;
  readonly auth_time?: unknown;
  readonly firebase?: unknown;
}

/** The claims of a token together with its subject. `said` may come from a source other than the token. */
export function claimsOf(
  said: Claims,
  { iat, auth_time: authTime, firebase }: TokenClaims,
  clockAhead: number,
): IdTokenClaims {
  if (!isByPassword(firebase)) throw new IdTokenRefused('The token was not got by a password.');
  const person = personOf(said);
  if (person === null || typeof iat !== 'number') throw new IdTokenRefused('The token names nobody.');
  const authenticatedAt = (typeof authTime === 'number' ? authTime : iat) * 1_000;
  return { ...person, issuedAt: iat * 1_000, authenticatedAt, clockAhead };
}

/** Other ways may have been tied to the provider's account by somebody who had it before its address was proved. */
const isByPassword = (said: unknown): boolean =>
  typeof said === 'object' &&
  said !== null &&
  (said as { readonly sign_in_provider?: unknown }).sign_in_provider === 'password';
