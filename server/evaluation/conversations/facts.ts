import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Fact } from './Conversation.ts';

/** Whether two items share an attribute. One common value is enough. Unisex matches every gender. */
export function haveCommonFact(fact: Fact, firstItem: CatalogueItem, secondItem: CatalogueItem): boolean {
  const firstValues = listValues(fact, firstItem);
  const secondValues = listValues(fact, secondItem);
  if (fact === 'gender' && (firstValues.includes('Unisex') || secondValues.includes('Unisex'))) return true;
  return firstValues.some((value) => secondValues.includes(value));
}

export function listValues(fact: Fact, item: CatalogueItem): readonly string[] {
  switch (fact) {
    case 'kind':
      return [item.kind];
    case 'gender':
      return item.genders;
    case 'color':
      return item.colors;
    case 'pattern':
      return [item.pattern];
    case 'material':
      return item.materials;
    case 'brand':
      return [item.brand];
  }
}
