import { EmbeddedStylist } from './adapters/stylist/EmbeddedStylist.ts';
import type { CandidateSource } from './application/ports/CandidateSource.ts';
import type { Stylist } from './application/ports/Stylist.ts';

/** The stylist that shoppers talk to. */
export function createStylist(candidates: CandidateSource): Stylist {
  return new EmbeddedStylist(candidates);
}
