import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountSession } from '../../application/accounts/AccountSession.ts';
import type { PendingSignUp } from '../../application/accounts/PendingSignUp.ts';
import { UnverifiedEmailError } from '../../application/accounts/UnverifiedEmailError.ts';
import type { IdentityProvider } from '../../application/ports/IdentityProvider.ts';
import type { SessionManagement } from '../../application/ports/SessionManagement.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import { AccountExistsError } from '../../application/ports/Logins.ts';
import { accountsText as text } from '../text/accountsText.ts';
import { getMailMessage, getPopupMessage, getSignInMessage, getSignUpMessage } from './accountMessages.ts';
import type { LoginField, LoginMessage, LoginMode, LoginView, PopupProvider } from './LoginView.ts';

export interface LoginDependencies {
  readonly account: Pick<AccountSession, 'signIn' | 'signInByPopup' | 'signInBy'>;
  readonly openSeparately: SessionManagement['openSeparateAccount'];
  readonly identity: Pick<IdentityProvider, 'signUp' | 'resendVerification' | 'sendPasswordReset'>;
  readonly pendingSignUp: Pick<PendingSignUp, 'read' | 'write' | 'remove'>;
  readonly logger: Logger;
  /** Resolves to the URL of the development mailbox; null in production. */
  readonly mailbox: () => Promise<string | null>;
  readonly popupProviders: readonly PopupProvider[];
}

const EMPTY_FIELDS: Readonly<Record<LoginField, string>> = { email: '', password: '', confirmation: '' };

/** The view-model of the login screen (spec 2.2). */
export class LoginViewModel implements LoginView {
  mode: LoginMode = 'sign-in';
  fields = EMPTY_FIELDS;
  isPasswordShown = false;
  busy = false;
  openPopupProvider: string | null = null;
  message: LoginMessage | null = null;
  linkableProviders: readonly string[] | null = null;
  readonly #dependencies: LoginDependencies;
  readonly #query: string;
  #stopController = new AbortController();

  /**
   * `welcome`: a message to show first, such as that the session has ended. `query`: the query of the address, which
   * the tab of the verification mail gets back.
   */
  constructor(dependencies: LoginDependencies, welcome: LoginMessage | null = null, query = '') {
    this.#dependencies = dependencies;
    this.#query = query;
    this.message = welcome;
    this.#clearFields(dependencies.pendingSignUp.read()?.email);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    this.#stopController = new AbortController();
    return () => this.#stopController.abort();
  }

  typeInField(field: LoginField, value: string): void {
    this.fields = { ...this.fields, [field]: value };
  }

  togglePassword(): void {
    this.isPasswordShown = !this.isPasswordShown;
  }

  /** Switches between sign-in and sign-up, which clears the fields (spec 2.2). */
  switchMode(mode: LoginMode): void {
    if (mode === this.mode || this.busy) return;
    this.mode = mode;
    this.#clearFields();
    this.message = null;
    this.linkableProviders = null;
  }

  async submit(): Promise<void> {
    await (this.mode === 'sign-in' ? this.#signIn() : this.#signUp());
  }

  async forgotPassword(): Promise<void> {
    const { email } = this.#readFields();
    if (email === '') return this.#showFailure(text.enterEmailFirst);
    await this.#runBusy(
      async () => {
        await this.#dependencies.identity.sendPasswordReset(email);
        await this.#showMailSent(text.resetSent);
      },
      (error) => this.#showFailure(getMailMessage(error), error, 'The reset email was not sent'),
    );
  }

  async resendVerification(): Promise<void> {
    const { email, password } = this.#readFields();
    await this.#runBusy(
      async () => {
        await this.#dependencies.identity.resendVerification(email, password);
        await this.#showMailSent(text.verificationSent);
      },
      (error) => this.#showFailure(getMailMessage(error), error, 'The verification email was not sent'),
    );
  }

  get popupProviders(): readonly PopupProvider[] {
    return this.#dependencies.popupProviders;
  }

  async signInByPopup({ name, title }: PopupProvider, link = false): Promise<void> {
    if (this.busy || this.openPopupProvider !== null) return;
    this.openPopupProvider = name;
    this.message = null;
    try {
      await this.#dependencies.account.signInByPopup(name, this.#stopController.signal, link, () =>
        this.#show({ kind: 'notice', text: text.popupClosed(title) }),
      );
    } catch (error) {
      if (!this.#showLinkOffer(error)) this.#showFailure(getPopupMessage(error, title), error, `${title} login failed`);
    } finally {
      runInAction(() => {
        this.openPopupProvider = null;
      });
    }
  }

  async #signIn(): Promise<void> {
    const { email, password } = this.#readFields();
    if (email === '' || password === '') return this.#showFailure(text.fillInAllFields);
    await this.#runBusy(
      async () => {
        await this.#dependencies.account.signIn(email, password, this.#stopController.signal, this.linksByPassword);
        this.#dependencies.pendingSignUp.remove();
      },
      (error) =>
        this.#showLinkOffer(error) ||
        this.#show({ kind: 'error', text: getSignInMessage(error), canResend: error instanceof UnverifiedEmailError }),
    );
  }

  async #signUp(): Promise<void> {
    const { email, password, confirmation } = this.#readFields();
    if (email === '' || password === '' || confirmation === '') return this.#showFailure(text.fillOutAllFields);
    if (password !== confirmation) return this.#showFailure(text.passwordsDoNotMatch);
    await this.#runBusy(
      async () => {
        await this.#dependencies.identity.signUp(email, password);
        this.#dependencies.pendingSignUp.write({ email, query: this.#query });
        runInAction(() => {
          this.mode = 'sign-in';
          this.#clearFields(email);
        });
        await this.#showMailSent(text.verificationSent);
      },
      (error) => this.#showFailure(getSignUpMessage(error), error, 'Sign-up failed'),
    );
  }

  async startSeparateAccount(): Promise<void> {
    const { account, openSeparately } = this.#dependencies;
    await this.#runBusy(
      async () => void (await account.signInBy(openSeparately, this.#stopController.signal)),
      (error) => {
        runInAction(() => {
          this.linkableProviders = null;
        });
        this.#showFailure(text.separateFailed, error, 'No account was opened');
      },
    );
  }

  get linksByPassword(): boolean {
    return this.linkableProviders?.includes('password') === true;
  }

  /** Offers to link the accounts if the email address belongs to an existing one. Returns whether it did. */
  #showLinkOffer(error: unknown): boolean {
    if (!(error instanceof AccountExistsError)) return false;
    runInAction(() => {
      this.linkableProviders = error.providers;
      this.message = {
        kind: 'error',
        text: text.accountExists(error.providers.map((providerName) => this.#findProviderTitle(providerName))),
      };
    });
    return true;
  }

  #findProviderTitle(providerName: string): string | null {
    return this.popupProviders.find(({ name }) => name === providerName)?.title ?? null;
  }

  #readFields(): Readonly<Record<LoginField, string>> {
    return { ...this.fields, email: this.fields.email.trim() };
  }

  /** Runs one action at a time. Ignores further presses until it ends. */
  async #runBusy(action: () => Promise<void>, onFailure: (error: unknown) => unknown): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.message = null;
    try {
      await action();
    } catch (error) {
      onFailure(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  async #showMailSent(messageText: string): Promise<void> {
    const mailbox = await this.#dependencies.mailbox().catch(() => null);
    this.#show({ kind: 'notice', text: messageText, mailbox });
  }

  #showFailure(messageText: string | null, cause?: unknown, logText?: string): void {
    if (logText !== undefined) this.#dependencies.logger.error(logText, cause);
    this.#show(messageText === null ? null : { kind: 'error', text: messageText });
  }

  #show(message: LoginMessage | null): void {
    runInAction(() => {
      this.message = message;
    });
  }

  #clearFields(email = ''): void {
    this.fields = { ...EMPTY_FIELDS, email };
    this.isPasswordShown = false;
  }
}
