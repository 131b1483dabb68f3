import type { Figures } from '../../application/ports/Figures.ts';
import type { FigureCatalogue } from '../../domain/poses/Figure.ts';

/** Offers one drawn figure in two skin tones. */
export class InMemoryFigures implements Figures {
  async fetch(signal?: AbortSignal): Promise<FigureCatalogue> {
    signal?.throwIfAborted();
    return {
      figures: [{ id: 'tall', name: 'Tall', width: 820, height: 1024 }],
      tones: [
        { id: 'light', name: 'Light', color: '#e4bf9f' },
        { id: 'deep', name: 'Deep', color: '#5b3929' },
      ],
    };
  }

  getPictureUrl(id: string, size: 'full' | 'small' = 'full'): string {
    return `/figures/${id}${size === 'small' ? '.small' : ''}.webp`;
  }
}
