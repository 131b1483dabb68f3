import { CredentialRefused, type VerifiedClaims } from '../../../application/ports/IdentityVerifier.ts';
import { toVerifiedClaims, type ProviderTime } from '../../../application/sign-in/verifiedClaims.ts';
import type { Claims } from '../../../domain/accounts/readPerson.ts';

interface FirebaseClaims {
  readonly iat?: unknown;
  readonly auth_time?: unknown;
  readonly firebase?: unknown;
}

/** The claims of a token with its subject. `said` may come from another source than the token. */
export function toTokenClaims(
  claims: Claims,
  { iat: issuedAt, auth_time: authenticatedAt, firebase }: FirebaseClaims,
  time: ProviderTime,
): VerifiedClaims {
  if (!isPasswordSignIn(firebase)) throw new CredentialRefused('The token does not come from a password sign-in.');
  return toVerifiedClaims({ ...claims, issuedAt, authenticatedAt }, time);
}

/**
 * Whether the token comes from a password sign-in. Other tokens are refused, because a previous owner may have linked
 * other identities to the account before its address was verified.
 */
const isPasswordSignIn = (claims: unknown): boolean =>
  typeof claims === 'object' &&
  claims !== null &&
  (claims as { readonly sign_in_provider?: unknown }).sign_in_provider === 'password';
