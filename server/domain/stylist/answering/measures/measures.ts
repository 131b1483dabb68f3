import { SHOE_KINDS } from '../../../language/lexicon/kinds.ts';
import { joinWords } from '../../../search/phrasing.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';

/** A measure that shoppers ask for and that no catalogue states in numbers. */
export interface Measure {
  /** The measure as a noun: 'the inseam'. */
  readonly asked: string;
  readonly words: RegExp;
  /** Matches a sentence of a description that states the measure. */
  readonly told?: RegExp;
  /** Kinds that have the measure; all kinds if it is undefined. */
  readonly kinds?: ReadonlySet<string>;
  /** What the catalogue does state that bears on it: 'block-heel pumps', 'a tailored cut'; '' if nothing does. */
  readonly known: (item: CatalogueItem) => string;
}

const describeCut = ({ fit }: CatalogueItem): string => (fit ? `a ${fit.replaceAll('-', ' ')} cut` : '');
const describeKind = (item: CatalogueItem): string =>
  [item.subkind || item.kind, describeCut(item)].filter(Boolean).join(', ');
const listMaterials = ({ materials }: CatalogueItem): string => joinWords(materials, 'and');
const knowNothing = (): string => '';

const UNIT_SOURCE = String.raw`(?:"|”|in\b|inch(?:es)?|cms?|centimet(?:er|re)s?|mm|feet|ft)`;

/** The measures in order, the most specific first. */
export const MEASURES: readonly Measure[] = [
  {
    asked: 'the inseam',
    words: new RegExp(
      String.raw`\b(?:inseams?|inside legs?|inner legs?|leg lengths?|(?:long|extra long|tall) legs?(?: version| length)|length of the legs?|how long (?:is|are) (?:the |its |their )?legs?|(?:2[6-9]|3[0-9]|40)(?: ?${UNIT_SOURCE})?(?: long)? (?:legs?|length|inseam|inside)|legs? (?:that (?:are|is) )?(?:2[6-9]|3[0-9]|40))\b`,
      'u',
    ),
    told: /\binseam|inside leg|leg length/iu,
    known: describeKind,
  },
  {
    asked: 'the waist in inches',
    words: new RegExp(
      String.raw`\b(?:waist (?:of )?(?:a )?\d{2}|\d{2}(?: ?${UNIT_SOURCE})? waist|waist (?:measure(?:ment)?s?|in (?:inches|cm))|how (?:big|wide|large) is the waist)\b`,
      'u',
    ),
    known: describeCut,
  },
  {
    asked: 'the rise',
    words:
      /\b(?:how (?:high|low|long) (?:is|does|do) (?:the |its )?(?:rise|waist(?:band)?|they sit|it sit)|the rise|front rise|rise (?:measure(?:ment)?|in|height))\b/u,
    told: /\brise\b/iu,
    known: describeKind,
  },
  {
    asked: 'the width of the leg',
    words:
      /\b(?:leg openings?|hem (?:width|opening)s?|how (?:wide|narrow) (?:is|are) (?:the |its |their )?(?:legs?|hems?|bottoms?|ankles?|thighs?)|(?:thigh|knee|ankle) (?:width|opening|measure(?:ment)?s?))\b/u,
    known: describeCut,
  },
  {
    asked: 'how deep the pockets are',
    words:
      /\b(?:how (?:deep|big|large) (?:is|are) (?:the |its |their )?(?:[a-z]+ )?pockets?|pockets? (?:are |is )?(?:real(?:ly)? )?(?:deep|big|large|roomy)(?: enough)?|deep pockets?|(?:deep|big|large) (?:are|is) (?:the |its |their )?pockets?|(?:fit|hold|room for|carry|put) (?:an? |my |the )?(?:[a-z]+ )?(?:phone|iphone|wallet|keys|hands?|passport)\b.{0,16}\bpockets?|pocket depth|pockets? .{0,24}\b(?:phone|wallet|keys)\b)\b/u,
    told: /\b(?:deep|roomy|big|large|wide|shallow) (?:[a-z]+ )?pockets?\b|\bpockets? (?:deep|big|large|wide|roomy|that (?:hold|take|fit))/iu,
    known: knowNothing,
  },
  {
    asked: 'the heel height',
    kinds: SHOE_KINDS,
    words: new RegExp(
      String.raw`\b(?:heel heights?|how (?:high|tall|big) (?:is|are|of a) (?:the |that |its |their )?heels?|height of (?:the |its |their )?(?:heels?|platforms?)|heels? (?:measure(?:ment)?s?|in ${UNIT_SOURCE})|how (?:many|much) ${UNIT_SOURCE} (?:is|are|high|tall)|how high (?:is|are) (?:it|they|these|those|this|that|the [a-z]+(?: one)?)\b|(?:is|are) (?:the |its |their )?heels? (?:under|over|below|less|more|about|around|higher|lower)|platform height)`,
      'u',
    ),
    told: /\b(?:millimeter|centimeter|inch)[a-z-]* (?:[a-z-]+ )?(?:heel|platform|wedge)/iu,
    known: describeKind,
  },
  {
    asked: 'the height of the shaft',
    kinds: SHOE_KINDS,
    words:
      /\b(?:how (?:high|tall|long) (?:is|are) (?:the |its |their )?(?:shafts?|boots?)|shaft height|height of the shaft)\b/u,
    told: /\bshaft|knee|calf|ankle/iu,
    known: describeKind,
  },
  {
    asked: 'the width at the calf',
    kinds: SHOE_KINDS,
    words:
      /\b(?:(?:fit|fits|for|over|with|on|suit|accommodate) (?:my |really |very )?(?:wide|big|large|thick|fat|muscular|chunky|wider|bigger) calves|(?:calf|shaft) (?:width|circumference|measure(?:ment)?s?)|width of the (?:calf|shaft)|wide[ -]calf)\b/u,
    told: /\b(?:calf|calves)\b/iu,
    known: describeKind,
  },
  {
    asked: 'the collar in inches',
    words: new RegExp(
      String.raw`\b(?:(?:collar|neck) (?:size|measure(?:ment)?|in ${UNIT_SOURCE})|(?:1[3-9]|20)(?:\.5| and a half)?(?: ?${UNIT_SOURCE})? (?:collar|neck)|(?:collar|neck) (?:of )?(?:a )?(?:1[3-9]|20))\b`,
      'u',
    ),
    known: describeCut,
  },
  {
    asked: 'how wide they are cut',
    kinds: SHOE_KINDS,
    words:
      /\b(?:(?:what|which) width|wide[ -]?fit(?:ting)?|narrow[ -]?fit(?:ting)?|(?:an? )?(?:e|ee|eee|2e|4e|g|h) width|(?:wide|narrow|roomy|big) enough (?:for|at|in|across)|how (?:wide|narrow) (?:is|are) (?:the (?:toe|shoe|boot|foot|instep)|they|these|those)|room (?:in|for) (?:the|my) (?:toes?|toe box|bunions?)|toe box|width of the (?:shoe|toe))\b/u,
    told: /\b(?:wide|narrow|roomy)\b/iu,
    known: describeKind,
  },
  {
    asked: 'what it weighs',
    words:
      /\b(?:how (?:much|many (?:grams?|kilos?|pounds?|ounces?|kgs?|lbs?)) (?:do|does|is|are|would) .{1,30}? weigh|how much .{1,20} weighs?|weigh(?:s|t)? in (?:grams?|kilos?|kg|pounds|lbs?|ounces)|what (?:do|does) .{1,30} weigh|weight of (?:it|this|that|the [a-z]+)|how heavy (?:is|are) (?:it|they|this|these|the [a-z]+(?: one)?)(?= ?(?:$|[?.,!])))\b/u,
    told: /\b(?:grams?|kilos?|ounces?)\b/iu,
    known: listMaterials,
  },
  {
    asked: 'the sleeve length',
    words:
      /\b(?:sleeve lengths?|length of (?:the |its )?sleeves?|how long (?:is|are) (?:the |its |their )?(?:sleeves?|arms?)|(?:sleeves?|arms?) in (?:inches|cm)|sleeves? (?:be |are |is )?long enough)\b/u,
    told: /\bsleeve/iu,
    known: describeKind,
  },
  {
    asked: 'the length of the strap',
    words:
      /\b(?:strap (?:drop|length)s?|length of (?:the |its )?(?:straps?|handles?|chain)|how long (?:is|are) (?:the |its |their )?(?:straps?|handles?|chain)|handle drop|(?:straps?|handles?) (?:be )?(?:long enough|adjust(?:able|ed|s)?|shortened))\b/u,
    told: /\b(?:long|short|adjust[a-z]*|inch[a-z-]*|centimeter[a-z-]*) (?:[a-z]+ )?(?:strap|handle|chain)s?\b|\b(?:strap|handle|chain)s? (?:that |which )?(?:adjust|reach|drop|sit)/iu,
    known: knowNothing,
  },
  {
    asked: 'the length in inches',
    words: new RegExp(
      String.raw`\b(?:(?:total|body|back|garment|full) length|length (?:of (?:it|this|that|the [a-z ]{3,20}) )?in ${UNIT_SOURCE}|how long (?:is|are) (?:it|they|this|these|that|those|the (?:[a-z]+ )?(?:one|dress|skirt|coat|jacket|top|shirt|jumper|sweater|shorts|cardigan|tunic|trousers|pants|jeans))(?= ?(?:$|[?.,!]| in| from| on| roughly| exactly| really| actually))|how many ${UNIT_SOURCE} (?:long|from)|shoulder to hem|shoulders? to (?:the )?(?:hem|bottom)|(?:where|how far down|how low) (?:does|do|would|will|is|are) (?:it|they|this|these|that|the [a-z ]{3,20}?) (?:hit|end|fall|come|stop|sit|reach|go)|(?:cover|reach|hit|come (?:down )?to|go (?:down )?to|past|below) (?:my|the|your) (?:knees?|bum|bottom|butt|backside|ankles?|calf|calves|mid calf|thighs?|hips?)(?= ?(?:$|[?.,!]| on)))`,
      'u',
    ),
    told: /\b(?:knee|ankle|calf|thigh|hip|hem|inch|floor)/iu,
    known: describeKind,
  },
  {
    asked: 'its measurements',
    words: new RegExp(
      String.raw`\b(?:(?:bust|chest|hips?|shoulders?|bottom|armholes?|neck|brim|head|wrist|cup)(?: (?:size|width|circumference|measure(?:ment)?s?|room)| in ${UNIT_SOURCE})|(?:width|circumference|measure(?:ment)?s?) (?:of|across|at|around|round) (?:the|its|my) (?:bust|chest|hips?|shoulders?|brim|head|wrist)|how (?:wide|much room|roomy|big|large) (?:is it |is there |are they |does it have )?(?:in |at |across |around |round |is )?the (?:bust|chest|hips?|shoulders?|brim|arms?)|how much (?:bust|chest|hip|shoulder|arm) room|pit to pit|(?:size|measurement) chart|(?:what|which) width|how wide (?:is|are) (?:it|they|this|these|the [a-z]+(?: one)?)|across the (?:face|nose)|brim width|how wide is the brim)\b`,
      'u',
    ),
    told: /\b(?:inch|centimet|brim)/iu,
    known: describeCut,
  },
  {
    asked: 'how its sizes run',
    words:
      /\b(?:true to size|(?:run|runs|running|come|comes|coming|fit|fits|cut|made|sized|is it|are they|size) (?:up |out )?(?:a (?:bit|little) |very |on the |quite |rather |really )?(?:small|large|big|tight|narrow|generous(?:ly)?|short)(?: side)?(?= ?(?:$|[?.,!]| or| in| at| on| though| tho| normally| usually)))/u,
    known: describeCut,
  },
  {
    asked: 'the weight of the cloth',
    words:
      /\b(?:gsm|denier|thread count|(?:how many )?(?:ounces|oz)(?! of)|what weight is the (?:cloth|fabric|denim))\b/u,
    told: /\b(?:ounce|denier|gram|gsm)/iu,
    known: listMaterials,
  },
  {
    asked: 'how much of each fiber is in it',
    words:
      /\b(?:what (?:percent|percentage|share)|how much (?:elastane|wool|cotton|silk|polyester|cashmere|spandex|linen|stretch|lycra|nylon)(?: is| does| do|$)|percent(?:age)? of (?:elastane|wool|cotton|silk|polyester|cashmere|linen))\b/u,
    told: /\bper ?cent|%/iu,
    known: listMaterials,
  },
  {
    asked: 'whether it is free of nickel',
    words: /\b(?:nickel|hypoallergenic)\b/u,
    told: /\bnickel|hypoallergenic/iu,
    known: listMaterials,
  },
  {
    asked: 'how much sun it keeps off',
    words: /\b(?:uv (?:protection|filter|rating|400)?|upf|spf|polari[sz]ed)\b/u,
    told: /\bUV|UPF|polari[sz]ed/u,
    known: knowNothing,
  },
  {
    asked: 'how many carats it has',
    words: /\b(?:carats?|karats?|how many k|(?:9|14|18|24) ?k)\b/u,
    told: /\b(?:carat|karat)/iu,
    known: listMaterials,
  },
];

const ASKS_OWN_SIZE_PATTERN = /\b(?:what|which) size\b/u;

/** Returns the measure of a piece that words ask for; undefined if there is none. */
export function findMeasure(words: string, { kind }: CatalogueItem): Measure | undefined {
  if (ASKS_OWN_SIZE_PATTERN.test(words)) return undefined;
  return MEASURES.find((measure) => measure.words.test(words) && measure.kinds?.has(kind) !== false);
}

/** Returns the measure with this name. */
export function findMeasureByName(asked: string): Measure | undefined {
  return MEASURES.find((measure) => measure.asked === asked);
}
