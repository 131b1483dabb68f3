import type { Turn } from '../Turn.ts';
import { removeAccents } from '../../language/text/tokens.ts';
import { findTone } from '../wording/tones.ts';

const YES_PATTERN =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please|please do|go ahead|go on|do it|why not|sounds good|yes please|sure thing|of course|definitely|absolutely|id love that|good idea|great)(?:[ ,.!]+(?:please|do|that|go ahead|thanks|sure|yes))*[ .!]*$/u;

/**
 * Returns the offer in the last reply that a plain 'yes' accepts: pieces to go with the first piece, or fewer limits.
 */
export function readAcceptedOffer({ said, earlier, profile }: Turn): 'pair' | 'loosen' | null {
  if (!YES_PATTERN.test(removeAccents(said).trim())) return null;
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
