import { makeAutoObservable, runInAction } from 'mobx';
import type { IdentityProvider } from '../../application/ports/IdentityProvider.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import { mailLinkText as text } from '../text/mailLinkText.ts';
import type { LoginMessage } from './LoginView.ts';

export interface LinkConfirmationDependencies {
  readonly identity: Pick<IdentityProvider, 'applyCode'>;
  readonly logger: Logger;
  /** The code from the mail's link; null when missing. */
  readonly oobCode: string | null;
  /** The message shown after the code was applied. */
  readonly confirmedText: string;
}

/** View-model of the screen that confirms an email address. Links in mails lead to it. */
export class LinkConfirmationViewModel {
  busy = false;
  message: LoginMessage | null = null;
  readonly #dependencies: LinkConfirmationDependencies;

  constructor(dependencies: LinkConfirmationDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isDone(): boolean {
    return this.message?.kind === 'notice';
  }

  /** Does nothing: the code is applied after the reader confirms. */
  start(): () => void {
    return () => undefined;
  }

  async confirm(): Promise<void> {
    if (this.busy || this.isDone) return;
    this.busy = true;
    this.message = null;
    try {
      await this.#dependencies.identity.applyCode(this.#dependencies.oobCode ?? '');
      this.#showMessage({ kind: 'notice', text: this.#dependencies.confirmedText });
    } catch (error) {
      this.#dependencies.logger.error(text.failed, error);
      this.#showMessage({ kind: 'error', text: text.failed });
    }
  }

  #showMessage(message: LoginMessage): void {
    runInAction(() => {
      this.message = message;
      this.busy = false;
    });
  }
}
