import { checkBlobKey } from '../../application/ports/Blobs.ts';
import type { BlobKey, Blobs } from '../../application/ports/Blobs.ts';

export class InMemoryBlobs implements Blobs {
  readonly #blobs = new Map<string, Uint8Array>();

  async put(key: BlobKey, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const name = toName(key);
    this.#blobs.set(name, bytes instanceof Uint8Array ? Uint8Array.from(bytes) : await readChunks(bytes));
  }

  async get(key: BlobKey): Promise<Uint8Array | null> {
    return this.#blobs.get(toName(key)) ?? null;
  }

  async remove(key: BlobKey): Promise<boolean> {
    return this.#blobs.delete(toName(key));
  }
}

async function readChunks(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const bytes: number[] = [];
  for await (const chunk of chunks) for (const byte of chunk) bytes.push(byte);
  return Uint8Array.from(bytes);
}

function toName(key: BlobKey): string {
  checkBlobKey(key);
  return `${key.collection}/${key.id}`;
}
