import type { SharedPieces } from '../../application/catalogue/SharedPieces.ts';

/** What the pages of the client need from the backend. */
export interface ClientParts {
  readonly pieces: SharedPieces;
  /** The configured origin of the app; null uses that of the request. */
  readonly publicOrigin: string | null;
  /** Pages of shared links per minute for one address. */
  readonly maxSharedPagesPerMinute: number;
}
