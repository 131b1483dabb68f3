import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/Clock.ts';
import type { IdentityProvider } from '../../application/ports/IdentityProvider.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import { accountsText as text } from '../text/accountsText.ts';

export interface PasswordResetParts {
  readonly identity: Pick<IdentityProvider, 'confirmPasswordReset'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The code from the mail's link; null when missing. */
  readonly oobCode: string | null;
  readonly goToLogin: () => void;
}

/** Delay between the success message and the redirect to the login (spec section 9, reset redirect). */
const REDIRECT_MS = 3_000;

export type ResetField = 'password' | 'confirmation';

/** The state and actions of the new-password screen. */
export interface PasswordResetView {
  readonly fields: Readonly<Record<ResetField, string>>;
  readonly passwordShown: boolean;
  readonly busy: boolean;
  readonly done: boolean;
  readonly error: string | null;
  type(field: ResetField, value: string): void;
  togglePassword(): void;
  submit(): Promise<void>;
}

export class PasswordResetViewModel implements PasswordResetView {
  fields: Readonly<Record<ResetField, string>> = { password: '', confirmation: '' };
  passwordShown = false;
  busy = false;
  done = false;
  error: string | null = null;
  readonly #parts: PasswordResetParts;
  #cancelRedirect = (): void => undefined;

  constructor(parts: PasswordResetParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    if (this.done) this.#redirect();
    return () => this.#cancelRedirect();
  }

  type(field: ResetField, value: string): void {
    this.fields = { ...this.fields, [field]: value };
  }

  togglePassword(): void {
    this.passwordShown = !this.passwordShown;
  }

  async submit(): Promise<void> {
    const { password, confirmation } = this.fields;
    if (this.busy || this.done) return;
    if (password === '' || confirmation === '') return this.#fail(text.fillInAllFields);
    if (password !== confirmation) return this.#fail(text.passwordsDoNotMatch);
    this.busy = true;
    this.error = null;
    try {
      await this.#parts.identity.confirmPasswordReset(this.#parts.oobCode ?? '', password);
      runInAction(() => {
        this.done = true;
      });
      this.#redirect();
    } catch (error) {
      this.#parts.logger.error(text.resetFailed, error);
      this.#fail(text.resetFailed);
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #redirect(): void {
    this.#cancelRedirect();
    this.#cancelRedirect = this.#parts.clock.after(REDIRECT_MS, this.#parts.goToLogin);
  }

  #fail(said: string): void {
    runInAction(() => {
      this.error = said;
    });
  }
}
