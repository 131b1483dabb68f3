import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryCatalogue } from '../../server/adapters/memory/InMemoryCatalogue.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';
import { findFormat } from '../../server/importer/formats/formats.ts';
import { importCatalogue, type ImportPorts } from '../../server/importer/importCatalogue.ts';
import type { ImportOptions } from '../../server/importer/ImportOptions.ts';
import type { ImportReport } from '../../server/importer/ImportReport.ts';
import { AddressedPictures } from '../../server/importer/pictures/AddressedPictures.ts';
import type { ProductPictures } from '../../server/importer/pictures/ProductPictures.ts';
import { openSource } from '../../server/importer/reading/SourceFile.ts';

export const PLAIN_OPTIONS: ImportOptions = {
  source: 'shop',
  map: null,
  brand: null,
  gender: null,
  currency: null,
  website: null,
  dollarRates: new Map(),
  sizeSystem: null,
  isInStockOnly: false,
};

export interface ImportOutcome {
  readonly report: ImportReport;
  readonly items: readonly CatalogueItem[];
}

export interface ImportSetting {
  readonly catalogue?: InMemoryCatalogue;
  readonly options?: Partial<ImportOptions>;
  readonly pictures?: ProductPictures;
  readonly signal?: AbortSignal;
  /** Replaces the importer's conversion of products to items. */
  readonly itemOf?: ImportPorts['createItem'];
  readonly requireRoom?: ImportPorts['requireRoom'];
}

/** Imports a file into an in-memory catalogue. Rejects like the importer. */
export async function importFile(path: string, setting: ImportSetting = {}): Promise<ImportOutcome> {
  const {
    catalogue = new InMemoryCatalogue(),
    pictures = new AddressedPictures(),
    signal,
    itemOf,
    requireRoom,
  } = setting;
  const options = { ...PLAIN_OPTIONS, ...setting.options };
  const source = await openSource(path, null, signal);
  const format = findFormat(source, options.map !== null);
  if (format === null) throw new Error(`${path} was not recognized`);
  const report = await importCatalogue(
    source,
    format,
    options,
    {
      catalogue,
      pictures,
      reportProgress: () => undefined,
      ...(itemOf && { createItem: itemOf }),
      ...(requireRoom && { requireRoom }),
    },
    signal,
  );
  return { report, items: await listItems(catalogue) };
}

export async function listItems(catalogue: InMemoryCatalogue): Promise<readonly CatalogueItem[]> {
  const items: CatalogueItem[] = [];
  for await (const batch of catalogue.readBatches(1_000)) items.push(...batch);
  return items;
}

/** Runs `work` with a temporary file of this name and content. */
export async function withFile<T>(
  name: string,
  content: string | Uint8Array,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return work(path);
  });
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-import-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Imports `content` as a file with this name. */
export function importText(
  name: string,
  content: string | Uint8Array,
  setting: ImportSetting = {},
): Promise<ImportOutcome> {
  return withFile(name, content, (path) => importFile(path, setting));
}
