import { SHOE_KINDS } from '../language/lexicon/kinds.ts';
import { DARK, PALE } from './colorWorth.ts';
import { createWorth, type Quality } from './Worth.ts';

/** Whether the cloth may be washed in a machine. */
export const WASHING: Quality = {
  cloth: createWorth(
    'goes in the machine',
    'cotton 3, denim 3, terry 3, fleece 3, polyester 3, nylon 3, seersucker 3, linen 2, hemp 2, corduroy 2, lyocell 1, viscose 0, knit 0, down -1, merino -1, wool -2, crepe -1, satin -2, lambswool -2, cashmere -3, mohair -3, alpaca -3, silk -3, velvet -3, tweed -3, lace -2, sequins -4, leather -4, suede -4',
  ),
};
/** How little the cloth creases. */
export const CREASING: Quality = {
  cloth: createWorth(
    'hardly creases',
    'knit 3, merino 3, polyester 3, nylon 3, fleece 3, seersucker 3, crochet 3, wool 2, terry 2, jersey 2, lambswool 2, cashmere 2, mohair 2, crepe 2, leather 1, tweed 2, corduroy 1, denim 1, elastane 1, lace 1, velvet -1, satin -1, chiffon 0, silk -1, lyocell -1, cotton -1, viscose -2, hemp -3, linen -4',
  ),
};
/** How small a piece folds. */
export const PACKING: Quality = {
  cloth: createWorth(
    'folds small',
    'chiffon 4, silk 3, satin 2, nylon 3, viscose 2, cupro 2, lyocell 2, crepe 2, polyester 2, lace 1, linen 1, cotton 1, seersucker 1, down 1, merino 1, cashmere 1, crochet 0, knit -1, wool -1, velvet -1, fleece -2, corduroy -2, denim -2, tweed -3, leather -3, suede -2, canvas -1',
  ),
  cut: createWorth(
    'takes little room',
    'camisole 1, tank 1, mini 1, swimwear 1, scarf 1, flip-flop 2, ballet 2, coat -2, maxi -1, gown -2, boots -3, puffer -1',
  ),
};
/** How little light the cloth lets through. */
export const OPACITY: Quality = {
  cloth: createWorth(
    'hardly lets light through',
    'leather 4, denim 4, corduroy 4, velvet 3, wool 3, tweed 4, canvas 3, gabardine 3, terry 3, fleece 3, nylon 1, polyester 0, crepe 1, cotton 1, jersey 1, elastane 0, satin 0, viscose 0, knit -1, linen -1, silk -1, crochet -4, lace -4, chiffon -4, organza -4, mesh -4',
  ),
  color: { ...DARK, White: -1, Beige: -0.4, Yellow: -0.4 },
};
/** How cool a piece stays in the heat. */
export const COOLNESS: Quality = {
  cloth: createWorth(
    'stays cool in the heat',
    'linen 4, seersucker 3, hemp 3, cotton 2, viscose 2, lyocell 2, cupro 2, silk 1, chiffon 2, lace 1, crochet 2, straw 2, canvas 1, satin 0, crepe 0, elastane -1, denim -1, knit -1, nylon -1, polyester -2, merino -2, wool -3, corduroy -3, leather -3, velvet -4, fleece -4, down -4, tweed -4, cashmere -3, mohair -3, suede -2',
  ),
  cut: createWorth(
    'lets the air in',
    'relaxed 1, oversized 1, oversize 1, wide 1, a-line 1, tiered 1, camp-collar 1, tank 1, camisole 1, sandals 2, slide 2, long-sleeved -1, roll-neck -3, skinny -1, bodycon -1, slim -0.5, boots -2',
  ),
  color: PALE,
};
/** How well a piece takes the rain. */
export const RAIN: Quality = {
  cloth: createWorth(
    'sheds the rain',
    'rubber 4, rubberized 4, vinyl 4, waxed 4, coated 3, gabardine 2, nylon 2, polyester 2, patent 2, leather 1, wool 0, tweed 0, fleece -1, cotton -1, denim -2, canvas -2, linen -2, down -2, viscose -3, velvet -3, satin -3, silk -4, suede -4, straw -3',
  ),
  cut: createWorth(
    'is made for wet days',
    'raincoat 4, parka 2, anorak 2, trench 1, hooded 2, chelsea 1, lace-up 1, sandals -1, slide -1, ballet -2',
  ),
};
/** How kind the cloth is to the skin; metals too. */
export const SKIN: Quality = {
  cloth: createWorth(
    'is kind to the skin',
    'cotton 3, silk 3, lyocell 3, viscose 2, satin 2, cashmere 2, cupro 2, fleece 2, terry 2, velvet 1, merino 1, linen 0, down 0, nylon 0, polyester 0, silver 3, steel 3, gold 1, brass -2, knit 0, alpaca -1, lambswool -1, wool -2, shetland -3, tweed -3, mohair -3, lurex -3, metallic -3, lace -2, sequins -4',
  ),
};
/** How much the cloth gives. */
export const STRETCH: Quality = {
  cloth: createWorth(
    'gives when you move',
    'elastane 4, knit 3, jersey 3, fleece 1, terry 1, crochet 1, velour 1, wool 0, denim -1, cotton -1, linen -2, leather -2, silk -2, satin -2, canvas -2, tweed -2',
  ),
  cut: createWorth(
    'is cut with room',
    'relaxed 1, oversized 1, wide 1, drawstring 2, skinny -1, bodycon -1, tailored -1',
  ),
};
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
/** How fast a piece dries. */
export const DRYING: Quality = {
  cloth: createWorth(
    'dries fast',
    'nylon 4, polyester 4, elastane 2, chiffon 3, lace 1, silk 1, viscose 1, linen 1, seersucker 2, merino 1, rubber 4, cotton -1, crepe 0, satin 1, knit -1, wool -2, down -3, denim -3, canvas -2, terry -3, fleece -1, corduroy -3, velvet -3, leather -3, suede -4, tweed -4',
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
