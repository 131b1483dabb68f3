import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { rateColorHarmony } from '../../../matching/harmony.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { noteOn, rateOption } from '../../outfit/optionFormality.ts';
import { isOrAre, listWithAnd, nameItem } from '../../wording/phrases.ts';
import { isSummery } from './faultsOfLook.ts';
import type { Companion, Judge, Judgment, OpinionCase } from './OpinionCase.ts';
import { offer, offerAnother, offerGarment, nameForSwap } from './offers.ts';
import { nameCut } from '../../wording/nameCut.ts';
import { isPluralKind } from '../../outfit/isPluralKind.ts';
import { describeCloth, findNamed, isSeenOnTop, nameAll, nameGarment, rateWhole, stateCloth } from './pieceWords.ts';

const areOrIs = (words: string): string => (isPluralKind(words) ? 'are' : 'is');

const MIN_FOR_TIE = 0.7;

/** Judges whether a tie is right, by the collar of the top and the occasion. */
function judgeTie({ pieces, outfit, formality, purpose, toldText }: OpinionCase): Judgment {
  const all = outfit.length > 0 ? outfit : pieces;
  const top = all.find(isSeenOnTop);
  const occasion = purpose === '' ? 'most days' : purpose;
  if (top !== undefined && top.kind !== 'shirt')
    return {
      verdict: 'no',
      reason: `A tie needs a shirt with a collar, and ${nameItem(top)} ${isOrAre(top)} ${nameCut(top)}. For ${occasion} it is fine without.`,
      offer: outfit.includes(top)
        ? offer(`swap ${nameForSwap(top)} for a shirt`, 'find one that takes a tie')
        : offer('show me shirts', 'bring some that take a tie'),
    };
  const isNeeded =
    (formality ?? 0) >= MIN_FOR_TIE || /\b(?:bank|court|interview|funeral|black tie|formal)\b/u.test(toldText);
  return isNeeded
    ? {
        verdict: 'yes',
        reason: `For ${occasion} a tie is what people expect, darker than the shirt and plain; you can always take it off.`,
        offer: offerGarment('tie', { outfit }),
      }
    : {
        verdict: 'no',
        reason: `For ${occasion} an open collar${top === undefined ? '' : ` with ${nameItem(top)}`} is enough; a tie would make it a step more formal.`,
        offer: offerGarment('tie', { outfit }),
      };
}

function judgeTights({ pieces, outfit }: OpinionCase): Judgment {
  const item = pieces.find(({ kind }) => /dress|skirt|shorts/u.test(kind)) ?? pieces[0]!;
  return isSummery(item)
    ? {
        verdict: 'depends',
        reason: `${stateCloth(item)}, which looks summery, so thick opaque tights sit a little oddly with it. Sheer black ones and closed shoes look better.`,
        offer: offerAnother(item, { outfit }, 'warmer'),
      }
    : {
        verdict: 'yes',
        reason: `${stateCloth(item)}, solid enough for opaque tights, and with them it does not look summery. Black ones with black shoes make one calm line.`,
      };
}

const SPECIAL: readonly (readonly [RegExp, Judge])[] = [
  [/\bties?\b(?! up)/u, judgeTie],
  [/\b(?:tights|stockings|hose)\b/u, judgeTights],
];

const MAX_ABOVE = 0.24;
const MAX_BELOW = 0.2;
const FAR_BELOW = 0.38;
const CLASH = 0.45;
/** The formality of an everyday look, below which nothing is too casual. */
const EVERYDAY = 0.5;

/** Judges whether a garment goes with the pieces and the occasion. */
function judgeGarment({ words, color }: Companion, question: OpinionCase): Judgment | null {
  const { pieces, outfit, purpose } = question;
  const others = pieces.filter((item) => findNamed(words, [item]) === undefined);
  const partner = others[0] ?? pieces[0]!;
  const target = question.formality ?? rateWhole(others.length > 0 ? others : pieces);
  const step = (rateOption(words) ?? target) - target;
  const clashing = color === null ? undefined : others.find((item) => rateColorHarmony([color], item.colors) < CLASH);
  const place = findNamed(words, outfit);
  const garmentOffer = offerGarment(words, question);
  const rest = purpose || 'the rest of it';
  const note = noteOn(words);
  if (clashing !== undefined)
    return {
      verdict: 'no',
      reason: `The color would compete with ${nameItem(clashing)}, ${describeCloth(clashing)}; a quiet one sits better.`,
      offer: garmentOffer,
    };
  if (step > MAX_ABOVE)
    return {
      verdict: 'no',
      reason: `${nameGarment(words)} ${areOrIs(words)} dressier than ${rest}, so the two would pull apart.`,
      offer: garmentOffer,
    };
  if (step < -FAR_BELOW && target > EVERYDAY)
    return {
      verdict: 'no',
      reason: `${nameGarment(words)} ${areOrIs(words)} too casual for ${rest}${place === undefined ? '' : `; ${nameItem(place)} ${isOrAre(place)} the safer choice`}.`,
      offer: garmentOffer,
    };
  if (step < -MAX_BELOW && target > EVERYDAY)
    return {
      verdict: 'depends',
      reason: `${nameGarment(words)} can look good if ${isPluralKind(words) ? 'they are' : 'it is'} plain, clean and new-looking, but ${isPluralKind(words) ? 'they make' : 'it makes'} it a step more casual than ${rest} asks for.`,
      offer: garmentOffer,
    };
  const match =
    color === null
      ? ''
      : ` ${capitalize(color.toLowerCase())} sits well beside ${nameItem(partner)}, ${describeCloth(partner)}.`;
  return {
    verdict: 'yes',
    reason: `${nameGarment(words)} ${purpose === '' ? (isPluralKind(words) ? 'go with' : 'goes with') : `${areOrIs(words)} right for`} ${rest}.${match || (note === '' ? '' : ` ${note}.`)}`,
    offer: garmentOffer,
  };
}

/** Judges whether something in the shopper's words goes with the pieces: 'white sneakers with it, is that ok?'. */
export const judgeCompany: Judge = (question) => {
  const special = SPECIAL.find(([pattern]) => pattern.test(question.words));
  if (special !== undefined) return special[1](question);
  const [companion] = question.companions;
  if (companion !== undefined) return judgeGarment(companion, question);
  return judgeTogether(question);
};

const TOGETHER_PATTERN = /\b(?:go|goes|work|works|look|match|clash|sit|fit)\b.{0,30}\b(?:together|with)\b/u;

/** Judges whether shown pieces go with each other. */
function judgeTogether({ words, pieces, outfit }: OpinionCase): Judgment | null {
  if (!TOGETHER_PATTERN.test(words)) return null;
  const others = pieces.length > 1 ? pieces : outfit.length > 1 ? outfit : [];
  const [first, ...rest] = others as [CatalogueItem, ...CatalogueItem[]];
  if (first === undefined) return null;
  const clashing = rest.find((item) => rateColorHarmony(first.colors, item.colors) < CLASH);
  return clashing === undefined
    ? {
        verdict: 'yes',
        reason: `${capitalize(nameAll(others.slice(0, 3)))} go together: ${listWithAnd([...new Set(others.map(({ colors }) => colors[0]?.toLowerCase() ?? ''))].filter(Boolean).slice(0, 3))} sit well side by side.`,
      }
    : {
        verdict: 'no',
        reason: `${capitalize(nameItem(first))} and ${nameItem(clashing)} compete: ${describeCloth(first)} beside ${describeCloth(clashing)} is a lot at once.`,
        offer: 'Say which one may go and I swap it.',
      };
}
