import { formatDollars } from '../../../search/phrasing.ts';
import { isOrAre, nameItem, listWithAnd } from '../../wording/phrases.ts';
import type { AdviceTopic } from './Advice.ts';

/** Advice on price: 'is it worth it', 'am I paying for the name'. */
export const VALUE_ADVICE: AdviceTopic = {
  asks: /\b(?:worth (?:it|the|that|\$|\d|spending|paying)|\d worth|pay(?:ing)? for (?:an? |the )?(?:logo|name|brand|label)|overpriced|rip ?off|good (?:value|deal|buy)|bang for|why (?:is|are) (?:it|they|this|that|these|those) so (?:expensive|pricey|dear|much)|justif(?:y|ies) the price|so (?:expensive|pricey) for)\b/u,
  advise: ({ item, shown }) => {
    const rule =
      'Count what it costs by how often you will wear it: cloth, seams and a cut that fits are what money buys, a name is not.';
    if (!item) return rule;
    const pricesOfKind = shown.filter(({ kind }) => kind === item.kind).map(({ priceCents }) => priceCents);
    const range =
      pricesOfKind.length > 1
        ? ` Of those on the screen the same kind runs from ${formatDollars(Math.min(...pricesOfKind))} to ${formatDollars(Math.max(...pricesOfKind))}.`
        : '';
    const material = item.materials.length > 0 ? `, and ${isOrAre(item)} made of ${listWithAnd(item.materials)}` : '';
    return `${nameItem(item)} ${isOrAre(item) === 'are' ? 'cost' : 'costs'} ${formatDollars(item.priceCents)}${material}.${range} ${rule}`;
  },
};

const MEASURING_TEXT =
  'Measure with a tape that lies flat: the chest at its fullest, the waist where you bend sideways, the hips at their widest, the inside leg from the crotch to the ankle. As a rule a small shirt is for a chest of 35 to 37 inches, a medium 38 to 40, a large 41 to 43; if one part of you is larger, buy for that part and have the rest taken in.';

/** Advice on measuring oneself: 'how do the sizes work', 'what do I measure'. */
export const MEASURING_ADVICE: AdviceTopic = {
  asks: /\b(?:what (?:do|should|would) i (?:even )?measure|how (?:do|should|can|would) (?:i|you|one) measure|how (?:do|does) (?:mens|womens|these|those|the|your|us|american)? ?(?:sizes?|sizing) (?:even )?work|my measurements)\b/u,
  advise: () => MEASURING_TEXT,
};
