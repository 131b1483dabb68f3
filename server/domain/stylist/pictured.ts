import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { findCompanions } from '../matching/companions.ts';
import type { PictureReading } from '../pictures/PictureReading.ts';
import type { Conversation, Pictured } from './Conversation.ts';
import type { ReferenceContext } from './hearing/pointing/ReferenceContext.ts';
import type { Speech } from './hearing/Speech.ts';
import type { TurnAttachment } from './Turn.ts';

const MAX_COLORS = 3;
/** Minimum probability of a possible kind, as a fraction of the probability of the most likely kind. */
const MIN_RELATIVE_PROBABILITY = 0.4;

/** Lists the colors of an attachment, main color first. */
export function listAttachmentColors(attachment: TurnAttachment): Color[] {
  if (attachment.context === 'item') return [...attachment.item.colors];
  return attachment.picture.reading.colors.slice(0, MAX_COLORS).map(({ color }) => color);
}

/** Returns what is remembered of a picture for later messages; null for an item. */
export function readPicture(attachment: TurnAttachment): Pictured | null {
  if (attachment.context === 'item') return null;
  return {
    id: attachment.id,
    colors: listAttachmentColors(attachment),
    kind: attachment.picture.kind ?? attachment.picture.reading.kind,
  };
}

/**
 * Whether words such as 'something to wear with it' mean the garment in the picture: they do if no piece was
 * mentioned since the picture.
 */
export function meansPicture(
  { pictured }: Pick<Conversation, 'pictured'>,
  { relation, reference }: Speech,
  { spokenOf, shown, attached }: ReferenceContext,
): boolean {
  const isNearest =
    reference !== null && !reference.isLost && reference.items.length === 1 && reference.items[0] === shown[0];
  return Boolean(pictured) && attached === null && spokenOf.length === 0 && relation === 'goesWith' && isNearest;
}

/** Returns kinds that go with every garment that the picture may show. Leaves out the possible kinds themselves. */
export function listPicturedKinds({ kinds }: PictureReading, maxCount: number): string[] {
  const maxCertainty = kinds[0]?.certainty ?? 0;
  const possibleKinds = kinds
    .filter(({ certainty }) => certainty > 0 && certainty >= maxCertainty * MIN_RELATIVE_PROBABILITY)
    .map(({ kind }) => kind);
  const company = possibleKinds
    .flatMap((kind) => [...findCompanions(kind).keys()])
    .filter((kind) => !possibleKinds.includes(kind));
  const countKind = (kind: string): number => company.filter((otherKind) => otherKind === kind).length;
  return [...new Set(company)].sort((a, b) => countKind(b) - countKind(a)).slice(0, maxCount);
}
