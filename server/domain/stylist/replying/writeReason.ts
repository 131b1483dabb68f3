import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { describePattern } from '../../search/ranking/attributeWords.ts';
import { addArticle, capitalize, joinWords } from '../../search/phrasing.ts';
import type { Merit, Wished } from './merits.ts';
import { listGrantedMerits, listMerits, joinPredicates } from './merits.ts';
import { describeLacks } from './describeLacks.ts';

const MAX_MERITS = 3;

/**
 * Writes why a piece was chosen: what it is, which wishes it meets, and which it does not meet. Leaves out brand and
 * price, which the card shows. `index` is the position in the list; adjacent reasons have different wordings.
 */
export function writeReason(item: CatalogueItem, wishToMeet: Wished, index: number): string {
  const wishMerits = listGrantedMerits(item, wishToMeet);
  const merits = wishMerits.length > 0 ? wishMerits : listMerits(item, wishToMeet);
  const noun = describeItem(item, merits);
  const isPlural = /[^s]s$/u.test(item.subkind || item.kind);
  const statedMerits = merits.filter(({ trait }) => !noun.includes(trait)).slice(0, MAX_MERITS);
  const name = isPlural ? noun : addArticle(noun);
  const praise =
    statedMerits.length === 0
      ? name
      : index % 2 === 0
        ? `${name} that ${joinPredicates(statedMerits, MAX_MERITS, isPlural)}`
        : `${joinWords(
            statedMerits.map(({ trait }) => trait),
            'and',
          )}: ${name}`;
  const shortfall = describeLacks(item, wishToMeet);
  return `${capitalize(praise)}.${shortfall ? ` Not quite to the letter: ${shortfall}.` : ''}`;
}

/** Describes a piece by color, pattern and cloth: 'white linen wrap dress'. */
function describeItem(item: CatalogueItem, merits: readonly Merit[]): string {
  const kind = item.subkind || item.kind;
  const shade = merits.find(({ aspect }) => aspect === 'color')?.trait ?? item.colors[0]?.toLowerCase() ?? '';
  const cloth = merits.find(({ aspect }) => aspect === 'material')?.words ?? item.materials[0] ?? '';
  return [...new Set([shade, describePattern(item.pattern), cloth])]
    .filter((word) => word !== '' && !kind.toLowerCase().includes(word))
    .concat(kind)
    .join(' ');
}
