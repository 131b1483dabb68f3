import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { listMentioned } from './readGarments.ts';

const REFUSED_PATTERN = /^(?:(?:but|and|so|also) )*(?:no|not|without|never)\b/u;
const REPLACED_PATTERN = /\b(?:instead of|rather than)\b/u;
/** Matches what separates wanted garments from refused ones: 'trousers not a skirt', 'no jacket, just a cardi'. */
const SEPARATOR_PATTERN = / ?[,;] ?(?:and |but )?| (?:and|but) | (?=not (?:an?|the|my|another)?\b)/u;

/**
 * Splits clauses that want one garment and refuse another, so that each part is read by itself. Leaves other clauses
 * unchanged.
 */
export function splitContrasts(clauses: readonly OutfitClause[], language: Language): readonly OutfitClause[] {
  return clauses.flatMap((clause) => {
    const parts = new Utterance(clause.text).whole.split(SEPARATOR_PATTERN).filter((part) => part.trim() !== '');
    const isContrast =
      parts.length > 1 &&
      parts.some((part) => REFUSED_PATTERN.test(part) || REPLACED_PATTERN.test(part)) &&
      parts.some((part) => !REFUSED_PATTERN.test(part)) &&
      parts.every((part) => listMentioned(part, language).length > 0);
    return isContrast ? parts.map(toClause) : [clause];
  });
}

function toClause(text: string): OutfitClause {
  if (REFUSED_PATTERN.test(text)) return { text, act: 'refuse', move: 'refuse' };
  // 'Please' marks the part as a request, so that it does not count as a description of the garment before.
  return { text: `${text} please`, act: 'want', move: REPLACED_PATTERN.test(text) ? 'swap' : null };
}
