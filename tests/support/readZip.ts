import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const DEFLATED = 8;

/** The files of a ZIP archive by path, read from its directory. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const archive = Buffer.from(bytes);
  let endAt = archive.length - 22;
  while (archive.readUInt32LE(endAt) !== END_SIGNATURE) endAt -= 1;
  const files = new Map<string, Buffer>();
  let position = archive.readUInt32LE(endAt + 16);
  for (let count = archive.readUInt16LE(endAt + 10); count > 0; count -= 1) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      archive.readUInt16LE(position + field),
    );
    const name = archive.toString('utf8', position + 46, position + 46 + nameLength!);
    files.set(name, readFile(archive, position));
    position += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}

/** Reads the file with the directory entry at this position. */
function readFile(archive: Buffer, position: number): Buffer {
  const size = archive.readUInt32LE(position + 20);
  const headerAt = archive.readUInt32LE(position + 42);
  const start = headerAt + 30 + archive.readUInt16LE(headerAt + 26) + archive.readUInt16LE(headerAt + 28);
  const content = archive.subarray(start, start + size);
  return archive.readUInt16LE(position + 10) === DEFLATED ? inflateRawSync(content) : content;
}
