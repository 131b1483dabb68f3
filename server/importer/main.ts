import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toPrintable } from '../domain/text/cleanText.ts';
import { DataFolderInUseError, DataFolderLock, DataFolderUnusableError } from '../adapters/files/DataFolderLock.ts';
import { ForeignItemError, MostMissingError } from '../application/ports/Catalogue.ts';
import { readConfig, type Config } from '../config.ts';
import { ConfigError } from '../ConfigError.ts';
import { openStore, requireRoomToImport } from '../openStore.ts';
import { readCommand, USAGE, type Command } from './commandLine.ts';
import { findFormat } from './formats/formats.ts';
import { importCatalogue } from './importCatalogue.ts';
import { ImportRefusal } from './ImportRefusal.ts';
import type { ImportReport } from './ImportReport.ts';
import { AddressedPictures } from './pictures/AddressedPictures.ts';
import { FolderPictures } from './pictures/FolderPictures.ts';
import type { ProductPictures } from './pictures/ProductPictures.ts';
import { formatReport, formatRow } from './printReport.ts';
import { openSource } from './reading/SourceFile.ts';

const EXIT_CODES = { complete: 0, someSkipped: 1, refused: 2, interrupted: 130 } as const;

/** Runs `npm run catalogue:import -- FILE`; see docs/importing.md. */
async function main(): Promise<number> {
  const interrupt = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupt.abort());
  try {
    const command = await readCommand(process.argv.slice(2));
    if (command !== null) return await runImport(command, interrupt.signal);
    process.stdout.write(USAGE);
    return EXIT_CODES.complete;
  } catch (error) {
    if (interrupt.signal.aborted) return printLine('Interrupted: nothing was imported.', EXIT_CODES.interrupted);
    return printLine(describeRefusal(error), EXIT_CODES.refused);
  }
}

async function runImport(command: Command, signal: AbortSignal): Promise<number> {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  const source = await openSource(command.file, command.encoding, signal);
  const format = findFormat(source, command.options.map !== null);
  if (format === null)
    throw new ImportRefusal(`${source.name} is in none of the supported formats; --help lists them.`);
  const report = await useStore(config, (store) =>
    createPictures(command, config).then((pictures) =>
      importCatalogue(
        source,
        format,
        command.options,
        {
          catalogue: store.catalogue,
          pictures,
          reportProgress: printProgress,
          requireRoom: () => requireRoomToImport(config),
        },
        signal,
      ),
    ),
  );
  if (command.reportFile !== null)
    await writeFile(command.reportFile, report.skipped.map((row) => `${formatRow(row)}\n`).join(''));
  clearProgress();
  process.stdout.write(formatReport(report, (performance.now() - startedAt) / 1_000, command.reportFile));
  return findExitCode(report);
}

type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the store in the way that the server does. Only one process at a time may use an embedded store. */
async function useStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  await mkdir(config.dataDir, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new DataFolderUnusableError(config.dataDir, cause);
  });
  const report = (line: string) => process.stderr.write(`${line}\n`);
  const lock = config.databaseUrl === null ? await DataFolderLock.acquire(config.dataDir, { report }) : null;
  try {
    const store = await openStore(config, report);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } finally {
    lock?.release();
  }
}

async function createPictures({ picturesFolder }: Command, { dataDir }: Config): Promise<ProductPictures> {
  const addressedPictures = new AddressedPictures();
  return picturesFolder === null
    ? addressedPictures
    : FolderPictures.open(picturesFolder, join(dataDir, 'media', 'imports'), addressedPictures);
}

function findExitCode(report: ImportReport): number {
  return report.skipped.length === 0 ? EXIT_CODES.complete : EXIT_CODES.someSkipped;
}

function describeRefusal(error: unknown): string {
  if (error instanceof DataFolderInUseError)
    return `${error.message} Stop the server (or set DATABASE_URL to one that both use), then import.`;
  const isExpected = [ImportRefusal, ForeignItemError, MostMissingError].some((kind) => error instanceof kind);
  // Only the messages of `ConfigError` are printed, because other messages may quote the file.
  if (error instanceof ConfigError) return `Refused: ${error.message}`;
  return toPrintable(
    isExpected ? `Refused: ${(error as Error).message}` : `Failed, nothing was imported: ${(error as Error).message}`,
  );
}

function printLine(line: string, code: number): number {
  clearProgress();
  process.stderr.write(`${line}\n`);
  return code;
}

function printProgress(rowsRead: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${rowsRead} rows read`);
  else if (rowsRead > 0 && rowsRead % 10_000 === 0) process.stderr.write(`${rowsRead} rows read\n`);
}

function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

process.exitCode = await main();
