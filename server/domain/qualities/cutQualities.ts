import { SHOE_KINDS } from '../language/lexicon/kinds.ts';
import { createWorth, type Quality } from './Worth.ts';

/** How much room a shoe leaves. */
export const WIDE_FEET: Quality = {
  kinds: SHOE_KINDS,
  cloth: createWorth(
    'gives to the foot',
    'suede 2, knit 2, leather 1, canvas 1, cotton 1, velvet 1, rubber 0, satin -1, patent -2, vinyl -2',
  ),
  cut: createWorth(
    'leaves the toes room',
    'sneakers 3, derby 3, clogs 3, slide 3, flip-flop 3, fisherman 2, two-strap 2, cross-strap 1, t-bar 1, lace-up 2, monk-strap 1, mary 1, chunky 1, espadrille 1, mules 1, chelsea 0, loafers 0, ballet 0, oxford -1, brogue -1, knee -1, pumps -2, slingback -2, kitten-heel -2, pointed -4, stiletto-heel -4',
  ),
};
/** How easy a shoe is on the feet for hours. */
export const FEET: Quality = {
  kinds: SHOE_KINDS,
  cloth: createWorth(
    'is soft on the foot',
    'leather 1, suede 1, knit 2, canvas 0, cotton 0, nylon 1, rubber 0, patent -1, satin -1, vinyl -2',
  ),
  cut: createWorth(
    'is easy on the feet for hours',
    'running 4, sneakers 4, clogs 2, derby 2, chelsea 2, lace-up 2, chunky 1, fisherman 2, two-strap 2, cross-strap 1, loafers 1, oxford 1, monk-strap 1, t-bar 1, flats 1, ballet 0, slide 0, espadrille -1, wedge -1, flip-flop -1, mules -1, block-heel -2, kitten-heel -2, heeled -2, knee 0, pointed -2, platform-heel -3, stiletto-heel -5',
  ),
};
/** How loosely a piece falls over the middle. */
export const MIDDLE: Quality = {
  cloth: createWorth(
    'falls and does not cling',
    'crepe 1, linen 1, cotton 0.5, wool 0.5, denim 0, knit -1, satin -1, silk -0.5, elastane -1, sequins -1',
  ),
  cut: createWorth(
    'falls loosely over the middle',
    'wrap 3, a-line 3, tiered 3, flared 2, relaxed 2, shift 2, tunic 3, smock 3, wide 1, oversized 2, boxy 1, shirt 1, peplum 2, straight 0, slip -1, sheath -1, tailored -1, fitted -2, slim -2, cropped -2, skinny -2, pencil -2, bodycon -4',
  ),
};
/** Whether a shoe has laces. */
export const LACES: Quality = {
  kinds: SHOE_KINDS,
  cut: createWorth(
    'has laces',
    'derby 1, derbies 1, oxford 1, oxfords 1, brogue 1, brogues 1, lace-up 1, lace-ups 1, sneaker 1, sneakers 1, trainer 1, trainers 1, hiking 1, combat 1, desert 1, loafers -1, loafer -1, mules -1, mule -1, slide -1, slides -1, slippers -1, chelsea -1, clogs -1, flip-flop -1, ballet -1, flats -1, pumps -1, espadrille -1, knee -1, monk-strap -1, slip-on -2',
  ),
};
/** How much a bag holds: whether a folder or a laptop fits. */
export const ROOM: Quality = {
  kinds: new Set(['bag']),
  cut: createWorth(
    'holds a folder',
    'tote 3, shopper 3, briefcase 3, messenger 3, laptop 3, satchel 2, backpack 3, holdall 3, weekender 3, duffel 3, half-moon -2, baguette -2, quilted -1, clutch -3, mini -2, bucket -1',
  ),
};
/** How well a cut suits a small frame. */
export const SMALL_FRAME: Quality = {
  cut: createWorth(
    'keeps a short, clear line',
    'mini 3, cropped 3, short 2, high-waisted 2, straight 1, straight-leg 1, slim 1, tailored 1, fitted 1, knee 2, midi 0, wrap 1, wide -1, wide-leg -1, relaxed -1, tiered -1, oversized -3, oversize -3, maxi -3, long -3, palazzo-leg -2, boxy -1',
  ),
};
/** How well a cut suits a tall figure. */
export const TALL_FIGURE: Quality = {
  cut: createWorth(
    'is long on purpose',
    'maxi 3, long 3, wide 2, wide-leg 2, palazzo-leg 3, midi 2, oversized 1, relaxed 1, column 2, gown 2, cropped -2, mini -2, short -1, tapered -1',
  ),
};
