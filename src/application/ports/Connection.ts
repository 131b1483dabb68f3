import type { Observable } from '../Snapshots.ts';

/**
 * Whether the device has a network at all; true says nothing about the backend.
 *
 * Without a contract suite: its one adapter wraps a flag of the browser and has its own tests.
 */
export type Connection = Observable<boolean>;
