import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountSession } from '../../application/accounts/AccountSession.ts';
import { UnverifiedEmail } from '../../application/accounts/UnverifiedEmail.ts';
import type { IdentityProvider } from '../../application/ports/IdentityProvider.ts';
import type { SessionManagement } from '../../application/ports/SessionManagement.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import { AccountExists } from '../../application/ports/Logins.ts';
import { accountsText as text } from '../text/accountsText.ts';
import { mailMessage, popupMessage, signInMessage, signUpMessage } from './accountMessages.ts';
import type { LoginField, LoginMessage, LoginMode, LoginView, PopupProvider } from './LoginView.ts';

export interface LoginParts {
  readonly account: Pick<AccountSession, 'signIn' | 'signInByPopup' | 'signInBy'>;
  readonly openSeparately: SessionManagement['openSeparately'];
  readonly identity: Pick<IdentityProvider, 'signUp' | 'resendVerification' | 'sendPasswordReset'>;
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
  passwordShown = false;
  busy = false;
  waitingFor: string | null = null;
  message: LoginMessage | null = null;
  linking: readonly string[] | null = null;
  readonly #parts: LoginParts;
  #stopController = new AbortController();

  /** `welcome`: a message to show on arrival, e.g. that the session has ended. */
  constructor(parts: LoginParts, welcome: LoginMessage | null = null) {
    this.#parts = parts;
    this.message = welcome;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    this.#stopController = new AbortController();
    return () => this.#stopController.abort();
  }

  type(field: LoginField, value: string): void {
    this.fields = { ...this.fields, [field]: value };
  }

  togglePassword(): void {
    this.passwordShown = !this.passwordShown;
  }

  /** Switches between sign-in and sign-up, which clears the fields (spec 2.2). */
  switchTo(mode: LoginMode): void {
    if (mode === this.mode || this.busy) return;
    this.mode = mode;
    this.#clear();
    this.message = null;
    this.linking = null;
  }

  async submit(): Promise<void> {
    await (this.mode === 'sign-in' ? this.#signIn() : this.#signUp());
  }

  async forgotPassword(): Promise<void> {
    const { email } = this.#typed();
    if (email === '') return this.#fail(text.enterEmailFirst);
    await this.#during(
      async () => {
        await this.#parts.identity.sendPasswordReset(email);
        await this.#sent(text.resetSent);
      },
      (error) => this.#fail(mailMessage(error), error, 'The reset email was not sent'),
    );
  }

  async resendVerification(): Promise<void> {
    const { email, password } = this.#typed();
    await this.#during(
      async () => {
        await this.#parts.identity.resendVerification(email, password);
        await this.#sent(text.verificationSent);
      },
      (error) => this.#fail(mailMessage(error), error, 'The verification email was not sent'),
    );
  }

  get popupProviders(): readonly PopupProvider[] {
    return this.#parts.popupProviders;
  }

  async signInByPopup({ name, title }: PopupProvider, link = false): Promise<void> {
    if (this.busy || this.waitingFor !== null) return;
    this.waitingFor = name;
    this.message = null;
    try {
      await this.#parts.account.signInByPopup(name, this.#stopController.signal, link);
    } catch (error) {
      if (!this.#offersToLink(error)) this.#fail(popupMessage(error, title), error, `${title} login failed`);
    } finally {
      runInAction(() => {
        this.waitingFor = null;
      });
    }
  }

  async #signIn(): Promise<void> {
    const { email, password } = this.#typed();
    if (email === '' || password === '') return this.#fail(text.fillInAllFields);
    await this.#during(
      async () =>
        void (await this.#parts.account.signIn(email, password, this.#stopController.signal, this.linksByPassword)),
      (error) =>
        this.#offersToLink(error) ||
        this.#show({ kind: 'error', text: signInMessage(error), canResend: error instanceof UnverifiedEmail }),
    );
  }

  async #signUp(): Promise<void> {
    const { email, password, confirmation } = this.#typed();
    if (email === '' || password === '' || confirmation === '') return this.#fail(text.fillOutAllFields);
    if (password !== confirmation) return this.#fail(text.passwordsDoNotMatch);
    await this.#during(
      async () => {
        await this.#parts.identity.signUp(email, password);
        runInAction(() => {
          this.mode = 'sign-in';
          this.#clear();
        });
        await this.#sent(text.verificationSent);
      },
      (error) => this.#fail(signUpMessage(error), error, 'Sign-up failed'),
    );
  }

  async startSeparately(): Promise<void> {
    const { account, openSeparately } = this.#parts;
    await this.#during(
      async () => void (await account.signInBy(openSeparately, this.#stopController.signal)),
      (error) => {
        runInAction(() => {
          this.linking = null;
        });
        this.#fail(text.separateFailed, error, 'No account was opened');
      },
    );
  }

  get linksByPassword(): boolean {
    return this.linking?.includes('password') === true;
  }

  /**
   * Whether the email address belongs to an existing account, so that the shopper must choose to link or to separate.
   */
  #offersToLink(error: unknown): boolean {
    if (!(error instanceof AccountExists)) return false;
    runInAction(() => {
      this.linking = error.ways;
      this.message = { kind: 'error', text: text.accountExists(error.ways.map((way) => this.#titleOf(way))) };
    });
    return true;
  }

  #titleOf(way: string): string | null {
    return this.popupProviders.find(({ name }) => name === way)?.title ?? null;
  }

  #typed(): Readonly<Record<LoginField, string>> {
    return { ...this.fields, email: this.fields.email.trim() };
  }

  /** Runs one request at a time; ignores further presses until it ends. */
  async #during(work: () => Promise<void>, onFailure: (error: unknown) => unknown): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.message = null;
    try {
      await work();
    } catch (error) {
      onFailure(error);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  async #sent(said: string): Promise<void> {
    const mailbox = await this.#parts.mailbox().catch(() => null);
    this.#show({ kind: 'notice', text: said, mailbox });
  }

  #fail(said: string | null, cause?: unknown, logged?: string): void {
    if (logged !== undefined) this.#parts.logger.error(logged, cause);
    this.#show(said === null ? null : { kind: 'error', text: said });
  }

  #show(message: LoginMessage | null): void {
    runInAction(() => {
      this.message = message;
    });
  }

  #clear(): void {
    this.fields = EMPTY_FIELDS;
    this.passwordShown = false;
  }
}
