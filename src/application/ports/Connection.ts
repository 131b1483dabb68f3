import type { Observable } from '../Snapshots.ts';

/**
 * Whether the device has a network connection; true says nothing about the backend. Without a contract suite: its only
 * adapter wraps a browser flag and has its own tests.
 */
export type Connection = Observable<boolean>;
