import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';
import { nameItem, listWithAnd, toPlainWord } from '../wording/phrases.ts';
import { measureWarmth } from './superlatives.ts';
import type { Verdict } from './Verdict.ts';

const WARM_PATTERN = /\b(?:warm|warmer|cosy|cozy|thick|heavy|toasty|insulated)\b/u;
const LIGHT_PATTERN = /\b(?:light|lightweight|cool|airy|breathable|thin|summery)\b/u;
const DRESSY_PATTERN = /\b(?:formal|dressy|smart|fancy|elegant|posh)\b/u;
const EASY_PATTERN = /\b(?:casual|informal|relaxed looking)\b/u;
const SHEER_PATTERN = /\b(?:see ?through|sheer|transparent)\b/u;
const SHEER_CLOTH_PATTERN = /lace|chiffon|organza|mesh|tulle|crochet|georgette/u;
/** Minimum warmth (`measureWarmth`) of a warm piece. */
const MIN_WARM_WARMTH = 1.2;
const MAX_LIGHT_WARMTH = 0.2;
/** Minimum formality (`getFormality`, 0 to 1) of a dressy piece. */
const MIN_DRESSY_FORMALITY = 0.55;

/**
 * Answers 'is it warm', 'is it dressy' or 'is it sheer' from the cloth, the seasons and the occasions of a piece.
 * Returns null for other questions.
 */
export function judgeQuality(item: CatalogueItem, askedWords: string): Verdict | null {
  if (SHEER_PATTERN.test(askedWords)) return judgeSheerness(item);
  if (DRESSY_PATTERN.test(askedWords) || EASY_PATTERN.test(askedWords))
    return judgeDressiness(item, DRESSY_PATTERN.test(askedWords));
  if (!WARM_PATTERN.test(askedWords) && !LIGHT_PATTERN.test(askedWords)) return null;
  return item.materials.length === 0 ? { holds: null, fact: '' } : judgeWarmth(item, WARM_PATTERN.test(askedWords));
}

function judgeWarmth(item: CatalogueItem, wantsWarm: boolean): Verdict {
  const degree = measureWarmth(item);
  const descriptionText = `${nameItem(item)} is made of ${listWithAnd(item.materials)}${item.seasons.length > 0 ? ` for ${describeSeasons(item.seasons)}` : ''}`;
  const verdict =
    degree >= MIN_WARM_WARMTH
      ? 'it keeps the cold out'
      : degree > MAX_LIGHT_WARMTH
        ? 'fine for mild days, not for real cold'
        : 'it stays cool rather than warm';
  return {
    holds: wantsWarm ? degree >= MIN_WARM_WARMTH : degree <= MAX_LIGHT_WARMTH,
    fact: `${descriptionText}; ${verdict}.`,
  };
}

function judgeDressiness(item: CatalogueItem, wantsDressy: boolean): Verdict {
  if (item.occasions.length === 0) return { holds: null, fact: '' };
  const isDressy = getFormality(item) >= MIN_DRESSY_FORMALITY;
  const style =
    item.styles.length > 0
      ? `, ${listWithAnd(item.styles.slice(0, 2).map((word) => word.toLowerCase()))} in style`
      : '';
  return {
    holds: isDressy === wantsDressy,
    fact: `${nameItem(item)} is meant for ${listWithAnd(item.occasions.map(toPlainWord))}${style}.`,
  };
}

/** Returns whether a piece is sheer. This is known only of pieces whose cloth is always sheer, such as chiffon. */
function judgeSheerness(item: CatalogueItem): Verdict {
  const cloth = item.materials.find((material) => SHEER_CLOTH_PATTERN.test(material));
  return cloth
    ? {
        holds: true,
        fact: `${nameItem(item)} is made of ${listWithAnd(item.materials)}, and ${cloth} shows what is beneath it unless it is lined.`,
      }
    : { holds: null, fact: '' };
}

const SEASONS_OF_YEAR = ['spring', 'summer', 'autumn', 'winter'];

/** Joins seasons in the order of the year: 'spring and autumn'. Returns 'the whole year' for all four. */
function describeSeasons(seasons: readonly string[]): string {
  const sortedSeasons = SEASONS_OF_YEAR.filter((season) => seasons.includes(season));
  return sortedSeasons.length === SEASONS_OF_YEAR.length
    ? 'the whole year'
    : listWithAnd(sortedSeasons.length > 0 ? sortedSeasons : seasons);
}
