import type { Observable } from '../Snapshots.ts';

/**
 * Whether a newer version of the app is ready to be used. Without a contract suite: its only adapter wraps the
 * browser's service worker and has its own tests.
 */
export interface AppUpdates extends Observable<boolean> {
  /** Reloads the page with the newer version. */
  apply(): void;
}
