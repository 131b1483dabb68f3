import { CredentialRefused, type VerifiedClaims } from '../../../application/ports/IdentityVerifier.ts';
import { toVerifiedClaims, type ProviderTime } from '../../../application/sign-in/verifiedClaims.ts';
import type { Claims } from '../../../domain/accounts/readPerson.ts';

interface FirebaseClaims {
  readonly iat?: unknown;
  readonly auth_time?: unknown;
  readonly firebase?: unknown;
}

/** Converts the claims of a token, with its subject. `claims` may come from a response instead of the token. */
export function toTokenClaims(
  claims: Claims,
  { iat: issuedAt, auth_time: authenticatedAt, firebase }: FirebaseClaims,
  time: ProviderTime,
): VerifiedClaims {
  if (!isPasswordSignIn(firebase)) throw new CredentialRefused('The token does not come from a password sign-in.');
  return toVerifiedClaims({ ...claims, issuedAt, authenticatedAt }, time);
}

/**
 * Whether the token comes from a password sign-in. Others are refused, because a previous owner may have linked other
 * identities to the account.
 */
const isPasswordSignIn = (claims: unknown): boolean =>
  typeof claims === 'object' &&
  claims !== null &&
  (claims as { readonly sign_in_provider?: unknown }).sign_in_provider === 'password';
