import type { DailyCounts } from '../../application/ports/DailyCounts.ts';
import { toDay, type DailyCounter } from '../../application/reports/DailyCounter.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import { COUNTS_PAGE_POLICY, renderCountsPage } from '../countsPage.ts';
import { OperatorAccess } from '../OperatorAccess.ts';
import type { RouteModule } from '../RouteModule.ts';

/** The path is below /api, so that the service worker does not answer it with the app. */
export const COUNTS_PATH = '/api/operator/counts';
const SHOWN_DAYS = 30;
const DAY_MS = 86_400_000;

export interface CountsPageParts {
  readonly counts: Pick<DailyCounts, 'listSince'>;
  readonly counter: Pick<DailyCounter, 'store'>;
  readonly clock: Clock;
}

/** Adds the operator's page of counts, if a token is configured. */
export function countsPageRoutes(token: string | null, { counts, counter, clock }: CountsPageParts): RouteModule {
  return (_calls, _cookie, app) => {
    if (token === null) return;
    const access = new OperatorAccess(token, app);
    app.get(COUNTS_PATH, { onRequest: (request, reply) => access.check(request, reply) }, async (_request, reply) => {
      await counter.store();
      const now = clock.now();
      const storedCounts = await counts.listSince(toDay(now - (SHOWN_DAYS - 1) * DAY_MS));
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': COUNTS_PAGE_POLICY,
          'x-robots-tag': 'noindex',
        })
        .send(renderCountsPage(storedCounts, toDay(now)));
    });
  };
}
