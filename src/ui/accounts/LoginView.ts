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

/** An identity provider that signs in in a popup. */
export interface PopupProvider {
  readonly name: string;
  /** Its name for people. */
  readonly title: string;
}

/** The state and actions of the login screen. */
export interface LoginView {
  readonly mode: LoginMode;
  readonly fields: Readonly<Record<LoginField, string>>;
  readonly passwordShown: boolean;
  /** A request is in progress: inputs are disabled. */
  readonly busy: boolean;
  readonly popupProviders: readonly PopupProvider[];
  /** The provider whose popup is open; the form stays usable. */
  readonly waitingFor: string | null;
  readonly message: LoginMessage | null;
  /** The sign-in methods of the existing account that can be linked; null when there is nothing to decide. */
  readonly linking: readonly string[] | null;
  /** Signing in with the password also links the account, as its button says. */
  readonly linksByPassword: boolean;
  type(field: LoginField, value: string): void;
  togglePassword(): void;
  switchTo(mode: LoginMode): void;
  submit(): Promise<void>;
  forgotPassword(): Promise<void>;
  resendVerification(): Promise<void>;
  /** `link`: the shopper agreed to link the accounts. */
  signInByPopup(provider: PopupProvider, link?: boolean): Promise<void>;
  /** Opens a separate account instead of linking. */
  startSeparately(): Promise<void>;
}
