import { createDictionary } from '../text/createDictionary.ts';

/**
 * The groups of pieces with their own pairing weights. Some kinds are split: pumps and sneakers are both shoes, but
 * go with different clothes.
 */
const GROUPS_BY_KIND: Readonly<Record<string, readonly (readonly [group: string, words: string])[]>> = createDictionary(
  {
    jeans: [
      ['slim jeans', 'skinny,slim,jeggings'],
      ['wide jeans', 'boyfriend,wide,barrel,straight,flared,flare,bootcut,palazzo,baggy'],
    ],
    trousers: [
      ['cropped trousers', 'cropped,capri'],
      ['joggers', 'activewear,joggers,drawstring,track,sweatpants'],
      ['casual trousers', 'chinos,cargo,casual'],
    ],
    skirt: [
      ['mini skirt', 'mini,skort'],
      ['long skirt', 'long,maxi,column'],
      ['midi skirt', 'midi,knee,pencil,a line,pleated,slip'],
    ],
    dress: [
      ['gown', 'gown,gowns,wedding'],
      ['cocktail dress', 'cocktail'],
    ],
    shoes: [
      ['sneakers', 'sneakers,sneaker,trainers,athletic,running'],
      ['heels', 'pumps,pump,heels,heeled,stilettos'],
      ['sandals', 'sandals,sandal,flip flop,flip flops,espadrilles,slides'],
      ['loafers', 'loafers,loafer,moccasins'],
      ['lace-ups', 'oxfords,oxford,derbies,derby,monk,brogues,dress shoes'],
      ['flats', 'flats,ballerinas,slippers'],
    ],
    boots: [
      ['knee boots', 'knee'],
      ['ankle boots', 'ankle,booties,chelsea'],
    ],
    bag: [
      ['tote', 'tote,totes,shopper'],
      ['clutch', 'clutch,clutches,minaudière'],
      ['backpack', 'backpack,backpacks,rucksack'],
      ['shoulder bag', 'shoulder,messenger,crossbody'],
      ['handbag', 'handbag,handbags,satchel'],
    ],
  },
);

const PHRASES_BY_KIND: ReadonlyMap<string, readonly (readonly [string, readonly string[]])[]> = new Map(
  Object.entries(GROUPS_BY_KIND).map(([kind, groups]) => [
    kind,
    groups.map(([group, words]) => [group, words.split(',').map((word) => ` ${word} `)] as const),
  ]),
);

/** Returns the group of a piece. `name` has words between spaces. */
export function findPieceGroup(kind: string, name: string): string {
  const groups = PHRASES_BY_KIND.get(kind) ?? [];
  return groups.find(([, phrases]) => phrases.some((phrase) => name.includes(phrase)))?.[0] ?? kind;
}
