import type { FigureCatalogue } from '../../domain/poses/Figure.ts';

/** The drawn figures that the fitting room can dress instead of a photo. */
export interface Figures {
  /** Rejects with a `CallError` ('Failed to retrieve figures'), or with the signal's reason. */
  fetch(signal?: AbortSignal): Promise<FigureCatalogue>;
  /** The URL of the undressed figure's picture. `createFigureBodyId` creates `id`. `small` is the size of a tile. */
  getPictureUrl(id: string, size?: 'full' | 'small'): string;
}
