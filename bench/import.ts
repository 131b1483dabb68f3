import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { InMemoryCatalogue } from '../server/adapters/memory/InMemoryCatalogue.ts';
import { findFormat } from '../server/importer/formats/formats.ts';
import { importCatalogue } from '../server/importer/importCatalogue.ts';
import { AddressedPictures } from '../server/importer/pictures/AddressedPictures.ts';
import { openSource } from '../server/importer/reading/SourceFile.ts';

const IMPORT_FILE = new URL('../../shared/data/catalogue/fashion30k_inr/FashionDataset.csv', import.meta.url).pathname;
const IMPORT_OPTIONS = {
  source: 'bench',
  map: null,
  brand: null,
  gender: null,
  currency: null,
  website: null,
  dollarRates: new Map([['INR', 0.012]]),
  sizeSystem: null,
  isInStockOnly: false,
};

interface ImportFigures {
  readonly rows: number;
  readonly items: number;
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** Imports 30,758 rows into an in-memory store, to measure only the importer. */
async function measure(): Promise<ImportFigures> {
  const startedAt = performance.now();
  const source = await openSource(IMPORT_FILE, null);
  const format = findFormat(source, false);
  if (format === null) throw new Error(`${IMPORT_FILE} was not recognized`);
  const ports = {
    catalogue: new InMemoryCatalogue(),
    pictures: new AddressedPictures(),
    reportProgress: () => undefined,
  };
  const report = await importCatalogue(source, format, IMPORT_OPTIONS, ports);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { rows: report.rowsRead, items: report.items, seconds, peakMegabytes: process.resourceUsage().maxRSS / 1_024 };
}

/** Measures in a child process, to measure only its memory. */
function measureInChild(): Promise<ImportFigures> {
  const child = fork(new URL(import.meta.url).pathname, ['--measure'], {
    execArgv: ['--import', 'tsx', '--optimize-for-size', '--max-semi-space-size=4'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as ImportFigures));
    child.once('exit', (code) => reject(new Error(`The measured import ended with ${code}`)));
  });
}

function createRow(label: string, value: string, goal: string): string {
  return `  ${label.padEnd(28)}${value.padStart(14)}   ${goal}\n`;
}

async function main(): Promise<void> {
  if (process.argv.includes('--measure')) return void process.send?.(await measure());
  if (!existsSync(IMPORT_FILE))
    return void process.stdout.write('Import: skipped, ../shared/data/catalogue is missing.\n');
  const { rows, items, seconds, peakMegabytes } = await measureInChild();
  process.stdout.write('Import of a dirty feed (fashion30k)\n');
  process.stdout.write(createRow('rows read', String(rows), ''));
  process.stdout.write(createRow('items', String(items), ''));
  process.stdout.write(createRow('seconds', seconds.toFixed(1), 'goal: under 60'));
  process.stdout.write(
    createRow('rows a second', Math.round(rows / seconds).toLocaleString('en-US'), 'goal: over 500'),
  );
  process.stdout.write(createRow('peak memory, MB', peakMegabytes.toFixed(0), 'goal: under 500'));
}

await main();
