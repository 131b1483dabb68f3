import { createReadStream } from 'node:fs';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const REPLACEMENT_CHARACTER = '\uFFFD';

/** Returns the encoding that a byte order mark or zero bytes show; null if there are none. */
export function detectEncodingByMark(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return detectEncodingByZeroBytes(bytes.subarray(0, 4096));
}

function detectEncodingByZeroBytes(bytes: Uint8Array): Encoding | null {
  const zeroCounts = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeroCounts[index % 2]! += 1;
  });
  const [evenCount = 0, oddCount = 0] = zeroCounts;
  if (evenCount + oddCount < bytes.length / 5) return null;
  return oddCount > evenCount ? 'utf-16le' : 'utf-16be';
}

/**
 * Reads the whole file to tell UTF-8 from Windows-1252, which includes Latin-1. A file with a few invalid bytes still
 * counts as UTF-8.
 */
export async function detectUtf8OrLatin1(path: string, signal?: AbortSignal): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8');
  let brokenCount = 0;
  let foreignLetterCount = 0;
  const count = (text: string): void => {
    for (const character of text.match(/[^\0-\x7f]/g) ?? []) {
      if (character === REPLACEMENT_CHARACTER) brokenCount += 1;
      else foreignLetterCount += 1;
    }
  };
  for await (const chunk of createReadStream(path, { signal }))
    count(decoder.decode(chunk as Buffer, { stream: true }));
  count(decoder.decode());
  return brokenCount * 4 > foreignLetterCount ? 'windows-1252' : 'utf-8';
}

/** Reads the text of a file in chunks, without the byte order mark. */
export async function* readDecodedChunks(
  path: string,
  encoding: Encoding,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { signal })) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}
