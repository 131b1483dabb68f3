import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../tests/support/cpuTime.ts';
import { CvRefused } from '../../application/ports/CvInspector.ts';
import { OleDirectory } from './OleDirectory.ts';

const SECTOR_LENGTH = 512;
const NUMBERS_IN_SECTOR = SECTOR_LENGTH / 4;
const ENTRIES_IN_SECTOR = SECTOR_LENGTH / 128;
const HEADER_TABLES = 109;
const END_OF_CHAIN = 0xff_ff_ff_fe;
/** Maximum CPU time. Reading blocks the event loop, so other requests wait. */
const MAX_CPU_MS = 1_500;

function createHeader(firstDirectorySector: number, nextTableList: number, tables: readonly number[]): Buffer {
  const header = Buffer.alloc(SECTOR_LENGTH, 0xff);
  header.writeUInt16LE(0xff_fe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(firstDirectorySector, 48);
  header.writeUInt32LE(nextTableList, 68);
  tables.forEach((sector, index) => header.writeUInt32LE(sector, 76 + 4 * index));
  return header;
}

const createSector = (numbers: readonly number[]): Buffer => {
  const sector = Buffer.alloc(SECTOR_LENGTH, 0xff);
  numbers.forEach((number, index) => sector.writeUInt32LE(number, 4 * index));
  return sector;
};

/** Creates a file whose list of tables names the first sector again and again. */
function createRepeatedTables(sectorCount: number): Buffer {
  const lists = Array.from({ length: sectorCount - 1 }, (_, index) => {
    const nextSector = index + 2 < sectorCount ? index + 2 : END_OF_CHAIN;
    return createSector([...Array<number>(NUMBERS_IN_SECTOR - 1).fill(0), nextSector]);
  });
  return Buffer.concat([createHeader(0, 1, [0]), createSector([END_OF_CHAIN]), ...lists]);
}

function createEntry(firstSector: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write('WordDocument', 'utf16le');
  entry.writeUInt16LE(26, 64);
  entry.writeUInt8(2, 66);
  entry.writeUInt32LE(firstSector, 116);
  entry.writeUInt32LE(4_096, 120);
  return entry;
}

/**
 * Creates a file with a directory of `directorySectors` sectors. `firstSectorOf` returns the first sector of each
 * stream.
 */
function createStreams(directorySectors: number, firstSectorOf: (entry: number, firstFree: number) => number): Buffer {
  const total = HEADER_TABLES * NUMBERS_IN_SECTOR;
  const chain = Array.from({ length: total }, (_, sector) => {
    const isLast = sector === HEADER_TABLES + directorySectors - 1 || sector === total - 1;
    return sector < HEADER_TABLES || isLast ? END_OF_CHAIN : sector + 1;
  });
  const tables = Array.from({ length: HEADER_TABLES }, (_, index) =>
    createSector(chain.slice(index * NUMBERS_IN_SECTOR, (index + 1) * NUMBERS_IN_SECTOR)),
  );
  const entries = Array.from({ length: directorySectors * ENTRIES_IN_SECTOR }, (_, index) =>
    createEntry(firstSectorOf(index, HEADER_TABLES + directorySectors)),
  );
  const unusedSectors = Buffer.alloc((total - HEADER_TABLES - directorySectors) * SECTOR_LENGTH);
  const header = createHeader(
    HEADER_TABLES,
    END_OF_CHAIN,
    tables.map((_, index) => index),
  );
  return Buffer.concat([header, ...tables, ...entries, unusedSectors]);
}

describe('OleDirectory', () => {
  it('reads each table once, however often the file names it', async () => {
    const file = createRepeatedTables(2_000);
    const work = () => expect(() => new OleDirectory(file)).toThrow(CvRefused);
    expect(await measureCpuMs(work)).toBeLessThan(MAX_CPU_MS);
  });

  it('follows each sector once, however many streams lead through it', async () => {
    const directory = new OleDirectory(createStreams(5_000, (_, firstFree) => firstFree));
    const work = () => expect(() => directory.checkStreams()).toThrow(CvRefused);
    expect(await measureCpuMs(work)).toBeLessThan(MAX_CPU_MS);
  });

  it('refuses two streams that share sectors, and a stream in the directory', () => {
    const sharedSectors = new OleDirectory(createStreams(1, (entry, firstFree) => firstFree + 10 * entry));
    expect(() => sharedSectors.checkStreams()).toThrow(CvRefused);
    const streamsInDirectory = new OleDirectory(createStreams(40, () => HEADER_TABLES));
    expect(() => streamsInDirectory.checkStreams()).toThrow(CvRefused);
  });
});
