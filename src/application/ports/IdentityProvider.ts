import type { Credential } from './Credential.ts';

/** Why the identity provider refused, in its own vocabulary without the `auth/` prefix (spec section 8). */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`Identity provider refused: ${code}`, options);
    this.code = code;
  }
}

export interface IdentitySession {
  /** Short-lived. */
  readonly credential: Credential;
  readonly emailVerified: boolean;
}

/** The external service that authenticates shoppers. Every method rejects with an `IdentityError`. */
export interface IdentityProvider {
  /** Creates the account and sends the verification mail. Does not stay signed in to the new account. */
  signUp(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<IdentitySession>;
  /** Sends the verification mail again, for an account whose mail got lost. */
  resendVerification(email: string, password: string): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  confirmPasswordReset(oobCode: string, newPassword: string): Promise<void>;
  /** Applies the code of a mail that asks for no password: verifies, changes or restores an email address. */
  applyCode(oobCode: string): Promise<void>;
  signOut(): Promise<void>;
}
