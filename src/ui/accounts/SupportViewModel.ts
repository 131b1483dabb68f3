import { makeAutoObservable } from 'mobx';
import type { CurrentShopper } from '../../application/ports/CurrentShopper.ts';
import type { Logger } from '../../application/ports/Logger.ts';
import type { SupportMessages } from '../../application/ports/SupportMessages.ts';

export interface SupportView {
  readonly message: string;
  readonly status: 'idle' | 'sending' | 'sent' | 'failed';
  readonly write: (message: string) => void;
  readonly send: () => void;
}

export interface SupportDependencies {
  readonly support: SupportMessages;
  readonly shopper: Pick<CurrentShopper, 'snapshot'>;
  readonly logger: Logger;
}

/** The message box of the account panel (spec 2.12, section 5). A failure keeps the message. */
export class SupportViewModel implements SupportView {
  message = '';
  status: SupportView['status'] = 'idle';
  readonly #dependencies: SupportDependencies;

  constructor(dependencies: SupportDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return () => undefined;
  }

  write(message: string): void {
    this.message = message;
    if (this.status !== 'sending') this.status = 'idle';
  }

  send(): void {
    const { support, shopper, logger } = this.#dependencies;
    const userId = shopper.snapshot?.id;
    if (this.status === 'sending' || userId === undefined) return;
    if (this.message.trim() === '') return logger.warn('An empty support message is not sent');
    const sentMessage = this.message;
    this.status = 'sending';
    support.send(userId, sentMessage).then(
      () => this.showSent(sentMessage),
      (error: unknown) => this.showFailed(error),
    );
  }

  /** Clears the box after a message was sent, unless the shopper has typed a new one. */
  showSent(sentMessage: string): void {
    this.status = 'sent';
    if (this.message === sentMessage) this.message = '';
  }

  showFailed(error: unknown): void {
    this.#dependencies.logger.error('Error sending support request', error);
    this.status = 'failed';
  }
}
