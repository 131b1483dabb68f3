import type { PlainQuality } from './PlainQuality.ts';
import { CUT_QUALITY, differs, has, NEEDS_NAMED_PIECE } from './PlainQuality.ts';

const SHOE_QUALITY = { slots: ['shoes'] } as const;
const BAG_QUALITY = { slots: ['bag'] } as const;

/** Qualities of shoes and bags, then qualities of garments for which words such as 'too big' mean the width. */
export const ACCESSORY_QUALITIES: readonly PlainQuality[] = [
  has('closedToes', 'with closed toes', 'closed|closed toe[sd]?|covered toes|(?:no|without) open toes', SHOE_QUALITY),
  has('openToes', 'with open toes', 'open toe[sd]?', SHOE_QUALITY),
  has(
    'walkable',
    'that are easy to walk in',
    '(?:more )?comfortable to walk in|easy to walk in|easier to walk in|(?:that )?i can walk in|for walking',
    SHOE_QUALITY,
  ),
  has('walkable', 'that are easy to walk in', 'comfortable|comfy|comfier|more (?:comfortable|comfy|practical)', {
    ...SHOE_QUALITY,
    ...NEEDS_NAMED_PIECE,
  }),
  has('flat', 'without a heel', 'flats?|flatter|(?:no|without(?: a| any)?) heels?|flat heels?', SHOE_QUALITY),
  has('lowHeel', 'with a low heel', '(?:a )?low heels?', SHOE_QUALITY),
  has('highHeel', 'with a high heel', '(?:a )?high heels?', SHOE_QUALITY),
  differs('lower', 'lower', '(?:a )?lower heels?|less high|too high', SHOE_QUALITY),
  differs('higher', 'higher', '(?:a )?higher heels?|too (?:low|flat)', SHOE_QUALITY),
  differs('lower', 'lower', 'lower', { ...SHOE_QUALITY, ...NEEDS_NAMED_PIECE }),
  differs('higher', 'higher', 'higher', { ...SHOE_QUALITY, ...NEEDS_NAMED_PIECE }),
  differs('bigger', 'bigger', 'bigger|larger|roomier|more spacious', BAG_QUALITY),
  differs('smaller', 'smaller', 'smaller|tinier|more compact', BAG_QUALITY),
  differs('bigger', 'bigger', 'too (?:small|tiny|little)', { ...BAG_QUALITY, ...NEEDS_NAMED_PIECE }),
  differs('smaller', 'smaller', 'too (?:big|large|bulky|huge)', { ...BAG_QUALITY, ...NEEDS_NAMED_PIECE }),
  differs('slimmer', 'slimmer', 'too (?:big|large|huge)', { ...CUT_QUALITY, ...NEEDS_NAMED_PIECE }),
  differs('looser', 'looser', 'too small', { ...CUT_QUALITY, ...NEEDS_NAMED_PIECE }),
  has(
    'crossbody',
    'to wear across the body',
    'cross ?body|(?:that |which )?(?:i can )?(?:to )?wear (?:cross ?body|across (?:the|my) body)',
    BAG_QUALITY,
  ),
];
