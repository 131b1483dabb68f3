import { StoreUnavailableError } from '../../application/ports/Store.ts';

/** Classes of PostgreSQL's codes: no connection, no resources, the operator stepped in, the system failed. */
const CLASSES = /^(?:08|53|57|58)[\dA-Z]{3}$/u;
/** Besides: a lock that was not to be had, a deadlock, a transaction that took too long, a server that only reads. */
const CODES = new Set(['55P03', '40P01', '25P03', '25006']);
/** Of the network, as Node names them. */
const NETWORK = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN|NOTFOUND)/u;
/** The driver has no codes for these. */
const WORDS = /timeout|Connection terminated|not queryable|Cannot use a pool/u;

/** Gives back what was thrown, named for what it means where the store cannot be had at the moment. */
export function named(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof StoreUnavailableError) return cause;
  const { code } = cause as { code?: unknown };
  const isOutage = typeof code === 'string' ? CLASSES.test(code) || CODES.has(code) || NETWORK.test(code) : WORDS.test(cause.message);
  return isOutage ? new StoreUnavailableError(cause.message, { cause }) : cause;
}

/** Does the same to what a promise rejects with. */
export async function naming<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw named(cause);
  }
}
