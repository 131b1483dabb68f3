/** `npm run doctor`: reports which parts of a data folder are damaged, and what can be recovered. */
import { DataFolderInUseError, DataFolderLock } from '../adapters/files/DataFolderLock.ts';
import { readConfig } from '../config.ts';
import { examineDataFolder, reportText } from './examine.ts';

const EXIT_CODES = { whole: 0, damaged: 1, notExamined: 2 } as const;

async function main(): Promise<number> {
  const { dataDir } = readConfig({ ATELIER_DATA_DIR: process.env['ATELIER_DATA_DIR'] });
  const lock = await takeLock(dataDir);
  try {
    const findings = await examineDataFolder(dataDir);
    process.stdout.write(reportText(dataDir, findings));
    if (findings.length === 0) return EXIT_CODES.notExamined;
    return findings.every(({ isIntact }) => isIntact) ? EXIT_CODES.whole : EXIT_CODES.damaged;
  } finally {
    lock?.release();
  }
}

/** Locks the folder against other processes. A read-only folder needs no lock. */
async function takeLock(dataDir: string): Promise<DataFolderLock | null> {
  return DataFolderLock.acquire(dataDir, { report: (line) => process.stderr.write(`${line}\n`) }).catch(
    (cause: unknown) => {
      if (cause instanceof DataFolderInUseError) throw cause;
      return null;
    },
  );
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (cause: unknown) => {
    const advice = cause instanceof DataFolderInUseError ? ' Stop it first.' : '';
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}${advice}\n`);
    process.exitCode = EXIT_CODES.notExamined;
  },
);
