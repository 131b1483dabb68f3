import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readZip } from '../../../tests/support/readZip.ts';
import type { ArchiveEntry } from '../../application/ports/Archives.ts';
import { ZipArchives } from './ZipArchives.ts';

const CHUNK = Buffer.alloc(64 * 1_024, 'x');

async function* toContent(...chunks: readonly (Uint8Array | Error)[]): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk;
    yield chunk;
  }
}

async function* toEntries(...entries: readonly ArchiveEntry[]): AsyncIterable<ArchiveEntry> {
  yield* entries;
}

describe('ZipArchives', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atelier-zip-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes files that others can read', async () => {
    const file = join(folder, 'data.zip');
    const picture = Buffer.from([0xff, 0xd8, 0, 1, 2]);
    const entries = toEntries(
      { path: 'data/users.json', content: toContent(Buffer.from('[{"name":"Zoë"'), Buffer.from('}]')) },
      { path: 'pictures/poses/a.webp', content: toContent(picture) },
      { path: 'empty.json', content: toContent() },
    );
    await pipeline(new ZipArchives().write(entries), createWriteStream(file));
    const files = readZip(await readFile(file));
    expect([...files.keys()]).toEqual(['data/users.json', 'pictures/poses/a.webp', 'empty.json']);
    expect(files.get('data/users.json')?.toString()).toBe('[{"name":"Zoë"}]');
    expect(files.get('pictures/poses/a.webp')).toEqual(picture);
    expect(files.get('empty.json')?.length).toBe(0);
  });

  it('reads entries no faster than the archive is read, and stops when nobody reads it any more', async () => {
    let readChunks = 0;
    async function* readForever(): AsyncIterable<Uint8Array> {
      try {
        for (;;) {
          readChunks += 1;
          yield CHUNK;
        }
      } finally {
        readChunks = -1;
      }
    }
    const archive = new ZipArchives().write(toEntries({ path: 'a.webp', content: readForever() }));
    const iterator = archive[Symbol.asyncIterator]();
    for (let count = 0; count < 5; count += 1) await iterator.next();
    await new Promise(setImmediate);
    // The count is not 5, because each stream in between buffers a few chunks.
    expect(readChunks).toBeLessThan(40);
    await iterator.return?.();
    await expect.poll(() => readChunks).toBe(-1);
  });

  it('fails when an entry fails', async () => {
    const archive = new ZipArchives().write(toEntries({ path: 'a', content: toContent(CHUNK, new Error('no disk')) }));
    await expect(pipeline(archive, createWriteStream(join(folder, 'x')))).rejects.toThrow('no disk');
  });
});
