import type { FigureCatalogue } from '../../../src/domain/poses/Figure.ts';

export interface FigurePicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * The drawn figures of the fitting room.
 *
 * Without a contract suite: the pictures depend on the adapter, which has its own tests.
 */
export interface Figures {
  list(): Promise<FigureCatalogue>;
  /** The picture of an undressed figure, at most `width` pixels wide; null for an unknown id. */
  getPicture(id: string, width: number | null): Promise<FigurePicture | null>;
}
