import { NewestRequest } from '../NewestRequest.ts';
import type { FigureCatalogue } from '../../domain/poses/Figure.ts';
import type { Figures } from '../ports/Figures.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface FiguresSnapshot extends FigureCatalogue {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
}

const EMPTY_SNAPSHOT: FiguresSnapshot = { status: 'idle', figures: [], tones: [] };

/** The drawn figures, loaded once. Its methods never reject: the snapshot shows a failure. */
export class FigureList implements Observable<FiguresSnapshot> {
  readonly #figures: Figures;
  readonly #state = new SnapshotHolder<FiguresSnapshot>(EMPTY_SNAPSHOT);
  readonly #newest = new NewestRequest();

  constructor(figures: Figures) {
    this.#figures = figures;
  }

  get snapshot(): FiguresSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Loads or reloads the figures. Does nothing while they are loading or after they have loaded. */
  async load(): Promise<void> {
    const { status } = this.snapshot;
    if (status === 'loading' || status === 'ready') return;
    this.#state.update({ status: 'loading' });
    try {
      const outcome = await this.#newest.run((signal) => this.#figures.fetch(signal));
      if (outcome.kind === 'answered') this.#state.set({ status: 'ready', ...outcome.answer });
    } catch {
      this.#state.update({ status: 'failed' });
    }
  }

  getPictureUrl(figureId: string, size: 'full' | 'small' = 'full'): string {
    return this.#figures.getPictureUrl(figureId, size);
  }
}
