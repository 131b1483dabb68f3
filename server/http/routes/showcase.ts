import { searchShowcase } from '../../../contract/showcase.ts';
import type { ShowcaseSearch } from '../../application/search/ShowcaseSearch.ts';
import { refuseWhenExceeded } from '../limits.ts';
import type { RouteModule } from '../RouteModule.ts';
import { itemToWire } from '../wire/itemToWire.ts';

/** Maximum searches per minute from one address: enough to try the product, too few to copy the catalogue. */
const SEARCHES_PER_MINUTE = 20;

/** Adds the public website's only call. It reads no session and stores nothing. */
export function showcaseRoutes(showcase: ShowcaseSearch, searchesPerMinute = SEARCHES_PER_MINUTE): RouteModule {
  return (calls, _cookie, app) => {
    const addressLimit = app.createRateLimit({ timeWindow: '1 minute', max: searchesPerMinute });
    calls.serve(searchShowcase, async ({ body, request, reply, signal }) => {
      refuseWhenExceeded(await addressLimit(request), reply);
      const { picks, filters, understood } = await showcase.search(body.query, signal);
      const items = picks.map(({ item, reason }, index) => itemToWire(item, index + 1, reason));
      return { items, filters, understood: [...understood] };
    });
  };
}
