import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { formatDollars } from '../../search/phrasing.ts';
import { describeLacks } from './describeLacks.ts';
import type { Merit, Wished } from './merits.ts';
import { listMerits } from './merits.ts';
import type { PlannedPiece } from './ReplyPlan.ts';

/** The number of first pieces among which the second piece of the reply is chosen. */
const CANDIDATE_COUNT = 6;
/** Minimum difference in price that is worth mentioning, as a fraction of the first price. */
const MIN_PRICE_DIFFERENCE = 0.15;

/**
 * Picks the best piece, and the piece that differs most from it among the next few. Prefers the first `exactCount`
 * items, which have everything that was requested.
 */
export function pickPieces(items: readonly CatalogueItem[], exactCount: number, wishToMeet: Wished): PlannedPiece[] {
  const [firstItem] = items;
  if (!firstItem) return [];
  const nextItems = items.slice(1, exactCount > 1 ? Math.min(exactCount, CANDIDATE_COUNT) : CANDIDATE_COUNT);
  const fittingItems = nextItems.filter((item) => describeLacks(item, wishToMeet) === '');
  const secondItem = findLeastLike(firstItem, fittingItems.length > 0 ? fittingItems : nextItems);
  const planPiece = (item: CatalogueItem, merits: readonly Merit[]): PlannedPiece => {
    const shortfall = describeLacks(item, wishToMeet);
    return {
      item,
      merits: shortfall === '' ? merits : merits.filter(({ trait }) => !shortfall.includes(trait)),
      lacks: shortfall,
    };
  };
  return [
    planPiece(firstItem, listMerits(firstItem, wishToMeet)),
    ...(secondItem ? [planPiece(secondItem, listDifferences(secondItem, firstItem, wishToMeet))] : []),
  ];
}

function findLeastLike(firstItem: CatalogueItem, otherItems: readonly CatalogueItem[]): CatalogueItem | undefined {
  const countShared = (item: CatalogueItem): number =>
    Number(item.brand === firstItem.brand) +
    Number(item.kind === firstItem.kind) +
    Number(item.colors[0] === firstItem.colors[0]) +
    Number(item.materials[0] === firstItem.materials[0]);
  return otherItems.reduce<CatalogueItem | undefined>(
    (bestItem, item) => (bestItem === undefined || countShared(item) < countShared(bestItem) ? item : bestItem),
    undefined,
  );
}

/**
 * Returns the statements that are true only of the second piece. If its price is much lower, this is the second
 * statement.
 */
function listDifferences(secondItem: CatalogueItem, firstItem: CatalogueItem, wishToMeet: Wished): Merit[] {
  const ownMerits = listMerits(secondItem, wishToMeet).filter(
    (merit) => merit.aspect !== 'price' && !isShared(merit, firstItem, wishToMeet),
  );
  const savedCents = firstItem.priceCents - secondItem.priceCents;
  const cheaperMerits: Merit[] =
    savedCents >= firstItem.priceCents * MIN_PRICE_DIFFERENCE
      ? [
          {
            aspect: 'price',
            verb: 'costs',
            words: `${formatDollars(savedCents)} less`,
            trait: `${formatDollars(savedCents)} less`,
          },
        ]
      : [];
  return [...ownMerits.slice(0, 1), ...cheaperMerits, ...ownMerits.slice(1)];
}

/** Whether a statement is also true of the other piece. */
function isShared({ aspect, trait }: Merit, otherItem: CatalogueItem, wishToMeet: Wished): boolean {
  return (
    listMerits(otherItem, wishToMeet).some((merit) => merit.aspect === aspect && merit.trait === trait) ||
    (aspect === 'material' && otherItem.materials.some((material) => material === trait)) ||
    (aspect === 'color' && otherItem.colors.some((color) => color.toLowerCase() === trait))
  );
}
