import type { StoreChanges } from '../../application/ports/StoreChanges.ts';

/** Reports changes that other tabs make to local storage. */
export class StorageEvents implements StoreChanges {
  onChange(listener: (key: string | null) => void): () => void {
    const onStorage = ({ key }: StorageEvent): void => listener(key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }
}
