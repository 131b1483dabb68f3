import { UnverifiedEmail } from '../../application/accounts/UnverifiedEmail.ts';
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

type Messages = Readonly<Record<string, string>>;

const codeOf = (error: unknown): string => (error instanceof IdentityError ? error.code : '');

function messageIn(messages: Messages, error: unknown, otherwise: string): string {
  const code = codeOf(error);
  return Object.hasOwn(messages, code) ? (messages[code] ?? otherwise) : otherwise;
}

/** The message of a failed sign-in (spec section 8). The backend's short messages are shown unchanged. */
export function signInMessage(error: unknown): string {
  if (error instanceof UnverifiedEmail) return accountsText.verifyFirst;
  if (error instanceof CallError) return error.message || accountsText.unsuccessfulLogin;
  return messageIn(signInMessages, error, signInFailed);
}

/** The message of a failed login in a provider's popup; null when the shopper closed it. */
export function popupMessage(error: unknown, provider: string): string | null {
  const code = codeOf(error);
  if (code === 'popup-closed-by-user' || code === 'access_denied') return null;
  if (code === 'popup-blocked') return accountsText.popupBlocked(provider);
  return error instanceof CallError && error.message !== '' ? error.message : accountsText.unsuccessfulLogin;
}

export const signUpMessage = (error: unknown): string => messageIn(signUpMessages, error, signUpFailed);
export const mailMessage = (error: unknown): string => messageIn(mailMessages, error, mailFailed);
