import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchiveEntry, Archives } from '../../application/ports/Archives.ts';

/** Entries that are stored without compression, because pictures are already compressed. */
const COMPRESSED_FILE_PATTERN = /\.(?:avif|jpe?g|png|webp)$/u;

/** Writes ZIP files. Opens one entry at a time, and reads it only as fast as the archive is read. */
export class ZipArchives implements Archives {
  write(entries: AsyncIterable<ArchiveEntry>): Readable {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    addEntries(zip, output, entries).catch((cause: unknown) => output.destroy(cause as Error));
    return output;
  }
}

async function addEntries(zip: ZipFile, output: Readable, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { path, content } of entries) {
    const source = Readable.from(content, { objectMode: false });
    const abandonSource = (): void => void source.destroy();
    output.once('close', abandonSource);
    zip.addReadStream(source, path, { compress: !COMPRESSED_FILE_PATTERN.test(path) });
    await finished(source);
    output.off('close', abandonSource);
  }
  zip.end();
}
