import { getFormality } from '../../../outfits/OutfitPiece.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { isOrAre, listWithAnd, nameItem } from '../../wording/phrases.ts';
import { measureWarmth } from '../superlatives.ts';
import type { Judgment, OpinionCase } from './OpinionCase.ts';
import { offerGarment } from './offers.ts';
import { findWeather } from './findWeather.ts';
import { describePiece, findByFormality, nameCloth, stateCloth, statePiece } from './pieceWords.ts';

const MAX_STEP = 0.17;
/** The formality that a piece without a known purpose is compared with. */
export const USUAL_FORMALITY = 0.5;

const forPurpose = ({ purpose }: OpinionCase): string => (purpose === '' ? '' : ` for ${purpose}`);

export function judgeDressiness(question: OpinionCase): Judgment {
  const { pieces, formality, purpose } = question;
  const dressiest = findByFormality(pieces, true)!;
  const target = formality ?? USUAL_FORMALITY;
  const offer = 'Say “more casual” and I tone it down.';
  if (getFormality(dressiest) <= target + MAX_STEP)
    return {
      verdict: 'no',
      reason: `${capitalize(nameItem(dressiest))} ${isOrAre(dressiest)} the dressiest part of it, ${describePiece(dressiest)}, and that is about right${forPurpose(question) || ' for most days'}.`,
      offer,
    };
  return purpose === ''
    ? {
        verdict: 'depends',
        reason: `${capitalize(nameItem(dressiest))}, ${describePiece(dressiest)}, is on the dressy side: right for an evening or a party, a lot for an ordinary day.`,
        offer,
      }
    : {
        verdict: 'yes',
        reason: `${statePiece(dressiest)}, a step dressier than ${purpose} calls for.`,
        offer,
      };
}

export function judgePlainness(question: OpinionCase): Judgment {
  const { pieces, formality, purpose } = question;
  const plainest = findByFormality(pieces, false)!;
  const offer = 'Say “dressier” and I lift it a step.';
  return getFormality(plainest) < (formality ?? USUAL_FORMALITY) - MAX_STEP
    ? {
        verdict: 'yes',
        reason: `${statePiece(plainest)}, plainer than ${purpose || 'a smart day'} calls for. Better shoes or a jacket lift it most.`,
        offer,
      }
    : {
        verdict: 'no',
        reason: `${statePiece(plainest)}: quiet, and smart enough${forPurpose(question) || ' for most things'}.`,
        offer,
      };
}

const NOT_WARMING: ReadonlySet<string> = new Set([
  'shoes',
  'boots',
  'bag',
  'belt',
  'watch',
  'jewelry',
  'sunglasses',
  'tie',
]);
const listWarming = (items: readonly CatalogueItem[]): readonly CatalogueItem[] => {
  const warming = items.filter(({ kind }) => !NOT_WARMING.has(kind));
  return warming.length > 0 ? warming : items;
};
const rateWarmest = (items: readonly CatalogueItem[]): CatalogueItem =>
  listWarming(items).toSorted((first, second) => measureWarmth(second) - measureWarmth(first))[0]!;
const WARM = 1.2;
const LIGHT = 0.3;

export function judgeHeat(question: OpinionCase): Judgment {
  const warmest = rateWarmest(question.pieces);
  return measureWarmth(warmest) >= WARM
    ? {
        verdict: 'yes',
        reason: `${stateCloth(warmest)}, which is meant to keep you warm.`,
        offer: 'Say “lighter” and I look for something cooler.',
      }
    : {
        verdict: 'no',
        reason: `The warmest part is ${nameItem(warmest)}, ${nameCloth(warmest)}, and that stays bearable; in real heat linen or thin cotton is cooler still.`,
      };
}

export function judgeCold(question: OpinionCase): Judgment {
  const warmest = rateWarmest(question.pieces);
  const warmth = measureWarmth(warmest);
  const weather = findWeather(question.words, question.toldText);
  const isCold = warmth < (weather === 'cold' ? 3 : weather === 'cool' ? WARM : LIGHT);
  const reason = `${stateCloth(warmest)}${warmest.seasons.length > 0 && warmest.seasons.length < 4 ? `, made for ${listWithAnd(warmest.seasons)}` : ''}`;
  return isCold
    ? {
        verdict: 'yes',
        reason: `${reason}: you would want ${weather === 'cold' ? 'a warm coat' : 'a layer'} over it.`,
        offer: offerGarment(weather === 'cold' ? 'warm coat' : 'jacket', question),
      }
    : { verdict: 'no', reason: `${reason}: that keeps you warm.` };
}
