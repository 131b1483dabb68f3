import type { FigureChoice } from '../../domain/poses/Figure.ts';

/** The drawn figures of the fitting room. */
export interface Figures {
  /** Rejects with a `CallError` ('Failed to retrieve figures') or the signal's reason. */
  fetch(signal?: AbortSignal): Promise<FigureChoice>;
  /** The address of the picture of a figure before it is dressed; `id` as from `figureBodyId`. */
  pictureOf(id: string): string;
}
