import type { WayIn } from '../../application/ports/Sessions.ts';

export type LoginMode = 'sign-in' | 'sign-up';
export type LoginField = 'email' | 'password' | 'confirmation';

export interface LoginMessage {
  readonly kind: 'error' | 'notice';
  readonly text: string;
  /** The verification mail can be sent again. */
  readonly canResend?: boolean;
  /** Where the mail can be read in development. */
  readonly mailbox?: string | null;
}

/** The state and actions of the login screen. */
export interface LoginView {
  readonly mode: LoginMode;
  readonly fields: Readonly<Record<LoginField, string>>;
  readonly passwordShown: boolean;
  /** A request is in progress: inputs are disabled. */
  readonly busy: boolean;
  /** Google's window is open; the form stays usable. */
  readonly waitingForGoogle: boolean;
  readonly message: LoginMessage | null;
  /** The sign-in methods of the existing account that can be linked; null when there is nothing to decide. */
  readonly linking: readonly WayIn[] | null;
  /** Signing in with the password also links the account, as its button says. */
  readonly linksByPassword: boolean;
  type(field: LoginField, value: string): void;
  togglePassword(): void;
  switchTo(mode: LoginMode): void;
  submit(): Promise<void>;
  forgotPassword(): Promise<void>;
  resendVerification(): Promise<void>;
  /** `link`: the shopper agreed to link the accounts. */
  google(link?: boolean): Promise<void>;
  /** Opens a separate account instead of linking. */
  startSeparately(): Promise<void>;
}
