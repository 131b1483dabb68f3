import { KIND_ENTRIES } from './lexicon/kinds.ts';
import type { Kind } from './kindBook.ts';

interface Context {
  readonly pattern: RegExp;
  readonly kinds: Readonly<Record<string, string>>;
}

/** A top from the beach shelf is a bikini top; a set from the ethnic one is no suit. */
const CONTEXTS: readonly Context[] = [
  { pattern: /swim|bikini|beachwear|bademode|badkl/i, kinds: { top: 'bikini top', camisole: 'bikini top', bra: 'bikini top', trousers: 'bikini bottom', briefs: 'bikini bottom', shorts: 'swim shorts', set: 'bikini', bodysuit: 'swimsuit', tank: 'bikini top' } },
  { pattern: /lingerie|nightwear|sleepwear|innerwear/i, kinds: { dress: 'nightdress', set: 'pajamas', suit: 'pajamas', waistcoat: 'undershirt', clothing: 'lingerie' } },
  { pattern: /ethnic|indian ?wear/i, kinds: { suit: 'kurta set', set: 'kurta set', waistcoat: 'jacket' } },
];

const BY_NAME = new Map(KIND_ENTRIES.map(({ kind, family }) => [kind, { kind, family, subkind: kind } satisfies Kind]));

/** The kind that a name means on the shelf that `context` (categories, tags, file names) tells of. */
export function inContext(kind: Kind, context: string): Kind {
  const renamed = CONTEXTS.find(({ pattern, kinds }) => pattern.test(context) && kind.kind in kinds)?.kinds[kind.kind];
  return renamed === undefined ? kind : BY_NAME.get(renamed) ?? kind;
}

/** How a jacket closes is part of its name wherever the title says it. */
export function breasted(kind: Kind, title: string): Kind {
  const cut = /\b(double|single)[ -]breasted\b/i.exec(title)?.[1]?.toLowerCase();
  const isTailored = kind.kind === 'blazer' || kind.kind === 'suit' || kind.kind === 'coat';
  if (cut === undefined || !isTailored || kind.subkind.includes('breasted')) return kind;
  return { ...kind, subkind: `${cut}-breasted ${kind.subkind}` };
}
