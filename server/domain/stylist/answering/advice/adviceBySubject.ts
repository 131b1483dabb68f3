import type { TalkTopic } from '../../talk/TalkTopic.ts';
import { RIVAL_VERDICT } from './rivalVerdict.ts';
import type { AdviceTopic } from './Advice.ts';
import { COLORING_ADVICE } from './coloring.ts';
import { FIGURE_ADVICE } from './figures.ts';
import { DRESS_CODE_ADVICE, EXTRA_PIECE_ADVICE, MANNER_ADVICE } from './occasions.ts';
import { PAIRING_ADVICE, PROPORTION_ADVICE } from './pairing.ts';
import { SIZE_CONVERSION_ADVICE, GIFT_SIZE_ADVICE, SIZING_ADVICE } from './sizing.ts';
import { MEASURING_ADVICE, VALUE_ADVICE } from './value.ts';
import { COLD_ADVICE } from './weather.ts';
import { FOOTWEAR_ADVICE, CARE_ADVICE, OPINION_ADVICE, TREND_ADVICE } from './wearing.ts';

/** The advice on one subject that the talk model recognizes. */
export interface SubjectAdvice {
  readonly subject: TalkTopic;
  /** The topics to try in order, until one gives advice. */
  readonly topics: readonly AdviceTopic[];
  /** Advice for the case that no topic gives any. */
  readonly general: string;
}

export const ADVICE_BY_SUBJECT: readonly SubjectAdvice[] = [
  {
    subject: 'sizing',
    topics: [SIZING_ADVICE, SIZE_CONVERSION_ADVICE, MEASURING_ADVICE],
    general:
      'Go by your widest measure: what is too wide is taken in easily, what is too tight is not. Between two sizes take the larger in stiff cloth and the smaller in knits.',
  },
  {
    subject: 'colorAdvice',
    topics: [COLORING_ADVICE, PAIRING_ADVICE],
    general:
      'Hold the color under your chin in daylight: if your face looks rested, it is yours. Navy, gray, cream and olive go with nearly everything; take one strong color and keep the rest quiet.',
  },
  {
    subject: 'figureAdvice',
    topics: [RIVAL_VERDICT, FIGURE_ADVICE],
    general:
      'Clothes draw lines: a marked waist, a hem at a narrow part of the leg and one color from shoulder to shoe flatter almost everybody. What pulls or gapes is a size too small, whatever its label says.',
  },
  {
    subject: 'dressCode',
    topics: [DRESS_CODE_ADVICE, MANNER_ADVICE],
    general:
      'Where nobody says how to dress, go one step smarter than on a usual day there: dark, plain pieces and good shoes are never wrong, and a jacket can come off.',
  },
  {
    subject: 'manners',
    topics: [MANNER_ADVICE, EXTRA_PIECE_ADVICE],
    general:
      'The hosts set the rules, so ask one of them if you can. Leave white to the bride, cover shoulders and knees in places of worship, and otherwise wear what you would wear to honor somebody.',
  },
  {
    subject: 'layering',
    topics: [COLD_ADVICE, EXTRA_PIECE_ADVICE],
    general:
      'Several thin layers are warmer than one thick one: something close to the skin that stays dry, such as merino, a knit that holds air, and a windproof piece on top.',
  },
  {
    subject: 'footAdvice',
    topics: [FOOTWEAR_ADVICE],
    general:
      'For long hours take soft leather, a round toe, a low heel and a rubber sole. Try shoes on in the evening, when feet are largest, and wear new ones at home a few times first.',
  },
  { subject: 'value', topics: [VALUE_ADVICE], general: '' },
  {
    subject: 'storing',
    topics: [CARE_ADVICE],
    general:
      'Fold knits and hang the rest; wash or air wool before you store it. In a suitcase roll what is soft, lay what creases flat on top, and hang it up as soon as you arrive.',
  },
  {
    subject: 'howToWear',
    topics: [PROPORTION_ADVICE],
    general:
      'Keep it in balance: something loose with something narrow, a top tucked in or cut to the waist, sleeves turned up twice to just below the elbow. If one piece is loud, the others are plain.',
  },
  {
    subject: 'gifts',
    topics: [GIFT_SIZE_ADVICE],
    general:
      'Look at what is worn most and take something near to it, a little better. If you do not know the size, scarves, bags, jewelry, gloves and hats are safe.',
  },
  { subject: 'trend', topics: [TREND_ADVICE], general: '' },
  { subject: 'opinion', topics: [OPINION_ADVICE], general: '' },
];
