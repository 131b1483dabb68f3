import type { Observable } from '../Snapshots.ts';

/** Whether the device has a network at all; true says nothing about the backend. */
export type Connection = Observable<boolean>;
