import { Worker } from 'node:worker_threads';
import type { AttackText } from './attackTexts.ts';

export interface MeasuredExpression {
  readonly source: string;
  readonly flags: string;
  readonly attackTexts: readonly AttackText[];
}

/** A slow expression with the text that shows it. `attackText` is null if the expression did not finish in time. */
export interface SlowExpression {
  readonly index: number;
  readonly attackText: AttackText | null;
}

/** Limit of processor time for an expression. A linear expression needs microseconds for 500 repetitions. */
const DEADLINE_MS = 3_000;
const CHECK_INTERVAL_MS = 50;

/**
 * Measures the expressions in a thread. If an expression exceeds the limit, a new thread continues with the next one.
 */
export async function findSlowExpressions(
  expressions: readonly MeasuredExpression[],
  deadlineMs = DEADLINE_MS,
): Promise<{ readonly slowExpressions: readonly SlowExpression[]; readonly measuredCount: number }> {
  const slowExpressions: SlowExpression[] = [];
  let measuredCount = 0;
  for (let firstIndex = 0; firstIndex < expressions.length; ) {
    const stuckIndex = await measureFrom(expressions, firstIndex, deadlineMs, ({ index, attackText }) => {
      measuredCount += 1;
      if (attackText !== null) slowExpressions.push({ index, attackText });
    });
    if (stuckIndex === null) break;
    slowExpressions.push({ index: stuckIndex, attackText: null });
    firstIndex = stuckIndex + 1;
  }
  return { slowExpressions, measuredCount };
}

/**
 * Measures the expressions from index `from`. Resolves to the index of the expression that exceeded the limit; null
 * if none did.
 */
function measureFrom(
  expressions: readonly MeasuredExpression[],
  from: number,
  deadlineMs: number,
  onDone: (expression: SlowExpression) => void,
): Promise<number | null> {
  const sharedBuffer = new SharedArrayBuffer(8);
  const progress = new Int32Array(sharedBuffer);
  const worker = new Worker(new URL('./measuringThread.mjs', import.meta.url), {
    workerData: { expressions, from, shared: sharedBuffer },
  });
  worker.on('message', onDone);
  return new Promise((resolve, reject) => {
    let [triedIndex, usageAtStart] = [-1, process.cpuUsage()];
    const checkTimer = setInterval(() => {
      const now = Atomics.load(progress, 1);
      if (now !== triedIndex) [triedIndex, usageAtStart] = [now, process.cpuUsage()];
      else if (measureCpuMsSince(usageAtStart) > deadlineMs)
        void worker.terminate().then(() => resolve(Atomics.load(progress, 0)));
    }, CHECK_INTERVAL_MS);
    worker.on('error', reject).on('exit', (code) => {
      clearInterval(checkTimer);
      if (code === 0) resolve(null);
    });
  });
}

function measureCpuMsSince(usageBefore: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(usageBefore);
  return (user + system) / 1_000;
}
