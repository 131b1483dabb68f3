import type { Observable } from '../Snapshots.ts';

/**
 * Whether the page is visible, i.e. its browser tab is open and the window is not minimized. Without a contract suite:
 * its only adapter wraps a browser property and has its own tests.
 */
export type PageVisibility = Observable<boolean>;
