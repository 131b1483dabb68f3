import type { Concept, WeightByName } from './Concept.ts';
import { concept } from './Concept.ts';
import { listWithOwners, PET_HAIR } from './phraseLists.ts';

/** A bad quality that shoppers only name to avoid it, with what they want instead. */
interface Drawback {
  readonly concept: Concept;
  /** How a chip names the refusal: 'not itchy'. */
  readonly refusedLabel: string;
  readonly wantedInstead: WeightByName;
}

const drawback = (name: string, refusedLabel: string, phrases: string, wantedInstead: WeightByName): Drawback => ({
  concept: concept('function', name, phrases),
  refusedLabel,
  wantedInstead,
});

export const DRAWBACKS: readonly Drawback[] = [
  drawback(
    'itchy',
    'not itchy',
    'itch, itches, itchiness, scratchy, scratch, scratches, prickly, prickle, prickles, tickly, irritate, irritates, irritating, rough on the skin, rough on skin',
    { 'function:kind to skin': 1 },
  ),
  drawback(
    'creasing',
    'no ironing',
    'crease, creases, creased, wrinkle, wrinkles, wrinkly, wrinkled, crumple, crumples, crumpled, ironing, ironed, an iron, the iron, iron',
    { 'function:crease free': 1 },
  ),
  drawback(
    'see through',
    'not see-through',
    `see through, seethrough, see thru, seen through, show through, shows through, translucent, ${listWithOwners('show, shows, showing, see, reveal, reveals', 'bra, underwear, knickers, pants, undies')}`,
    { 'function:opaque': 1 },
  ),
  drawback(
    'hard on feet',
    'easy on the feet',
    `blister, blisters, hurt, hurts, hurting, painful, pain, agony, uncomfortable, uncomfy, pinch, pinches, rub, rubs, chafe, crippling, cripple, toe pinching, ${listWithOwners('hurt, hurts, kill, kills, killing, destroy, ruin, cripple, wreck, pinch, rub, murder', 'feet, foot, toes, heels')}`,
    { 'function:easy on feet': 1, 'function:comfortable': 0.6 },
  ),
  drawback(
    'clingy',
    'not clingy',
    'cling, clings, clinging, stick to me, sticks to me, hug every lump, skin tight, hugging',
    {
      'function:forgiving': 1,
      'fit:relaxed': 0.8,
      'fit:a line': 0.8,
    },
  ),
  drawback(
    'sweaty',
    'not sweaty',
    'show sweat, shows sweat, sweat patches, sweat marks, sweat stains, make me sweat, makes me sweat, make you sweat, show sweat patches, show sweat marks, sweat through, sticky, clammy, stuffy in summer',
    { 'function:breathable': 1, 'color:white': 0.7, 'color:black': 0.7 },
  ),
  drawback(
    'delicate',
    'easy to wash',
    '=shrink, shrinks, shrinking, shrink in the wash, shrinks in the wash, dry clean, dry clean only, dry cleaned, dry cleaning, dryclean, hand wash, hand wash only, handwash, hand washing, high maintenance, fiddly to wash',
    { 'function:washable': 1 },
  ),
  drawback(
    'shows dirt',
    'hides dirt',
    '=show dirt, shows dirt, show the dirt, shows the dirt, show stains, shows stains, show marks, show every mark, shows every mark, show spills, get dirty, gets dirty, look dirty',
    { 'color:black': 1, 'color:brown': 0.9, 'color:blue': 0.8, 'color:gray': 0.8, 'color:green': 0.7 },
  ),
  drawback(
    'shows pet hair',
    'hides pet hair',
    `=${listWithOwners('show, shows, attract, attracts, pick up, picks up, collect, collects', PET_HAIR)}`,
    { 'function:hides pet hair': 1 },
  ),
  drawback(
    'bulky',
    'not bulky',
    'look huge, look big, look bigger, look fat, look fatter, look wide, look wider, look enormous, look massive, look like a tent, look like a sack, look like a bin bag, look like a whale, look like a marshmallow, look like the michelin man, look boxy, look bulky, look dumpy, look short, look shorter, swamp me, swamps me, drown me, drowns me, add bulk, adds bulk, shapeless, sack like, tent like',
    { 'fit:tailored': 1, 'fit:fitted': 1, 'fit:straight': 0.8, 'fit:slim': 0.9, 'fit:wrap': 0.8, 'detail:wrap': 0.8 },
  ),
  drawback(
    'frumpy',
    'not frumpy',
    'dowdy, mumsy, matronly, grannyish, granny ish, old ladyish, old lady, old ladies, age me, ages me, aging, ageing, like my mother, like my nan, like my gran, like my grandma, like a granny, like a grandma, look old, look older, old looking',
    { 'style:chic': 1, 'style:trendy': 1, 'style:edgy': 0.8, 'style:minimalist': 0.7, 'fit:tailored': 0.7 },
  ),
  drawback(
    'boring',
    'not boring',
    'dull, drab, bland, unexciting, uninspiring, run of the mill, same old, dreary, samey, middle of the road',
    {
      'style:trendy': 0.5,
      'style:glamorous': 0.6,
      'style:edgy': 0.5,
      'pattern:print': 1,
      'pattern:animal': 1,
      'color:multicolor': 1,
      'color:red': 0.8,
      'color:orange': 0.8,
      'color:pink': 0.7,
      'color:purple': 0.7,
      'color:yellow': 0.7,
      'color:green': 0.6,
    },
  ),
  drawback(
    'slipping',
    'stays in place',
    '=fall down, falls down, falling down, fall off, falls off, slip off, slips off, slip down, slips down, slide down, slides down, ride up, rides up, riding up, roll down, rolls down, gape, gapes, gaping, dig in, digs in, bag at the knees, lose its shape, lose their shape',
    { 'function:stretch': 1 },
  ),
];

export const DRAWBACK_CONCEPTS: readonly Concept[] = DRAWBACKS.map((entry) => entry.concept);
const LABEL_BY_ID: ReadonlyMap<string, string> = new Map(
  DRAWBACKS.map((entry) => [entry.concept.id, entry.refusedLabel]),
);

export const isDrawback = ({ id }: Pick<Concept, 'id'>): boolean => LABEL_BY_ID.has(id);

/** Returns how a chip names the refusal of a drawback; undefined for other concepts. */
export const findRefusedLabel = ({ id }: Pick<Concept, 'id'>): string | undefined => LABEL_BY_ID.get(id);
