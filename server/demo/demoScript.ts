import type { PreferencesPatch } from '../application/ports/Users.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const DEMO_PREFERENCES: PreferencesPatch = {
  genderPreference: ['Women'],
  sizePreference: ['S', 'M'],
  stylePreference: ['Chic', 'Classic', 'Minimalist'],
  personality: ['Elegant', 'Relaxed'],
  userNotes: 'I cycle to work, and I own enough black.',
  aiTone: 'Friendly & Casual',
  location: 'Copenhagen, Denmark',
};

interface PastSearch {
  readonly query: string;
  readonly ageMs: number;
  /** Number of results that the demo shopper has saved. */
  readonly savedCount: number;
}

/** The past searches of the demo shopper, oldest first. */
export const DEMO_SEARCHES: readonly PastSearch[] = [
  { query: 'a dress for a summer wedding', ageMs: 19 * DAY_MS, savedCount: 1 },
  { query: 'wide-leg trousers, not black', ageMs: 12 * DAY_MS, savedCount: 1 },
  { query: 'linen shirt under $120', ageMs: 8 * DAY_MS, savedCount: 0 },
  { query: 'a trench coat for the bicycle', ageMs: 5 * DAY_MS, savedCount: 2 },
  { query: 'soft sweater for the weekend', ageMs: 3 * DAY_MS, savedCount: 1 },
  { query: 'navy blazer for the office', ageMs: 1 * DAY_MS, savedCount: 2 },
  { query: 'ankle boots', ageMs: 5 * HOUR_MS, savedCount: 1 },
];

interface PastConversation {
  /** The shopper's messages, one for each turn. */
  readonly messages: readonly string[];
  readonly ageMs: number;
}

/** The past conversations of the demo shopper, oldest first. */
export const DEMO_CONVERSATIONS: readonly PastConversation[] = [
  { messages: ['What can I wear to a garden wedding in June?', 'Something green, please'], ageMs: 18 * DAY_MS },
  { messages: ['Comfortable shoes for a weekend in Rome'], ageMs: 11 * DAY_MS },
  { messages: ['I need an outfit for a job interview', 'Less formal'], ageMs: 6 * DAY_MS },
  { messages: ['A gift for my sister, under $80'], ageMs: 3 * DAY_MS },
  { messages: ['A warm coat that is not black, under $400'], ageMs: 26 * HOUR_MS },
];

/** Number of outfits that the demo shopper has tried on and saved as looks. */
export const DEMO_LOOK_COUNT = 3;
