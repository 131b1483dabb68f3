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

/** What the login screen shows, and what it asks for. */
export interface LoginView {
  readonly mode: LoginMode;
  readonly fields: Readonly<Record<LoginField, string>>;
  readonly passwordShown: boolean;
  /** Something is under way: inputs are disabled. */
  readonly busy: boolean;
  /** Google's window is open; the form stays usable. */
  readonly waitingForGoogle: boolean;
  readonly message: LoginMessage | null;
  /** The ways into the account whose address was just proven in another; null where there is nothing to decide. */
  readonly linking: readonly WayIn[] | null;
  /** Signing in with the password links, and its button says so. */
  readonly linksByPassword: boolean;
  type(field: LoginField, value: string): void;
  togglePassword(): void;
  switchTo(mode: LoginMode): void;
  submit(): Promise<void>;
  forgotPassword(): Promise<void>;
  resendVerification(): Promise<void>;
  /** `link`: the owner has said so. */
  google(link?: boolean): Promise<void>;
  /** Opens an account of its own instead of linking. */
  startSeparately(): Promise<void>;
}
