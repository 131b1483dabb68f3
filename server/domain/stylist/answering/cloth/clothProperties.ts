import { createDictionary } from '../../../text/createDictionary.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { TalkTopic } from '../../talk/TalkTopic.ts';
import { removeAccents } from '../../../language/text/tokens.ts';
import {
  CRACKLING_BY_CLOTH,
  LASTING_BY_CLOTH,
  SHOWING_BY_CLOTH,
  SMELLING_BY_CLOTH,
  STRETCHING_BY_CLOTH,
  WETNESS_BY_CLOTH,
} from './clothInUse.ts';
import {
  BREATHING_BY_CLOTH,
  COLOR_RUNNING_BY_CLOTH,
  CREASING_BY_CLOTH,
  NATURE_BY_CLOTH,
  PILLING_BY_CLOTH,
  WEIGHT_BY_CLOTH,
} from './clothFeatures.ts';

/** A clause about each cloth or family of cloths, for one property. */
export type ByCloth = Readonly<Record<string, string>>;

/** A property of cloth that shoppers ask about, such as whether it shows through. */
export interface ClothProperty {
  /** The name of the property in the talk model. */
  readonly subject: TalkTopic;
  readonly words: RegExp;
  /** The question as a clause ('whether it shows through'), used to say that nothing is known about it. */
  readonly questionClause: string;
  /** Words that answer the question if a description contains them. */
  readonly answeringWords: readonly string[];
  readonly clauseByCloth: ByCloth;
  /** A sentence that is true of all cloths. */
  readonly general: string;
  /** The cloths that have the most of the property, best first. */
  readonly bestCloths: readonly string[];
  /** Set if the catalogue's name of the cloth answers the question. */
  readonly isOnRecord?: true;
}

const PROPERTIES: readonly ClothProperty[] = [
  {
    words:
      /\b(?:see ?thru|opaque|transparent|translucent|(?:see|shows?) through\b(?=.{0,30}\b(?:sun|light|white|against))|need a slip)\b/u,
    subject: 'sheer',
    questionClause: 'whether it shows through',
    answeringWords: ['sheer', 'see-through', 'lined', 'lining', 'opaque'],
    clauseByCloth: SHOWING_BY_CLOTH,
    general:
      'Pale, thin cloth shows most against the light; a slip or underwear in your own skin color shows least, and white the most.',
    bestCloths: ['denim', 'wool', 'corduroy', 'leather', 'velvet'],
  },
  {
    words: /\bstatic\b|\bclings? to (?:my |the )?(?:tights|legs)\b/u,
    subject: 'static',
    questionClause: 'whether it clings and crackles',
    answeringWords: ['static'],
    clauseByCloth: CRACKLING_BY_CLOTH,
    general:
      'Static comes from dry air and synthetic cloth; a little hand cream, a metal hanger passed over the cloth or an anti-static spray stops it.',
    bestCloths: ['cotton', 'linen', 'silk'],
  },
  {
    words:
      /\b(?:bleed(?:s|ing)?|colou?rs? (?:run|rub|come off|transfer)|dye (?:run|runs|come|comes|rub|rubs|off)|rub(?:s)? off|colou?rfast|fad(?:e|es|ing)|lose (?:its|the) colou?r)\b/u,
    subject: 'colorRun',
    questionClause: 'whether its color holds',
    answeringWords: ['colorfast', 'fades', 'indigo'],
    clauseByCloth: COLOR_RUNNING_BY_CLOTH,
    general:
      'Wash strong colors cool, inside out and on their own the first times; a damp white cloth rubbed on the inside shows whether dye comes off.',
    bestCloths: ['polyester', 'nylon', 'wool', 'linen'],
  },
  {
    words: /\b(?:pill(?:s|ed|ing)?|bobbl(?:e|es|ed|ing|y)|fuzz(?:y)?|lint|shed(?:s|ding)?|balls of fluff)\b/u,
    subject: 'pilling',
    questionClause: 'whether it pills',
    answeringWords: ['pill', 'pilling', 'sheds'],
    clauseByCloth: PILLING_BY_CLOTH,
    general:
      'Pills come from friction: lay the cloth flat and take them off with a wool comb or a fabric shaver, never by pulling. Smooth, tightly spun yarns pill least, such as merino, linen and cotton.',
    bestCloths: ['linen', 'silk', 'denim', 'cotton', 'merino'],
  },
  {
    words:
      /\b(?:wrinkl(?:e|es|ed|ing|y)|creas(?:e|es|ed|ing|y)|crumpl(?:e|es|ed|ing)|crush(?:es)?|iron free|need(?:s)? ironing)\b/u,
    subject: 'creasing',
    questionClause: 'whether it creases',
    answeringWords: ['wrinkle', 'crease', 'creases', 'wrinkles', 'iron'],
    clauseByCloth: CREASING_BY_CLOTH,
    general:
      'Wool, knits and synthetic fibers crease least, linen and viscose most; a steamy bathroom takes the worst out overnight.',
    bestCloths: ['merino', 'wool', 'knit', 'polyester', 'nylon', 'denim', 'crêpe', 'corduroy'],
  },
  {
    words:
      /\b(?:breath(?:e|es|able|ability|ing)|sweat(?:s|y|ing)?|clammy|sticky|get hot in|feet get hot|overheat|hot in (?:it|them|this|those|summer)|too hot|cool enough|airy)\b/u,
    subject: 'breathing',
    questionClause: 'how well it breathes',
    answeringWords: ['breathes', 'breathable', 'airy', 'cool'],
    clauseByCloth: BREATHING_BY_CLOTH,
    general: 'Linen, cotton and fine wool breathe best, smooth synthetic cloth least.',
    bestCloths: ['linen', 'cotton', 'viscose', 'lyocell', 'silk', 'merino'],
  },
  {
    words:
      /\b(?:stretch(?:y|es|ing)?|elastic(?:ated)?|elastane|spandex|lycra|any give|gives? (?:a bit|at all)|bags? (?:at|out at) the knees?|bag at|knee out|sag(?:s|ging)?|keep(?:s)? (?:its|their) shape|lose (?:its|their) shape)\b/u,
    subject: 'stretch',
    questionClause: 'how much it stretches',
    answeringWords: ['stretch', 'stretches', 'stretchy', 'elastane', 'elastic'],
    clauseByCloth: STRETCHING_BY_CLOTH,
    general: 'A few percent of elastane, or a knit, make a cloth give; a plain weave does not.',
    bestCloths: ['elastane', 'jersey', 'knit', 'wool'],
  },
  {
    words: /\b(?:smell(?:s|y|ing)?|stink(?:s|ing|y)?|odou?rs?|whiff)\b/u,
    subject: 'smell',
    questionClause: 'whether it takes on a smell',
    answeringWords: ['smell', 'odor'],
    clauseByCloth: SMELLING_BY_CLOTH,
    general: 'Wool takes on the least smell, synthetic fibers the most; airing overnight helps with all.',
    bestCloths: ['merino', 'wool', 'cashmere', 'linen', 'cotton'],
  },
  {
    words:
      /\b(?:rain(?:s|y|ing)?|water ?proof|water[ -]?resistan(?:t|ce)|water repellent|wet|snow|puddles?|soak(?:ed|s)?|slush|drizzle|seattle|portland|vancouver|london|glasgow|ireland|scotland|downpour|pour(?:s|ing))\b/u,
    subject: 'rain',
    questionClause: 'how it takes the rain',
    answeringWords: ['waterproof', 'water-repellent', 'rain', 'taped', 'waxed'],
    clauseByCloth: WETNESS_BY_CLOTH,
    general:
      'Waxed, rubberized or coated cloth with taped seams holds in steady rain; nylon and dense wool shed a shower, and cotton, suede and silk mind every drop.',
    bestCloths: ['rubber', 'rubberized', 'waxed', 'nylon', 'polyester'],
  },
  {
    words:
      /\b(?:(?:will|would|do|does|they|it|going to|gonna|how long) (?:they |it |these |those |this |that )?lasts?|durab(?:le|ility)|hold(?:s|ing)? up|hard ?wearing|wear(?:s)? (?:out|well|through)|fall(?:s|ing)? apart|peel(?:s|ing)?|crack(?:s|ing)?|rip(?:s|ping)?|tear(?:s)?|snag(?:s)?|strong(?:er|est)?|sturdy|good quality|the quality|well made|shin(?:e|ing) after|get shiny|start shining|tough)\b/u,
    subject: 'lasting',
    questionClause: 'how long it lasts',
    answeringWords: ['lasts', 'durable', 'sturdy', 'hard-wearing', 'tough'],
    clauseByCloth: LASTING_BY_CLOTH,
    general:
      'Dense cloth, tight seams and a pattern that meets at the seams are what lasts; denim, leather, canvas, tweed and linen last longest.',
    bestCloths: ['canvas', 'denim', 'leather', 'tweed', 'linen', 'corduroy', 'cotton'],
  },
  {
    words: /\b(?:thick(?:er|ness)?|thin(?:ner)?|heav(?:y|ier)|weight|gsm|flimsy|bulky)\b/u,
    subject: 'thickness',
    questionClause: 'how heavy the cloth is',
    answeringWords: ['heavy', 'thick', 'light', 'weight', 'ounce'],
    clauseByCloth: WEIGHT_BY_CLOTH,
    general: 'Coat wool, denim, leather and corduroy are heavy; silk, viscose and linen are light.',
    bestCloths: ['wool', 'tweed', 'denim', 'leather', 'corduroy'],
  },
  {
    words:
      /\b(?:synthetic|plastics?|man ?made|natural fib(?:er|re)s?|fake|faux|vegan|animal|genuine|real (?:leather|suede|silk|wool|fur|down|cotton|linen|gold|silver))\b/u,
    subject: 'nature',
    questionClause: 'what exactly it is made of',
    answeringWords: ['faux', 'vegan', 'genuine'],
    clauseByCloth: NATURE_BY_CLOTH,
    general:
      'Cotton, linen, wool, silk and leather are natural; polyester, nylon, acrylic and elastane are synthetic, and viscose is made from wood.',
    isOnRecord: true,
    bestCloths: ['linen', 'cotton', 'wool', 'merino', 'silk', 'leather'],
  },
];

/** Matches questions about what a cloth is: 'what is viscose', 'is that like plastic'. */
const WHAT_IS_PATTERN =
  /\b(?:whats?|what is|what are|what s|explain|define)(?: (?:exactly|even|actually))? (?:is |an? |this |that )?(?!(?:the|it|this|that|they|your|my)\b)([a-z]{3,14})(?= ?\?|$| (?:is|and|or|even|exactly|actually|anyway|like|made)\b)/u;
const CLOTH_NATURE: ClothProperty = {
  words: WHAT_IS_PATTERN,
  subject: 'whatIs',
  questionClause: 'what it is',
  answeringWords: [],
  clauseByCloth: NATURE_BY_CLOTH,
  general: '',
  bestCloths: [],
  isOnRecord: true,
};

/**
 * Returns the property of the given subject, or without a subject the property that a question is about; undefined if
 * there is none.
 */
export function findClothProperty(words: string, subject?: TalkTopic): ClothProperty | undefined {
  const knownProperty = PROPERTIES.find((property) => property.subject === subject);
  if (knownProperty) return knownProperty;
  const clothName = WHAT_IS_PATTERN.exec(words)?.[1];
  const isOfCloth = clothName !== undefined && describeCloth(clothName, CLOTH_NATURE) !== '';
  return isOfCloth ? CLOTH_NATURE : PROPERTIES.find(({ words: pattern }) => pattern.test(words));
}

/** The family of each cloth. All cloths of a family have the same properties. */
const FAMILY_BY_CLOTH: Readonly<Record<string, string>> = createDictionary({
  cashmere: 'fine wool',
  mohair: 'fine wool',
  alpaca: 'fine wool',
  merino: 'wool',
  lambswool: 'wool',
  tweed: 'wool',
  bouclé: 'wool',
  hemp: 'linen',
  lyocell: 'viscose',
  polyester: 'synthetic',
  nylon: 'synthetic',
  elastane: 'synthetic',
  canvas: 'cotton',
  corduroy: 'cotton',
});

const IMITATION_PATTERN = /\b(?:vegan|faux|fake|imitation|apple|cactus|pu|patent vegan) (?:leather|suede|patent)\b/gu;

/** Returns the clause about the first cloth in the words that `byCloth` contains; '' if it contains none. */
export function describeCloth(words: string, { clauseByCloth: byCloth }: ClothProperty): string {
  const clothNames = removeAccents(words)
    .toLowerCase()
    .replace(IMITATION_PATTERN, 'imitation')
    .split(/[^a-z]+/u);
  const clauses = clothNames.flatMap(
    (word) => byCloth[CLOTH_BY_NAME[word] ?? word] ?? byCloth[FAMILY_BY_CLOTH[CLOTH_BY_NAME[word] ?? word] ?? ''] ?? [],
  );
  return clauses[0] ?? '';
}

/** Other names of cloths, without accents. */
const CLOTH_BY_NAME: Readonly<Record<string, string>> = createDictionary({
  crepe: 'crêpe',
  boucle: 'bouclé',
  rayon: 'viscose',
  modal: 'viscose',
  tencel: 'lyocell',
  acrylic: 'synthetic',
  spandex: 'elastane',
  lycra: 'elastane',
});

/** Returns the piece whose cloth has the most of a property; undefined if no cloth has it. */
export function findBestPiece<Piece extends Pick<CatalogueItem, 'materials'>>(
  { bestCloths }: ClothProperty,
  items: readonly Piece[],
): Piece | undefined {
  const rateCloth = ({ materials }: Piece): number =>
    Math.min(
      ...materials
        .flatMap((cloth) => cloth.split(' '))
        .map((word) => (bestCloths.includes(word) ? bestCloths.indexOf(word) : bestCloths.length)),
      bestCloths.length,
    );
  const [bestPiece] = [...items].sort((firstPiece, secondPiece) => rateCloth(firstPiece) - rateCloth(secondPiece));
  return bestPiece && rateCloth(bestPiece) < bestCloths.length ? bestPiece : undefined;
}

/** Matches questions that ask to choose among several pieces: 'which of these has the most stretch'. */
const AMONG_PATTERN = /\b(?:which|any)\b.{0,40}\b(?:of (?:these|those|them)|most|least|best|ones?)\b/u;

export function asksAmong(words: string): boolean {
  return AMONG_PATTERN.test(words);
}
