import { CallError } from '../../application/ports/CallError.ts';
import { IdentityError } from '../../application/ports/IdentityProvider.ts';
import { accessMessages } from '../text/access.ts';

/** Explains why a change failed; null if the shopper closed the provider's popup. */
export function explainAccessError(error: unknown, fallback: string): string | null {
  if (error instanceof IdentityError) {
    if (error.code === 'popup-closed-by-user' || error.code === 'access_denied') return null;
    return Object.hasOwn(accessMessages, error.code) ? (accessMessages[error.code] ?? null) : fallback;
  }
  return error instanceof CallError && error.message !== '' ? error.message : fallback;
}
