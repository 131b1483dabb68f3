import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';
import { nameItem, listWithAnd, toPlainWord } from '../wording/phrases.ts';
import { measureWarmth } from './superlatives.ts';
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
export function judgeQuality(item: CatalogueItem, askedWords: string): Verdict | null {
  if (SHEER.test(askedWords)) return judgeSheerness(item);
  if (DRESSY.test(askedWords) || EASY.test(askedWords)) return judgeDressiness(item, DRESSY.test(askedWords));
  if (!WARM.test(askedWords) && !LIGHT.test(askedWords)) return null;
  return item.materials.length === 0 ? { holds: null, fact: '' } : judgeWarmth(item, WARM.test(askedWords));
}

function judgeWarmth(item: CatalogueItem, wantsWarm: boolean): Verdict {
  const degree = measureWarmth(item);
  const descriptionText = `${nameItem(item)} is made of ${listWithAnd(item.materials)}${item.seasons.length > 0 ? ` for ${describeSeasons(item.seasons)}` : ''}`;
  const verdict =
    degree >= IS_WARM
      ? 'it keeps the cold out'
      : degree > IS_LIGHT
        ? 'fine for mild days, not for real cold'
        : 'it stays cool rather than warm';
  return { holds: wantsWarm ? degree >= IS_WARM : degree <= IS_LIGHT, fact: `${descriptionText}; ${verdict}.` };
}

function judgeDressiness(item: CatalogueItem, wantsDressy: boolean): Verdict {
  if (item.occasions.length === 0) return { holds: null, fact: '' };
  const isDressy = getFormality(item) >= IS_DRESSY;
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
  const cloth = item.materials.find((material) => SHEER_CLOTH.test(material));
  return cloth
    ? {
        holds: true,
        fact: `${nameItem(item)} is made of ${listWithAnd(item.materials)}, and ${cloth} shows what is beneath it unless it is lined.`,
      }
    : { holds: null, fact: '' };
}

const YEAR = ['spring', 'summer', 'autumn', 'winter'];

/** Joins seasons in the order of the year: 'spring and autumn'. Returns 'the whole year' for all four. */
function describeSeasons(seasons: readonly string[]): string {
  const sortedSeasons = YEAR.filter((season) => seasons.includes(season));
  return sortedSeasons.length === YEAR.length
    ? 'the whole year'
    : listWithAnd(sortedSeasons.length > 0 ? sortedSeasons : seasons);
}
