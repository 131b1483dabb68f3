import { CredentialRefused } from '../ports/IdentityVerifier.ts';
import type { Credential, IdentityVerifier, VerifiedClaims } from '../ports/IdentityVerifier.ts';

/** The identity provider could not be reached or did not answer properly. The cause is for the log. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** Rejects with `CredentialRefused`, `ProviderUnavailableError` or the signal's reason. */
export async function verifyCredential(
  verifier: IdentityVerifier,
  credential: Credential,
  signal?: AbortSignal,
): Promise<VerifiedClaims> {
  try {
    return await verifier.verify(credential, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof CredentialRefused) throw cause;
    throw new ProviderUnavailableError('The identity provider could not be asked.', { cause });
  }
}
