import { checkBlobKey } from '../../application/ports/Blobs.ts';
import type { BlobKey, Blobs } from '../../application/ports/Blobs.ts';

export class InMemoryBlobs implements Blobs {
  readonly #blobs = new Map<string, Uint8Array>();

  async put(key: BlobKey, bytes: Uint8Array): Promise<void> {
    this.#blobs.set(toName(key), Uint8Array.from(bytes));
  }

  async get(key: BlobKey): Promise<Uint8Array | null> {
    return this.#blobs.get(toName(key)) ?? null;
  }

  async remove(key: BlobKey): Promise<void> {
    this.#blobs.delete(toName(key));
  }
}

function toName(key: BlobKey): string {
  checkBlobKey(key);
  return `${key.collection}/${key.id}`;
}
