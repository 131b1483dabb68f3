import type { Message } from '../notices/Message.ts';
import type { Notices } from '../notices/Notices.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import { HistoryList, type HistoryListDependencies, type HistorySnapshot } from './HistoryList.ts';

/** The state of the dialog that deletes entries (spec 2.13). After `failed`, confirming tries again. */
export interface PendingDeletion {
  /** The entry to delete; null for all entries. */
  readonly entryId: string | null;
  readonly stage: 'offered' | 'confirming' | 'deleting' | 'deleted' | 'failed';
}

export interface DeletableSnapshot<Entry> extends HistorySnapshot<Entry> {
  /** The state of the Actions dialog; null while it is closed. */
  readonly deletion: PendingDeletion | null;
}

export interface DeletableHistoryDependencies<Entry> extends HistoryListDependencies<Entry> {
  readonly notices: Notices;
  /** The popup message for a deletion that fails after the dialog was closed. */
  readonly failureMessage: Message;
  readonly remove: (userId: string, entryId: string | null) => Promise<void>;
  /** Removes deleted entries from the screen. Called before the list is reloaded. */
  readonly onRemoved: (entryId: string | null) => void;
}

/** A history whose entries can be deleted (spec 2.13, and section 4, chat history delete). */
export class DeletableHistory<Entry> implements Observable<DeletableSnapshot<Entry>> {
  readonly #dependencies: DeletableHistoryDependencies<Entry>;
  readonly #list: HistoryList<Entry>;
  readonly #state: SnapshotHolder<DeletableSnapshot<Entry>>;

  constructor(dependencies: DeletableHistoryDependencies<Entry>) {
    this.#dependencies = dependencies;
    this.#list = new HistoryList(dependencies);
    this.#state = new SnapshotHolder({ ...this.#list.snapshot, deletion: null });
  }

  get snapshot(): DeletableSnapshot<Entry> {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Observes the current shopper until the returned function is called. */
  start(): () => void {
    const stopFunctions = [this.#list.subscribe(() => this.#updateFromList()), this.#list.start()];
    return () => {
      for (const stop of stopFunctions) stop();
      this.closeActions();
    };
  }

  /** Reloads the list; never rejects. */
  load(signal?: AbortSignal): Promise<void> {
    return this.#list.load(signal);
  }

  /** Opens the Actions dialog of an entry. */
  offerActions(entryId: string): void {
    this.closeActions();
    this.#state.update({ deletion: { entryId, stage: 'offered' } });
  }

  /** Call when the shopper chooses 'Delete': the dialog asks 'Please Confirm'. */
  askToConfirm(): void {
    const { deletion } = this.snapshot;
    if (deletion?.stage === 'offered') this.#state.update({ deletion: { ...deletion, stage: 'confirming' } });
  }

  /** Opens the dialog at 'Please Confirm', for all entries. */
  askToClear(): void {
    this.#state.update({ deletion: { entryId: null, stage: 'confirming' } });
  }

  /**
   * Deletes the entries, removes them from the screen and reloads the list. Also used to retry. A failure is shown in
   * the dialog, or in a popup if the dialog is closed. Never rejects.
   */
  async confirmDeletion(): Promise<void> {
    const { deletion } = this.snapshot;
    const userId = this.#userId;
    if (userId === undefined || (deletion?.stage !== 'confirming' && deletion?.stage !== 'failed')) return;
    const runningDeletion: PendingDeletion = { entryId: deletion.entryId, stage: 'deleting' };
    this.#state.update({ deletion: runningDeletion });
    try {
      // Closing the dialog does not cancel a confirmed deletion, so the call has no signal.
      await this.#dependencies.remove(userId, runningDeletion.entryId);
    } catch (error) {
      return this.#showFailure(runningDeletion, userId, error);
    }
    this.#showStage(runningDeletion, 'deleted');
    if (this.#userId !== userId) return;
    this.#dependencies.notices.clearPopup(this.#dependencies.failureMessage);
    this.#dependencies.onRemoved(runningDeletion.entryId);
    void this.#list.load();
  }

  closeActions(): void {
    if (this.snapshot.deletion !== null) this.#state.update({ deletion: null });
  }

  get #userId(): string | undefined {
    return this.#dependencies.shopper.snapshot?.id;
  }

  /** Shows the next stage. Returns false if the shopper closed the dialog. */
  #showStage(deletion: PendingDeletion, stage: PendingDeletion['stage']): boolean {
    if (this.snapshot.deletion !== deletion) return false;
    this.#state.update({ deletion: { ...deletion, stage } });
    return true;
  }

  #showFailure(deletion: PendingDeletion, userId: string, error: unknown): void {
    const isDialogOpen = this.#showStage(deletion, 'failed');
    if (this.#userId === userId && !isDialogOpen)
      this.#dependencies.notices.showFailure(this.#dependencies.failureMessage, error);
  }

  #updateFromList(): void {
    const { status, entries } = this.#list.snapshot;
    if (status === 'idle') this.closeActions();
    this.#state.update({ status, entries });
  }
}
