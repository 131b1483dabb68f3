import type { Findings } from '../Turn.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { rateColorHarmony } from '../../matching/harmony.ts';
import { capitalize, formatDollars, joinWords } from '../../search/ranking/phrasing.ts';
import { itemName } from '../wording/phrases.ts';
import type { Wished } from './merits.ts';

type Pick = Findings['deepPicks'][number];

/**
 * A pick's reason as search gives it, and how it stands to the piece that was pointed at; the first names that piece.
 */
export function reasonOf({ item, reason }: Pick, { model }: Wished, at: number): string {
  if (!model || model.id === item.id) return reason;
  const shared = [
    ...(item.materials.some((material) => model.materials.includes(material)) ? ['cloth'] : []),
    ...(item.pattern === model.pattern && item.pattern !== 'plain' ? ['pattern'] : []),
    ...(item.fit === model.fit && item.fit !== '' && item.fit !== 'regular' ? ['cut'] : []),
    ...(item.colors[0] !== undefined && item.colors[0] === model.colors[0] ? ['color'] : []),
    ...(item.brand === model.brand ? ['maker'] : []),
  ];
  const gap = model.priceCents - item.priceCents;
  const price = gap === 0 ? '' : `${formatDollars(Math.abs(gap))} ${gap > 0 ? 'less' : 'more'}`;
  const isNamed = at === 0;
  const likeness =
    shared.length > 0
      ? `${isNamed ? `the same ${joinWords(shared, 'and')} as ${itemName(model)}` : `the same ${joinWords(shared, 'and')}`}`
      : '';
  const relation = [
    likeness,
    price && (likeness ? `for ${price}` : isNamed ? `${price} than ${itemName(model)}` : price),
  ]
    .filter(Boolean)
    .join(' ');
  return relation === '' ? reason : `${reason} ${capitalize(relation)}.`;
}

/** Why a piece goes with another. */
export function companionReason(piece: CatalogueItem, other: CatalogueItem): string {
  const seasons = other.seasons.filter((season) => piece.seasons.includes(season));
  const occasions = other.occasions.filter((occasion) => piece.occasions.includes(occasion));
  const [color] = other.colors;
  const [own] = piece.colors;
  const isHarmonious = color !== undefined && own !== undefined && rateColorHarmony(piece.colors, other.colors) >= 0.75;
  const clauses = [
    ...(isHarmonious
      ? [
          color === own
            ? `it stays in ${color.toLowerCase()}`
            : `${color.toLowerCase()} sits well with ${own.toLowerCase()}`,
        ]
      : []),
    ...(occasions[0] ? [`both are for ${occasions[0]}`] : seasons[0] ? [`both are for ${seasons[0]}`] : []),
  ];
  return clauses.length > 0
    ? `With ${itemName(piece)}: ${joinWords(clauses, 'and')}.`
    : `A ${other.kind} to wear with ${itemName(piece)}.`;
}
