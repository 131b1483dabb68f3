import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/Clock.ts';
import type { IdentityProvider } from '../../application/ports/IdentityProvider.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import { accountsText as text } from '../text/accountsText.ts';

export interface PasswordResetDependencies {
  readonly identity: Pick<IdentityProvider, 'confirmPasswordReset'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The code from the mail's link; null when missing. */
  readonly oobCode: string | null;
  readonly goToLogin: () => void;
}

/** Delay between the success message and the login screen (spec section 9, reset redirect). */
const REDIRECT_DELAY_MS = 3_000;

export type ResetField = 'password' | 'confirmation';

export interface PasswordResetView {
  readonly fields: Readonly<Record<ResetField, string>>;
  readonly isPasswordShown: boolean;
  readonly busy: boolean;
  readonly isDone: boolean;
  readonly error: string | null;
  typeInField(field: ResetField, value: string): void;
  togglePassword(): void;
  submit(): Promise<void>;
}

export class PasswordResetViewModel implements PasswordResetView {
  fields: Readonly<Record<ResetField, string>> = { password: '', confirmation: '' };
  isPasswordShown = false;
  busy = false;
  isDone = false;
  error: string | null = null;
  readonly #dependencies: PasswordResetDependencies;
  #cancelRedirect = (): void => undefined;

  constructor(dependencies: PasswordResetDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    if (this.isDone) this.#redirect();
    return () => this.#cancelRedirect();
  }

  typeInField(field: ResetField, value: string): void {
    this.fields = { ...this.fields, [field]: value };
  }

  togglePassword(): void {
    this.isPasswordShown = !this.isPasswordShown;
  }

  async submit(): Promise<void> {
    const { password, confirmation } = this.fields;
    if (this.busy || this.isDone) return;
    if (password === '' || confirmation === '') return this.#showFailure(text.fillInAllFields);
    if (password !== confirmation) return this.#showFailure(text.passwordsDoNotMatch);
    this.busy = true;
    this.error = null;
    try {
      await this.#dependencies.identity.confirmPasswordReset(this.#dependencies.oobCode ?? '', password);
      runInAction(() => {
        this.isDone = true;
      });
      this.#redirect();
    } catch (error) {
      this.#dependencies.logger.error(text.resetFailed, error);
      this.#showFailure(text.resetFailed);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #redirect(): void {
    this.#cancelRedirect();
    this.#cancelRedirect = this.#dependencies.clock.after(REDIRECT_DELAY_MS, this.#dependencies.goToLogin);
  }

  #showFailure(message: string): void {
    runInAction(() => {
      this.error = message;
    });
  }
}
