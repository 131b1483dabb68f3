import type { Preferences } from '../../../../src/domain/accounts/Profile.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Spelling } from '../../language/lexicon/spelling.ts';
import { withIdioms } from '../hearing/idioms.ts';
import { readParts } from '../wish/readParts.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { findSeason } from './findSeason.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** The taste that a profile states. */
export interface Taste {
  /** Words of the lexicon for what the shopper likes. They weigh little in the order of the results. */
  readonly liked: readonly string[];
  /**
   * What the notes in the profile refuse ('no wool', 'I run warm'). A refusal applies until the shopper says
   * otherwise.
   */
  readonly ruledOut: readonly WishPart[];
}

/** The look for each personality tag in the profile. */
const LOOK_BY_PERSONALITY: Readonly<Record<string, string>> = createDictionary({
  Creative: 'quirky',
  Professional: 'business',
  Adventurous: 'outdoorsy',
  Elegant: 'elegant',
  Bold: 'statement',
  Conservative: 'conservative',
  Relaxed: 'relaxed',
  Ambitious: 'smart',
  Carefree: 'bohemian',
  Grounded: 'simple',
  Luxurious: 'luxe',
  Sporty: 'sporty',
  Romantic: 'romantic',
  Eclectic: 'vintage',
  Sophisticated: 'sophisticated',
  Confident: 'statement',
  Playful: 'fun',
  Introverted: 'understated',
  Mysterious: 'gothic',
});
const MAX_NOTE_PARTS = 16;

export function readTaste(preferences: Preferences, now: Date, lexicon: Lexicon, spelling: Spelling): Taste {
  const notes = readParts(withIdioms(preferences.userNotes.toLowerCase()), lexicon, spelling);
  const notedWords = notes.parts
    .filter(({ facet, stance }) => stance === 'wanted' && facet !== 'kind' && facet !== 'word')
    .map(({ words }) => words);
  const season = findSeason(preferences.location, now);
  const likedWords = [
    ...preferences.stylePreference.map((style) => style.toLowerCase()),
    ...notedWords,
    ...preferences.personality.flatMap((trait) => LOOK_BY_PERSONALITY[trait] ?? []),
    ...(season ? [season] : []),
  ];
  return {
    liked: [...new Set(likedWords)].slice(0, MAX_NOTE_PARTS),
    ruledOut: notes.parts.filter(({ stance }) => stance !== 'wanted').map((part) => ({ ...part, isPersonal: true })),
  };
}
