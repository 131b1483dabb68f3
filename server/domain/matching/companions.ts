import { createDictionary } from '../text/createDictionary.ts';

/** Where a kind is worn on the body. An outfit has at most one piece per slot. `full` replaces upper and lower. */
export type Slot =
  | 'upper'
  | 'layer'
  | 'outer'
  | 'lower'
  | 'full'
  | 'feet'
  | 'carried'
  | 'adornment'
  | 'head'
  | 'neck'
  | 'other';

/** The kinds of each slot, separated by commas. */
export const KINDS_BY_SLOT: Readonly<Record<Slot, string>> = {
  upper: 'tee,tank,camisole,polo,shirt,blouse,sweater,top,bodysuit,tunic,kurti',
  layer: 'cardigan,hoodie,sweatshirt,waistcoat,gilet',
  outer: 'blazer,jacket,coat',
  lower: 'trousers,jeans,skirt,shorts,leggings',
  full: 'dress,jumpsuit,suit,coord,tracksuit,saree,kurta',
  feet: 'shoes,boots,socks',
  carried: 'bag,wallet',
  adornment: 'jewelry,watch,sunglasses,belt,perfume',
  head: 'hat,hair accessory',
  neck: 'scarf,tie',
  other: 'gloves',
};

const SLOT_BY_KIND: ReadonlyMap<string, Slot> = new Map(
  Object.entries(KINDS_BY_SLOT).flatMap(([slot, kinds]) =>
    kinds.split(',').map((kind) => [kind, slot as Slot] as const),
  ),
);

export function findSlot(kind: string): Slot {
  return SLOT_BY_KIND.get(kind) ?? 'other';
}

/** Kinds that go with a kind, best first, with weights from 1 down. */
const COMPANIONS_BY_KIND: Readonly<Record<string, string>> = createDictionary({
  tee: 'jeans trousers jacket skirt blazer shorts cardigan coat',
  tank: 'jeans skirt shorts trousers cardigan jacket blazer',
  camisole: 'blazer trousers skirt jeans cardigan jacket',
  polo: 'trousers shorts jeans blazer jacket skirt',
  shirt: 'trousers blazer jeans skirt sweater coat shorts waistcoat',
  blouse: 'skirt trousers jeans blazer coat cardigan',
  sweater: 'jeans trousers skirt coat jacket shirt',
  cardigan: 'jeans dress tee skirt trousers camisole blouse',
  hoodie: 'jeans jacket trousers shorts leggings tee coat',
  sweatshirt: 'jeans trousers jacket shorts leggings skirt',
  blazer: 'shirt trousers tee jeans blouse skirt dress polo camisole sweater',
  suit: 'shirt coat polo tee blouse sweater',
  waistcoat: 'shirt trousers jeans blazer',
  gilet: 'jeans sweater tee hoodie shirt trousers leggings',
  coat: 'sweater trousers jeans dress shirt blouse skirt blazer suit',
  jacket: 'tee jeans trousers dress shirt sweater skirt hoodie',
  dress: 'cardigan blazer jacket coat',
  jumpsuit: 'blazer jacket cardigan coat tee',
  skirt: 'blouse sweater tee camisole blazer shirt jacket tank',
  jeans: 'tee shirt blazer sweater jacket blouse coat cardigan hoodie',
  trousers: 'shirt blazer blouse sweater tee polo coat camisole jacket',
  shorts: 'tee shirt polo tank blouse jacket sweatshirt',
  leggings: 'sweatshirt hoodie tee coat tank sweater jacket',
});
const ACCESSORY_KINDS = 'shoes bag jewelry boots belt scarf sunglasses watch hat tie';

/** Cached for each kind, because it is looked up for every candidate. */
const cachedCompanions = new Map<string, ReadonlyMap<string, number>>();

/** The kinds that go with a kind, and how well (0 to 1). */
export function findCompanions(kind: string): ReadonlyMap<string, number> {
  const companions = cachedCompanions.get(kind) ?? weighCompanions(kind);
  cachedCompanions.set(kind, companions);
  return companions;
}

function weighCompanions(kind: string): ReadonlyMap<string, number> {
  const garments = (COMPANIONS_BY_KIND[kind] ?? listDefaultCompanions(findSlot(kind))).split(' ');
  const weightedGarments = garments.map((name, rank) => [name, 1 - rank * 0.06] as const);
  const extras = ACCESSORY_KINDS.split(' ').filter((name) => findSlot(name) !== findSlot(kind) && name !== kind);
  return new Map([...weightedGarments, ...extras.map((name, rank) => [name, 0.7 - rank * 0.04] as const)]);
}

function listDefaultCompanions(slot: Slot): string {
  if (slot === 'upper') return 'trousers jeans skirt jacket blazer shorts';
  if (slot === 'lower') return 'tee shirt blouse sweater jacket blazer';
  if (slot === 'full') return 'jacket cardigan blazer coat';
  return 'dress trousers jeans shirt blouse skirt blazer coat sweater';
}
