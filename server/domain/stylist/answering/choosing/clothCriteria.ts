import { createWorth, type Criterion } from './Criterion.ts';
import { DARK, PALE } from './colorWorth.ts';

/** Criteria that the cloth of a piece decides most. */
export const CLOTH_CRITERIA: readonly Criterion[] = [
  {
    name: 'easiest to wipe clean',
    words:
      /\b(?:wip(?:e|es|ed|ing|able)\b|keep(?:s|ing)? clean|easi(?:est|er) (?:to |for )?(?:clean|cleaning|keep (?:clean|nice))|clean(?:s|ed)? (?:the )?(?:easiest|easily|best)|(?:spills?|splashes|mud(?:dy)?|stains?|dirt)\b|mess(?:y)? proof|stain)/u,
    cloth: createWorth(
      'wipes clean with a damp cloth',
      'patent 4, vinyl 4, rubber 4, rubberized 4, coated 3, leather 3, vegan 3, acetate 3, metal 3, steel 3, nylon 2, polyester 2, waxed 1, gabardine 1, denim 0, cotton -1, canvas -1, straw -1, hemp -1, knit -1, wool -1, linen -1, tweed -1, lace -2, silk -3, satin -3, mohair -2, fleece -1, velvet -3, suede -4, sequins -3',
    ),
    color: DARK,
  },
  {
    name: 'easiest to wash',
    caution: 'Its care label is not listed here, so look at it first.',
    words:
      /\b(?:wash(?:ed|es|able|ing)?|machine|easi(?:est|er) (?:to )?(?:care|look after|maintain)|care for|look after|low(?:est)? maintenance|least (?:care|fuss|trouble|maintenance|upkeep)|dry clean|laundry|tumble)\b/u,
    cloth: createWorth(
      'goes in the machine',
      'cotton 3, denim 3, terry 3, fleece 3, polyester 3, nylon 3, seersucker 3, linen 2, hemp 2, corduroy 2, lyocell 1, viscose 0, knit 0, down -1, merino -1, wool -2, crepe -1, satin -2, lambswool -2, cashmere -3, mohair -3, alpaca -3, silk -3, velvet -3, tweed -3, lace -2, sequins -4, leather -4, suede -4',
    ),
  },
  {
    name: 'least in need of an iron',
    words:
      /\b(?:iron(?:s|ed|ing)?|wrinkl(?:e|es|ed|ing|y)|creas(?:e|es|ed|ing|y)|crumpl(?:e|es|ed|ing|y)|crush(?:es|ed)?|steam(?:ed|ing)?|travels? (?:well|best)|for (?:travel|travell?ing|the plane|a long flight|planes))\b/u,
    cloth: createWorth(
      'hardly creases',
      'knit 3, merino 3, polyester 3, nylon 3, fleece 3, seersucker 3, crochet 3, wool 2, terry 2, jersey 2, lambswool 2, cashmere 2, mohair 2, crepe 2, leather 1, tweed 2, corduroy 1, denim 1, elastane 1, lace 1, velvet -1, satin -1, chiffon 0, silk -1, lyocell -1, cotton -1, viscose -2, hemp -3, linen -4',
    ),
  },
  {
    name: 'smallest to pack',
    words:
      /\b(?:pack(?:s|ed|ing|able)?|(?:suitcase|hand luggage|carry ?on|backpack|rucksack)\b|fold(?:s|ed)? (?:up )?(?:the )?(?:small|smallest|smaller|flat)|roll(?:s|ed)? up|least (?:bulky|space|room)|tak(?:e|es) (?:up )?(?:the )?least)/u,
    cloth: createWorth(
      'folds small',
      'chiffon 4, silk 3, satin 2, nylon 3, viscose 2, cupro 2, lyocell 2, crepe 2, polyester 2, lace 1, linen 1, cotton 1, seersucker 1, down 1, merino 1, cashmere 1, crochet 0, knit -1, wool -1, velvet -1, fleece -2, corduroy -2, denim -2, tweed -3, leather -3, suede -2, canvas -1',
    ),
    cut: createWorth(
      'takes little room',
      'camisole 1, tank 1, mini 1, swimwear 1, scarf 1, flip-flop 2, ballet 2, coat -2, maxi -1, gown -2, boots -3, puffer -1',
    ),
  },
  {
    name: 'least see-through',
    caution: 'Whether it is lined is not stated.',
    words:
      /\b(?:see[ -]?(?:through|thru)|sheer(?:est)?|opaque|transparent|shows? (?:your |my )?(?:underwear|bra|knickers|skin)|shows? through)\b/u,
    cloth: createWorth(
      'hardly lets light through',
      'leather 4, denim 4, corduroy 4, velvet 3, wool 3, tweed 4, canvas 3, gabardine 3, terry 3, fleece 3, nylon 1, polyester 0, crepe 1, cotton 1, jersey 1, elastane 0, satin 0, viscose 0, knit -1, linen -1, silk -1, crochet -4, lace -4, chiffon -4, organza -4, mesh -4',
    ),
    color: { ...DARK, White: -1, Beige: -0.4, Yellow: -0.4 },
  },
  {
    name: 'coolest in the heat',
    words:
      /\b(?:heat\b|hot (?:weather|day|days|climate|summer|sun|room|office)|heatwave|humid(?:ity)?|tropic(?:al|s)|(?:2[5-9]|3\d|4\d) ?(?:c\b|degrees|°)|(?:8\d|9\d|1[01]\d) ?(?:f\b|degrees)|breath(?:es|able|e)?|sweat(?:s|y|ing)?|least (?:sweaty|clammy|hot)|coolest|airiest|keeps? (?:you |me )?cool(?:est)?|summery)\b/u,
    cloth: createWorth(
      'stays cool in the heat',
      'linen 4, seersucker 3, hemp 3, cotton 2, viscose 2, lyocell 2, cupro 2, silk 1, chiffon 2, lace 1, crochet 2, straw 2, canvas 1, satin 0, crepe 0, elastane -1, denim -1, knit -1, nylon -1, polyester -2, merino -2, wool -3, corduroy -3, leather -3, velvet -4, fleece -4, down -4, tweed -4, cashmere -3, mohair -3, suede -2',
    ),
    cut: createWorth(
      'lets the air in',
      'relaxed 1, oversized 1, oversize 1, wide 1, a-line 1, tiered 1, camp-collar 1, tank 1, camisole 1, sandals 2, slide 2, long-sleeved -1, roll-neck -3, skinny -1, bodycon -1, slim -0.5, boots -2',
    ),
    color: PALE,
  },
  {
    name: 'best in the rain',
    caution: 'Whether it is fully waterproof is not stated.',
    words:
      /\b(?:rain(?:s|y|ing|proof)?|wet(?: weather)?|water ?proof|water (?:resistant|repellent)|shower(?:s|proof)?|drizzle|downpour|puddles?|sleet|slush)\b/u,
    cloth: createWorth(
      'sheds the rain',
      'rubber 4, rubberized 4, vinyl 4, waxed 4, coated 3, gabardine 2, nylon 2, polyester 2, patent 2, leather 1, wool 0, tweed 0, fleece -1, cotton -1, denim -2, canvas -2, linen -2, down -2, viscose -3, velvet -3, satin -3, silk -4, suede -4, straw -3',
    ),
    cut: createWorth(
      'is made for wet days',
      'raincoat 4, parka 2, anorak 2, trench 1, hooded 2, chelsea 1, lace-up 1, sandals -1, slide -1, ballet -2',
    ),
  },
  {
    name: 'likeliest to last',
    words:
      /\b(?:last(?:s|ing)? (?:the )?(?:longest|best|long)|longest lasting|durab(?:le|ility)|hard(?:est)? ?wearing|toughest|tough|sturd(?:y|iest|ier)|strongest|robust|well made|best (?:made|quality)|better quality|hold(?:s)? up|stand(?:s)? up to|survive|years)\b/u,
    cloth: createWorth(
      'takes hard wear',
      'leather 3, denim 3, canvas 3, tweed 3, waxed 3, gabardine 2, nylon 2, polyester 1, rubber 2, steel 3, corduroy 2, wool 2, linen 2, hemp 3, cotton 1, suede 1, merino 0, fleece 0, knit 0, down 0, velvet -1, silk -1, satin -2, viscose -2, cashmere -1, mohair -2, crepe 0, vegan -1, sequins -3, lace -3, chiffon -3, straw -2',
    ),
  },
  {
    name: 'kindest to the skin',
    words:
      /\b(?:itch(?:y|es|iest|ing)?|scratch(?:y|es|iest)?|prickl(?:y|es)|sensitive skin|eczema|kind(?:est)? to (?:the|my|her|his) skin|against (?:the|my|her|his|bare) skin|allerg(?:y|ic|ies))\b/u,
    cloth: createWorth(
      'is kind to the skin',
      'cotton 3, silk 3, lyocell 3, viscose 2, satin 2, cashmere 2, cupro 2, fleece 2, terry 2, velvet 1, merino 1, linen 0, down 0, nylon 0, polyester 0, silver 3, steel 3, brass -2, knit 0, alpaca -1, lambswool -1, wool -2, shetland -3, tweed -3, mohair -3, lurex -3, metallic -3, lace -2, sequins -4',
    ),
  },
  {
    name: 'softest',
    words:
      /\b(?:soft(?:est|er)?|fluffiest|snuggliest|smoothest|nicest (?:to touch|feel)|feels? (?:the )?(?:nicest|softest|best))\b/u,
    cloth: createWorth(
      'is soft to the touch',
      'cashmere 5, mohair 4, alpaca 4, merino 3, silk 3, lambswool 3, fleece 3, velvet 3, terry 2, cupro 2, satin 2, modal 2, suede 2, flannel 2, lyocell 2, teddy 3, cotton 1, viscose 1, knit 1, wool 0, linen -1, denim -2, tweed -2, canvas -2, sequins -4',
    ),
  },
  {
    name: 'stretchiest',
    words:
      /\b(?:stretch(?:y|iest|es)?|(?:most|more) give|gives? the most|flexible|easiest to (?:move|bend|sit|kneel|crawl) in|move in|bend (?:down )?in)\b/u,
    cloth: createWorth(
      'gives when you move',
      'elastane 4, knit 3, jersey 3, fleece 1, terry 1, crochet 1, velour 1, wool 0, denim -1, cotton -1, linen -2, leather -2, silk -2, satin -2, canvas -2, tweed -2',
    ),
    cut: createWorth(
      'is cut with room',
      'relaxed 1, oversized 1, wide 1, drawstring 2, skinny -1, bodycon -1, tailored -1',
    ),
  },
  {
    name: 'quickest rid of hair',
    words: /\b(?:(?:dog|cat|pet|animal) (?:hair|fur)s?|lint|fluff|(?:my|the) (?:dog|cat)s?\b.{0,24}\bhairs?)\b/u,
    cloth: createWorth(
      'lets hairs brush off',
      'leather 4, nylon 3, polyester 2, satin 3, silk 2, denim 2, canvas 1, cotton 1, waxed 2, linen 1, suede -1, corduroy -3, knit -2, wool -2, tweed -1, cashmere -3, mohair -4, velvet -4, fleece -4',
    ),
  },
  {
    name: 'kindest to the planet',
    words:
      /\b(?:sustainab(?:le|ility)|eco|ecological|green(?:est)? (?:choice|option)|environment(?:al|ally)?|planet|ethical(?:ly)?|recycled|organic)\b/u,
    cloth: createWorth(
      'is the gentler choice for the planet',
      'recycled 4, organic 4, hemp 3, linen 3, lyocell 3, nettle 4, chrome-free 2, british 1, wool 1, silver 0, cotton 0, viscose 0, leather -1, nylon -3, polyester -3, acetate -1, vinyl -4',
    ),
  },
];
