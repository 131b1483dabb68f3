import type { HttpClient } from '../../../src/adapters/http/HttpClient.ts';
import { HttpItems } from '../../../src/adapters/http/HttpItems.ts';
import { HttpSearchHistories } from '../../../src/adapters/http/HttpSearchHistories.ts';
import { HttpSearches } from '../../../src/adapters/http/HttpSearches.ts';
import { HttpWishlists } from '../../../src/adapters/http/HttpWishlists.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';
import { clientWithCookie } from '../../support/signedInClient.ts';
import { describeItemsPort } from './Items.contract.ts';
import { describeSearchesPort } from './Searches.contract.ts';
import { describeWishlistsPort } from './Wishlists.contract.ts';

/** The backend on a socket of its own, with two shoppers who are signed in. Its clock ticks each time it is read. */
async function backendForTwo() {
  let now = 1_700_000_000_000;
  const backend = await BackendUnderTest.start({ clock: { now: () => (now += 1) } });
  const baseUrl = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const clientOf = async (id: string) => clientWithCookie(baseUrl, (await backend.signIn(id)).cookie);
  return { anna: await clientOf('anna'), ben: await clientOf('ben'), stop: () => backend.stop() };
}

describeSearchesPort('HTTP', async () => {
  const { anna, ben, stop } = await backendForTwo();
  const portsOf = (id: string, client: HttpClient) => ({ id, searches: new HttpSearches(client), histories: new HttpSearchHistories(client) });
  return { wish: 'navy linen', anna: portsOf('anna', anna), ben: portsOf('ben', ben), stop };
});

describeItemsPort('HTTP', async () => {
  const { anna, stop } = await backendForTwo();
  return { userId: 'anna', items: new HttpItems(anna), ids: ['blazer', 'tee'], stop };
});

describeWishlistsPort('HTTP', async () => {
  const { anna, ben, stop } = await backendForTwo();
  return { ids: ['blazer', 'tee'], anna: { id: 'anna', wishlists: new HttpWishlists(anna) }, ben: { id: 'ben', wishlists: new HttpWishlists(ben) }, stop };
});
