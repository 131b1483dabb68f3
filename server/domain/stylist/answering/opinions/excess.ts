import { getFormality } from '../../../outfits/OutfitPiece.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import { judgeBulk, judgeFit, judgeLength } from './faultsOfCut.ts';
import { judgeAge, judgeDarkness, judgeLook, judgeLoudness, judgeSummeriness, judgeYouth } from './faultsOfLook.ts';
import { judgeCold, judgeDressiness, judgeHeat, judgePlainness, USUAL_FORMALITY } from './faultsOfUse.ts';
import { FAULT_WORDS, type FaultQuality } from './faultWords.ts';
import type { Judge, Judgment, OpinionCase } from './OpinionCase.ts';
import { findByFormality, rateWhole } from './pieceWords.ts';

/** How to judge a quality that a piece may have too much of. */
interface Excess {
  readonly quality: FaultQuality;
  /** More words for it in questions such as 'will I boil'. */
  readonly more?: string;
  readonly judge: (question: OpinionCase) => Judgment;
}

const EXCESSES: readonly Excess[] = [
  { quality: 'summeriness', more: 'light looking', judge: judgeSummeriness },
  { quality: 'dressiness', more: 'stand out|stick out', judge: judgeDressiness },
  { quality: 'plainness', judge: judgePlainness },
  { quality: 'age', judge: judgeAge },
  { quality: 'youth', judge: judgeYouth },
  { quality: 'loudness', judge: judgeLoudness },
  { quality: 'darkness', judge: judgeDarkness },
  { quality: 'bulk', judge: judgeBulk },
  { quality: 'heat', more: 'boil(?:ing)?|sweat(?:y)?|melt|roast|baking|sweltering', judge: judgeHeat },
  { quality: 'cold', more: 'chilly|freez(?:e|ing)', judge: judgeCold },
  { quality: 'fit', judge: judgeFit },
  { quality: 'look', judge: judgeLook },
];

const RULES: readonly (readonly [RegExp, Judge])[] = EXCESSES.map(({ quality, more, judge }) => [
  new RegExp(String.raw`\b(?:${[FAULT_WORDS[quality], more].filter(Boolean).join('|')})\b(?! enough)`, 'u'),
  judge,
]);

const TOO_PATTERN =
  /\b(?:too|a (?:bit|little|tad|touch)|bit|kinda|kind of|rather|so|very|quite|look|looks|seem|be|over ?dressed|under ?dressed|over the top|stand out|stick out|be cold|be hot|(?:will|would|wont|might|am|do) i)\b/u;

/** Judges 'is it too dressy?', 'looks a bit old on me', 'will I be cold in it?'. */
export const judgeExcess: Judge = (question) => {
  if (!TOO_PATTERN.test(question.words)) return null;
  return RULES.find(([words]) => words.test(question.words))?.[1](question) ?? null;
};

const ENOUGH_PATTERN = /\b([a-z]+(?: up)?) enough\b/u;
const WARM_ENOUGH_PATTERN = /\b(?:warm|thick)\b/u;
const PLAIN_ENOUGH_PATTERN = /\b(?:casual|light|cool|sober|modest|plain)\b/u;

/** Judges 'is it smart enough?' and 'is one thin jacket enough?'. */
export const judgeEnough: Judge = (question) => {
  if (!/\benough\b/u.test(question.words)) return null;
  if (/\blong enough\b/u.test(question.words)) return judgeLength(question);
  const quality = ENOUGH_PATTERN.exec(question.words)?.[1] ?? '';
  if (/\b(?:cool|light)\b/u.test(quality)) return invert(judgeHeat(question));
  if (PLAIN_ENOUGH_PATTERN.test(quality)) return invert(judgeDressiness(question));
  if (
    /\b(?:smart|dressy|formal|nice|fancy|posh|tidy|elegant|special|festive|respectful|decent|professional|good|grown)\b/u.test(
      quality,
    )
  )
    return invert(judgePlainness(question));
  return WARM_ENOUGH_PATTERN.test(question.words) ? invert(judgeCold(question)) : null;
};

const invert = (judgment: Judgment): Judgment => ({
  ...judgment,
  verdict: judgment.verdict === 'yes' ? 'no' : judgment.verdict === 'no' ? 'yes' : 'depends',
});

/** Judges 'should I dress it up some?' with one or two ways to do it. */
export const judgeDressingUp: Judge = ({ words, pieces, formality, purpose }) => {
  const direction = /\bdress(?:ed)? (?:it|this|that|them)?(?: all)? ?(up|down)\b/u.exec(words)?.[1];
  if (direction === undefined) return null;
  const whole = rateWhole(pieces);
  const target = formality ?? USUAL_FORMALITY;
  const plainest = findByFormality(pieces, false)!;
  const dressiest = findByFormality(pieces, true)!;
  const goal = purpose === '' ? '' : ` for ${purpose}`;
  if (direction === 'down')
    return {
      verdict: whole > target ? 'yes' : 'no',
      reason: `${capitalize(nameItem(dressiest))} ${isOrAre(dressiest)} the dressiest part; swapping that alone calms it down${goal}.`,
      offer: 'Say “more casual” and I do it.',
    };
  const isPlain = getFormality(plainest) < target;
  return {
    verdict: isPlain ? 'yes' : 'no',
    reason: isPlain
      ? `A little would not hurt: ${nameItem(plainest)} ${isOrAre(plainest)} the most casual part. Neater shoes, a good scarf or a piece of jewelry lift it without making it less comfortable.`
      : `It is neat already${goal}. If you want more, a scarf in a clear color or a piece of jewelry is enough.`,
    offer: 'Say “add a scarf” or “dressier” and I do it.',
  };
};
