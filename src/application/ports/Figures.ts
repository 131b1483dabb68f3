import type { FigureChoice } from '../../domain/poses/Figure.ts';

/** The drawn figures of the fitting room. */
export interface Figures {
  /** Rejects with a `CallError` ('Failed to retrieve figures') or the signal's reason. */
  fetch(signal?: AbortSignal): Promise<FigureChoice>;
  /** The URL of the undressed figure's picture; `id` comes from `figureBodyId`. `small` is for a tile. */
  pictureOf(id: string, size?: 'full' | 'small'): string;
}
