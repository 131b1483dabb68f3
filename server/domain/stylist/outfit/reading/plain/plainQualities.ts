import { ACCESSORY_QUALITIES } from './accessoryQualities.ts';
import { CUT_QUALITIES } from './cutQualities.ts';
import { LOOK_QUALITIES } from './lookQualities.ts';
import type { PlainQuality } from './PlainQuality.ts';
import { differs, NEEDS_NAMED_PIECE, NOT_SO_SOURCE } from './PlainQuality.ts';

/** Comparisons of formality, warmth, color and price. */
const COMPARISONS: readonly PlainQuality[] = [
  differs(
    'dressier',
    'dressier',
    'too (?:casual|sloppy|plain looking|relaxed|informal)|not (?:smart|dressy|formal|elegant) enough|dressier|smarter|fancier|(?:more )?(?:elegant|formal|dressy)|less casual',
  ),
  differs(
    'plainer',
    'more casual',
    `too (?:formal|dressy|fancy|smart|stiff|elegant)|${NOT_SO_SOURCE} (?:formal|dressy|fancy|smart)|(?:more )?(?:casual|relaxed|laid back)|less (?:formal|dressy|fancy|smart)`,
  ),
  differs('warmer', 'warmer', 'too (?:thin|cold|cool|light(?:weight)?)|not warm enough|warmer'),
  differs('cooler', 'lighter', `too (?:warm|hot|heavy|thick)|${NOT_SO_SOURCE} warm|lighter|cooler|less warm`),
  differs('otherColor', 'in other colors', '(?:other|different|new) colou?rs|change (?:the |its |all )?colou?rs'),
  differs('otherColor', 'in another color', '(?:another|a different|other) colou?r', NEEDS_NAMED_PIECE),
  differs('cheaper', 'cheaper', 'cheaper|less expensive', NEEDS_NAMED_PIECE),
];

/**
 * The qualities in the order in which they are looked for. `pattern` matches the words and nothing else, `anywhere`
 * matches them among other words.
 */
export const PLAIN_QUALITIES: readonly (PlainQuality & { readonly pattern: RegExp; readonly anywhere: RegExp })[] = [
  ...LOOK_QUALITIES,
  ...CUT_QUALITIES,
  ...ACCESSORY_QUALITIES,
  ...COMPARISONS,
].map((quality) => ({
  ...quality,
  pattern: new RegExp(`^(?:${quality.words})$`, 'u'),
  anywhere: new RegExp(`\\b(?:${quality.words})\\b`, 'gu'),
}));
