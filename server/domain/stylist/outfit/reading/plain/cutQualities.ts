import type { PlainQuality } from './PlainQuality.ts';
import { CUT, differs, has } from './PlainQuality.ts';

const SLEEVED = { slots: ['top', 'fullBody', 'under'] } as const;
const HEMMED = { slots: ['bottom', 'fullBody'] } as const;

export const CUT_QUALITIES: readonly PlainQuality[] = [
  has(
    'longSleeves',
    'with long sleeves',
    'cover(?:s|ing)? (?:my|the) arms|long sleeve[sd]?|full sleeves|covered arms|arms covered',
    SLEEVED,
  ),
  has('shortSleeves', 'with short sleeves', 'short sleeve[sd]?', SLEEVED),
  has('sleeveless', 'without sleeves', 'sleeveless|(?:no|without(?: any)?) sleeves|bare arms', SLEEVED),
  has(
    'modest',
    'that covers more',
    'more (?:modest|coverage|covered(?: up)?)|modest|less (?:revealing|skin|skimpy|low cut)|too revealing|(?:not|less) (?:so |that )?revealing',
  ),
  has('sleeves', 'with sleeves', 'sleeves|sleeved', SLEEVED),
  differs('longerSleeves', 'with longer sleeves', 'longer sleeves', SLEEVED),
  differs('shorterSleeves', 'with shorter sleeves', 'shorter sleeves', SLEEVED),
  differs('longer', 'longer', 'too short|not long enough|longer|less short', HEMMED),
  differs('shorter', 'shorter', 'too long|not short enough|shorter|less long', HEMMED),
  has(
    'maxi',
    'in full length',
    'full length|floor length|maxi|(?:down )?to the (?:floor|ankles?)|ankle length',
    HEMMED,
  ),
  has('midi', 'in midi length', 'midi(?: length)?|mid ?calf|to the calf|below the knees?', HEMMED),
  has('kneeLength', 'to the knee', 'knee length|(?:down )?(?:to|at) the knees?', HEMMED),
  has('mini', 'above the knee', 'mini|above the knees?', HEMMED),
  differs(
    'looser',
    'looser',
    'too (?:tight|fitted|narrow|clingy|slim)|looser|wider|roomier|baggier|(?:a )?looser fit|looser fitting|less (?:tight|fitted|clingy)|more (?:room|loose)',
    CUT,
  ),
  differs(
    'slimmer',
    'slimmer',
    'too (?:loose|baggy|wide|boxy|shapeless)|slimmer|tighter|narrower|more fitted|closer fitting|(?:a )?(?:slimmer|tighter|closer) fit|less (?:loose|baggy|wide)',
    CUT,
  ),
  has('highWaist', 'with a high waist', 'high waist(?:ed)?|high rise|(?:a )?(?:higher|high) waist', HEMMED),
  has('pockets', 'with pockets', 'pockets', { slots: ['bottom', 'fullBody', 'layer', 'outer'] }),
];
