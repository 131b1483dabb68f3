import type { StoreChanges } from '../../application/ports/StoreChanges.ts';

/** What other tabs write to local storage. */
export class StorageEvents implements StoreChanges {
  onChange(listener: (key: string | null) => void): () => void {
    const hear = ({ key }: StorageEvent): void => listener(key);
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }
}
