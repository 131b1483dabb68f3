import { getFormality } from '../../../outfits/OutfitPiece.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import {
  judgeAge,
  judgeBulk,
  judgeDarkness,
  judgeFit,
  judgeLength,
  judgeLook,
  judgeLoudness,
  judgeSummeriness,
  judgeYouth,
} from './faultsOfLook.ts';
import { judgeCold, judgeDressiness, judgeHeat, judgePlainness, USUAL_FORMALITY } from './faultsOfUse.ts';
import type { Judge, Judgment, OpinionCase } from './OpinionCase.ts';
import { findByFormality, rateWhole } from './pieceWords.ts';

/** A quality that a piece may have too much of. */
interface Excess {
  readonly words: RegExp;
  /** Judges whether the pieces have too much of it. */
  readonly judge: (question: OpinionCase) => Judgment;
}

const EXCESSES: readonly Excess[] = [
  { words: /\b(?:summery|beachy|springlike|light looking)\b/u, judge: judgeSummeriness },
  {
    words:
      /\b(?:over ?dressed|dressy|formal|fancy|posh|smart|much|elegant|showy|glam|glamorous|stuffy|over the top|ott|extra|stiff looking|corporate|businesslike|bridal|festive|churchy|stand out|stick out|try ?hard)\b/u,
    judge: judgeDressiness,
  },
  {
    words: /\b(?:under ?dressed|casual|plain|boring|basic|scruffy|simple|relaxed|dull|sloppy)\b/u,
    judge: judgePlainness,
  },
  {
    words: /\b(?:old|mature|mumsy|mumsie|frumpy|granny|grandma|grandpa|dated|old fashioned|middle aged|matronly)\b/u,
    judge: judgeAge,
  },
  { words: /\b(?:young|childish|girly|teenage|immature|youthful|trendy|hipster)\b/u, judge: judgeYouth },
  {
    words: /\b(?:loud|bright|bold|busy|flashy|garish|wild|colou?rful|out there|corny|cheesy|tacky|costumey|matchy)\b/u,
    judge: judgeLoudness,
  },
  { words: /\b(?:dark|gloomy|drab|dreary|somber|sombre|severe|goth)\b/u, judge: judgeDarkness },
  { words: /\b(?:clumpy|chunky|clunky|bulky|heavy looking)\b/u, judge: judgeBulk },
  {
    words:
      /\b(?:hot|warm|boil(?:ing)?|sweat(?:y)?|melt|roast|baking|sweltering|heavy|thick|wintry|autumnal)\b(?! enough)/u,
    judge: judgeHeat,
  },
  { words: /\b(?:cold|chilly|freez(?:e|ing)|thin|flimsy)\b/u, judge: judgeCold },
  { words: /\b(?:short|sexy|revealing|tight|clingy|baggy|boxy|shapeless)\b/u, judge: judgeFit },
  { words: /\b(?:country|rustic|sporty|masculine|manly|feminine)\b/u, judge: judgeLook },
];

const TOO_PATTERN =
  /\b(?:too|a (?:bit|little|tad|touch)|bit|kinda|kind of|rather|so|very|quite|look|looks|seem|be|over ?dressed|under ?dressed|over the top|stand out|stick out|be cold|be hot|(?:will|would|wont|might|am|do) i)\b/u;

/** Judges 'is it too dressy?', 'looks a bit old on me', 'will I be cold in it?'. */
export const judgeExcess: Judge = (question) => {
  if (!TOO_PATTERN.test(question.words)) return null;
  return EXCESSES.find(({ words }) => words.test(question.words))?.judge(question) ?? null;
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
