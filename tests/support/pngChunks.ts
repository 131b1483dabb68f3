import { crc32 } from 'node:zlib';

/** Adds equal chunks after a PNG's header. */
export function insertChunks(png: Buffer, name: string, data: Buffer, count: number): Buffer {
  const [length, checksum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), data])];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  const headerEnd = 33;
  const chunks = Array.from({ length: count }, () => [length, named, checksum]).flat();
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}
