import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { Deletion, KeptView } from './KeptView.ts';

/** The view-model of the list of all pictures stored for the fitting room. */
export class KeptViewModel implements KeptView {
  kept: KeptView['kept'] = null;
  asking: Deletion | null = null;
  busy = false;
  readonly #poses: Pick<PosesManager, 'fetchStoredPictures' | 'remove' | 'removeResult' | 'withdrawConsent'>;
  #loadController = new AbortController();

  constructor(poses: Pick<PosesManager, 'fetchStoredPictures' | 'remove' | 'removeResult' | 'withdrawConsent'>) {
    this.#poses = poses;
    makeAutoObservable(this, { kept: observableRef, asking: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => this.#loadController.abort();
  }

  /** Reloads the list; the previous one stays visible meanwhile. */
  load(): void {
    void this.fetch();
  }

  ask(deletion: Deletion): void {
    this.asking = deletion;
  }

  cancel(): void {
    this.asking = null;
  }

  confirm(): void {
    const { asking } = this;
    this.asking = null;
    if (asking !== null && !this.busy) void this.delete(asking);
  }

  async fetch(): Promise<void> {
    this.#loadController.abort();
    const { signal } = (this.#loadController = new AbortController());
    const kept = await this.#poses.fetchStoredPictures(signal);
    if (signal.aborted) return;
    runInAction(() => {
      this.kept = kept ?? 'failed';
    });
  }

  async delete(deletion: Deletion): Promise<void> {
    this.busy = true;
    if (deletion.kind === 'everything') await this.#poses.withdrawConsent();
    else if (deletion.kind === 'pose') await this.#poses.remove(deletion.id);
    else await this.#poses.removeResult(deletion.id);
    await this.fetch();
    runInAction(() => {
      this.busy = false;
    });
  }
}
