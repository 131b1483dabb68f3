import { AccountGoneError } from '../../application/AccessError.ts';
import { StoreUnavailableError } from '../../application/ports/Store.ts';

/**
 * Classes of PostgreSQL error codes that mean an outage: connection, resources, operator intervention, system error.
 */
const OUTAGE_CLASS_PATTERN = /^(?:08|53|57|58)[\dA-Z]{3}$/u;
const READ_ONLY_CODE = '25006';
/** Lock not available, deadlock. */
const LOCK_CODES: ReadonlySet<unknown> = new Set(['55P03', '40P01']);
/** Further codes of an outage: locks, transaction timeout, read-only server. */
const OUTAGE_CODES = new Set([...LOCK_CODES, '25P03', READ_ONLY_CODE]);
/** Node's codes for network errors. */
const NETWORK_ERROR_PATTERN = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN|NOTFOUND)/u;
/** Messages of driver errors that have no code. */
const OUTAGE_MESSAGE_PATTERN = /timeout|Connection terminated|not queryable|Cannot use a pool/u;

/** Whether a statement failed because the server or the role is not allowed to write. */
export const isReadOnlyFailure = (failure: unknown): boolean => getCode(failure) === READ_ONLY_CODE;

/** Whether a statement failed because of a lock: it waited too long for one, or in a deadlock. */
export const isLockFailure = (failure: unknown): boolean => LOCK_CODES.has(getCode(failure));

function getCode(failure: unknown): unknown {
  const cause = failure instanceof StoreUnavailableError ? failure.cause : failure;
  return cause instanceof Error ? (cause as { code?: unknown }).code : undefined;
}

const FOREIGN_KEY_CODE = '23503';
/** Matches the constraint of a column `user_id` in PostgreSQL's message. */
const OWNER_CONSTRAINT_PATTERN = /_user_id_fkey\b/u;

/**
 * Converts an error: of a temporary outage to `StoreUnavailableError`, of a row for a deleted shopper to
 * `AccountGoneError`. Returns other errors unchanged.
 */
export function convertFailure(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof StoreUnavailableError) return cause;
  const { code, syscall } = cause as { code?: unknown; syscall?: unknown };
  if (code === FOREIGN_KEY_CODE && OWNER_CONSTRAINT_PATTERN.test(cause.message))
    return new AccountGoneError('There is no session, or it has ended.', { cause });
  // A stopping server removes its socket file, so connecting fails with ENOENT.
  if (syscall === 'connect') return new StoreUnavailableError(cause.message, { cause });
  const isOutage =
    typeof code === 'string'
      ? OUTAGE_CLASS_PATTERN.test(code) || OUTAGE_CODES.has(code) || NETWORK_ERROR_PATTERN.test(code)
      : OUTAGE_MESSAGE_PATTERN.test(cause.message);
  return isOutage ? new StoreUnavailableError(cause.message, { cause }) : cause;
}

/** Like `convertFailure`, for a promise. */
export async function convertFailures<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw convertFailure(cause);
  }
}
