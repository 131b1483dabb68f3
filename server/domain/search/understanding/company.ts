import type { Slot } from '../../matching/companions.ts';
import { findCompanions, findSlot } from '../../matching/companions.ts';
import { findLeadPosition } from './garments.ts';
import type { Reading } from './Reading.ts';
import { listConceptsOfFacet } from './Reading.ts';
import type { KindWeights } from './Wish.ts';

const OVER_WORDS = new Set('over atop'.split(' '));
const UNDER_WORDS = new Set('under beneath underneath inside'.split(' '));

/** Garments worn over other clothes, best first. */
const LAYER_KINDS: KindWeights = {
  cardigan: 1,
  jacket: 1,
  blazer: 1,
  coat: 0.95,
  sweater: 0.9,
  hoodie: 0.8,
  sweatshirt: 0.8,
};
const UNDERLAYER_KINDS: KindWeights = {
  tee: 1,
  shirt: 1,
  camisole: 1,
  blouse: 1,
  tank: 0.95,
  polo: 0.9,
  sweater: 0.85,
};
/** Garments worn over swimwear. */
const COVER_KINDS: KindWeights = { dress: 1, shirt: 0.95, shorts: 0.9, skirt: 0.85, jumpsuit: 0.8 };
/** Slots of garments that are worn over a top, such as jackets. */
const SLOTS_OVER_TOP: ReadonlySet<Slot> = new Set(['layer', 'outer', 'full']);

/**
 * Returns the kinds that go well with a garment that the shopper wants to combine ('something over a slip dress',
 * 'what goes with grey trousers'). Returns null if the query has no such garment, or also names the garment to find.
 */
export function findKindsToWearWith(reading: Reading): KindWeights | null {
  for (const span of reading.findSpansWithRole('context')) {
    const kinds = listConceptsOfFacet(span, 'kind').flatMap((entry) => Object.keys(entry.kinds));
    const [kind] = kinds;
    if (kind === undefined) continue;
    const suitedKinds = Object.entries(chooseKindsToWearWith(kind, findPreposition(reading, span))).filter(
      ([name]) => !kinds.includes(name),
    );
    return suitedKinds.length > 0 ? Object.fromEntries(suitedKinds) : null;
  }
  return null;
}

/** Returns the preposition before a garment; 'over' for 'on top of'. */
function findPreposition(reading: Reading, span: Parameters<typeof findLeadPosition>[1]): string {
  const position = findLeadPosition(reading, span);
  return reading.hasWordsAt(position - 2, ['on', 'top', 'of']) ? 'over' : reading.word(position);
}

function chooseKindsToWearWith(kind: string, preposition: string): KindWeights {
  if (kind === 'swimwear') return COVER_KINDS;
  if (OVER_WORDS.has(preposition)) return LAYER_KINDS;
  if (UNDER_WORDS.has(preposition) && SLOTS_OVER_TOP.has(findSlot(kind))) return UNDERLAYER_KINDS;
  return Object.fromEntries(findCompanions(kind));
}
