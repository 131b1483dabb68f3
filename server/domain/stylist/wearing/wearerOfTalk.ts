import type { Turn } from '../Turn.ts';
import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Conversation } from '../Conversation.ts';
import type { Speech } from '../hearing/Speech.ts';
import type { WishPart } from '../wish/WishPart.ts';

/**
 * Takes the wearer from the attachment: with a men's piece, the shopper looks for men's clothes, unless the words say
 * otherwise.
 */
export function withWearerOfItem(
  filters: Filters,
  { attachment, conversation }: Pick<Turn, 'attachment' | 'conversation'>,
  statedGenders: readonly Gender[],
  company: readonly CatalogueItem[] = [],
): Filters {
  const pieces = attachment?.context === 'item' ? [attachment.item] : company;
  const genders = [...new Set(pieces.flatMap((piece) => piece.genders))].filter((gender) => gender !== 'Unisex');
  const isOpen = filters.gender.length === 0 && statedGenders.length === 0 && genders.length === 1;
  return isOpen && !genders.some((gender) => conversation.undone.gender?.includes(gender))
    ? { ...filters, gender: genders }
    : filters;
}

/**
 * Returns the parts of the wish that apply to the wearer. If the search is for somebody else, moves what the shopper
 * said about themselves ('I run warm') to `aside`.
 */
export function splitPartsByWearer(
  parts: readonly WishPart[],
  { aside }: Conversation,
  { wearer }: Speech,
): { wearerParts: readonly WishPart[]; aside: readonly WishPart[] } {
  if (wearer === 'other')
    return {
      wearerParts: parts.filter(({ isPersonal }) => !isPersonal),
      aside: [...aside, ...parts.filter(({ isPersonal }) => isPersonal)],
    };
  return wearer === 'self' ? { wearerParts: [...aside, ...parts], aside: [] } : { wearerParts: parts, aside };
}

/** Returns the wearer after a message: the wearer that it names, otherwise the wearer so far. */
export function findWearerAfter({ wearer }: Conversation, speech: Speech): Conversation['wearer'] {
  return speech.wearer ?? wearer;
}
