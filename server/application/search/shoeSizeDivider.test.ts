import { expect, it } from 'vitest';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { createEngine } from '../../../tests/support/searchEngine.ts';

const createBoots = (id: string, sizes: CatalogueItem['sizes']) =>
  createCatalogueItem({
    id,
    kind: 'boots',
    subkind: 'ankle boots',
    shortDescription: 'Boots',
    sizes,
    genders: ['Men'],
  });

async function findDivider(...items: readonly CatalogueItem[]) {
  const request = { query: 'boots in US 13', filters: NO_FILTERS, filtersAreFinal: false, attachedItems: [], limit: 9 };
  return (await (await createEngine(items)).search(request)).divider?.exact;
}

it('knows that a size is missing where all pieces list theirs', async () => {
  const [smallBoots, unsizedBoots] = [createBoots('small', ['US 8', 'US 9']), createBoots('silent', [])];
  expect(await findDivider(smallBoots)).toBe('No boots in US 13 here');
  expect(await findDivider(smallBoots, unsizedBoots)).toBe('No boots in US 13 are listed');
});
