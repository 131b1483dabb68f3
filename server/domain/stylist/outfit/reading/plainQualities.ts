import type { Difference } from '../../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../../outfits/OutfitSlot.ts';
import type { PieceTrait } from '../../../outfits/traits/PieceTrait.ts';

/** A quality that shoppers ask for in plain words ('bolder', 'with long sleeves'). */
export interface PlainQuality {
  /** Matches the words of the quality, and nothing else. */
  readonly words: RegExp;
  readonly trait?: PieceTrait;
  readonly difference?: Difference;
  /** The slots of the piece that the words mean if they name none, most likely first; undefined for all pieces. */
  readonly slots?: readonly OutfitSlot[];
  /** The words for the reply. */
  readonly said: string;
  /** Whether the words need a named piece, because alone they may mean something else. */
  readonly needsPiece?: true;
}

const createExactPattern = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'u');

/** Creates a comparison with the present pieces. */
const differs = (
  difference: Difference,
  replyWords: string,
  words: string,
  more: Partial<PlainQuality> = {},
): PlainQuality => ({ difference, said: replyWords, words: createExactPattern(words), ...more });

/** Creates a property that the pieces must have. */
const has = (trait: PieceTrait, replyWords: string, words: string, more: Partial<PlainQuality> = {}): PlainQuality => ({
  trait,
  said: replyWords,
  words: createExactPattern(words),
  ...more,
});

/** Words before a quality that complain of too much of it. */
const TOO = '(?:too|so|rather|very|way too|a bit|a bit too|a little too|much too)';
const NOT_SO = 'not (?:so|that|as)';
const NEEDS_PIECE = { needsPiece: true } as const;
const SLEEVED = { slots: ['top', 'fullBody', 'under'] } as const;
const HEMMED = { slots: ['bottom', 'fullBody'] } as const;
const CUT = { slots: ['bottom', 'fullBody', 'top'] } as const;
const SHOES = { slots: ['shoes'] } as const;
const BAG = { slots: ['bag'] } as const;

const LOOKS: readonly PlainQuality[] = [
  differs(
    'trendier',
    'trendier',
    `${TOO} (?:old|old fashioned|conservative|classic|traditional|dated|frumpy|stuffy)|frumpy|old fashioned|dated|younger|trendier|hipper|more (?:modern|trendy|fashionable|youthful|contemporary|current|up to date|on trend)|less (?:old fashioned|dated|conservative|classic|traditional)|modern|trendy|fashionable`,
  ),
  differs(
    'moreClassic',
    'more classic',
    'more mature|more grown up|too (?:trendy|modern|young|youthful|fashionable|hip)|(?:more )?(?:classic|timeless|traditional|conservative)|less (?:trendy|modern|fashionable)',
  ),
  differs(
    'bolder',
    'bolder',
    `${TOO} (?:boring|plain|dull|simple|quiet|safe|bland|drab)|boring|dull|bland|more (?:oomph|character|personality|punch)|pop|jazz it up|spice it up|liven it up|jazzed up|bolder|louder|edgier|(?:more )?(?:bold|daring|striking|exciting|fun|interesting|eye ?catching|special|unusual|dramatic)|less (?:boring|plain|dull|safe|quiet)`,
  ),
  differs(
    'quieter',
    'quieter',
    `toned? it down|tone down|${TOO} (?:flashy|loud|bold|busy|showy|striking|garish|wild|colou?rful|gaudy|much going on)|${NOT_SO} (?:flashy|loud|bold|busy|showy)|flashy|garish|gaudy|quieter|calmer|simpler|subtler|plainer|toned down|(?:more )?(?:quiet|subtle|understated|discreet|minimal|restrained|simple)|less (?:loud|flashy|bold|busy|showy|striking|eye ?catching)`,
  ),
  differs(
    'brighter',
    'brighter',
    `too (?:dark|gloomy|drab|gray|grey)|${NOT_SO} (?:dark|gloomy|drab)|brighter|livelier|(?:more )?(?:cheerful|lively|vivid|vibrant)|more bright|brighter colou?rs?|less (?:dark|gloomy|drab)`,
  ),
  differs(
    'darker',
    'darker',
    'darker|more dark|(?:a )?darker colou?rs?|(?:a )?darker shades?|less light|too (?:light|pale)',
  ),
  differs(
    'lighter',
    'lighter in color',
    'paler|lighter colou?r(?:s|ed)?|lighter in colou?r|(?:a )?lighter (?:colou?rs?|shades?|tones?)',
  ),
  differs(
    'moreColorful',
    'more colorful',
    '(?:more )?colou?rful|more colou?rs?|colou?rfull?er|less (?:gray|grey|neutral)',
  ),
  differs(
    'lessColorful',
    'less colorful',
    `too (?:bright|colou?rful)|${NOT_SO} (?:bright|colou?rful)|less bright|less colou?rful|less colou?rs?|more (?:muted|neutral)|muted|softer colou?rs?`,
  ),
  has('brightColors', 'in bright colors', 'bright|bright(?:ly)? colou?r(?:s|ed)?|vivid colou?rs?|strong colou?rs?'),
  has('darkColors', 'in dark colors', 'dark|dark colou?r(?:s|ed)?|dark shades?'),
  has('lightColors', 'in light colors', '(?:light|pale) colou?r(?:s|ed)?|(?:light|pale) shades?|pale'),
  has('neutralColors', 'in neutral colors', 'neutrals?|neutral colou?rs?|neutral (?:tones?|shades?)'),
  has(
    'plain',
    'without a pattern',
    '(?:no|without(?: an?| any)?|not) (?:patterns?|prints?|patterned)|plain|unpatterned|solid|(?:plain|solid) colou?rs?|one colou?r',
  ),
  has('patterned', 'with a pattern', 'patterned|printed|patterns?|prints?|an? (?:pattern|print)'),
  has(
    'shiny',
    'with some shine',
    'sparkly|sparkling|shiny|glittery|glittering|sequin(?:s|ed)?|(?:some |more )?(?:sparkle|glitter|shine)',
  ),
];

const SHADES: readonly PlainQuality[] = [
  has(
    'matte',
    'without shine',
    '(?:no|without(?: any)?|less|not so|not that|not as|too) (?:shiny|shine|sparkly|sparkle|glitter|glittery)|matte?',
  ),
  has('pastelColors', 'in pastels', 'pastels?|pastel (?:colou?rs?|tones?|shades?)|soft colou?rs?'),
  has('earthTones', 'in earth tones', 'earth(?:y)? (?:tones?|colou?rs?|shades?)|earthy|natural (?:tones?|colou?rs?)'),
];

const CUTS: readonly PlainQuality[] = [
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

const SMALL_PIECES: readonly PlainQuality[] = [
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

const STEPS: readonly PlainQuality[] = [
  differs(
    'dressier',
    'dressier',
    'too (?:casual|sloppy|plain looking|relaxed|informal)|not (?:smart|dressy|formal|elegant) enough|dressier|smarter|fancier|(?:more )?(?:elegant|formal|dressy)|less casual',
  ),
  differs(
    'plainer',
    'more casual',
    `too (?:formal|dressy|fancy|smart|stiff|elegant)|${NOT_SO} (?:formal|dressy|fancy|smart)|(?:more )?(?:casual|relaxed|laid back)|less (?:formal|dressy|fancy|smart)`,
  ),
  differs('warmer', 'warmer', 'too (?:thin|cold|cool|light(?:weight)?)|not warm enough|warmer'),
  differs('cooler', 'lighter', `too (?:warm|hot|heavy|thick)|${NOT_SO} warm|lighter|cooler|less warm`),
  differs('otherColor', 'in other colors', '(?:other|different|new) colou?rs|change (?:the |its |all )?colou?rs'),
  differs('otherColor', 'in another color', '(?:another|a different|other) colou?r', NEEDS_PIECE),
  differs('cheaper', 'cheaper', 'cheaper|less expensive', NEEDS_PIECE),
];

export const PLAIN_QUALITIES: readonly PlainQuality[] = [...SHADES, ...LOOKS, ...CUTS, ...SMALL_PIECES, ...STEPS];
