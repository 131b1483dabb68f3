import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { findPlace } from '../editing/places.ts';
import type { NamedGarment } from '../OutfitEdit.ts';
import { FAULT_PATTERN } from './faultWords.ts';
import { listMentions } from './listMentions.ts';

/** A fault with a piece. */
interface Fault {
  readonly garment: NamedGarment;
  /** The place of the piece; null if the outfit has no such piece. */
  readonly place: OutfitPlace | null;
  /** What there is too much of: 'too long'; '' if the words do not tell. */
  readonly excess: string;
  /** Whether the piece would soon look dirty, so that another one should be dark. */
  readonly isOfDirt: boolean;
  /** The words after the fault, which may describe another piece. */
  readonly tail: string;
}

/** Finds the first fault, which may be spread over two clauses: 'the shoes', 'aren't right'. */
export function findFirstFault(
  texts: readonly string[],
  outfit: OutfitPlan,
  language: Language,
): { readonly fault: Fault; readonly start: number; readonly end: number } | null {
  for (const start of texts.keys())
    for (const end of [start + 1, start + 2]) {
      const isWhole =
        end <= texts.length && !texts.slice(start + 1, end).some((text) => NEW_SUBJECT_PATTERN.test(text));
      const fault = isWhole ? findFault(texts.slice(start, end).join(' '), outfit, language) : null;
      if (fault !== null) return { fault, start, end };
    }
  return null;
}

/** Matches the start of a clause that is not about the piece of the clause before: 'change the shoes', 'I don't like...'. */
const NEW_SUBJECT_PATTERN = /^(?:(?:and|but|so|also) )*(?:i|we) /u;

/** Matches a fault that tells what the new piece must be: 'too long', 'is a bit see through', 'makes me look old'. */
const EXCESS_PATTERN =
  /^(?:too [a-z]+|(?:is|looks|looks?|s|makes?) .*|is giving|reminds? me of|see ?(?:through|thru))$/u;
const DIRT_PATTERN = /\b(?:shows? (?:every|all|up|the|dirt|stains?)|get (?:dirty|filthy)|stain)\b/u;

function findFault(text: string, outfit: OutfitPlan, language: Language): Fault | null {
  const match = FAULT_PATTERN.exec(text);
  if (match === null) return null;
  const faultEnd = match.index + match[0].length;
  const mentions = listMentions(text, language);
  const named = mentions.filter(({ isDefinite }) => isDefinite);
  // 'Hat looks like my dad's' means the hat of the outfit.
  const definite =
    named.length > 0 ? named : mentions.filter(({ isBare, garment }) => isBare && text.startsWith(garment.words));
  const [mention] = definite;
  if (mention === undefined || definite.length > 1) return null;
  const { garment } = mention;
  const nameEnd = text.indexOf(garment.words) + garment.words.length;
  const tail = text.slice(Math.max(faultEnd, nameEnd)).replace(/^[ ,.;!-]+/u, '');
  const place = findPlace(outfit, garment);
  if (place !== undefined && place.itemId === null) return null;
  const excess = EXCESS_PATTERN.test(match[0]) ? `${match[0]} ${tail}` : '';
  return { garment, place: place ?? null, excess, tail, isOfDirt: DIRT_PATTERN.test(text) };
}
