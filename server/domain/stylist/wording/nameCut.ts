import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { addArticle, pluralizeKind } from '../../search/phrasing.ts';

/** Names the make of a piece with its cut: 'a relaxed shirt dress', 'a pair of chunky Derby shoes'. */
export function nameCut({ subkind, kind, fit }: CatalogueItem): string {
  const name = subkind || kind;
  const words = fit !== '' && fit !== 'regular' && !name.includes(fit) ? `${fit} ${name}` : name;
  return pluralizeKind(kind) === kind && !UNCOUNTABLE.has(kind) ? `a pair of ${words}` : addArticle(words);
}

const UNCOUNTABLE: ReadonlySet<string> = new Set(['swimwear']);
