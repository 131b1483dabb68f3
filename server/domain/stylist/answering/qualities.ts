import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';
import { itemName, listed, plainWord } from '../wording/phrases.ts';
import { warmth } from './superlatives.ts';
import type { Verdict } from './Verdict.ts';

const WARM = /\b(?:warm|warmer|cosy|cozy|thick|heavy|toasty|insulated)\b/u;
const LIGHT = /\b(?:light|lightweight|cool|airy|breathable|thin|summery)\b/u;
const DRESSY = /\b(?:formal|dressy|smart|fancy|elegant|posh)\b/u;
const EASY = /\b(?:casual|informal|relaxed looking)\b/u;
const SHEER = /\b(?:see ?through|sheer|transparent)\b/u;
const SHEER_CLOTH = /lace|chiffon|organza|mesh|tulle|crochet|georgette/u;
/** Minimum `warmth` of a warm piece. */
const IS_WARM = 1.2;
const IS_LIGHT = 0.2;
/** Minimum formality (`getFormality`, 0 to 1) of a dressy piece. */
const IS_DRESSY = 0.55;

/**
 * Answers 'is it warm', 'is it dressy' or 'is it sheer' from the cloth, the seasons and the occasions of a piece.
 * Returns null for other questions.
 */
export function qualityVerdict(item: CatalogueItem, requestedText: string): Verdict | null {
  if (SHEER.test(requestedText)) return sheerVerdict(item);
  if (DRESSY.test(requestedText) || EASY.test(requestedText)) return dressVerdict(item, DRESSY.test(requestedText));
  if (!WARM.test(requestedText) && !LIGHT.test(requestedText)) return null;
  return item.materials.length === 0 ? { holds: null, fact: '' } : warmthVerdict(item, WARM.test(requestedText));
}

function warmthVerdict(item: CatalogueItem, wantsWarm: boolean): Verdict {
  const degree = warmth(item);
  const make = `${itemName(item)} is made of ${listed(item.materials)}${item.seasons.length > 0 ? ` for ${yearOf(item.seasons)}` : ''}`;
  const verdict =
    degree >= IS_WARM
      ? 'it keeps the cold out'
      : degree > IS_LIGHT
        ? 'fine for mild days, not for real cold'
        : 'it stays cool rather than warm';
  return { holds: wantsWarm ? degree >= IS_WARM : degree <= IS_LIGHT, fact: `${make}; ${verdict}.` };
}

function dressVerdict(item: CatalogueItem, wantsDressy: boolean): Verdict {
  if (item.occasions.length === 0) return { holds: null, fact: '' };
  const isDressy = getFormality(item) >= IS_DRESSY;
  const style =
    item.styles.length > 0 ? `, ${listed(item.styles.slice(0, 2).map((word) => word.toLowerCase()))} in style` : '';
  return {
    holds: isDressy === wantsDressy,
    fact: `${itemName(item)} is meant for ${listed(item.occasions.map(plainWord))}${style}.`,
  };
}

/** Returns whether a piece is sheer, which is only known of cloths that always are. */
function sheerVerdict(item: CatalogueItem): Verdict {
  const cloth = item.materials.find((material) => SHEER_CLOTH.test(material));
  return cloth
    ? {
        holds: true,
        fact: `${itemName(item)} is made of ${listed(item.materials)}, and ${cloth} shows what is beneath it unless it is lined.`,
      }
    : { holds: null, fact: '' };
}

const YEAR = ['spring', 'summer', 'autumn', 'winter'];

/** Joins seasons in the order of the year: 'spring and autumn'. Returns 'the whole year' for all four. */
function yearOf(seasons: readonly string[]): string {
  const namedWords = YEAR.filter((season) => seasons.includes(season));
  return namedWords.length === YEAR.length ? 'the whole year' : listed(namedWords.length > 0 ? namedWords : seasons);
}
