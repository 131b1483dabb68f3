import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { splitWords } from '../text/tokens.ts';

/** Counts the items that contain each word, for the spelling correction. */
export class VocabularyBuilder {
  readonly frequency = new Map<string, number>();

  add(item: CatalogueItem): void {
    const text = `${item.shortDescription} ${item.brand} ${item.subkind} ${item.semanticSearchDescription} ${item.materials.join(' ')}`;
    for (const word of new Set(splitWords(text))) this.frequency.set(word, (this.frequency.get(word) ?? 0) + 1);
  }
}
