import type { PlainQuality } from './PlainQuality.ts';
import { CUT, differs, has, NEEDS_PIECE } from './PlainQuality.ts';

const SHOES = { slots: ['shoes'] } as const;
const BAG = { slots: ['bag'] } as const;

/** Qualities of shoes and bags, then qualities of garments for which words such as 'too big' mean the width. */
export const ACCESSORY_QUALITIES: readonly PlainQuality[] = [
  has('closedToes', 'with closed toes', 'closed|closed toe[sd]?|covered toes|(?:no|without) open toes', SHOES),
  has('openToes', 'with open toes', 'open toe[sd]?', SHOES),
  has(
    'walkable',
    'that are easy to walk in',
    '(?:more )?comfortable to walk in|easy to walk in|easier to walk in|(?:that )?i can walk in|for walking',
    SHOES,
  ),
  has('walkable', 'that are easy to walk in', 'comfortable|comfy|comfier|more (?:comfortable|comfy|practical)', {
    ...SHOES,
    ...NEEDS_PIECE,
  }),
  has('flat', 'without a heel', 'flats?|flatter|(?:no|without(?: a| any)?) heels?|flat heels?', SHOES),
  has('lowHeel', 'with a low heel', '(?:a )?low heels?', SHOES),
  has('highHeel', 'with a high heel', '(?:a )?high heels?', SHOES),
  differs('lower', 'lower', '(?:a )?lower heels?|less high|too high', SHOES),
  differs('higher', 'higher', '(?:a )?higher heels?|too (?:low|flat)', SHOES),
  differs('lower', 'lower', 'lower', { ...SHOES, ...NEEDS_PIECE }),
  differs('higher', 'higher', 'higher', { ...SHOES, ...NEEDS_PIECE }),
  differs('bigger', 'bigger', 'bigger|larger|roomier|more spacious', BAG),
  differs('smaller', 'smaller', 'smaller|tinier|more compact', BAG),
  differs('bigger', 'bigger', 'too (?:small|tiny|little)', { ...BAG, ...NEEDS_PIECE }),
  differs('smaller', 'smaller', 'too (?:big|large|bulky|huge)', { ...BAG, ...NEEDS_PIECE }),
  differs('slimmer', 'slimmer', 'too (?:big|large|huge)', { ...CUT, ...NEEDS_PIECE }),
  differs('looser', 'looser', 'too small', { ...CUT, ...NEEDS_PIECE }),
  has(
    'crossbody',
    'to wear across the body',
    'cross ?body|(?:that |which )?(?:i can )?(?:to )?wear (?:cross ?body|across (?:the|my) body)',
    BAG,
  ),
];
