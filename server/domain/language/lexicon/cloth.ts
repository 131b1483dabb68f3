import type { Concept } from './Concept.ts';
import { concept, joinPhrases } from './Concept.ts';
import { TRAIT_NAMES } from './traitNames.ts';

const material = (name: string, phrases = '', broader = ''): Concept =>
  concept('material', name, joinPhrases(phrases, TRAIT_NAMES.material?.[name]), { broader: ids('material', broader) });
/** Adds the garments that a cloth's name also means: 'a flannel', 'a fleece'. */
const addKinds = (entry: Concept, kinds: Concept['kinds']): Concept => ({ ...entry, kinds });
const pattern = (name: string, phrases = '', broader = ''): Concept =>
  concept('pattern', name, joinPhrases(phrases, TRAIT_NAMES.pattern?.[name]), { broader: ids('pattern', broader) });

function ids(facet: string, names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `${facet}:${name}`);
}

export const MATERIAL_CONCEPTS: readonly Concept[] = [
  material('cotton', 'pima, egyptian cotton'),
  material('linen', 'linen blend'),
  material('hemp', 'ramie, jute'),
  material('straw', 'wicker, rattan, seagrass, palm leaf, woven straw'),
  material('silk', 'silky, habotai, silken'),
  material('satin', 'satiny, charmeuse'),
  material('wool', 'woollen, woolen, pure wool, recycled wool'),
  material('merino', 'merino wool', 'wool'),
  material('lambswool', 'lambs wool, shetland, shetland wool', 'wool'),
  material('cashmere', 'cashmere blend'),
  material('alpaca', 'alpaca wool, yak, vicuna'),
  material('mohair', 'angora'),
  material('camel hair', 'camelhair'),
  material('tweed', 'donegal', 'wool'),
  addKinds(material('flannel', 'brushed cotton'), { shirt: 1 }),
  material('melton', 'melton wool, felted wool, boiled wool, felt', 'wool'),
  material('boucle', 'bouclé, tweedy'),
  material('worsted', 'worsted wool', 'wool'),
  material('knit', 'chunky knit, cable knit, fine knit, crocheted, waffle knit, pointelle'),
  material('cable', '=cable knit, cables, aran', 'knit'),
  material('rib', '=ribbed, ribbed knit, rib knit', 'knit'),
  material('denim', 'selvedge, selvage, jean fabric'),
  material('corduroy', 'cord, needlecord, corded'),
  material('velvet', 'velour, chenille'),
  material('leather', 'real leather'),
  material('patent leather', 'patent, vernis', 'leather'),
  material(
    'faux leather',
    'pvc, vinyl, latex, pleather, fake leather, imitation leather, synthetic leather, leather look',
  ),
  material('suede', ''),
  material('faux suede', 'synthetic suede, imitation suede'),
  material('fleece', 'loopback, french terry, terry, teddy, borg'),
  material('jersey', 'jersey knit, cotton jersey, ponte, scuba, neoprene'),
  material('pique', 'piqué, honeycomb knit'),
  material('poplin', 'cotton poplin'),
  addKinds(material('oxford', 'oxford cloth'), { shirt: 1 }),
  material('twill', 'gabardine, drill, cavalry twill, moleskin'),
  material('seersucker', ''),
  material('canvas', 'waxed cotton, duck canvas'),
  material('crepe', 'crêpe, crepe de chine'),
  material('chiffon', 'georgette, voile, organza, gauze, cheesecloth, muslin, taffeta'),
  material('tulle', 'mesh, net'),
  material('lace', 'lacy, broderie, broderie anglaise, eyelet, guipure'),
  material('viscose', 'tencel, lyocell, bamboo, cupro, acetate'),
  material('polyester', 'poly'),
  material('nylon', 'ripstop'),
  material('elastane', 'spandex'),
  material('synthetic', 'synthetics, man made fibres, man made fibers, acrylic'),
  material('fur', 'sheepskin, real fur, furry'),
  material('faux fur', 'synthetic fur, imitation fur'),
  material('feather', 'feathers, feathered'),
  material('down', '='),
  material('sequin', 'beaded, embellished, sparkly, glittery, glitter, rhinestone, lurex, metallic yarn'),
  concept(
    'material',
    'natural fibers',
    'natural fibres, natural fiber, natural fibre, natural fabric, natural fabrics, natural materials, natural material, natural cloth, all natural',
    {
      weightByNearConcept: Object.fromEntries(
        ['cotton', 'linen', 'hemp', 'silk', 'wool', 'merino', 'cashmere', 'alpaca', 'mohair', 'lambswool'].map(
          (name) => [`material:${name}`, 1],
        ),
      ),
    },
  ),
  material('brocade', 'jacquard, damask'),
];

export const PATTERN_CONCEPTS: readonly Concept[] = [
  pattern(
    'plain',
    'solid color, solid colour, solid colored, block color, block colour, unpatterned, no pattern, single color, single colour, one color, one colour',
  ),
  pattern('striped', 'stripe, stripey, stripped, pinstriped'),
  pattern('breton', 'breton stripes, breton striped, nautical stripe, nautical stripes, sailor stripes', 'striped'),
  pattern('pinstripe', 'pinstripes, chalk stripe, chalkstripe, fine stripe, fine stripes', 'striped'),
  pattern('banker stripe', 'banker stripes, bengal stripe, candy stripe, candy stripes', 'striped'),
  pattern('wide stripe', 'wide stripes, bold stripe, bold stripes, broad stripes, awning stripe', 'striped'),
  pattern('horizontal stripe', '=horizontal stripes, horizontal stripe', 'striped'),
  pattern('vertical stripe', '=vertical stripes, vertical stripe', 'striped'),
  pattern('check', 'checkerboard, plaid check'),
  concept('pattern', 'plaid', 'plaids, madras', {
    broader: ['pattern:check'],
    weightByNearConcept: { 'pattern:check': 0.9 },
  }),
  pattern('tartan', 'tartans', 'plaid, check'),
  pattern('gingham', '', 'check'),
  pattern('glen check', 'prince of wales check, glen', 'check'),
  pattern('windowpane', 'windowpane check', 'check'),
  pattern('houndstooth', 'hounds tooth, dogtooth, dogstooth, dog tooth, puppytooth', 'check'),
  pattern('herringbone', 'chevron, zigzag, zig zag'),
  pattern('argyle', 'diamond pattern'),
  pattern('birdseye', 'nailhead'),
  pattern('polka dot', 'polkadot, spots, spotty, pin dot'),
  pattern('floral', 'flowery, florals, blooms, blossom, liberty print, rose print, daisies, chintz, toile', 'print'),
  pattern('print', 'patterned, pattern, patterns, motif'),
  pattern('paisley', 'ikat, batik', 'print'),
  pattern('animal', 'animal prints', 'print'),
  pattern('leopard', 'leopard print, cheetah, cheetah print, jaguar print', 'animal, print'),
  pattern('zebra', 'zebra print', 'animal, print'),
  pattern('snake', 'snakeskin, snake print, python', 'animal, print'),
  pattern('tropical', 'palm print, palm trees, hawaiian, hawaiian print', 'print'),
  pattern('geometric', 'geometric print, abstract print', 'print'),
  pattern('camo', 'camouflage, camo print', 'print'),
  pattern('tie dye', 'tiedye', 'print'),
  pattern('graphic', 'graphics, logos, lettering, band logo', 'print'),
  pattern('fair isle', 'nordic pattern'),
  pattern('marled', 'space dye'),
];
