import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { addArticle, capitalize } from '../../../search/phrasing.ts';
import { measureLength } from '../choosing/factCriteria.ts';
import { isOrAre, listWithAnd, nameItem } from '../../wording/phrases.ts';
import { BRIGHT } from '../../../qualities/colorWorth.ts';
import type { Judgment, OpinionCase } from './OpinionCase.ts';
import { offerAnother } from './offers.ts';
import { describePiece, itOrThey } from './pieceWords.ts';

const clothOf = (item: CatalogueItem): string => listWithAnd(item.materials.slice(0, 2)) || item.kind;
const SUMMER_CLOTH_PATTERN = /linen|chiffon|seersucker|straw|crochet|viscose|organza|lace/u;
const isSummery = ({ seasons, materials }: CatalogueItem): boolean =>
  (seasons.includes('summer') && !seasons.includes('autumn') && !seasons.includes('winter')) ||
  materials.some((material) => SUMMER_CLOTH_PATTERN.test(material));

/** Judges one kind of fault. */
export function judgeSummeriness(question: OpinionCase): Judgment {
  const [item] = question.pieces as [CatalogueItem];
  return isSummery(item)
    ? {
        verdict: 'yes',
        reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${clothOf(item)}, and that looks like warm weather. Opaque tights, closed shoes and a coat help; heavier cloth would help more.`,
        offer: offerAnother(item, question, 'warmer'),
      }
    : {
        verdict: 'no',
        reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${clothOf(item)}, which is worn in cool weather too. With opaque tights, closed shoes and a coat nobody would think of summer.`,
      };
}

const YOUNG_PATTERN =
  /chunky|platform|cropped|mini|high-top|biker|bomber|ripped|low-rise|bodycon|hoodie|skinny|barrette/u;
const OLD_PATTERN = /shawl|bow blouse|pleated|tweed|brogue|houndstooth|paisley|waistcoat|pearl/u;
const looksLike = (item: CatalogueItem, pattern: RegExp): string | undefined =>
  [item.subkind, item.fit, item.pattern, ...item.materials]
    .map((text) => pattern.exec(text.toLowerCase())?.[0])
    .find(Boolean);
const isStreet = ({ styles }: CatalogueItem): boolean =>
  styles.some((style) => /Streetwear|Trendy|Edgy|Gothic/u.test(style));

/** Judges one kind of fault. */
export function judgeYouth(question: OpinionCase): Judgment {
  const { pieces } = question;
  const young = pieces.find((item) => looksLike(item, YOUNG_PATTERN) !== undefined || isStreet(item));
  if (young === undefined)
    return {
      verdict: 'no',
      reason: `${capitalize(nameItem(pieces[0]!))} ${isOrAre(pieces[0]!)} ${describePiece(pieces[0]!)}, and that belongs to no age.`,
      offer: offerAnother(pieces[0]!, question, 'more classic'),
    };
  const sign = looksLike(young, YOUNG_PATTERN);
  return {
    verdict: 'yes',
    reason: `${capitalize(nameItem(young))} ${isOrAre(young)} ${sign === undefined ? 'cut like streetwear' : `${sign} in shape`}, which does look young; a plainer, classic shape would sit better.`,
    offer: offerAnother(young, question, 'more classic'),
  };
}

/** Judges one kind of fault. */
export function judgeAge(question: OpinionCase): Judgment {
  const { pieces } = question;
  const old = pieces.find((item) => looksLike(item, OLD_PATTERN) !== undefined);
  return old === undefined
    ? {
        verdict: 'no',
        reason: `${capitalize(nameItem(pieces[0]!))} ${isOrAre(pieces[0]!)} ${describePiece(pieces[0]!)} with a clean line, and that belongs to no age.`,
        offer: offerAnother(pieces[0]!, question, 'more modern'),
      }
    : {
        verdict: 'depends',
        reason: `The ${looksLike(old, OLD_PATTERN)} of ${nameItem(old)} is a traditional touch. With plain, current pieces around it, it looks chosen rather than old.`,
        offer: offerAnother(old, question, 'more modern'),
      };
}

const MIN_BRIGHT = 2;
/** Judges one kind of fault. */
export function judgeLoudness({ pieces }: OpinionCase): Judgment {
  const loud = pieces.find(
    ({ colors, pattern }) =>
      (BRIGHT[colors[0] ?? 'Black'] ?? 0) >= MIN_BRIGHT || !/^(?:plain|herringbone|pinstripe|)$/u.test(pattern),
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

/** Judges one kind of fault. */
export function judgeDarkness({ pieces, purpose }: OpinionCase): Judgment {
  const dark = pieces.every(({ colors }) => /^(?:Black|Blue|Gray|Brown)$/u.test(colors[0] ?? ''));
  return dark
    ? {
        verdict: 'depends',
        reason: `It is dark all over${purpose === '' ? '' : `, which ${purpose} can take`}; one lighter piece near the face, a scarf or a top, lifts it.`,
        offer: 'Say “brighter” and I add some color.',
      }
    : { verdict: 'no', reason: `There is ${describePiece(pieces[0]!)} in it, so it is not gloomy.` };
}

/** Judges one kind of fault. */
export function judgeBulk(question: OpinionCase): Judgment {
  const [item] = question.pieces as [CatalogueItem];
  const isBulky = /chunky|platform|lace-up|clog|puffer|oversize|boxy|tweed|fisherman/u.test(
    `${item.subkind} ${item.fit} ${item.materials.join(' ')}`.toLowerCase(),
  );
  return isBulky
    ? {
        verdict: 'yes',
        reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${describePiece(item)}, a solid shape that weighs on a look; a slimmer one is neater.`,
        offer: offerAnother(item, question, 'slimmer'),
      }
    : {
        verdict: 'no',
        reason: `${capitalize(nameItem(item))} ${isOrAre(item)} ${describePiece(item)}, and nothing in that is bulky.`,
        offer: offerAnother(item, question, 'slimmer'),
      };
}

/** Judges one kind of fault. */
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

/** Judges one kind of fault. */
export function judgeLook({ words, pieces }: OpinionCase): Judgment {
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
