import { readFileSync } from 'node:fs';

/** Maximum number of open connections, so that their memory is bounded. */
const MAX_CONNECTIONS = 10_000;
/** Number of open files that everything else needs: the store, threads, pictures, calls to other services. */
const RESERVED_FILES = 500;
const MIN_CONNECTIONS = 20;
const OPEN_FILES_PATTERN = /^Max open files +(?<limit>\d+)/mu;

/**
 * Maximum number of open connections of this process. Without a limit, connections could take all files that the
 * process may open, and threads that cannot open one end the process.
 */
export function readConnectionLimit(readLimits = () => readFileSync('/proc/self/limits', 'utf8')): number {
  let limits = '';
  try {
    limits = readLimits();
  } catch {
    // Only Linux has this file.
  }
  const openFiles = Number(OPEN_FILES_PATTERN.exec(limits)?.groups?.['limit'] ?? Number.POSITIVE_INFINITY);
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, openFiles - RESERVED_FILES));
}
