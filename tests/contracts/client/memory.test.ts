import { InMemoryItems } from '../../../src/adapters/memory/InMemoryItems.ts';
import { InMemorySearches } from '../../../src/adapters/memory/InMemorySearches.ts';
import { InMemoryWishlists } from '../../../src/adapters/memory/InMemoryWishlists.ts';
import { ManualClock } from '../../../src/adapters/memory/ManualClock.ts';
import { anItem } from '../../support/builders.ts';
import { describeItemsPort } from './Items.contract.ts';
import { describeSearchesPort } from './Searches.contract.ts';
import { describeWishlistsPort } from './Wishlists.contract.ts';

const CATALOGUE = ['blazer', 'tee', 'coat'].map((id) => anItem({ id }));
const stop = async () => {};

describeSearchesPort('memory', async () => {
  const searches = new InMemorySearches(CATALOGUE, new ManualClock());
  return { wish: 'navy linen', anna: { id: 'anna', searches, histories: searches }, ben: { id: 'ben', searches, histories: searches }, stop };
});

describeItemsPort('memory', async () => ({ userId: 'anna', items: new InMemoryItems(CATALOGUE), ids: ['blazer', 'tee'], stop }));

describeWishlistsPort('memory', async () => {
  const wishlists = new InMemoryWishlists(CATALOGUE);
  return { ids: ['blazer', 'tee'], anna: { id: 'anna', wishlists }, ben: { id: 'ben', wishlists }, stop };
});
