import { isCompleteMessage } from '../../domain/contacts/contactMessage.ts';
import { findCvFault, type CvFault } from '../../domain/contacts/cvFile.ts';
import type { Observable } from '../Snapshots.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { CallError } from '../ports/CallError.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Contacts, SentMessage } from '../ports/Contacts.ts';
import type { Logger } from '../ports/Logger.ts';

export interface MessageFormSnapshot {
  readonly fields: SentMessage;
  readonly cv: File | null;
  /** Why the chosen file cannot be sent; null if no file is chosen or the file is acceptable. */
  readonly cvFault: CvFault | null;
  readonly status: 'idle' | 'sending' | 'sent' | 'failed';
  /** True while the message is being sent, and for one second after that. */
  readonly isBusy: boolean;
  /** Why the last attempt failed; null unless `status` is `failed`. */
  readonly error: CallError | null;
  /** Whether everything that is required has been entered (spec section 5). */
  readonly isComplete: boolean;
  /** The number of messages sent. The form empties its file field when it changes. */
  readonly sentCount: number;
}

export interface MessageFormDependencies {
  readonly contacts: Contacts;
  readonly clock: Pick<Clock, 'after'>;
  readonly logger: Logger;
}

const EMPTY_FIELDS: SentMessage = { name: '', email: '', message: '', website: '' };
/** The form stays busy for this time after the answer (spec sections 4 and 9). */
export const BUSY_AFTER_ANSWER_MS = 1_000;

/** The contact form or the career form (spec 2.14, sections 4 and 5). A failure keeps everything that was entered. */
export class MessageForm implements Observable<MessageFormSnapshot> {
  readonly kind: 'contact' | 'career';
  readonly #dependencies: MessageFormDependencies;
  readonly #holder = new SnapshotHolder<MessageFormSnapshot>({
    ...{ fields: EMPTY_FIELDS, cv: null, cvFault: null, status: 'idle', isBusy: false },
    ...{ error: null, isComplete: false, sentCount: 0 },
  });

  constructor(kind: 'contact' | 'career', dependencies: MessageFormDependencies) {
    this.kind = kind;
    this.#dependencies = dependencies;
  }

  get snapshot(): MessageFormSnapshot {
    return this.#holder.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#holder.subscribe(listener);
  }

  write(changedFields: Partial<SentMessage>): void {
    this.#change({ fields: { ...this.snapshot.fields, ...changedFields } });
  }

  chooseCv(file: File | null): void {
    const cvFault = file === null ? null : findCvFault(file);
    this.#change({ cv: cvFault === null ? file : null, cvFault });
  }

  /** Does nothing while the form is incomplete or busy. */
  async send(): Promise<void> {
    const { fields, cv, isComplete, isBusy } = this.snapshot;
    if (!isComplete || isBusy) return;
    this.#holder.update({ status: 'sending', isBusy: true, error: null });
    try {
      await (cv === null
        ? this.#dependencies.contacts.sendContact(fields)
        : this.#dependencies.contacts.sendCareer(fields, cv));
      this.#showSent(fields, cv);
    } catch (error) {
      this.#showFailed(error);
    }
    this.#dependencies.clock.after(BUSY_AFTER_ANSWER_MS, () => this.#holder.update({ isBusy: false }));
  }

  /** Applies an edit, which also clears the last result unless a message is being sent. */
  #change(change: Pick<MessageFormSnapshot, 'fields'> | Pick<MessageFormSnapshot, 'cv' | 'cvFault'>): void {
    const next = { ...this.snapshot, ...change };
    this.#holder.set({
      ...next,
      ...(next.status !== 'sending' && { status: 'idle', error: null }),
      isComplete: this.#isComplete(next),
    });
  }

  #isComplete({ fields, cv }: Pick<MessageFormSnapshot, 'fields' | 'cv'>): boolean {
    return isCompleteMessage(fields) && (this.kind === 'contact' || cv !== null);
  }

  /** Clears the sent message and file from the form, unless they changed during the call. */
  #showSent(sentFields: SentMessage, sentCv: File | null): void {
    const { fields, cv, sentCount } = this.snapshot;
    const hasNewText = fields.message !== sentFields.message;
    const hasNewCv = cv !== sentCv;
    const next = {
      fields: hasNewText ? fields : { ...fields, message: '' },
      cv: hasNewCv ? cv : null,
      sentCount: hasNewCv ? sentCount : sentCount + 1,
    };
    this.#holder.update({ ...next, status: 'sent', isComplete: this.#isComplete(next) });
  }

  #showFailed(error: unknown): void {
    this.#dependencies.logger.error('Failed to send message', error);
    this.#holder.update({ status: 'failed', error: error instanceof CallError ? error : null });
  }
}
