import { addArticle, capitalize, pluralizeKind } from '../../../search/phrasing.ts';
import { getFormality } from '../../../outfits/OutfitPiece.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import { noteOn, rateOption } from '../../outfit/optionFormality.ts';
import { FIGURE_ADVICE } from '../advice/figures.ts';
import { RIVAL_VERDICT } from '../advice/rivalVerdict.ts';
import type { Judge, OpinionCase } from './OpinionCase.ts';
import { offer, offerAnother, offerGarment } from './offers.ts';
import { isPluralKind } from '../../outfit/isPluralKind.ts';
import { describePiece, nameGarment } from './pieceWords.ts';

const IDEA_PATTERN =
  /\b(?:idea|ugly|weird|odd|strange|silly|daft|stupid|crazy|mad|dumb|ridiculous|wrong|cringe|embarrassing|allowed|appropriate|inappropriate|unprofessional|disrespectful|out of place|foolish|frowned|no no|stare|laugh|notice|judge|mind|point|bad|naff|mistake|risky|done|funny|look like)\b/u;
const OF_FIGURE_PATTERN = /\b(?:my|his|her) (?:height|size|figure|shape|build|body|frame)\b/u;
const adviseOnFigure = ({ words, message, toldText, pieces }: OpinionCase): string => {
  const context = { words: `${message} ${words}`, toldText, item: pieces[0] ?? null, shown: [], colors: [] };
  return RIVAL_VERDICT.advise(context) || FIGURE_ADVICE.advise({ ...context, words: toldText });
};

const AGE_PATTERN = /\b(?:at|past|over|of) (?:my age|(?:a )?[4-9]\d)\b/u;
const MAX_STEP = 0.24;

/** Judges 'is that a bad idea?', 'will people stare if I wear trousers?'. */
export const judgeIdea: Judge = (question) => {
  const { words, pieces, companions, formality, purpose } = question;
  if (!IDEA_PATTERN.test(words)) return null;
  const [companion] = companions;
  const item = pieces[0]!;
  if (AGE_PATTERN.test(words))
    return {
      verdict: 'no',
      reason: `Age has nothing to do with it: ${nameItem(item)} ${isOrAre(item)} ${describePiece(item)}, and what counts is that it fits and you feel at ease in it.`,
      offer: 'If you want something quieter or with more cover, say so and I look.',
    };
  const garment = companion?.words ?? '';
  const figure = OF_FIGURE_PATTERN.test(words) ? adviseOnFigure(question) : '';
  if (figure !== '')
    return {
      verdict: 'depends',
      reason: figure,
      offer: garment === '' ? '' : offerGarment(garment, question),
      isWhole: true,
    };
  const rated = garment === '' ? null : rateOption(garment);
  const goal = purpose === '' ? '' : ` for ${purpose}`;
  if (rated !== null) {
    const step = formality === null ? 0 : rated - formality;
    const [verb, pass, fit] = isPluralKind(garment) ? ['are', 'they pass', 'they fit'] : ['is', 'it passes', 'it fits'];
    return step < -MAX_STEP
      ? {
          verdict: 'depends',
          reason: `${nameGarment(garment)} ${verb} a step more casual than ${purpose} asks for; in a good cloth and with smart shoes ${pass}.`,
          offer: offerGarment(garment, question),
        }
      : {
          verdict: 'no',
          reason: `${nameGarment(garment)} ${verb} as right as anything else${goal}, as long as ${fit} well.`,
          offer: offerGarment(garment, question),
        };
  }
  const odd =
    formality === null ? undefined : pieces.find((piece) => Math.abs(getFormality(piece) - formality) > MAX_STEP);
  return odd === undefined
    ? {
        verdict: 'no',
        reason: `There is nothing odd about it: ${nameItem(item)} ${isOrAre(item)} ${describePiece(item)}, and that is right${goal || ' for most things'}.`,
      }
    : {
        verdict: 'depends',
        reason: `Most of it is right; ${nameItem(odd)} ${isOrAre(odd)} ${getFormality(odd) > (formality ?? 0) ? 'a step dressier' : 'a step more casual'} than ${purpose} asks for.`,
        offer: offerAnother(odd, question, getFormality(odd) > (formality ?? 0) ? 'more casual' : 'smarter'),
      };
};

const BETTER_PATTERN = /\b(?:better|nicer|safer|smarter|wiser|easier)\b/u;
const SIZELESS_PATTERN =
  /\b(?:scar(?:f|ves)|bags?|jewell?ery|earrings|necklaces?|hats?|gloves|wraps?|shawls?|belts?|watch(?:es)?)\b/u;
const FOR_OTHERS_PATTERN =
  /\b(?:gift|present|birthday|turns \d+|(?:for|my|to) (?:my )?(?:wife|husband|mother|mum|mom|dad|father|sister|brother|daughter|son|friend|nan|gran|aunt|uncle|niece|nephew|boss))\b/u;

/** Judges whether another garment would be the better idea than the piece: 'a scarf would be a better idea'. */
export const judgeBetter: Judge = ({ message, toldText, pieces, companions }) => {
  const [companion] = companions;
  const item = pieces[0]!;
  if (companion === undefined || companion.color !== null || !BETTER_PATTERN.test(message)) return null;
  const plus = [
    SIZELESS_PATTERN.test(companion.words) && FOR_OTHERS_PATTERN.test(toldText)
      ? 'needs no size, so it is the safer gift'
      : '',
    noteOn(companion.words),
  ].filter(Boolean);
  const [first = ''] = plus;
  const reason =
    SIZELESS_PATTERN.test(companion.words) && first.startsWith('needs')
      ? `${capitalize(addArticle(companion.words))} ${first}.`
      : first === ''
        ? ''
        : `${first}.`;
  return {
    verdict: 'depends',
    reason:
      `${reason} ${capitalize(nameItem(item))}, ${describePiece(item)}, is what would be worn more, so I would stay with it and think of the ${companion.words} as an extra.`.trim(),
    offer: offer(`show me ${pluralizeKind(companion.words)}`, 'bring some'),
  };
};

/** Judges a garment in the shopper's words that might look odd: 'is a suit weird for a prom?'. */
export const judgeOddity: Judge = (question) => (question.companions.length === 0 ? null : judgeIdea(question));
