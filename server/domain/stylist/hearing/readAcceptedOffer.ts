import type { Turn } from '../Turn.ts';
import { findTone } from '../wording/tones.ts';
import { readYes } from './readYes.ts';

/**
 * Returns the offer in the last reply that a plain 'yes' accepts: pieces to go with the first piece, or fewer limits.
 */
export function readAcceptedOffer({ said, earlier, profile }: Turn): 'pair' | 'loosen' | null {
  if (readYes(said) === null) return null;
  const reply = earlier.at(-1)?.reply.toLowerCase() ?? '';
  const { next } = findTone(profile.preferences.aiTone);
  return (
    (['pair', 'loosen'] as const).find((step) =>
      next[step]
        .toLowerCase()
        .split('{item}')
        .every((piece) => reply.includes(piece.trim())),
    ) ?? null
  );
}

/** Matches the words that the end of a reply offers: 'Say “swap the shoes” and I find others.' */
const OFFERED_PATTERN = /\bSay “([^“”]{1,60})”(?: or “[^“”]{1,60}”)?[^“”?]{0,120}$/u;

/** Replaces a clear 'yes' by the words that the last reply told the shopper to say. */
export function withOfferedWords(turn: Turn): Turn {
  if (turn.attachment !== null || readYes(turn.said) !== 'clear') return turn;
  const offered = OFFERED_PATTERN.exec(turn.earlier.at(-1)?.reply ?? '')?.[1] ?? '';
  const { next } = findTone(turn.profile.preferences.aiTone);
  const isExample = next.alike.includes(offered);
  return offered === '' || isExample ? turn : { ...turn, said: offered };
}
