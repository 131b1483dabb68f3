import { getFormality } from '../../../outfits/OutfitPiece.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { BRIGHT } from '../choosing/colorWorth.ts';
import { measureWarmth } from '../superlatives.ts';
import { isOrAre, listWithAnd, nameItem } from '../../wording/phrases.ts';
import type { Judge, Judgment, OpinionCase } from './OpinionCase.ts';
import { describePiece, findByFormality, itOrThey, rateWhole } from './pieceWords.ts';
import { findWeather } from './seasonOf.ts';

/** A quality that a piece may have too much of. */
interface Excess {
  readonly words: RegExp;
  /** Judges whether the pieces have too much of it. */
  readonly judge: (question: OpinionCase) => Judgment;
}

const MAX_STEP = 0.17;
/** The formality that a piece without a known purpose is compared with. */
const USUAL_FORMALITY = 0.5;

const forPurpose = ({ purpose }: OpinionCase): string => (purpose === '' ? '' : ` for ${purpose}`);

function judgeDressiness(question: OpinionCase): Judgment {
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
        reason: `${capitalize(nameItem(dressiest))} ${isOrAre(dressiest)} ${describePiece(dressiest)}, a step dressier than ${purpose} calls for.`,
        offer,
      };
}

function judgePlainness(question: OpinionCase): Judgment {
  const { pieces, formality, purpose } = question;
  const plainest = findByFormality(pieces, false)!;
  const offer = 'Say “dressier” and I lift it a step.';
  return getFormality(plainest) < (formality ?? USUAL_FORMALITY) - MAX_STEP
    ? {
        verdict: 'yes',
        reason: `${capitalize(nameItem(plainest))} ${isOrAre(plainest)} ${describePiece(plainest)}, plainer than ${purpose || 'a smart day'} calls for. Better shoes or a jacket lift it most.`,
        offer,
      }
    : {
        verdict: 'no',
        reason: `${capitalize(nameItem(plainest))} ${isOrAre(plainest)} ${describePiece(plainest)}: quiet, and smart enough${forPurpose(question) || ' for most things'}.`,
        offer,
      };
}

const rateWarmest = (items: readonly CatalogueItem[]): CatalogueItem =>
  items.toSorted((first, second) => measureWarmth(second) - measureWarmth(first))[0]!;
const clothOf = (item: CatalogueItem): string => listWithAnd(item.materials.slice(0, 2)) || item.kind;
const WARM = 1.2;
const LIGHT = 0.3;

function judgeHeat(question: OpinionCase): Judgment {
  const warmest = rateWarmest(question.pieces);
  return measureWarmth(warmest) >= WARM
    ? {
        verdict: 'yes',
        reason: `${capitalize(nameItem(warmest))} ${isOrAre(warmest)} ${clothOf(warmest)}, which is meant to keep you warm.`,
        offer: 'Say “lighter” and I look for something cooler.',
      }
    : {
        verdict: 'no',
        reason: `The warmest part is ${nameItem(warmest)}, ${clothOf(warmest)}, and that stays bearable; in real heat linen or thin cotton is cooler still.`,
      };
}

function judgeCold(question: OpinionCase): Judgment {
  const warmest = rateWarmest(question.pieces);
  const warmth = measureWarmth(warmest);
  const weather = findWeather(question.words, question.toldText);
  const isCold = warmth < (weather === 'cold' ? 3 : weather === 'cool' ? WARM : LIGHT);
  const reason = `${capitalize(nameItem(warmest))} ${isOrAre(warmest)} ${clothOf(warmest)}${warmest.seasons.length > 0 && warmest.seasons.length < 4 ? `, made for ${listWithAnd(warmest.seasons)}` : ''}`;
  return isCold
    ? {
        verdict: 'yes',
        reason: `${reason}: you would want ${weather === 'cold' ? 'a warm coat' : 'a layer'} over it.`,
        offer: `Say the word and I add ${weather === 'cold' ? 'a coat' : 'one'}.`,
      }
    : { verdict: 'no', reason: `${reason}: that keeps you warm.` };
}

const SUMMER_CLOTH_PATTERN = /linen|chiffon|seersucker|straw|crochet|viscose|organza|lace/u;
const isSummery = ({ seasons, materials }: CatalogueItem): boolean =>
  (seasons.includes('summer') && !seasons.includes('autumn') && !seasons.includes('winter')) ||
  materials.some((material) => SUMMER_CLOTH_PATTERN.test(material));

function judgeSummeriness({ pieces }: OpinionCase): Judgment {
  const [item] = pieces as [CatalogueItem];
  return isSummery(item)
    ? {
        verdict: 'yes',
        reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${clothOf(item)}, and that looks like warm weather. Opaque tights, closed shoes and a coat help; heavier cloth would help more.`,
        offer: 'Say the word and I look for one in a heavier cloth.',
      }
    : {
        verdict: 'no',
        reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${clothOf(item)}, which is worn in cool weather too. With opaque tights, closed shoes and a coat nobody would think of summer.`,
      };
}

const YOUNG_PATTERN = /chunky|platform|cropped|mini|high-top|biker|bomber|ripped|low-rise|bodycon|hoodie|skinny|barrette/u;
const OLD_PATTERN = /shawl|bow blouse|pleated|tweed|brogue|houndstooth|paisley|waistcoat|pearl/u;
const looksLike = (item: CatalogueItem, pattern: RegExp): string | undefined =>
  [item.subkind, item.fit, item.pattern, ...item.materials].map((text) => pattern.exec(text.toLowerCase())?.[0]).find(Boolean);
const isStreet = ({ styles }: CatalogueItem): boolean => styles.some((style) => /Streetwear|Trendy|Edgy|Gothic/u.test(style));

function judgeYouth({ pieces }: OpinionCase): Judgment {
  const offer = 'Say the word and I look for something more classic.';
  const young = pieces.find((item) => looksLike(item, YOUNG_PATTERN) !== undefined || isStreet(item));
  if (young === undefined)
    return {
      verdict: 'no',
      reason: `${capitalize(nameItem(pieces[0]!))} ${isOrAre(pieces[0]!)} ${describePiece(pieces[0]!)}, and that belongs to no age.`,
      offer,
    };
  const sign = looksLike(young, YOUNG_PATTERN);
  return {
    verdict: 'yes',
    reason: `${capitalize(nameItem(young))} ${isOrAre(young)} ${sign === undefined ? 'cut like streetwear' : `${sign} in shape`}, which does look young; a plainer, classic shape would sit better.`,
    offer,
  };
}

function judgeAge({ pieces }: OpinionCase): Judgment {
  const offer = 'Say the word and I look for something fresher.';
  const old = pieces.find((item) => looksLike(item, OLD_PATTERN) !== undefined);
  return old === undefined
    ? {
        verdict: 'no',
        reason: `${capitalize(nameItem(pieces[0]!))} ${isOrAre(pieces[0]!)} ${describePiece(pieces[0]!)} with a clean line, and that belongs to no age.`,
        offer,
      }
    : {
        verdict: 'depends',
        reason: `The ${looksLike(old, OLD_PATTERN)} of ${nameItem(old)} is a traditional touch. With plain, current pieces around it, it looks chosen rather than old.`,
        offer,
      };
}

const MIN_BRIGHT = 2;
function judgeLoudness({ pieces }: OpinionCase): Judgment {
  const loud = pieces.find(
    ({ colors, pattern }) => (BRIGHT[colors[0] ?? 'Black'] ?? 0) >= MIN_BRIGHT || !/^(?:plain|herringbone|pinstripe|)$/u.test(pattern),
  );
  const offer = 'Say “quieter” and I look for a calmer one.';
  if (loud === undefined)
    return {
      verdict: 'no',
      reason: `${capitalize(nameItem(pieces[0]!))} ${isOrAre(pieces[0]!)} plain ${pieces[0]!.colors[0]?.toLowerCase() ?? ''}, which is quiet.`,
    };
  return {
    verdict: 'depends',
    reason: `${capitalize(nameItem(loud))} ${isOrAre(loud)} what the eye goes to, ${describePiece(loud)}. It works as the one loud piece if the rest stays plain.`,
    offer,
  };
}

function judgeDarkness({ pieces, purpose }: OpinionCase): Judgment {
  const dark = pieces.every(({ colors }) => /^(?:Black|Blue|Gray|Brown)$/u.test(colors[0] ?? ''));
  return dark
    ? {
        verdict: 'depends',
        reason: `It is dark all over${purpose === '' ? '' : `, which ${purpose} can take`}; one lighter piece near the face, a scarf or a top, lifts it.`,
        offer: 'Say “brighter” and I add some color.',
      }
    : { verdict: 'no', reason: `There is ${describePiece(pieces[0]!)} in it, so it is not gloomy.` };
}

function judgeBulk({ pieces }: OpinionCase): Judgment {
  const [item] = pieces as [CatalogueItem];
  const isBulky = /chunky|platform|lace-up|clog|puffer|oversize|boxy|tweed|fisherman/u.test(`${item.subkind} ${item.fit} ${item.materials.join(' ')}`.toLowerCase());
  return isBulky
    ? {
        verdict: 'yes',
        reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${describePiece(item)}, a solid shape that weighs on a look; a slimmer one is neater.`,
        offer: 'Say the word and I look for a slimmer one.',
      }
    : {
        verdict: 'no',
        reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${describePiece(item)}, and nothing in that is bulky.`,
        offer: 'If you want it finer still, say the word.',
      };
}

function judgeFit(question: OpinionCase): Judgment {
  const [item] = question.pieces as [CatalogueItem];
  const fit = item.fit.replaceAll('-', ' ') || 'regular';
  const isClose = /slim|skinny|fitted|bodycon|tailored|bias/u.test(fit);
  const wantsLoose = /\b(?:tight|clingy|revealing|sexy|short)\b/u.test(question.words);
  const has = wantsLoose ? isClose || /mini|cropped/u.test(item.subkind) : /relaxed|oversize|boxy|wide|balloon/u.test(fit);
  return {
    verdict: has ? 'depends' : 'no',
    reason: `${capitalize(nameItem(item))} ${isOrAre(item)} listed with a ${fit} cut${has ? `, so ${itOrThey(item)} on that side` : ''}; how ${isOrAre(item) === 'are' ? 'they fall' : 'it falls'} on you I cannot see from here.`,
    offer: has ? `Say “${wantsLoose ? 'looser' : 'slimmer'}” and I look for another.` : '',
  };
}

function judgeLook({ words, pieces }: OpinionCase): Judgment {
  const [item] = pieces as [CatalogueItem];
  const isSporty = /\bsporty\b/u.test(words);
  const has = isSporty
    ? item.styles.includes('Athletic') || /sneakers|running/u.test(item.subkind)
    : /tweed|corduroy|waxed|faux fur|shearling|suede|leopard/u.test(item.materials.join(' '));
  return {
    verdict: has ? 'depends' : 'no',
    reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${describePiece(item)}${has ? `, so there is something in it; plain, smooth pieces beside it balance that` : ', and that reads as plain rather than anything else'}.`,
  };
}

const EXCESSES: readonly Excess[] = [
  { words: /\b(?:summery|beachy|springlike|light looking)\b/u, judge: judgeSummeriness },
  { words: /\b(?:over ?dressed|dressy|formal|fancy|posh|smart|much|elegant|showy|glam|glamorous|stuffy|over the top|ott|extra|stiff looking|corporate|businesslike|bridal|festive|churchy|stand out|stick out|try ?hard)\b/u, judge: judgeDressiness },
  { words: /\b(?:under ?dressed|casual|plain|boring|basic|scruffy|simple|relaxed|dull|sloppy)\b/u, judge: judgePlainness },
  { words: /\b(?:old|mature|mumsy|mumsie|frumpy|granny|grandma|grandpa|dated|old fashioned|middle aged|matronly)\b/u, judge: judgeAge },
  { words: /\b(?:young|childish|girly|teenage|immature|youthful|trendy|hipster)\b/u, judge: judgeYouth },
  { words: /\b(?:loud|bright|bold|busy|flashy|garish|wild|colou?rful|out there|corny|cheesy|tacky|costumey|matchy)\b/u, judge: judgeLoudness },
  { words: /\b(?:dark|gloomy|drab|dreary|somber|sombre|severe|goth)\b/u, judge: judgeDarkness },
  { words: /\b(?:clumpy|chunky|clunky|bulky|heavy looking)\b/u, judge: judgeBulk },
  { words: /\b(?:hot|warm|boil(?:ing)?|sweat(?:y)?|melt|roast|baking|sweltering|heavy|thick|wintry|autumnal)\b(?! enough)/u, judge: judgeHeat },
  { words: /\b(?:cold|chilly|freez(?:e|ing)|thin|flimsy)\b/u, judge: judgeCold },
  { words: /\b(?:short|sexy|revealing|tight|clingy|baggy|boxy|shapeless)\b/u, judge: judgeFit },
  { words: /\b(?:country|rustic|sporty|masculine|manly|feminine)\b/u, judge: judgeLook },
];

const TOO_PATTERN = /\b(?:too|a (?:bit|little|tad|touch)|bit|kinda|kind of|rather|so|very|quite|look|looks|seem|be|over ?dressed|under ?dressed|over the top|stand out|stick out|be cold|be hot|(?:will|would|wont|might|am|do) i)\b/u;

/** Judges 'is it too dressy?', 'looks a bit old on me', 'will I be cold in it?'. */
export const judgeExcess: Judge = (question) => {
  if (!TOO_PATTERN.test(question.words)) return null;
  return EXCESSES.find(({ words }) => words.test(question.words))?.judge(question) ?? null;
};

const ENOUGH_PATTERN = /\b([a-z]+(?: up)?) enough\b/u;
const WARM_ENOUGH_PATTERN = /\b(?:warm|thick|enough)\b/u;
const PLAIN_ENOUGH_PATTERN = /\b(?:casual|light|cool|sober|modest|plain)\b/u;

/** Judges 'is it smart enough?' and 'is one thin jacket enough?'. */
export const judgeEnough: Judge = (question) => {
  if (!/\benough\b/u.test(question.words)) return null;
  const quality = ENOUGH_PATTERN.exec(question.words)?.[1] ?? '';
  if (/\b(?:cool|light)\b/u.test(quality)) return invert(judgeHeat(question));
  if (PLAIN_ENOUGH_PATTERN.test(quality)) return invert(judgeDressiness(question));
  if (/\b(?:smart|dressy|formal|nice|fancy|posh|tidy|elegant|special|festive|respectful|decent|professional|good|grown)\b/u.test(quality))
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
