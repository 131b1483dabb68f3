import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';

const material = (name: string, phrases = '', broader = ''): Concept =>
  concept('material', name, phrases, { broader: ids('material', broader) });
/** A cloth that also names a garment: 'a flannel', 'a fleece'. */
const worn = (entry: Concept, kinds: Concept['kinds']): Concept => ({ ...entry, kinds });
const pattern = (name: string, phrases = '', broader = ''): Concept =>
  concept('pattern', name, phrases, { broader: ids('pattern', broader) });

function ids(facet: string, names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `${facet}:${name}`);
}

export const MATERIAL_CONCEPTS: readonly Concept[] = [
  material('cotton', 'organic cotton, cotton blend, pima, pima cotton, egyptian cotton'),
  material('linen', 'flax, linen blend'),
  material('hemp', 'ramie, jute'),
  material('straw', 'raffia, wicker, rattan, seagrass, palm leaf, woven straw'),
  material('silk', 'silky, mulberry silk, habotai, silken'),
  material('satin', 'satiny, sateen, charmeuse'),
  material('wool', 'woollen, woolen, wool blend, virgin wool, pure wool, recycled wool'),
  material('merino', 'merino wool', 'wool'),
  material('lambswool', 'lambs wool, shetland, shetland wool', 'wool'),
  material('cashmere', 'kashmir, cashmere blend'),
  material('alpaca', 'alpaca wool, yak, vicuna'),
  material('mohair', 'angora'),
  material('camel hair', 'camelhair'),
  material('tweed', 'harris tweed, donegal', 'wool'),
  worn(material('flannel', 'brushed cotton'), { shirt: 1 }),
  material('melton', 'melton wool, felted wool, boiled wool, felt', 'wool'),
  material('boucle', 'bouclé, tweedy'),
  material('worsted', 'worsted wool', 'wool'),
  material(
    'knit',
    'knitted, chunky knit, cable knit, ribbed knit, fine knit, crochet, crocheted, waffle knit, pointelle',
  ),
  material('cable', '=cable knit, cables, aran', 'knit'),
  material('rib', '=ribbed, ribbed knit, rib knit', 'knit'),
  material('denim', 'chambray, selvedge, selvage, jean fabric'),
  material('corduroy', 'cord, needlecord, corded'),
  material('velvet', 'velour, velveteen, chenille'),
  material('leather', 'real leather, genuine leather, nappa, lambskin'),
  material('patent leather', 'patent, vernis', 'leather'),
  material('faux leather', 'vegan leather, pvc, vinyl, latex, pleather, leatherette, fake leather', 'leather'),
  material('suede', 'nubuck, faux suede'),
  material('fleece', 'polar fleece, loopback, french terry, terry, sherpa, teddy, borg'),
  material('jersey', 'jersey knit, cotton jersey, ponte, scuba, neoprene'),
  material('pique', 'piqué, honeycomb knit'),
  material('poplin', 'cotton poplin'),
  worn(material('oxford', 'oxford cloth'), { shirt: 1 }),
  material('twill', 'gabardine, drill, cavalry twill, moleskin'),
  material('seersucker', ''),
  material('canvas', 'waxed cotton, duck canvas'),
  material('crepe', 'crêpe, crepe de chine'),
  material('chiffon', 'georgette, voile, organza, gauze, cheesecloth, muslin, taffeta'),
  material('tulle', 'mesh, net'),
  material('lace', 'lacy, broderie, broderie anglaise, eyelet, guipure'),
  material('viscose', 'rayon, modal, tencel, lyocell, bamboo, cupro, acetate'),
  material('polyester', 'poly'),
  material('nylon', 'polyamide, ripstop'),
  material('elastane', 'spandex, lycra'),
  material('synthetic', 'synthetics, man made fibres, man made fibers, man made, acrylic'),
  material('fur', 'faux fur, fake fur, shearling, sheepskin, furry'),
  material('feather', 'feathers, feathered'),
  material('down', '=goose down, duck down, down filled'),
  material(
    'sequin',
    'sequins, sequined, sequinned, beaded, embellished, sparkly, glittery, glitter, rhinestone, lurex, metallic yarn',
  ),
  material('brocade', 'jacquard, damask'),
];

export const PATTERN_CONCEPTS: readonly Concept[] = [
  pattern(
    'plain',
    'solid, solid color, solid colour, solid colored, block color, block colour, unpatterned, no pattern, single color, single colour, one color, one colour',
  ),
  pattern('striped', 'stripe, stripes, stripy, stripey, stripped, pinstriped'),
  pattern(
    'breton',
    'breton stripe, breton stripes, breton striped, nautical stripe, nautical stripes, sailor stripe, sailor stripes, mariniere',
    'striped',
  ),
  pattern(
    'pinstripe',
    'pin stripe, pinstripes, pinstriped, chalk stripe, chalkstripe, fine stripe, fine stripes',
    'striped',
  ),
  pattern('banker stripe', 'banker stripes, bengal stripe, candy stripe, candy stripes', 'striped'),
  pattern('wide stripe', 'wide stripes, bold stripe, bold stripes, broad stripes, awning stripe', 'striped'),
  pattern('horizontal stripe', '=horizontal stripes, horizontal stripe', 'striped'),
  pattern('vertical stripe', '=vertical stripes, vertical stripe', 'striped'),
  pattern('check', 'checked, checks, checkered, chequered, checquered, checkerboard, plaid check'),
  concept('pattern', 'plaid', 'plaids, madras', { broader: ['pattern:check'], near: { 'pattern:check': 0.9 } }),
  pattern('tartan', 'tartans', 'plaid, check'),
  pattern('gingham', 'vichy', 'check'),
  pattern('glen check', 'glencheck, glen plaid, prince of wales, prince of wales check, glen', 'check'),
  pattern('windowpane', 'windowpane check, window pane', 'check'),
  pattern('houndstooth', 'hounds tooth, dogtooth, dogstooth, dog tooth, puppytooth', 'check'),
  pattern('herringbone', 'chevron, zigzag, zig zag'),
  pattern('argyle', 'diamond pattern'),
  pattern('birdseye', 'nailhead'),
  pattern('polka dot', 'polka dots, polka dotted, polkadot, dots, dotted, dot, spotted, spots, spotty, pin dot'),
  pattern(
    'floral',
    'flowers, flower, flowery, florals, floral print, flower print, blooms, botanical, blossom, ditsy, liberty print, rose print, daisies, chintz, toile',
    'print',
  ),
  pattern('print', 'printed, prints, patterned, pattern, patterns, motif'),
  pattern('paisley', 'ikat, batik', 'print'),
  pattern('animal', 'animal print, animal prints', 'print'),
  pattern('leopard', 'leopard print, cheetah, cheetah print, jaguar print', 'animal, print'),
  pattern('zebra', 'zebra print', 'animal, print'),
  pattern('snake', 'snakeskin, snake print, python', 'animal, print'),
  pattern('tropical', 'palm print, palm trees, hawaiian, hawaiian print', 'print'),
  pattern('geometric', 'geometric print, abstract, abstract print', 'print'),
  pattern('camo', 'camouflage, camo print', 'print'),
  pattern('tie dye', 'tie dyed, tiedye, ombre, dip dye', 'print'),
  pattern('graphic', 'graphic print, graphics, slogan, logo, logos, logo print, lettering, band logo', 'print'),
  pattern('fair isle', 'nordic pattern'),
  pattern('marled', 'space dye'),
];
