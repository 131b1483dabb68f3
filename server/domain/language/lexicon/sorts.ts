import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';

/** A subtype of a garment with all its names, so that 'trainers' finds sneakers and 'no heels' excludes only heels. */
interface Sort {
  readonly kind: string;
  readonly concept: Concept;
  /** Names without the garment word; these also name the kind. */
  readonly names: readonly string[];
}

type Near = Readonly<Record<string, number>>;

/** `names` imply the kind; `words` only describe it, or are also names of another kind. */
function sort(kind: string, name: string, names: string, words = '', near: Near = {}): Sort {
  const listed = names
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
  const both = listed.flatMap((phrase) => (phrase.endsWith('s') ? [phrase] : [phrase, `${phrase}s`]));
  return { kind, names: both, concept: concept('detail', name, `=${[...both, words].join(',')}`, { near }) };
}

const SORTS: readonly Sort[] = [
  sort(
    'shoes',
    'sneaker',
    'sneaker, trainer, plimsoll, gym shoe, sports shoe, tennis shoe, high top, hi top, low top, sneaks',
  ),
  sort('shoes', 'running shoe', 'running shoe, runners, running trainer, running sneaker', '', {
    'detail:sneaker': 0.6,
  }),
  sort(
    'shoes',
    'loafer',
    'loafer, moccasin, penny loafer, tassel loafer, horsebit loafer, heeled loafer, driving shoe, slip ons',
  ),
  sort(
    'shoes',
    'heeled',
    'heels, high heels, kitten heels, block heels, stiletto, pumps',
    'heeled, high heeled, heel, high heel, block heel, kitten heel',
  ),
  sort('hat', 'beanie', 'beanie, bobble hat, pompom hat, woolly hat, wooly hat, watch cap, knit cap, knitted hat'),
  sort('hat', 'cap', 'cap, baseball cap, trucker cap, dad cap'),
  sort('bag', 'tote', 'tote, tote bag, shopper bag, carryall', 'shopper'),
  sort('swimwear', 'bikini', 'bikini, tankini, two piece swimsuit'),
  sort(
    'swimwear',
    'swimsuit',
    'swimsuit, one piece swimsuit, swim suit, swimming suit, swimming costume, bathing suit, bathing costume, cossie, maillot',
    'one piece',
  ),
  sort('jumpsuit', 'playsuit', 'playsuit, romper'),
  sort('jumpsuit', 'dungarees', 'dungarees, dungaree, overalls'),
  sort('jumpsuit', 'boilersuit', 'boilersuit, boiler suit, coverall, flight suit'),
  sort('dress', 'gown', 'gown, evening gown, ball gown, ballgown, evening dress, prom dress', '', {
    'occasion:evening': 0.7,
  }),
  sort('dress', 'knit dress', 'knit dress, knitted dress, sweater dress, jumper dress'),
  sort('dress', 'shirt dress', 'shirt dress, shirtdress, shirtwaister, shirtwaist dress, shirtwaist'),
  sort('dress', 'sundress', 'sundress, sun dress', '', { 'season:summer': 1 }),
  sort('skirt', 'miniskirt', 'miniskirt', '', { 'detail:mini': 1 }),
  sort('coat', 'pea coat', 'pea coat, peacoat, reefer coat'),
  sort(
    'trousers',
    'joggers',
    'joggers, jogger, jogging bottoms, jogging pants, sweatpants, sweat pants, track pants, trackpants, trackies, tracksuit bottoms',
    '',
    { 'detail:drawstring': 0.8, 'occasion:lounge': 0.5 },
  ),
  sort('suit', 'tuxedo', 'dinner suit', 'tuxedo, tux, tuxedos, dinner jacket, tuxedo jacket, smoking jacket'),
  sort(
    'jacket',
    'puffer',
    '',
    'puffer, puffers, puffa, puffer jacket, puffer coat, down jacket, down coat, padded jacket, padded coat, quilted jacket, quilted coat',
    { 'material:down': 0.9 },
  ),
];

export const SORT_CONCEPTS: readonly Concept[] = SORTS.map((entry) => entry.concept);

/** The names of a kind's subtypes. */
export function namesOfSorts(kind: string): readonly string[] {
  return SORTS.filter((entry) => entry.kind === kind).flatMap(({ names }) => names);
}
