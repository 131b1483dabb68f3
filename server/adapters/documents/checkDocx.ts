import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { CvRefused } from '../../application/ports/CvInspector.ts';
import { DAMAGED_MESSAGE, MACROS_MESSAGE, OVERSIZED_MESSAGE, WRONG_CONTENT_MESSAGE } from './messages.ts';

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 100 * 2 ** 20;
const MAX_TYPES_BYTES = 2 ** 20;
const LOCAL_HEADER_LENGTH = 30;
const TYPES_ENTRY = '[Content_Types].xml';
const TEXT_ENTRY = 'word/document.xml';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACRO_ENTRY_PATTERN = /(?:^|\/)vba(?:Project|Data)\.(?:bin|xml)$/iu;

type OpenedStream = (error: Error | null, stream: Readable) => void;

const openArchive = promisify(
  (file: Buffer, callback: (error: Error | null, archive: ZipFile) => void) =>
    void fromBuffer(file, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, callback),
);

/**
 * Rejects an archive that is not a Word document, is damaged, has macros, or unpacks to too much data. Unpacks only
 * the list of types and the text, and counts the bytes, because an archive may declare a wrong size.
 */
export async function checkDocx(file: Buffer, signal: AbortSignal): Promise<void> {
  const archive = await openArchive(file).catch(refuseAsDamaged);
  try {
    const entries = await listEntries(archive, signal);
    refuseBombs(entries);
    const [types, text] = [TYPES_ENTRY, TEXT_ENTRY].map((name) => entries.find(({ fileName }) => fileName === name));
    if (types === undefined || text === undefined) throw new CvRefused(WRONG_CONTENT_MESSAGE);
    if (entries.some(({ fileName }) => MACRO_ENTRY_PATTERN.test(fileName))) throw new CvRefused(MACROS_MESSAGE);
    const typesText = (await unpack(archive, types, MAX_TYPES_BYTES, signal)).toString('utf8');
    if (!typesText.includes(WORD_TYPE)) throw new CvRefused(WRONG_CONTENT_MESSAGE);
    await unpack(archive, text, MAX_UNPACKED_BYTES, signal);
  } catch (cause) {
    if (cause instanceof CvRefused || signal.aborted) throw cause;
    refuseAsDamaged(cause);
  } finally {
    archive.close();
  }
}

function refuseAsDamaged(cause: unknown): never {
  throw new CvRefused(DAMAGED_MESSAGE, { cause });
}

function listEntries(archive: ZipFile, signal: AbortSignal): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    archive.on('error', reject);
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (signal.aborted) reject(signal.reason as Error);
      else if (entries.length > MAX_ENTRIES) reject(new CvRefused(OVERSIZED_MESSAGE));
      else archive.readEntry();
    });
    archive.readEntry();
  });
}

/** Rejects archives that would unpack to too much data, for instance because their entries share bytes. */
function refuseBombs(entries: readonly Entry[]): void {
  const unpackedBytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpackedBytes > MAX_UNPACKED_BYTES) throw new CvRefused(OVERSIZED_MESSAGE);
  const sortedEntries = entries.toSorted(
    (firstEntry, secondEntry) => firstEntry.relativeOffsetOfLocalHeader - secondEntry.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize } of sortedEntries) {
    if (start < end || (end === 0 && start !== 0)) throw new CvRefused(DAMAGED_MESSAGE);
    end = start + LOCAL_HEADER_LENGTH + fileNameLength + compressedSize;
  }
}

async function unpack(archive: ZipFile, entry: Entry, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  if (entry.isEncrypted()) throw new CvRefused(DAMAGED_MESSAGE);
  const open = promisify((callback: OpenedStream) => archive.openReadStream(entry, callback));
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of (await open()) as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    length += chunk.length;
    if (length > maxBytes) throw new CvRefused(OVERSIZED_MESSAGE);
    // Keep only the list of types. The text is unpacked to check that it is complete.
    if (maxBytes === MAX_TYPES_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
