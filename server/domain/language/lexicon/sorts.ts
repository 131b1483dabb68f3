import type { Concept, WeightByName } from './Concept.ts';
import { concept } from './Concept.ts';
import { NAMES_BY_SUBTYPE } from './garmentNames.ts';

/** A subtype of a garment with all its names: 'trainers' finds sneakers, 'no heels' excludes only heels. */
interface GarmentSubtype {
  readonly kind: string;
  readonly concept: Concept;
  /** Names that mean the kind without a garment word, such as 'trainers' for shoes. */
  readonly names: readonly string[];
}

/**
 * Creates a subtype. `names` also name the kind; the names that the importer shares are in `NAMES_BY_SUBTYPE`.
 * `words` only describe the subtype, or also name other kinds.
 */
function subtype(
  kind: string,
  name: string,
  names: string,
  words = '',
  nearWeights: WeightByName = {},
): GarmentSubtype {
  const listedPhrases = `${NAMES_BY_SUBTYPE[name] ?? ''},${names}`
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
  const singularsAndPlurals = [
    ...new Set(listedPhrases.flatMap((phrase) => (phrase.endsWith('s') ? [phrase] : [phrase, `${phrase}s`]))),
  ];
  return {
    kind,
    names: singularsAndPlurals,
    concept: concept('detail', name, `=${[...singularsAndPlurals, words].join(',')}`, {
      weightByNearConcept: nearWeights,
    }),
  };
}

const GARMENT_SUBTYPES: readonly GarmentSubtype[] = [
  subtype(
    'shoes',
    'sneaker',
    'hi top, low top, sneaks, kick, crep, sneaker shoe, sneaker shoes, sports trainer, takkie, tekkie, sandshoe, gutties, sannies, daps, canvass shoe, canvass shoes, canvas sneaker, tennies, tackies, running kicks, dad shoe, chunky trainer, ',
  ),
  subtype('shoes', 'running shoe', 'runner, running trainer, running sneaker', '', {
    'detail:sneaker': 0.6,
  }),
  subtype('shoes', 'loafer', 'tassel loafer, horsebit loafer, heeled loafer, mules loafer'),
  subtype(
    'shoes',
    'heeled',
    'heels, court shoe, stiletto heels, high heel shoes, heel shoes, pump shoes',
    'heeled, high heeled, heel, high heel, block heel, kitten heel, stiletto heel',
  ),
  subtype('shoes', 'ballet flat', 'ballet flat, ballerina, ballet pump, ballet shoe, dolly shoe'),
  subtype(
    'shoes',
    'flip flop',
    'flip flop, thongs for the beach, thongs for the pool, thongs for my feet, mens thongs for the beach, beach thong, rubber thong, pool thong, aussie thong, jandal, plugger, slip slop, rubber slipper',
  ),
  subtype(
    'hat',
    'beanie',
    'beanie, winter hat, woolly cap, pom pom hat, bobble beanie, pompom hat, wooly hat, watch cap, knit cap, bobble cap, winter cap, monkey cap, toboggan hat',
  ),
  subtype('hat', 'cap', 'cap, dad cap, peak cap, peaked cap, ball cap, sports cap'),
  subtype('bag', 'tote', 'shopper bag, carryall', 'shopper'),
  subtype('swimwear', 'bikini', 'bikini, two piece swimwear, two piece bathing suit', 'midriff, belly, tummy, stomach'),
  subtype(
    'swimwear',
    'swimsuit',
    'swimsuit, swimming suit, bathing costume, cossie, maillot, swimming costume, one piece swimwear, one piece bathing suit, one piece costume, full piece swimsuit, swim suite',
    'one piece',
  ),
  subtype('jumpsuit', 'playsuit', 'rompers, short jumpsuit, playsuits'),
  subtype('jumpsuit', 'dungarees', 'bib overalls, bib and brace, salopettes, dungaree'),
  subtype('jumpsuit', 'boilersuit', 'flight suit'),
  subtype('dress', 'gown', 'ballgown, prom dress', '', {
    'occasion:evening': 0.7,
  }),
  subtype('dress', 'knit dress', 'knitted dress'),
  subtype('dress', 'shirt dress', 'shirtdress, shirtwaister, shirtwaist dress, shirtwaist'),
  subtype('dress', 'sundress', '', '', { 'season:summer': 1 }),
  subtype('skirt', 'miniskirt', '', '', { 'detail:mini': 1 }),
  subtype('coat', 'pea coat', 'reefer coat'),
  subtype(
    'trousers',
    'joggers',
    'jogging bottoms, jogging pants, trackies, tracksuit bottoms, trackie bottoms, tracky bottoms, trackie dacks, trackie daks, tracky dacks, tracky daks, trackie pants, trackpants',
    '',
    {
      'detail:drawstring': 0.8,
      'occasion:lounge': 0.5,
    },
  ),
  subtype('suit', 'tuxedo', 'dinner suit', 'tuxedo, tux, tuxedos, dinner jacket, tuxedo jacket, smoking jacket'),
  subtype(
    'jacket',
    'puffer',
    '',
    'puffer, puffers, puffa, puffer jacket, puffer coat, down jacket, down coat, padded jacket, padded coat, quilted jacket, quilted coat',
    { 'material:down': 0.9 },
  ),
];

export const SUBTYPE_CONCEPTS: readonly Concept[] = GARMENT_SUBTYPES.map((entry) => entry.concept);

const SUBTYPE_NAMES: ReadonlySet<string> = new Set(SUBTYPE_CONCEPTS.map(({ name }) => name));

/** Whether a detail is the name of a subtype ('sneaker') and so cannot be an adjective. */
export const isSubtypeName = (detail: string): boolean => SUBTYPE_NAMES.has(detail);

export function listSubtypeNames(kind: string): readonly string[] {
  return GARMENT_SUBTYPES.filter((entry) => entry.kind === kind).flatMap(({ names }) => names);
}
