import type { Turn } from './Turn.ts';
import { findCompanions } from '../matching/companions.ts';
import { listPicturedKinds } from './pictured.ts';
import type { Language } from './hearing/hear.ts';
import type { Speech } from './hearing/Speech.ts';
import { readParts } from './wish/readParts.ts';
import type { WishPart } from './wish/WishPart.ts';

/** The pieces that should go with an attachment. */
export interface Match {
  readonly isMatch: boolean;
  readonly parts: readonly WishPart[];
  /** The kinds that go with the attachment, best first. Used if the words name no kind. */
  readonly kinds: readonly string[];
}

const MATCHING_PATTERN =
  /\b(?:match(?:es|ing)?|go(?:es)? with|go(?:es)? (?:well|nicely|great) with|goes|wear with|pair(?:s|ed)? with|complement(?:s|ing)?|to wear (?:with|over|under|on top of)|go(?:es)? (?:over|under)|outfit (?:with|for|around)|style|works? with|for (?:this|these|my) (?:bag|shoes|skirt|trousers|pants|jeans|jacket|blazer|coat|belt|scarf|hat|boots|heels|necklace))\b/u;
/** Maximum number of kinds to search for if the words name no kind. */
const MAX_KINDS = 4;

/**
 * Returns what a message asks for with its attachment: pieces that go with the attachment if the words say so,
 * otherwise similar pieces.
 */
export function findMatch({ attachment, said }: Turn, { wish }: Speech, { lexicon, spelling }: Language): Match {
  if (!attachment) return { isMatch: false, parts: [], kinds: [] };
  const asksForMatch = MATCHING_PATTERN.test(said.toLowerCase().replace(/['’]/gu, ''));
  const kind =
    attachment.context === 'item' ? attachment.item.kind : (attachment.picture.kind ?? attachment.picture.reading.kind);
  const namesKind = wish.parts.some(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const company = attachment.context === 'item' ? [] : listPicturedKinds(attachment.picture.reading, MAX_KINDS);
  if (namesKind || (kind === null && (!asksForMatch || company.length === 0)))
    return { isMatch: asksForMatch, parts: [], kinds: [] };
  const kinds = kind === null ? company : asksForMatch ? [...findCompanions(kind).keys()].slice(0, MAX_KINDS) : [kind];
  return {
    isMatch: asksForMatch,
    kinds: asksForMatch ? kinds : [],
    parts: kinds
      .flatMap((name) => readParts(name, lexicon, spelling).parts.filter(({ facet }) => facet === 'kind'))
      .map((part) => ({ ...part, isHinted: true })),
  };
}
