import { PGlite } from '@electric-sql/pglite';
import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import type { Database, Sql } from './Database.ts';

interface DatabaseLocation {
  /** The data folder. Without it, the data stays in memory. */
  readonly folder?: string;
  /** A dump of a data folder to start from (`dump`), which is faster than creating a new folder. */
  readonly from?: Blob;
}

/** The engine's default of 128 MB would be most of this process's memory, and the file system also caches. */
const BUFFER_OPTIONS = ['-c', 'shared_buffers=24MB'];

/**
 * PostgreSQL compiled to WebAssembly, inside this process. Only one process may open a folder: see `DataFolderLock`.
 */
export class EmbeddedDatabase implements Database {
  readonly #engine: PGlite;
  private constructor(engine: PGlite) {
    this.#engine = engine;
  }

  static async open({ folder, from }: DatabaseLocation = {}): Promise<EmbeddedDatabase> {
    return new EmbeddedDatabase(
      await PGlite.create({
        startParams: [...PGlite.defaultStartParams, ...BUFFER_OPTIONS],
        ...(folder !== undefined && { dataDir: folder }),
        ...(from !== undefined && { loadDataDir: from }),
      }),
    );
  }

  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    return runStatement<Row>(this.#engine, text, parameters);
  }

  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#engine.transaction((transaction) =>
      work({
        query: <Row>(text: string, parameters?: readonly unknown[]) => runStatement<Row>(transaction, text, parameters),
      }),
    );
  }

  async dump(): Promise<Blob> {
    return this.#engine.dumpDataDir('gzip');
  }

  async close(): Promise<void> {
    if (!this.#engine.closed) await this.#engine.close();
  }
}

async function runStatement<Row>(
  engine: PGliteInterface | Transaction,
  text: string,
  parameters?: readonly unknown[],
): Promise<Row[]> {
  if (parameters === undefined) return ((await engine.exec(text)).at(-1)?.rows as Row[]) ?? [];
  return (await engine.query<Row>(text, [...parameters])).rows;
}
