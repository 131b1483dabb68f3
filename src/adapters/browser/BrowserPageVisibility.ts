import type { PageVisibility } from '../../application/ports/PageVisibility.ts';

export class BrowserPageVisibility implements PageVisibility {
  get snapshot(): boolean {
    return document.visibilityState === 'visible';
  }

  subscribe(listener: () => void): () => void {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }
}
