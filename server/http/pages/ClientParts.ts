import type { SharedPieces } from '../../application/catalogue/SharedPieces.ts';

/** The parts of the backend that the pages of the client use. */
export interface ClientDependencies {
  readonly pieces: SharedPieces;
  /** The configured origin of the app; null to use the origin of the request. */
  readonly publicOrigin: string | null;
  /** Pages of shared links per minute for one address. */
  readonly maxSharedPagesPerMinute: number;
}
