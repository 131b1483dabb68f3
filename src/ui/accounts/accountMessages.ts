import { UnverifiedEmailError } from '../../application/accounts/UnverifiedEmailError.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { IdentityError } from '../../application/ports/IdentityProvider.ts';
import {
  accountsText,
  mailFailed,
  mailMessages,
  signInFailed,
  signInMessages,
  signUpFailed,
  signUpMessages,
} from '../text/accountsText.ts';

type MessagesByCode = Readonly<Record<string, string>>;

const getErrorCode = (error: unknown): string => (error instanceof IdentityError ? error.code : '');

function findMessage(messages: MessagesByCode, error: unknown, otherwise: string): string {
  const code = getErrorCode(error);
  return Object.hasOwn(messages, code) ? (messages[code] ?? otherwise) : otherwise;
}

/** The message of a failed sign-in (spec section 8). The backend's short messages are shown unchanged. */
export function getSignInMessage(error: unknown): string {
  if (error instanceof UnverifiedEmailError) return accountsText.verifyFirst;
  if (error instanceof CallError) return error.message || accountsText.unsuccessfulLogin;
  return findMessage(signInMessages, error, signInFailed);
}

/** The message of a failed login in a provider's popup; null when the shopper closed it. */
export function getPopupMessage(error: unknown, provider: string): string | null {
  const code = getErrorCode(error);
  if (code === 'popup-closed-by-user' || code === 'access_denied') return null;
  if (code === 'popup-blocked') return accountsText.popupBlocked(provider);
  return error instanceof CallError && error.message !== '' ? error.message : accountsText.unsuccessfulLogin;
}

export const getSignUpMessage = (error: unknown): string => findMessage(signUpMessages, error, signUpFailed);
export const getMailMessage = (error: unknown): string => findMessage(mailMessages, error, mailFailed);
