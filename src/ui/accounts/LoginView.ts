export type LoginMode = 'sign-in' | 'sign-up';
export type LoginField = 'email' | 'password' | 'confirmation';

export interface LoginMessage {
  readonly kind: 'error' | 'notice';
  readonly text: string;
  /** Whether the verification mail can be sent again. */
  readonly canResend?: boolean;
  /** URL of the page that shows the sent mail in development. */
  readonly mailbox?: string | null;
}

/** An identity provider with sign-in in a popup. */
export interface PopupProvider {
  readonly name: string;
  /** The provider's name as shown to shoppers. */
  readonly title: string;
}

export interface LoginView {
  readonly mode: LoginMode;
  readonly fields: Readonly<Record<LoginField, string>>;
  readonly isPasswordShown: boolean;
  /** Whether a request is in progress; inputs are then disabled. */
  readonly busy: boolean;
  readonly popupProviders: readonly PopupProvider[];
  /** The provider whose popup is open; the form stays usable. */
  readonly openPopupProvider: string | null;
  readonly message: LoginMessage | null;
  /** The sign-in methods of the existing account that can be linked; null if there is no choice to make. */
  readonly linkableProviders: readonly string[] | null;
  /** Whether signing in with the password also links the account. The button's label then says so. */
  readonly linksByPassword: boolean;
  typeInField(field: LoginField, value: string): void;
  togglePassword(): void;
  switchMode(mode: LoginMode): void;
  submit(): Promise<void>;
  forgotPassword(): Promise<void>;
  resendVerification(): Promise<void>;
  /** `link` means that the shopper agreed to link the accounts. */
  signInByPopup(provider: PopupProvider, link?: boolean): Promise<void>;
  /** Opens a separate account instead of linking. */
  startSeparateAccount(): Promise<void>;
}
