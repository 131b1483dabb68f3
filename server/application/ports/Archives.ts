/** A file of an archive. `content` is read once, and only when the file is written. */
export interface ArchiveEntry {
  readonly path: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Writes archives. Without a contract suite: its only adapter writes ZIP files, which its own test reads again. */
export interface Archives {
  /** The bytes of the archive, produced as they are read. Each entry is read before the next one is requested. */
  write(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Uint8Array>;
}
