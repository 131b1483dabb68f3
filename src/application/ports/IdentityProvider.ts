import type { Credential } from './Credential.ts';

/** The identity provider's refusal. The code is the provider's, without the `auth/` prefix (spec section 8). */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`Identity provider refused: ${code}`, options);
    this.code = code;
  }
}

export interface IdentitySession {
  /** A short-lived proof of identity, to exchange for a session. */
  readonly credential: Credential;
  readonly emailVerified: boolean;
}

/** The external service that authenticates shoppers. Every method rejects with an `IdentityError`. */
export interface IdentityProvider {
  /** Creates the account and sends the verification mail. Leaves the shopper signed out. */
  signUp(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<IdentitySession>;
  /** Sends the verification mail again, in case the first one got lost. */
  resendVerification(email: string, password: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  confirmPasswordReset(oobCode: string, newPassword: string): Promise<void>;
  /** Changes the password. `password` is the current one. */
  changePassword(email: string, password: string, newPassword: string): Promise<void>;
  /** Sends a mail to `newEmail` with a code for `applyCode`, which changes the account's address. */
  sendEmailChange(email: string, password: string, newEmail: string): Promise<void>;
  /** Applies a code from a mail: to verify, change or restore an email address. */
  applyCode(oobCode: string): Promise<void>;
  signOut(): Promise<void>;
}
