import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { PHRASE_BY_OCCASION } from '../../search/ranking/attributeWords.ts';
import { rateColorHarmony } from '../../matching/harmony.ts';
import { capitalize, formatDollars, joinWords } from '../../search/phrasing.ts';
import { nameItem } from '../wording/phrases.ts';

/**
 * Writes a sentence that compares a piece with the piece that the shopper mentioned. Only the first such sentence
 * names the mentioned piece. Returns '' if nothing differs.
 */
export function describeRelation(model: CatalogueItem, item: CatalogueItem, isFirst: boolean): string {
  if (model.id === item.id) return '';
  const sharedTraits = listSharedTraits(model, item);
  const gap = model.priceCents - item.priceCents;
  const price = gap === 0 ? '' : `${formatDollars(Math.abs(gap))} ${gap > 0 ? 'less' : 'more'}`;
  const name = isFirst ? nameItem(model) : '';
  const likeness = sharedTraits.length > 0 ? `the same ${joinWords(sharedTraits, 'and')}${name && ` as ${name}`}` : '';
  const relation = likeness ? [likeness, price && `for ${price}`] : [price, price && name && `than ${name}`];
  return relation.some(Boolean) ? `${capitalize(relation.filter(Boolean).join(' '))}.` : '';
}

function listSharedTraits(model: CatalogueItem, item: CatalogueItem): string[] {
  return [
    ...(item.materials.some((material) => model.materials.includes(material)) ? ['cloth'] : []),
    ...(item.pattern === model.pattern && item.pattern !== 'plain' ? ['pattern'] : []),
    ...(item.fit === model.fit && item.fit !== '' && item.fit !== 'regular' ? ['cut'] : []),
    ...(item.colors[0] !== undefined && item.colors[0] === model.colors[0] ? ['color'] : []),
    ...(item.brand !== '' && item.brand === model.brand ? ['maker'] : []),
  ];
}

/** Writes why a piece goes with another piece. */
export function explainCompanion(piece: CatalogueItem, otherItem: CatalogueItem): string {
  const seasons = otherItem.seasons.filter((season) => piece.seasons.includes(season));
  const occasions = otherItem.occasions.filter((occasion) => piece.occasions.includes(occasion));
  const [color] = otherItem.colors;
  const [ownColor] = piece.colors;
  const isHarmonious =
    color !== undefined && ownColor !== undefined && rateColorHarmony(piece.colors, otherItem.colors) >= 0.75;
  const clauses = [
    ...(isHarmonious
      ? [
          color === ownColor
            ? `it stays in ${color.toLowerCase()}`
            : `${color.toLowerCase()} sits well with ${ownColor.toLowerCase()}`,
        ]
      : []),
    ...(occasions[0]
      ? [`both are for ${PHRASE_BY_OCCASION[occasions[0]] ?? occasions[0]}`]
      : seasons[0]
        ? [`both are for ${seasons[0]}`]
        : []),
  ];
  return clauses.length > 0
    ? `With ${nameItem(piece)}: ${joinWords(clauses, 'and')}.`
    : `A ${otherItem.kind} to wear with ${nameItem(piece)}.`;
}
