import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Findings, Reply } from '../Turn.ts';
import { describeRelation } from './deepReasons.ts';
import type { Wished } from './merits.ts';
import { pickPieces } from './pickPieces.ts';
import { writeReason } from './writeReason.ts';
import { findWished } from './planSearch.ts';

/** Minimum number of found pieces for recommendations. */
const MIN_ITEMS_FOR_PICKS = 4;
const MAX_PICKS = 6;

/** Returns the best pieces with their reasons. The reply names the first two. */
export function chooseBestPicks(findings: Findings, lexicon: Lexicon): Reply['deepPicks'] {
  const { items } = findings;
  if (items.length < MIN_ITEMS_FOR_PICKS) return [];
  const wishToMeet = findWished(findings, lexicon);
  const namedItems = pickPieces(items, findings.divider?.exactCount ?? 0, wishToMeet).map(({ item }) => item);
  const bestItems = [...new Set([...namedItems, ...items.slice(0, MAX_PICKS)])].slice(0, MAX_PICKS);
  return bestItems.map((item, index) => ({ itemId: item.id, reason: explainPick(item, wishToMeet, index) }));
}

function explainPick(item: CatalogueItem, wishToMeet: Wished, index: number): string {
  const relation = wishToMeet.model ? describeRelation(wishToMeet.model, item, index === 0) : '';
  return [writeReason(item, wishToMeet, index), relation].filter(Boolean).join(' ');
}
