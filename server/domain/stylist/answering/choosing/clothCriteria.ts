import { DARK } from '../../../qualities/colorWorth.ts';
import {
  COOLNESS,
  CREASING,
  OPACITY,
  PACKING,
  RAIN,
  SKIN,
  STRETCH,
  WASHING,
} from '../../../qualities/clothQualities.ts';
import { createWorth } from '../../../qualities/Worth.ts';
import type { Criterion } from './Criterion.ts';

/** Criteria that the cloth of a piece decides most. */
export const CLOTH_CRITERIA: readonly Criterion[] = [
  {
    name: 'best in chlorine',
    words: /\b(?:chlorine|chlorinated|pool water)\b/u,
    caution: 'Chlorine wears all swimwear out in time; a rinse in fresh water after each swim helps most.',
    cloth: createWorth('stands up to chlorine', 'polyester 4, nylon 1, elastane -1, cotton -2, terry -2, crochet -3'),
  },
  {
    name: 'least likely to catch',
    words: /\b(?:catch(?:es)?|snag(?:s|ging)?|get(?:s)? caught|hook(?:s)? on)\b/u,
    cloth: createWorth(
      'is smooth, so that little catches',
      'leather 3, denim 3, cotton 2, nylon 2, linen 1, pearl 2, silver 1, wool 0, knit -3, crochet -4, lace -3, mohair -3, sequins -4, satin -1, silk -1, glass -1',
    ),
    cut: createWorth('lies close, so that little catches', 'stud 4, hoop -1, drop -2, chandelier -4, fringe -4'),
  },
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
    ...WASHING,
    words:
      /\b(?:wash(?:ed|es|able|ing)?|machine|easi(?:est|er) (?:to )?(?:care|look after|maintain)|care for|look after|low(?:est)? maintenance|least (?:care|fuss|trouble|maintenance|upkeep)|dry clean|laundry|tumble)\b/u,
  },
  {
    name: 'least in need of an iron',
    ...CREASING,
    words:
      /\b(?:iron(?:s|ed|ing)?|wrinkl(?:e|es|ed|ing|y)|creas(?:e|es|ed|ing|y)|crumpl(?:e|es|ed|ing|y)|crush(?:es|ed)?|steam(?:ed|ing)?|travels? (?:well|best)|for (?:travel|travell?ing|the plane|a long flight|planes))\b/u,
  },
  {
    name: 'smallest to pack',
    ...PACKING,
    words:
      /\b(?:pack(?:s|ed|ing|able)?|(?:suitcase|hand luggage|carry ?on|backpack|rucksack)\b|fold(?:s|ed)? (?:up )?(?:the )?(?:small|smallest|smaller|flat)|roll(?:s|ed)? up|least (?:bulky|space|room)|tak(?:e|es) (?:up )?(?:the )?least)/u,
  },
  {
    name: 'least see-through',
    caution: 'Whether it is lined is not stated.',
    ...OPACITY,
    words:
      /\b(?:see[ -]?(?:through|thru)|sheer(?:est)?|opaque|transparent|shows? (?:your |my )?(?:underwear|bra|knickers|skin)|shows? through)\b/u,
  },
  {
    name: 'coolest in the heat',
    ...COOLNESS,
    words:
      /\b(?:heat\b|hot (?:weather|day|days|climate|summer|sun|room|office)|heatwave|humid(?:ity)?|tropic(?:al|s)|(?:2[5-9]|3\d|4\d) ?(?:c\b|degrees|°)|(?:8\d|9\d|1[01]\d) ?(?:f\b|degrees)|breath(?:es|able|e)?|sweat(?:s|y|ing)?|least (?:sweaty|clammy|hot)|coolest|airiest|keeps? (?:you |me )?cool(?:est)?|summery)\b/u,
  },
  {
    name: 'best in the rain',
    caution: 'Whether it is fully waterproof is not stated.',
    ...RAIN,
    words:
      /\b(?:rain(?:s|y|ing|proof)?|wet(?: weather)?|water ?proof|water (?:resistant|repellent)|shower(?:s|proof)?|drizzle|downpour|puddles?|sleet|slush)\b/u,
  },
  {
    name: 'likeliest to last',
    words:
      /\b(?:last(?:s|ing)? (?:the )?(?:longest|best|long)|longest lasting|durab(?:le|ility)|hard(?:est)? ?wearing|toughest|tough|sturd(?:y|iest|ier)|strongest|robust|well made|best (?:made|quality)|better quality|hold(?:s)? up|stand(?:s)? up to|survive|years)\b/u,
    cloth: createWorth(
      'takes hard wear',
      'leather 3, denim 3, canvas 3, tweed 3, waxed 3, gabardine 2, nylon 2, polyester 1, rubber 2, steel 3, corduroy 2, wool 2, linen 2, hemp 3, cotton 1, suede 1, merino 0, fleece 0, knit 0, down 0, velvet -1, silk -1, satin -2, viscose -2, cashmere -1, mohair -2, crepe 0, vegan -1, sequins -3, lace -3, chiffon -3, straw -2, silver 2, brass 2, gold-plated 1, pearl -1, glass -3, beads -2',
    ),
  },
  {
    name: 'kindest to the skin',
    ...SKIN,
    words:
      /\b(?:itch(?:y|es|iest|ing)?|scratch(?:y|es|iest)?|prickl(?:y|es)|sensitive skin|eczema|kind(?:est)? to (?:the|my|her|his) skin|against (?:the|my|her|his|bare) skin|allerg(?:y|ic|ies))\b/u,
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
    ...STRETCH,
    words:
      /\b(?:stretch(?:y|iest|es)?|(?:most|more) give|gives? the most|flexible|easiest to (?:move|bend|sit|kneel|crawl) in|move in|bend (?:down )?in)\b/u,
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
