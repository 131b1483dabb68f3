import type { Observable } from '../Snapshots.ts';

/**
 * Whether the device has a network connection. The backend may be unreachable nevertheless. Without a contract suite:
 * its only adapter wraps a browser flag and has its own tests.
 */
export type Connection = Observable<boolean>;
