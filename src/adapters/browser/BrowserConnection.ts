import type { Connection } from '../../application/ports/Connection.ts';

export class BrowserConnection implements Connection {
  get snapshot(): boolean {
    return navigator.onLine;
  }

  subscribe(listener: () => void): () => void {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  }
}
