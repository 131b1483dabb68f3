import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitPiece } from './OutfitPiece.ts';

const QUIET_COLORS: ReadonlySet<Color> = new Set<Color>(['Black', 'Gray']);
/** Kinds that may be white in mourning, because a jacket covers them. */
const SHIRT_KINDS: ReadonlySet<string> = new Set(['shirt', 'blouse']);
/** Matches dark blues in a text. By color alone, they are the same as bright blues. */
const DARK_BLUE_PATTERN = /\b(?:navy|midnight|ink|indigo|dark blue)\b/iu;
const FESTIVE_MATERIALS: ReadonlySet<string> = new Set(['sequins', 'patent leather', 'glass beads']);
const FESTIVE_NAME_PATTERN =
  /\b(?:tuxedo|dinner|cocktail|gown|slip|party|ceremony|wedding|latex|lace|velvet|ribbon|bow tie)\b/u;
const REVEALING_NAME_PATTERN =
  /\b(?:camisole|strap|halter|strapless|cut ?out|mini|flip ?flops?|sandals?|sneakers?|shorts)\b/u;

/** Whether a piece can be worn in mourning: dark, plain and not festive. */
export function isSober({ item, kind, name, isPatterned }: OutfitPiece): boolean {
  const isQuiet = item.colors.every(
    (color) =>
      QUIET_COLORS.has(color) ||
      (color === 'White' && SHIRT_KINDS.has(kind)) ||
      (color === 'Blue' && (isDarkBlue(item) || SHIRT_KINDS.has(kind))),
  );
  return (
    isQuiet &&
    !isPatterned &&
    ![FESTIVE_NAME_PATTERN, REVEALING_NAME_PATTERN].some((words) => words.test(name)) &&
    !item.materials.some((name) => FESTIVE_MATERIALS.has(name))
  );
}

const isDarkBlue = ({ subkind, shortDescription, description }: OutfitPiece['item']): boolean =>
  DARK_BLUE_PATTERN.test(`${subkind} ${shortDescription} ${description}`);
