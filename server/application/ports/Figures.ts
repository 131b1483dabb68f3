import type { FigureChoice } from '../../../src/domain/poses/Figure.ts';

export interface FigurePicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * The drawn figures of the fitting room.
 *
 * Without a contract suite: what it draws depends on the adapter, which has its own tests.
 */
export interface Figures {
  list(): Promise<FigureChoice>;
  /** A figure before it is dressed, at most `width` pixels wide. Null if there is no figure of this id. */
  picture(id: string, width: number | null): Promise<FigurePicture | null>;
}
