import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { formatDollars } from '../../search/phrasing.ts';
import { lacking } from './lacking.ts';
import type { Merit, Wished } from './merits.ts';
import { meritsOf } from './merits.ts';
import type { PlannedPiece } from './ReplyPlan.ts';

/** The number of first pieces among which the second piece of the reply is chosen. */
const LOOKED_AT = 6;
/** Minimum difference in price that is worth mentioning, as a fraction of the first price. */
const WORTH_SAYING = 0.15;

/**
 * Picks the best piece and, of the next few, the one that differs most from it. Prefers the first `exactCount` items,
 * which have everything that was requested.
 */
export function pickPieces(items: readonly CatalogueItem[], exactCount: number, wished: Wished): PlannedPiece[] {
  const [first] = items;
  if (!first) return [];
  const next = items.slice(1, exactCount > 1 ? Math.min(exactCount, LOOKED_AT) : LOOKED_AT);
  const whole = next.filter((item) => lacking(item, wished) === '');
  const second = leastLike(first, whole.length > 0 ? whole : next);
  const planned = (item: CatalogueItem, merits: readonly Merit[]): PlannedPiece => {
    const lacks = lacking(item, wished);
    return { item, merits: lacks === '' ? merits : merits.filter(({ trait }) => !lacks.includes(trait)), lacks };
  };
  return [
    planned(first, meritsOf(first, wished)),
    ...(second ? [planned(second, differences(second, first, wished))] : []),
  ];
}

function leastLike(first: CatalogueItem, others: readonly CatalogueItem[]): CatalogueItem | undefined {
  const shared = (item: CatalogueItem): number =>
    Number(item.brand === first.brand) +
    Number(item.kind === first.kind) +
    Number(item.colors[0] === first.colors[0]) +
    Number(item.materials[0] === first.materials[0]);
  return others.reduce<CatalogueItem | undefined>(
    (best, item) => (best === undefined || shared(item) < shared(best) ? item : best),
    undefined,
  );
}

/** Returns the statements that are only true of the second piece. Puts a much lower price in second place. */
function differences(second: CatalogueItem, first: CatalogueItem, wished: Wished): Merit[] {
  const own = meritsOf(second, wished).filter((merit) => merit.aspect !== 'price' && !isShared(merit, first, wished));
  const less = first.priceCents - second.priceCents;
  const cheaper: Merit[] =
    less >= first.priceCents * WORTH_SAYING
      ? [
          {
            aspect: 'price',
            verb: 'costs',
            words: `${formatDollars(less)} less`,
            trait: `${formatDollars(less)} less`,
          },
        ]
      : [];
  return [...own.slice(0, 1), ...cheaper, ...own.slice(1)];
}

/** Whether a statement is also true of the other piece. */
function isShared({ aspect, trait }: Merit, other: CatalogueItem, wished: Wished): boolean {
  return (
    meritsOf(other, wished).some((merit) => merit.aspect === aspect && merit.trait === trait) ||
    (aspect === 'material' && other.materials.some((material) => material === trait)) ||
    (aspect === 'color' && other.colors.some((color) => color.toLowerCase() === trait))
  );
}
