import { Worker } from 'node:worker_threads';
import type { Witness } from './witnesses.ts';

export interface Pumped {
  readonly source: string;
  readonly flags: string;
  readonly witnesses: readonly Witness[];
}

/** A result of the measurement. `witness` is null if the expression did not finish in time. */
export interface Slow {
  readonly index: number;
  readonly witness: Witness | null;
}

/** Processor time; far more than a linear expression needs, which is some microseconds for 500 repetitions. */
const DEADLINE_MS = 3_000;
const LOOK_EVERY_MS = 50;

/**
 * Measures the expressions in a thread. If one of them exceeds the limit, the thread is terminated, and a new one
 * continues with the next expression.
 */
export async function slowOnes(
  expressions: readonly Pumped[],
  deadlineMs = DEADLINE_MS,
): Promise<{ readonly slow: readonly Slow[]; readonly pumped: number }> {
  const slow: Slow[] = [];
  let pumped = 0;
  for (let from = 0; from < expressions.length; ) {
    const stuck = await pumpFrom(expressions, from, deadlineMs, ({ index, witness }) => {
      pumped += 1;
      if (witness !== null) slow.push({ index, witness });
    });
    if (stuck === null) break;
    slow.push({ index: stuck, witness: null });
    from = stuck + 1;
  }
  return { slow, pumped };
}

/** Measures the expressions from index `from`; resolves with the index of the one that exceeded the limit, or null. */
function pumpFrom(
  expressions: readonly Pumped[],
  from: number,
  deadlineMs: number,
  onDone: (done: Slow) => void,
): Promise<number | null> {
  const shared = new SharedArrayBuffer(8);
  const progress = new Int32Array(shared);
  const worker = new Worker(new URL('./pumpExpressions.mjs', import.meta.url), {
    workerData: { expressions, from, shared },
  });
  worker.on('message', onDone);
  return new Promise((resolve, reject) => {
    let [tried, since] = [-1, process.cpuUsage()];
    const look = setInterval(() => {
      const now = Atomics.load(progress, 1);
      if (now !== tried) [tried, since] = [now, process.cpuUsage()];
      else if (cpuMsSince(since) > deadlineMs) void worker.terminate().then(() => resolve(Atomics.load(progress, 0)));
    }, LOOK_EVERY_MS);
    worker.on('error', reject).on('exit', (code) => {
      clearInterval(look);
      if (code === 0) resolve(null);
    });
  });
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
