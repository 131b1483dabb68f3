import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import { BRIGHT } from '../../../qualities/colorWorth.ts';
import type { Judgment, OpinionCase } from './OpinionCase.ts';
import { offerAnother } from './offers.ts';
import { describePiece, stateCloth, statePiece } from './pieceWords.ts';

const SUMMER_CLOTH_PATTERN = /linen|chiffon|seersucker|straw|crochet|viscose|organza|lace/u;
/** Whether a piece looks like warm weather, by its seasons or its cloth. */
export const isSummery = ({ seasons, materials }: CatalogueItem): boolean =>
  (seasons.includes('summer') && !seasons.includes('autumn') && !seasons.includes('winter')) ||
  materials.some((material) => SUMMER_CLOTH_PATTERN.test(material));

export function judgeSummeriness(question: OpinionCase): Judgment {
  const [item] = question.pieces as [CatalogueItem];
  return isSummery(item)
    ? {
        verdict: 'yes',
        reason: `${stateCloth(item)}, and that looks like warm weather. Opaque tights, closed shoes and a coat help; heavier cloth would help more.`,
        offer: offerAnother(item, question, 'warmer'),
      }
    : {
        verdict: 'no',
        reason: `${stateCloth(item)}, which is worn in cool weather too. With opaque tights, closed shoes and a coat nobody would think of summer.`,
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

export function judgeYouth(question: OpinionCase): Judgment {
  const { pieces } = question;
  const young = pieces.find((item) => looksLike(item, YOUNG_PATTERN) !== undefined || isStreet(item));
  if (young === undefined)
    return {
      verdict: 'no',
      reason: `${statePiece(pieces[0]!)}, and that belongs to no age.`,
      offer: offerAnother(pieces[0]!, question, 'more classic'),
    };
  const sign = looksLike(young, YOUNG_PATTERN);
  return {
    verdict: 'yes',
    reason: `${capitalize(nameItem(young))} ${isOrAre(young)} ${sign === undefined ? 'cut like streetwear' : `${sign} in shape`}, which does look young; a plainer, classic shape would sit better.`,
    offer: offerAnother(young, question, 'more classic'),
  };
}

export function judgeAge(question: OpinionCase): Judgment {
  const { pieces } = question;
  const old = pieces.find((item) => looksLike(item, OLD_PATTERN) !== undefined);
  return old === undefined
    ? {
        verdict: 'no',
        reason: `${statePiece(pieces[0]!)} with a clean line, and that belongs to no age.`,
        offer: offerAnother(pieces[0]!, question, 'more modern'),
      }
    : {
        verdict: 'depends',
        reason: `The ${looksLike(old, OLD_PATTERN)} of ${nameItem(old)} is a traditional touch. With plain, current pieces around it, it looks chosen rather than old.`,
        offer: offerAnother(old, question, 'more modern'),
      };
}

const MIN_BRIGHT = 2;
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

export function judgeLook({ words, pieces }: OpinionCase): Judgment {
  const [item] = pieces as [CatalogueItem];
  const isSporty = /\bsporty\b/u.test(words);
  const has = isSporty
    ? item.styles.includes('Athletic') || /sneakers|running/u.test(item.subkind)
    : /tweed|corduroy|waxed|faux fur|shearling|suede|leopard/u.test(item.materials.join(' '));
  return {
    verdict: has ? 'depends' : 'no',
    reason: `${statePiece(item)}${has ? `, so there is something in it; plain, smooth pieces beside it balance that` : ', and that reads as plain rather than anything else'}.`,
  };
}
