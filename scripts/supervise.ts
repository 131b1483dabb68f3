import { ProductRun } from './ProductRun.ts';
import type { Client } from './ProductRun.ts';

/** Maximum time to wait for a part to end. */
const END_LIMIT_MS = 5_000;

const PARENT_CHECK_MS = 250;

/**
 * Runs the product until Ctrl-C or SIGTERM, then ends every part. If it cannot start, reports the reason and exits
 * with 1.
 */
export async function supervise(client: Client): Promise<void> {
  const run = new ProductRun(client, (line) => process.stdout.write(`${line}\n`));
  const end = (code: number): void => {
    if (run.ending) return;
    setTimeout(() => process.exit(code), END_LIMIT_MS).unref();
    run.end().then(
      () => process.exit(code),
      (cause: unknown) => fail(cause),
    );
  };
  const reportError = (cause: unknown): void => {
    if (run.ending) return;
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    end(1);
  };
  process.on('SIGINT', () => end(0)).on('SIGTERM', () => end(0));
  watchNpm(() => end(0));
  await run.start(process.env, reportError).catch(reportError);
}

/** Calls `end` when npm has ended. On SIGTERM, npm signals only its shell, which does not forward the signal. */
function watchNpm(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const { ppid: shell } = process;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    end();
  }, PARENT_CHECK_MS);
  timer.unref();
}

function fail(cause: unknown): never {
  process.stderr.write(`${String(cause)}\n`);
  process.exit(1);
}
