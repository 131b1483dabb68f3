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

/** The error of the call that follows the one that opens a session. */
const PROFILE_FAILED = 'Error retrieving profile';

const getErrorCode = (error: unknown): string => (error instanceof IdentityError ? error.code : '');

function findMessage(messages: MessagesByCode, error: unknown, fallbackMessage: string): string {
  const code = getErrorCode(error);
  return Object.hasOwn(messages, code) ? (messages[code] ?? fallbackMessage) : fallbackMessage;
}

/**
 * The message if the backend opened no session: the backend's explanation, or advice for this kind of failure. The
 * short messages of spec section 8 appear only in the console.
 */
function getCallMessage({ message, failure, serverMessage }: CallError): string {
  if (message === '') return accountsText.unsuccessfulLogin;
  // The server opened a session and does not know it a moment later, so the browser did not send the cookie.
  if (failure === 'unauthorized' && message === PROFILE_FAILED) return accountsText.cookieRefused;
  return serverMessage ?? (failure === 'unreachable' ? accountsText.loginUnreachable : accountsText.loginBroken);
}

/** The message of a failed sign-in (spec section 8). */
export function getSignInMessage(error: unknown): string {
  if (error instanceof UnverifiedEmailError) return accountsText.verifyFirst;
  if (error instanceof CallError) return getCallMessage(error);
  return findMessage(signInMessages, error, signInFailed);
}

/** The message of a failed popup login; null if the shopper closed the popup. */
export function getPopupMessage(error: unknown, provider: string): string | null {
  const code = getErrorCode(error);
  if (code === 'popup-closed-by-user' || code === 'access_denied') return null;
  if (code === 'popup-blocked') return accountsText.popupBlocked(provider);
  return error instanceof CallError ? getCallMessage(error) : accountsText.unsuccessfulLogin;
}

export const getSignUpMessage = (error: unknown): string => findMessage(signUpMessages, error, signUpFailed);
export const getMailMessage = (error: unknown): string => findMessage(mailMessages, error, mailFailed);
