import type { FastifyInstance } from 'fastify';
import { LOCK_MS } from '../application/housekeeping/Housekeeping.ts';
import type { Housekeeping } from '../application/housekeeping/Housekeeping.ts';

const INTERVAL_MS = 3_600_000;

/**
 * Runs housekeeping at the start and an hour after each run. If another node held the lock, the next run follows when
 * the lock ends, because that node may have died.
 */
export function scheduleHousekeeping(app: FastifyInstance, housekeeping: Pick<Housekeeping, 'run'>): void {
  let currentRun: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const run = async (): Promise<void> => {
    const hadLock = await housekeeping.run();
    if (!isClosed) timer = setTimeout(start, hadLock ? INTERVAL_MS : LOCK_MS).unref();
  };
  const start = (): void => void (currentRun = run());
  app.addHook('onReady', async () => start());
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await currentRun;
  });
}
