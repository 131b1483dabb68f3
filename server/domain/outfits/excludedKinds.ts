import { createDictionary } from '../text/createDictionary.ts';

/** Kinds that are never worn together. */
const EXCLUDED_KINDS: Readonly<Record<string, readonly string[]>> = createDictionary({
  suit: ['blazer', 'cardigan', 'gilet', 'hoodie', 'jacket', 'waistcoat', 'sweatshirt'],
  coord: ['blazer', 'waistcoat'],
  blazer: ['jacket'],
  gilet: ['jacket', 'blazer'],
  waistcoat: ['jacket'],
  dress: ['waistcoat', 'gilet', 'tie'],
  jumpsuit: ['waistcoat', 'tie', 'belt'],
  hoodie: ['blazer', 'cardigan', 'waistcoat', 'gilet', 'tie'],
  sweatshirt: ['blazer', 'cardigan', 'waistcoat', 'tie'],
  sweater: ['cardigan', 'waistcoat', 'hoodie'],
  shorts: ['coat', 'tie', 'waistcoat', 'boots'],
  leggings: ['blazer', 'waistcoat', 'tie', 'belt'],
  tie: ['tee', 'tank', 'camisole', 'polo', 'blouse', 'jeans'],
  belt: ['dress', 'tracksuit', 'suit'],
});

const KIND_NUMBERS = new Map(
  [...new Set(Object.entries(EXCLUDED_KINDS).flatMap(([kind, kinds]) => [kind, ...kinds]))].map((kind, index) => [
    kind,
    index + 1,
  ]),
);
/** The number that stands for every kind without exclusions. */
const UNRESTRICTED_KIND_NUMBER = 0;
const KIND_COUNT = KIND_NUMBERS.size + 1;
/** 1 for two kinds that are never worn together, 0 for other pairs. */
const EXCLUDED_PAIRS = new Uint8Array(KIND_COUNT * KIND_COUNT);
for (const [kind, kinds] of Object.entries(EXCLUDED_KINDS)) {
  for (const otherKind of kinds) {
    EXCLUDED_PAIRS[findKindNumber(kind) * KIND_COUNT + findKindNumber(otherKind)] = 1;
    EXCLUDED_PAIRS[findKindNumber(otherKind) * KIND_COUNT + findKindNumber(kind)] = 1;
  }
}

export function findKindNumber(kind: string): number {
  return KIND_NUMBERS.get(kind) ?? UNRESTRICTED_KIND_NUMBER;
}

/** Whether two kinds are never worn together. */
export function isExcludedPair(oneKindNumber: number, otherKindNumber: number): boolean {
  return EXCLUDED_PAIRS[oneKindNumber * KIND_COUNT + otherKindNumber] === 1;
}
