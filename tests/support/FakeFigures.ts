import type { FigureCatalogue } from '../../src/domain/poses/Figure.ts';
import type { FigurePicture, Figures } from '../../server/application/ports/Figures.ts';

/** A single figure in two tones. The figure's picture is a text with its id. */
export class FakeFigures implements Figures {
  async list(): Promise<FigureCatalogue> {
    return {
      figures: [{ id: 'tall', name: 'Tall', width: 820, height: 1024 }],
      tones: [
        { id: 'light', name: 'Light', color: '#e4bf9f' },
        { id: 'deep', name: 'Deep', color: '#5b3929' },
      ],
    };
  }

  async getPicture(id: string, width: number | null): Promise<FigurePicture | null> {
    if (!['tall.light', 'tall.deep'].includes(id)) return null;
    return { bytes: new TextEncoder().encode(`${id} ${width}`), mediaType: 'image/webp' };
  }
}
