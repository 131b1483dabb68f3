import { Script, createContext } from 'node:vm';

const taskContext: { work: () => void } = createContext({ work: () => undefined }) as { work: () => void };
const script = new Script('work()');

/**
 * Runs the synchronous `work` with a time limit that also interrupts a backtracking regular expression; null on
 * timeout. Blocks its thread. Interrupted work leaves its own data in an undefined state.
 */
export function runWithinTime<T>(milliseconds: number, work: () => T): { readonly value: T } | null {
  let outcome: { readonly value: T } | null = null;
  taskContext.work = () => {
    outcome = { value: work() };
  };
  try {
    script.runInContext(taskContext, { timeout: milliseconds });
    return outcome;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw cause;
  }
}
