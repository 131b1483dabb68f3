import type { PlainQuality } from './PlainQuality.ts';
import { CUT_QUALITY, differs, has } from './PlainQuality.ts';

const SLEEVED_QUALITY = { slots: ['top', 'fullBody', 'under'] } as const;
const HEMMED_QUALITY = { slots: ['bottom', 'fullBody'] } as const;
const LENGTH_QUALITY = { slots: ['bottom', 'fullBody', 'outer', 'layer'] } as const;

export const CUT_QUALITIES: readonly PlainQuality[] = [
  has(
    'opaque',
    'that is not see-through',
    '(?:is|are|looks?|its|slightly|a bit|bit|a tad|tad|a little|too|so|rather|kinda|very|quite|pretty|completely|not|not so|nothing|isnt|less) (?:(?:is|a|an|bit|tad|little|too|so|very|quite) ){0,2}(?:see ?through|see ?thru|sheer|transparent)|see ?thru|opaque|(?:you|they|people|everyone) (?:can|could|will|would) (?:all )?see (?:everything|through it|right through(?: it)?|straight through(?: it)?|my [a-z]+)|shows? (?:my|your) (?:bra|underwear|knickers|skin|undies)',
    { slots: ['top', 'fullBody', 'under', 'bottom'] },
  ),
  has(
    'longSleeves',
    'with long sleeves',
    'cover(?:s|ing)? (?:my|the) arms|long sleeve[sd]?|full sleeves|covered arms|arms covered',
    SLEEVED_QUALITY,
  ),
  has('shortSleeves', 'with short sleeves', 'short sleeve[sd]?', SLEEVED_QUALITY),
  has('sleeveless', 'without sleeves', 'sleeveless|(?:no|without(?: any)?) sleeves|bare arms', SLEEVED_QUALITY),
  has(
    'modest',
    'that covers more',
    'more (?:modest|coverage|covered(?: up)?)|modest|less (?:revealing|skin|skimpy|low cut)|too revealing|(?:not|less) (?:so |that )?revealing',
  ),
  has('sleeves', 'with sleeves', 'sleeves|sleeved', SLEEVED_QUALITY),
  differs('longerSleeves', 'with longer sleeves', 'longer sleeves', SLEEVED_QUALITY),
  differs('shorterSleeves', 'with shorter sleeves', 'shorter sleeves', SLEEVED_QUALITY),
  differs('longer', 'longer', 'too short|not long enough|longer|less short', LENGTH_QUALITY),
  differs('shorter', 'shorter', 'too long|not short enough|shorter|less long', LENGTH_QUALITY),
  has(
    'maxi',
    'in full length',
    'full length|floor length|maxi|(?:down )?to the (?:floor|ankles?)|ankle length',
    HEMMED_QUALITY,
  ),
  has('midi', 'in midi length', 'midi(?: length)?|mid ?calf|to the calf|below the knees?', HEMMED_QUALITY),
  has('kneeLength', 'to the knee', 'knee length|(?:down )?(?:to|at) the knees?', HEMMED_QUALITY),
  has('mini', 'above the knee', 'mini|above the knees?', HEMMED_QUALITY),
  differs(
    'looser',
    'looser',
    'too (?:tight|fitted|narrow|clingy|slim)|looser|wider|roomier|baggier|(?:a )?looser fit|looser fitting|less (?:tight|fitted|clingy)|more (?:room|loose)',
    CUT_QUALITY,
  ),
  differs(
    'slimmer',
    'slimmer',
    'too (?:loose|baggy|wide|boxy|shapeless)|slimmer|tighter|narrower|more fitted|closer fitting|(?:a )?(?:slimmer|tighter|closer) fit|less (?:loose|baggy|wide)',
    CUT_QUALITY,
  ),
  has('highWaist', 'with a high waist', 'high waist(?:ed)?|high rise|(?:a )?(?:higher|high) waist', HEMMED_QUALITY),
  has('pockets', 'with pockets', 'pockets', { slots: ['bottom', 'fullBody', 'layer', 'outer'] }),
];
