import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { Turn } from '../../application/ports/Stylist.ts';
import type { Language } from '../../application/ports/TextReader.ts';
import { EMPTY_CONVERSATION } from '../../domain/stylist/Conversation.ts';
import type { Readings } from './readings.ts';

const FIRST_TURN: Turn = {
  said: 'A red dress for a wedding under $200, please.',
  filters: NO_FILTERS,
  attachment: null,
  conversation: EMPTY_CONVERSATION,
  earlier: [],
  recalled: [],
  shown: { quick: [], deep: [] },
  now: new Date(0),
  profile: { name: '', preferences: NO_PREFERENCES },
};

/**
 * Reads a message without a time limit, because the first reading of a thread takes ten times as long as later ones.
 */
export function warmUp(readings: Pick<Readings, 'draft'>, language: Language): void {
  readings.draft(FIRST_TURN, language);
}
