import type { Language } from '../hearing/hear.ts';
import { isSameThing, listWantedKinds } from './groups.ts';
import { readParts } from './readParts.ts';
import type { WishPart } from './WishPart.ts';

/** What a body or a day that the shopper told means for a garment. */
interface Need {
  /** The concept that the shopper told or refused. */
  readonly concept: string;
  readonly stance: 'wanted' | 'refused';
  readonly kinds: ReadonlySet<string>;
  /** The consequence in words of the search. */
  readonly words: string;
  /** The words that the shopper must have said, if the concept has other meanings. */
  readonly said?: RegExp;
}

const createKindIds = (names: string): ReadonlySet<string> => new Set(names.split(' ').map((name) => `kind:${name}`));

const SHOE_KINDS = createKindIds('shoes footwear');
const BOOT_KINDS = createKindIds('boots');
const DRESS_KINDS = createKindIds('dress jumpsuit maxi');
const FOOTWEAR_KINDS = new Set([...SHOE_KINDS, ...BOOT_KINDS]);
const TOP_KINDS = createKindIds('top tee blouse shirt tunic knitwear');
const BOTTOM_KINDS = createKindIds('trousers jeans leggings shorts skirt bottoms');

const createNeed = (
  concept: string,
  kinds: ReadonlySet<string>,
  words: string,
  stance: Need['stance'] = 'wanted',
): Need => ({
  concept,
  stance,
  kinds,
  words,
});

const NEEDS: readonly Need[] = [
  { ...createNeed('occasion:outdoor', SHOE_KINDS, 'no sandals'), said: /walk|hik|rambl/u },
  createNeed(
    'function:on feet',
    SHOE_KINDS,
    'comfortable, flat, no heels, no sandals, no flip flops, no mules, no slippers',
  ),
  createNeed('function:on feet', BOOT_KINDS, 'comfortable, flat, no heels'),
  createNeed('function:for mud', FOOTWEAR_KINDS, 'flat, no heels, no sandals'),
  createNeed(
    'occasion:outdoor',
    SHOE_KINDS,
    'flat, no heels, no flip flops, no slides, no mules, no slippers, no pumps',
  ),
  createNeed('occasion:outdoor', BOOT_KINDS, 'flat, no heels'),
  createNeed(
    'occasion:funeral',
    SHOE_KINDS,
    'black, no white, no sandals, no flip flops, no slides, no sneakers, no satin, no sequins, no stilettos',
  ),
  createNeed('occasion:funeral', DRESS_KINDS, 'no mini, no leather, no sequins, no bodycon, no revealing, no cut out'),
  createNeed(
    'occasion:interview',
    SHOE_KINDS,
    'no mules, no sandals, no flip flops, no slides, no slippers, no sneakers, no satin',
  ),
  createNeed('function:maternity', DRESS_KINDS, 'relaxed fit, no fitted, no bodycon, no sheath, no leather'),
  createNeed('function:maternity', TOP_KINDS, 'relaxed fit, no fitted'),
  createNeed('function:maternity', BOTTOM_KINDS, 'elastic waist, no skinny, no leather'),
  createNeed('function:maternity', SHOE_KINDS, 'comfortable, no stilettos'),
  createNeed('function:after birth', new Set([...DRESS_KINDS, ...TOP_KINDS]), 'relaxed fit, no bodycon'),
  createNeed('function:for laptop', createKindIds('bag'), 'large, no clutch, no evening bag'),
  createNeed(
    'detail:laced',
    FOOTWEAR_KINDS,
    'no oxfords, no derby shoes, no brogues, no lace up boots, no sneakers',
    'refused',
  ),
];

/** Facts about a body or a day that matter only for the garments of their needs. */
const IDLE_CONCEPTS: ReadonlySet<string> = new Set(['function:on feet']);

/** Removes needs that do not matter for the garments of the wish: a cardigan is not for standing all day. */
export function withoutIdleNeeds(wish: readonly WishPart[]): readonly WishPart[] {
  const needs = findNeeds(wish);
  return wish.filter(
    ({ concepts }) =>
      needs.some(({ concept }) => concepts.includes(concept)) || !concepts.some((id) => IDLE_CONCEPTS.has(id)),
  );
}

/** Adds to the wish what the told needs mean for its garments, such as flat shoes for a nurse. */
export function withNeeds(wish: readonly WishPart[], { lexicon, spelling }: Language): readonly WishPart[] {
  const implied = findNeeds(wish).flatMap(({ words }) => readParts(words, lexicon, spelling).parts);
  return [...wish, ...implied.filter((part) => !wish.some((otherPart) => isStated(part, otherPart)))];
}

function findNeeds(wish: readonly WishPart[]): readonly Need[] {
  const kinds = listWantedKinds(wish).flatMap(({ concepts }) => concepts);
  return NEEDS.filter(
    ({ concept, stance, kinds: needyKinds, said }) =>
      kinds.some((id) => needyKinds.has(id)) &&
      wish.some(
        (part) =>
          part.stance === stance && part.concepts.includes(concept) && (said === undefined || said.test(part.words)),
      ),
  );
}

/** Whether the shopper stated something about the implied property. A refused subtype differs from its kind. */
function isStated(implied: WishPart, part: WishPart): boolean {
  return implied.facet === 'kind' ? implied.words === part.words : isSameThing(implied, part);
}
