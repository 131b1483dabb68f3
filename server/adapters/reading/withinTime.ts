import { Script, createContext } from 'node:vm';

const task: { work: () => void } = createContext({ work: () => undefined }) as { work: () => void };
const script = new Script('work()');

/**
 * Runs `work`, which must not wait for anything, and ends it where it takes longer, an expression that backtracks
 * included; then the result is null. It holds up its thread for as long. What ends early leaves its own data half done.
 */
export function withinTime<T>(milliseconds: number, work: () => T): { readonly value: T } | null {
  let done: { readonly value: T } | null = null;
  task.work = () => { done = { value: work() }; };
  try {
    script.runInContext(task, { timeout: milliseconds });
    return done;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw cause;
  }
}
