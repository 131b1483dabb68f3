import { Script, createContext } from 'node:vm';

const taskContext: { work: () => void } = createContext({ work: () => undefined }) as { work: () => void };
const script = new Script('work()');

/**
 * Runs the synchronous `work` with a time limit, which also interrupts a regular expression. Returns null on timeout.
 * Blocks its thread. Data of interrupted work is in an undefined state.
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
