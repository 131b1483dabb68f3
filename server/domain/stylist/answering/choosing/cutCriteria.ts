import { SHOE_KINDS } from '../../../language/lexicon/kinds.ts';
import { FEET, MIDDLE, SMALL_FRAME, TALL_FIGURE, WIDE_FEET } from '../../../qualities/cutQualities.ts';
import { createWorth } from '../../../qualities/Worth.ts';
import type { Criterion } from './Criterion.ts';

const BAGS: ReadonlySet<string> = new Set(['bag']);

/** Criteria that the cut of a piece or the make of a shoe decides most. */
export const CUT_CRITERIA: readonly Criterion[] = [
  {
    name: 'easiest to get on and off',
    words:
      /\b(?:(?:come|comes|go|goes|get|gets|getting|put|slip|slips|pull|take|kick)(?: them| it| these)? (?:off|on)\b|slip ?ons?|without (?:bending|laces)|bend(?:ing)? (?:down|over)|no laces|laces|tie (?:them|laces)|buckles)/u,
    kinds: SHOE_KINDS,
    cut: createWorth(
      'slips on and off without laces or buckles',
      'slide 4, mules 4, flip-flop 4, clogs 4, loafers 3, ballet 3, flats 3, pumps 2, slingback 1, chelsea 2, espadrille 2, ankle 0, mary -1, t-bar -2, monk-strap -2, fisherman -2, ankle-strap -3, sneakers -2, derby -3, oxford -3, brogue -3, lace-up -4, knee -3',
    ),
  },
  {
    name: 'best on snow and ice',
    caution: 'The soles are not described, so look for a deep rubber tread.',
    words: /\b(?:snow(?:y)?|ice|icy|slip(?:pery)?|grip|slush)\b/u,
    kinds: SHOE_KINDS,
    cloth: createWorth(
      'keeps wet out',
      'rubber 3, leather 2, nylon 1, suede -2, canvas -2, satin -4, patent 0, velvet -4',
    ),
    cut: createWorth(
      'covers the ankle on a flat sole',
      'lace-up 4, chelsea 3, boots 2, running 1, clogs 0, chunky 1, derby 0, loafers -2, ballet -3, pumps -4, sandals -4, slide -4, heeled -3, stiletto-heel -4',
    ),
  },
  {
    name: 'lowest in the heel',
    caution: 'The height in centimeters is not always stated.',
    words:
      /\b(?:(?:low(?:er|est)|flat(?:ter|test)|small(?:er|est)|short(?:er|est)) (?:in the )?heels?|heels? (?:is |are )?(?:the )?(?:low(?:er|est)|small(?:er|est))|(?:is |one )?lower\b|same (?:heel|height))/u,
    kinds: SHOE_KINDS,
    cut: createWorth(
      'is flat or low',
      'sneakers 4, flats 4, ballet 4, slide 4, flip-flop 4, loafers 3, derby 3, chelsea 3, lace-up 3, kitten-heel 2, block-heel 0, heeled -1, wedge -1, platform-heel -3, stiletto-heel -4',
    ),
  },
  {
    name: 'best for wide feet',
    caution: 'Widths are not stated, so try half a size up.',
    ...WIDE_FEET,
    words:
      /\b(?:wide(?:r)?(?: fit)?(?: feet| foot)|(?:broad|big|chunky|square|swollen|puffy|flat) (?:feet|foot)|bunions?|wide fit(?:ting)?|widest|roomiest|high instep|orthotics|insoles?|swell(?:s|ing)?)\b/u,
  },
  {
    name: 'easiest on the feet',
    ...FEET,
    words:
      /\b(?:(?:stand(?:ing)?|walk(?:ing)?|on (?:my|your|her|his) feet|danc(?:e|ing)|commut(?:e|ing)|all day|long (?:days?|shifts?|hours)|comf(?:y|iest|ier|ort|ortable)|sore feet|bad (?:back|knees?|hips?)|easiest on|support(?:ive)?|cobble(?:s|d|stones)?|cushion(?:ed|y)?|hik(?:e|ing)))\b/u,
  },
  {
    name: 'most comfortable',
    words:
      /\b(?:comf(?:y|iest|ier|ort|ortable)|cosiest|coziest|loung(?:e|ing)|relax(?:ed|ing)? in|sit(?:ting)? (?:all day|for hours|on a plane))\b/u,
    cloth: createWorth(
      'is soft and gives',
      'jersey 3, knit 3, cashmere 3, fleece 3, terry 3, elastane 2, cotton 2, merino 2, lyocell 2, viscose 2, silk 1, linen 1, wool 0, denim -1, satin 0, leather -2, tweed -2, sequins -4, lace -2',
    ),
    cut: createWorth(
      'is cut with room',
      'relaxed 2, oversized 2, oversize 2, boxy 1, wide 1, drawstring 2, tiered 1, wrap 1, a-line 1, tailored -1, fitted -1, slim -1, skinny -2, bodycon -3',
    ),
  },
  {
    name: 'kindest to the middle',
    ...MIDDLE,
    words:
      /\b(?:tummy|belly|stomach|middle|muffin|bloat(?:ed|ing)?|mum tum|apple shaped?|no waist|post ?partum|love handles|forgiving|flattering (?:on|for|round|around) (?:the|my|a) (?:tummy|waist|middle))\b/u,
  },
  {
    name: 'best for a full bust',
    words:
      /\b(?:(?:big|bigger|large|larger|full|fuller|heavy|heavier) (?:bust(?:ed)?|chest(?:ed)?|boobs?|breasts?)|bust(?:y|ier)?|boobs|d(?:d|dd)? cup|chesty)\b/u,
    cloth: createWorth('drapes', 'crepe 1, viscose 1, jersey 1, knit 0.5, silk 0.5, satin -0.5'),
    cut: createWorth(
      'opens the neckline and leaves room',
      'wrap 4, v-neck 3, balconette 4, camp-collar 2, plunge 1, shirt 1, relaxed 1, scarf-neck 0, crew-neck -1, bow -1, band-collar -1, double-breasted -2, roll-neck -3, halter -1, halter-neck -1, cropped -1, one-shoulder -2, strapless -4, bandeau -4, strappy -2, bodycon -1, boxy -1',
    ),
  },
  {
    name: 'best for full hips',
    words:
      /\b(?:(?:wide|big|large|full|fuller|curvy|wider|bigger) (?:hips|thighs|bum|bottom|butt)|hips|thighs|pear(?: shaped?)?|hippy|big (?:bum|bottom))\b/u,
    cut: createWorth(
      'leaves the hips room',
      'a-line 3, flared 3, wrap 2, wide 2, wide-leg 2, palazzo-leg 2, bootcut 3, bootcut-leg 3, flare-leg 2, straight 2, straight-leg 2, tiered 2, pleated 1, relaxed 1, barrel 0, tailored 0, tapered -1, slim -2, slim-leg -2, pencil -2, skinny -3, skinny-leg -3, bodycon -3, bias -2',
    ),
  },
  {
    name: 'kindest to the arms',
    words:
      /\b(?:(?:big|fat|wobbly|flabby|heavy|bingo|saggy) (?:upper )?(?:arms|wings)|cover(?:s)? (?:my |the )?(?:upper )?arms|my arms)\b/u,
    cut: createWorth(
      'covers the upper arm',
      'long-sleeved 3, full-sleeved 3, balloon-sleeved 3, bell-sleeved 3, lantern-sleeved 3, flutter-sleeved 2, puff-sleeved 2, shirt 2, roll-neck 2, short-sleeved 1, wrap 1, tiered 0, knit 1, slip -3, camisole -3, tank -3, strappy -3, strapless -4, halter-neck -3, sleeveless -4, one-shoulder -3',
    ),
  },
  {
    name: 'best on a small frame',
    ...SMALL_FRAME,
    words:
      /\b(?:petite|short (?:person|people|girl|woman|man|guy|legs|girls)|shorty|(?:im|i am) (?:so |only |quite |really |very )?(?:short|tiny|small|petite)|(?:5|five) ?(?:foot|feet|ft)? ?(?:[0-3]|nothing|one|two|three)\b|1(?:4|5)\d ?cm|my height|small frame)\b/u,
  },
  {
    name: 'best on a tall figure',
    ...TALL_FIGURE,
    words:
      /\b(?:tall(?:er|est)?(?: (?:person|people|girl|woman|man|guy))?|(?:6|six) ?(?:foot|feet|ft)|long (?:legs|arms|body|torso)|1[89]\d ?cm)\b/u,
  },
  {
    name: 'best for nursing',
    words: /\b(?:nurs(?:e|ing) in|breast ?feed(?:ing)?|feed (?:the |my )?baby|pump(?:ing)? milk)\b/u,
    cut: createWorth(
      'opens at the front',
      'wrap 4, shirt 3, button-up 4, button-down 3, camp-collar 3, cardigan 2, zip 2, v-neck 1, blouse 1, roll-neck -3, crew-neck -2, gown -2, sheath -2, strapless 0',
    ),
  },
  {
    name: 'largest',
    kinds: BAGS,
    words:
      /\b(?:(?:hold|fit|carr(?:y|ie)|take)s? (?:the )?most|biggest|largest|roomiest|most (?:room|space|spacious)|(?:laptop|computer|a4|books|folders?|shopping|gym kit|nappies|diapers|overnight))\b/u,
    cut: createWorth(
      'holds a lot',
      'shopper 4, tote 3, weekender 4, backpack 3, satchel 1, shoulder 1, half-moon 0, quilted -1, clutch -3, minaudiere -4',
    ),
  },
  {
    name: 'smallest',
    kinds: BAGS,
    words: /\b(?:smallest|tiniest|least (?:bulky|big)|most compact|neatest|daintiest)\b/u,
    cut: createWorth(
      'takes little room',
      'clutch 4, quilted 1, half-moon 1, shoulder 0.5, satchel 0, tote -3, shopper -4',
    ),
  },
  {
    name: 'roomiest',
    words:
      /\b(?:roomiest|loosest|baggiest|most room|most (?:loose|baggy|relaxed|oversized)|biggest fit|least (?:tight|clingy|fitted))\b/u,
    cut: createWorth(
      'is cut wide',
      'oversized 4, oversize 4, relaxed 3, wide 3, boxy 2, balloon 3, barrel 2, tiered 3, a-line 2, flared 1, wrap 1, regular 0, straight 0, tapered -1, tailored -1, slim -3, fitted -3, skinny -4, bodycon -4',
    ),
  },
  {
    name: 'closest to the body',
    words: /\b(?:slimmest|tightest|most (?:fitted|slim|tailored|figure hugging)|closest (?:fit|fitting|cut))\b/u,
    cut: createWorth(
      'is cut close',
      'bodycon 4, skinny 4, fitted 3, slim 3, pencil 3, tailored 2, sheath 2, tapered 1, regular 0, relaxed -3, oversized -4, wide -3',
    ),
  },
  {
    name: 'most covered',
    words:
      /\b(?:modest(?:y)?|cover(?:s|ed|ing)? (?:the |me |up )?(?:most|best|more)|most (?:cover(?:ed|age)?|coverage|modest)|least (?:revealing|skin|bare)|covers? (?:my|the) (?:arms|shoulders|knees|chest|bottom|bum))\b/u,
    cut: createWorth(
      'covers most',
      'long-sleeved 3, roll-neck 3, maxi 3, full-sleeved 3, bow 1, midi 2, long 2, shirt 1, balloon-sleeved 2, lantern-sleeved 2, relaxed 1, short-sleeved 0, mini -3, short -2, strappy -3, strapless -4, halter-neck -3, halter -3, bandeau -4, plunge -3, camisole -3, tank -2, cropped -2, slip -2, sleeveless -2, bodycon -2, one-shoulder -3',
    ),
  },
];
