import type { Clock } from './application/ports/Clock.ts';
import type { Log } from './application/ports/Log.ts';
import type { Store } from './application/ports/Store.ts';
import { DailyCounter } from './application/reports/DailyCounter.ts';
import type { Config } from './config.ts';
import { countsPageRoutes } from './http/routes/countsPage.ts';
import { reportRoutes } from './http/routes/reports.ts';
import type { RouteModule } from './http/RouteModule.ts';
import type { Shutdown } from './Shutdown.ts';

/** Interval at which counts are written to the store. A killed process loses at most the counts of one interval. */
const STORE_INTERVAL_MS = 15_000;

/** The routes that count visits, errors and reports, and the operator's page of the counts. */
export function openReports(
  { operatorToken }: Config,
  { dailyCounts: counts }: Pick<Store, 'dailyCounts'>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  shutdown: Shutdown,
): RouteModule {
  const counter = new DailyCounter({ counts, clock, log });
  const timer = setInterval(() => void counter.store(), STORE_INTERVAL_MS).unref();
  shutdown.add(() => {
    clearInterval(timer);
    return counter.store();
  });
  const addReports = reportRoutes(counter);
  const addPage = countsPageRoutes(operatorToken, { counts, counter, clock });
  return async (...parts) => {
    await addReports(...parts);
    await addPage(...parts);
  };
}
