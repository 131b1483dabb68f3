import { DARK, MOTTLED, PALE } from './colorWorth.ts';
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
/** How fast a piece dries. */
export const DRYING: Quality = {
  cloth: createWorth(
    'dries fast',
    'nylon 4, polyester 4, elastane 2, chiffon 3, lace 1, silk 1, viscose 1, linen 1, seersucker 2, merino 1, rubber 4, cotton -1, crepe 0, satin 1, knit -1, wool -2, down -3, denim -3, canvas -2, terry -3, fleece -1, corduroy -3, velvet -3, leather -3, suede -4, tweed -4',
  ),
};
/** How little the hair of pets stays and shows on a piece. */
export const PET_HAIR: Quality = {
  cloth: createWorth(
    'lets the hair of pets brush off',
    'nylon 4, leather 4, vinyl 4, rubber 4, rubberized 4, polyester 3, waxed 3, coated 3, denim 2, gabardine 2, satin 2, silk 2, canvas 1, cotton 1, linen 1, seersucker 1, viscose 1, lyocell 1, crepe 1, tweed 1, jersey 0, merino -1, wool -2, cashmere -2, lambswool -2, knit -2, suede -2, terry -2, corduroy -3, alpaca -3, mohair -4, fleece -4, velvet -4',
  ),
  color: MOTTLED,
};
