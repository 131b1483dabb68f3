import { StoreClock } from './adapters/postgres/StoreClock.ts';
import type { PostgresStore } from './adapters/postgres/PostgresStore.ts';
import { systemClock, type Clock } from './application/ports/Clock.ts';
import type { Config } from './config.ts';
import type { Shutdown } from './Shutdown.ts';

const MEASURE_INTERVAL_MS = 60_000;
/** A larger difference is reported to the operator. */
const MAX_DIFFERENCE_MS = 60_000;

/** The clock for stored times: the database server's if there is one, otherwise this machine's. */
export async function openClock(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  { database }: PostgresStore,
  shutdown: Shutdown,
): Promise<Clock> {
  if (databaseUrl === null) return systemClock;
  const clock = await StoreClock.open(database);
  const aheadSeconds = Math.round((systemClock.now() - clock.now()) / 1_000);
  if (Math.abs(aheadSeconds) * 1_000 > MAX_DIFFERENCE_MS)
    process.stderr.write(
      `The clock of this machine is ${aheadSeconds} seconds ahead of that of PostgreSQL, whose time is used.\n`,
    );
  // After a failure, the next measurement tries again.
  const timer = setInterval(() => void clock.measure().catch(() => undefined), MEASURE_INTERVAL_MS).unref();
  shutdown.add(() => clearInterval(timer));
  return clock;
}
