import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { addArticle, capitalize } from '../../../search/phrasing.ts';
import { measureLength } from '../choosing/factCriteria.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import type { Judgment, OpinionCase } from './OpinionCase.ts';
import { offerAnother } from './offers.ts';
import { itOrThey, statePiece } from './pieceWords.ts';

export function judgeBulk(question: OpinionCase): Judgment {
  const [item] = question.pieces as [CatalogueItem];
  const isBulky = /chunky|platform|lace-up|clog|puffer|oversize|boxy|tweed|fisherman/u.test(
    `${item.subkind} ${item.fit} ${item.materials.join(' ')}`.toLowerCase(),
  );
  return isBulky
    ? {
        verdict: 'yes',
        reason: `${statePiece(item)}, a solid shape that weighs on a look; a slimmer one is neater.`,
        offer: offerAnother(item, question, 'slimmer'),
      }
    : {
        verdict: 'no',
        reason: `${statePiece(item)}, and nothing in that is bulky.`,
        offer: offerAnother(item, question, 'slimmer'),
      };
}

export function judgeFit(question: OpinionCase): Judgment {
  const [item] = question.pieces as [CatalogueItem];
  const fit = item.fit.replaceAll('-', ' ') || 'regular';
  const isClose = /slim|skinny|fitted|bodycon|tailored|bias/u.test(fit);
  const wantsLoose = /\b(?:tight|clingy|revealing|sexy|short)\b/u.test(question.words);
  const has = wantsLoose
    ? isClose || /mini|cropped/u.test(item.subkind)
    : /relaxed|oversize|boxy|wide|balloon/u.test(fit);
  return {
    verdict: has ? 'depends' : 'no',
    reason: `${capitalize(nameItem(item))} ${isOrAre(item)} listed with a ${fit} cut${has ? `, so ${itOrThey(item)} on that side` : ''}; how ${isOrAre(item) === 'are' ? 'they fall' : 'it falls'} on you I cannot see from here.`,
    offer: has ? `Say “${wantsLoose ? 'looser' : 'slimmer'}” and I look for another.` : '',
  };
}

const LONG = 3.3;
const MID = 2.2;
const TALL_PATTERN = /\b(?:tall|6 ?ft|6 ?foot|six foot|5 ft 1[01]|5 ft 9|1[89]\d ?cm)\b/u;

/** Judges whether a piece is long enough. */
export function judgeLength({ pieces, words, toldText }: OpinionCase): Judgment {
  const [item] = pieces as [CatalogueItem];
  const length = measureLength(item);
  const name = capitalize(nameItem(item));
  const ofTall = TALL_PATTERN.test(toldText) ? ' On a tall figure it ends higher than in the picture.' : '';
  const limit = ' The length in centimeters is not stated.';
  if (length === null)
    return {
      verdict: 'depends',
      reason: `${name} ${isOrAre(item)} listed as ${addArticle(item.subkind || item.kind)}, and how long that is the listing does not say.${ofTall}`,
    };
  const wantsFloor = /\b(?:floor|ground|ankles?|maxi)\b/u.test(words);
  const isLong = length >= (wantsFloor ? LONG : MID);
  const offer = isLong ? '' : 'Say “longer” and I look for one that is.';
  return {
    verdict: isLong ? (ofTall === '' ? 'yes' : 'depends') : 'no',
    reason: `${name} ${isOrAre(item)} ${addArticle(item.subkind || item.kind)}, ${isLong ? 'one of the longer cuts' : wantsFloor ? 'which does not reach the floor' : 'one of the shorter cuts'}.${ofTall}${limit}`,
    offer,
  };
}
