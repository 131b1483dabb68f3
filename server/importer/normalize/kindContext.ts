import { KIND_ENTRIES } from './lexicon/kinds.ts';
import type { Kind } from './kindBook.ts';

interface ContextRule {
  readonly pattern: RegExp;
  readonly kindByName: Readonly<Record<string, string>>;
}

/**
 * Categories that change a kind; the first one that knows the kind counts. In a beach category, a top is a bikini
 * top; among lingerie, a bikini is a pair of briefs; in an ethnic category, a set is not a suit.
 */
const CONTEXT_RULES: readonly ContextRule[] = [
  {
    pattern: /swim|bikini|beachwear|bademode|badkl/i,
    kindByName: {
      top: 'bikini top',
      camisole: 'bikini top',
      bra: 'bikini top',
      trousers: 'bikini bottom',
      briefs: 'bikini bottom',
      shorts: 'swim shorts',
      set: 'bikini',
      bikini: 'bikini',
      bodysuit: 'swimsuit',
      tank: 'bikini top',
    },
  },
  {
    pattern: /lingerie|nightwear|sleepwear|innerwear/i,
    kindByName: {
      dress: 'nightdress',
      set: 'pajamas',
      suit: 'pajamas',
      waistcoat: 'undershirt',
      clothing: 'lingerie',
      bikini: 'briefs',
    },
  },
  { pattern: /ethnic|indian ?wear/i, kindByName: { suit: 'kurta set', set: 'kurta set', waistcoat: 'jacket' } },
];

const ENTRY_BY_NAME = new Map(
  KIND_ENTRIES.map(({ kind, family }) => [kind, { kind, family, subkind: kind } satisfies Kind]),
);

/**
 * Returns the kind of a product after its categories, tags or file names may have changed it: a top in a beach
 * category is a bikini top.
 */
export function applyContext(kind: Kind, context: string): Kind {
  const nameInContext = CONTEXT_RULES.find(
    ({ pattern, kindByName }) => pattern.test(context) && kind.kind in kindByName,
  )?.kindByName[kind.kind];
  return nameInContext === undefined ? kind : (ENTRY_BY_NAME.get(nameInContext) ?? kind);
}

/** Adds 'single-breasted' or 'double-breasted' to the name if the title says so. */
export function addBreasting(kind: Kind, title: string): Kind {
  const cut = /\b(double|single)[ -]breasted\b/i.exec(title)?.[1]?.toLowerCase();
  const isTailored = kind.kind === 'blazer' || kind.kind === 'suit' || kind.kind === 'coat';
  if (cut === undefined || !isTailored || kind.subkind.includes('breasted')) return kind;
  return { ...kind, subkind: `${cut}-breasted ${kind.subkind}` };
}
