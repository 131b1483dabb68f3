import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ImportRefusal } from '../ImportRefusal.ts';
import { findReasonAgainstFile } from './fileWithin.ts';
import { readDecodedChunks, detectEncodingByMark, detectUtf8OrLatin1, type Encoding } from './encoding.ts';

/** The number of bytes that are read to recognize a format, enough for a header and some records. */
const OPENING_BYTES = 64 * 1024;

/** The file, or folder of JSON documents, that a format reads. */
export interface SourceFile {
  readonly path: string;
  readonly name: string;
  readonly encoding: Encoding;
  /** The beginning of the file. For a folder, the beginning of its first file. */
  readonly opening: string;
  /** The files to read: one file, or the JSON documents of a folder in the order of their names. */
  readonly files: readonly string[];
  readChunks(file: string, signal?: AbortSignal): AsyncIterable<string>;
  /**
   * Rejects with `ImportRefusal` if a file has changed since it was opened, e.g. because it still arrives or a newer
   * version replaces it. What was read may then be a part, or a mixture of two versions.
   */
  requireUnchanged(): Promise<void>;
}

/** Opens a file or folder. Rejects with `ImportRefusal` if `path` is not readable. */
export async function openSource(path: string, encoding: Encoding | null, signal?: AbortSignal): Promise<SourceFile> {
  const files = await listFiles(path);
  const states = await readStates(files);
  const bytes = await readOpeningBytes(files[0]!);
  if (bytes.length === 0) throw new ImportRefusal(`${basename(path)} is empty.`);
  const knownEncoding =
    encoding ??
    detectEncodingByMark(bytes) ??
    requireText(path, bytes) ??
    (await detectUtf8OrLatin1(files[0]!, signal));
  const opening = new TextDecoder(knownEncoding).decode(bytes, { stream: true });
  return {
    path,
    name: basename(path),
    encoding: knownEncoding,
    opening,
    files,
    readChunks: (file, abort) => readDecodedChunks(file, knownEncoding, abort),
    requireUnchanged: async () => {
      const statesNow = await readStates(files);
      const changedFile = files.find((_, index) => states[index] !== statesNow[index]);
      if (changedFile !== undefined)
        throw new ImportRefusal(`${basename(changedFile)} changed while it was read: import it when it is complete.`);
    },
  };
}

/** A text for each file that differs after a change: its identity, size and time. */
async function readStates(files: readonly string[]): Promise<readonly string[]> {
  const states: string[] = [];
  for (const file of files)
    states.push(
      await stat(file, { bigint: true }).then(
        ({ ino, size, mtimeNs }) => `${ino} ${size} ${mtimeNs}`,
        () => 'missing',
      ),
    );
  return states;
}

async function listFiles(path: string): Promise<readonly string[]> {
  const foundEntry = await stat(path).catch(() => {
    throw new ImportRefusal(`There is no file at ${path}.`);
  });
  if (foundEntry.isFile()) return [path];
  if (!foundEntry.isDirectory()) throw new ImportRefusal(`${basename(path)} is neither a file nor a folder.`);
  const names = (await readdir(path))
    .filter((name) => /\.json$/i.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  if (names.length === 0) throw new ImportRefusal(`The folder ${basename(path)} holds no .json documents.`);
  for (const name of names) {
    const reason = await findReasonAgainstFile(join(path, name), path).catch(() => 'it cannot be read');
    if (reason !== null) throw new ImportRefusal(`${basename(path)}/${name} is not imported: ${reason}.`);
  }
  return names.map((name) => join(path, name));
}

async function readOpeningBytes(file: string): Promise<Uint8Array> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(OPENING_BYTES), 0, OPENING_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new ImportRefusal(`${basename(file)} cannot be read: ${(error as Error).message}.`);
  }
}

function requireText(path: string, bytes: Uint8Array): null {
  const controlByteCount = bytes.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  if (controlByteCount > bytes.length / 100) throw new ImportRefusal(`${basename(path)} is not a text file.`);
  return null;
}
