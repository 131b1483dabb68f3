import { CvRefused } from '../../application/ports/CvInspector.ts';
import { DAMAGED_MESSAGE } from './messages.ts';

const HEADER_LENGTH = 512;
const LITTLE_ENDIAN_MARK = 0xff_fe;
const MAX_SECTOR_NUMBER = 0xff_ff_ff_fa;
const FREE_SECTOR = 0xff_ff_ff_ff;
const DIRECT_TABLE_SECTORS = 109;
const ENTRY_LENGTH = 128;
const STREAM_TYPE = 2;
/** Minimum length of a stream in bytes to be checked. Shorter streams are stored elsewhere in the file. */
const MIN_SECTOR_STREAM_LENGTH = 4_096;

export interface OleEntry {
  readonly name: string;
  readonly isStream: boolean;
  readonly firstSector: number;
  readonly size: number;
}

/**
 * The directory of a compound file, the format of .doc. Throws a `CvRefused` if the file is damaged or incomplete.
 * Reads each sector at most once, so that the work is limited by the file's length.
 */
export class OleDirectory {
  readonly entries: readonly OleEntry[];
  readonly #file: Buffer;
  readonly #sectorLength: number;
  readonly #nextSectors: readonly number[];
  /** Sectors that belong to the directory or to a checked stream. */
  readonly #usedSectors = new Set<number>();

  constructor(file: Buffer) {
    if (file.length < 2 * HEADER_LENGTH || file.readUInt16LE(28) !== LITTLE_ENDIAN_MARK) throw createDamagedError();
    const sectorShift = file.readUInt16LE(30);
    if (sectorShift !== 9 && sectorShift !== 12) throw createDamagedError();
    this.#file = file;
    this.#sectorLength = 1 << sectorShift;
    this.#nextSectors = this.#listTableSectors().flatMap((sector) => this.#readNumbers(this.#readSector(sector)));
    this.#checkLength();
    this.entries = this.#readEntries(file.readUInt32LE(48));
  }

  /** Throws unless all sectors of every stream are in the file and belong to no other stream. Call it once. */
  checkStreams(): void {
    for (const { isStream, firstSector, size } of this.entries) {
      if (!isStream || size < MIN_SECTOR_STREAM_LENGTH) continue;
      if (this.#claimChain(firstSector).length * this.#sectorLength < size) throw createDamagedError();
    }
  }

  /** The sectors that contain the sector allocation table. */
  #listTableSectors(): readonly number[] {
    const sectors = this.#readNumbers(this.#file.subarray(76, 76 + 4 * DIRECT_TABLE_SECTORS));
    const visited = new Set<number>();
    let nextTableList = this.#file.readUInt32LE(68);
    while (nextTableList < MAX_SECTOR_NUMBER && !visited.has(nextTableList)) {
      visited.add(nextTableList);
      const numbers = this.#readNumbers(this.#readSector(nextTableList));
      nextTableList = numbers.pop() ?? FREE_SECTOR;
      sectors.push(...numbers);
    }
    const tableSectors = sectors.filter((sector) => sector < MAX_SECTOR_NUMBER);
    if (new Set(tableSectors).size < tableSectors.length) throw createDamagedError();
    return tableSectors;
  }

  /** Throws unless the last used sector is inside the file. */
  #checkLength(): void {
    const lastUsed = this.#nextSectors.findLastIndex((nextSector) => nextSector !== FREE_SECTOR);
    if (lastUsed === -1 || this.#findOffset(lastUsed) >= this.#file.length) throw createDamagedError();
  }

  #readEntries(firstSector: number): readonly OleEntry[] {
    const bytes = Buffer.concat(this.#claimChain(firstSector).map((sector) => this.#readSector(sector)));
    return Array.from({ length: Math.floor(bytes.length / ENTRY_LENGTH) }, (_, index) =>
      readEntry(bytes.subarray(index * ENTRY_LENGTH, (index + 1) * ENTRY_LENGTH)),
    );
  }

  /** Returns the sectors of a chain. Throws if another chain contains one of them. */
  #claimChain(firstSector: number): readonly number[] {
    const chain: number[] = [];
    for (let sector = firstSector; sector < MAX_SECTOR_NUMBER; sector = this.#nextSectors[sector] ?? FREE_SECTOR) {
      if (this.#usedSectors.has(sector) || sector >= this.#nextSectors.length) throw createDamagedError();
      this.#usedSectors.add(sector);
      chain.push(sector);
    }
    return chain;
  }

  #readSector(sector: number): Buffer {
    const offset = this.#findOffset(sector);
    if (offset >= this.#file.length) throw createDamagedError();
    return this.#file.subarray(offset, offset + this.#sectorLength);
  }

  #findOffset(sector: number): number {
    return (sector + 1) * this.#sectorLength;
  }

  #readNumbers(bytes: Buffer): number[] {
    return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(4 * index));
  }
}

function readEntry(bytes: Buffer): OleEntry {
  const nameLength = Math.max(0, Math.min(64, bytes.readUInt16LE(64)) - 2);
  return {
    name: bytes.toString('utf16le', 0, nameLength),
    isStream: bytes.readUInt8(66) === STREAM_TYPE,
    firstSector: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}

const createDamagedError = () => new CvRefused(DAMAGED_MESSAGE);
