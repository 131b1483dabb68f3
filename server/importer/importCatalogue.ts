import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogue } from '../application/ports/Catalogue.ts';
import type { CatalogueItem } from '../domain/catalogue/CatalogueItem.ts';
import type { Format } from './formats/Format.ts';
import type { ImportOptions } from './ImportOptions.ts';
import { ImportRefusal } from './ImportRefusal.ts';
import { countSkippedRowsByReason, RowLedger, type ImportReport } from './ImportReport.ts';
import { createItem } from './normalize/item.ts';
import { DollarPrices } from './normalize/price.ts';
import type { ProductPictures } from './pictures/ProductPictures.ts';
import type { Product } from './normalize/Product.ts';
import { ProductGroups } from './ProductGroups.ts';
import type { SourceFile } from './reading/SourceFile.ts';
import type { SourceRow } from './SourceRow.ts';
import { runWithinTime } from '../adapters/reading/runWithinTime.ts';
import { findPrevailingCurrency } from './findPrevailingCurrency.ts';
import { ProductsWithoutPicture } from './ProductsWithoutPicture.ts';
import { ProductsWithoutTryOn } from './ProductsWithoutTryOn.ts';

export interface ImportPorts {
  readonly catalogue: Catalogue;
  readonly pictures: ProductPictures;
  reportProgress(rowsRead: number): void;
  /** Called before each batch is stored. Rejects if the disk is almost full. */
  requireRoom?(): Promise<void>;
  /** Converts a product to an item. Default: the rules of `normalize`. */
  readonly createItem?: typeof createItem;
}

const BATCH_SIZE = 500;
const ROWS_PER_PROGRESS_REPORT = 1_000;
/** The number of rows that share a time limit. Setting a timer for each row would take longer than reading the row. */
const ROWS_PER_TIME_LIMIT = 32;
/** Time limit of a row. A normal row takes a fraction of a millisecond. */
const ROW_TIME_LIMIT_MS = 500;
const TIMEOUT_REASON = 'takes too long to read';
/** Maximum fraction of unusable rows. A file with more of them is not a clothing feed. */
const MAX_SKIPPED_SHARE = 0.9;

/**
 * Imports all usable products of a file. Imports nothing if it fails or is aborted. Rejects with `ImportRefusal` if
 * no part of the file is usable.
 */
export async function importCatalogue(
  source: SourceFile,
  format: Format,
  options: ImportOptions,
  ports: ImportPorts,
  signal?: AbortSignal,
): Promise<ImportReport> {
  const importRun = new ImportRun(source, format, options, ports, signal);
  try {
    return await importRun.createReport();
  } catch (error) {
    await ports.pictures.deleteCreatedPictures();
    throw error;
  }
}

class ImportRun {
  private readonly ledger = new RowLedger();
  private readonly remarks: string[] = [];
  private itemCount = 0;
  private variantCount = 0;
  private readonly productsWithoutPicture = new ProductsWithoutPicture();
  private readonly productsWithoutTryOn = new ProductsWithoutTryOn();

  constructor(
    source: SourceFile,
    format: Format,
    options: ImportOptions,
    ports: ImportPorts,
    signal: AbortSignal | undefined,
  ) {
    this.source = source;
    this.format = format;
    this.options = options;
    this.ports = ports;
    this.signal = signal;
  }

  private readonly source: SourceFile;
  private readonly format: Format;
  private readonly options: ImportOptions;
  private readonly ports: ImportPorts;
  private readonly signal: AbortSignal | undefined;

  async createReport(): Promise<ImportReport> {
    const groups = await this.readGroups();
    const namedCurrency = this.options.currency ?? findPrevailingCurrency(groups);
    const assumedCurrency = namedCurrency === null ? findOnlyCurrency(this.options.dollarRates) : null;
    const prices = new DollarPrices(this.options.dollarRates, namedCurrency ?? assumedCurrency);
    const counts = await this.ports.catalogue.importAll(
      this.options.source,
      this.createBatches(groups, prices),
      this.signal,
      { isComplete: this.options.isComplete ?? false, keepsMost: this.options.withdrawsMost !== true },
    );
    return {
      file: this.source.name,
      format: this.format.name,
      source: this.options.source,
      rowsRead: this.ledger.rowsRead,
      rowsUsed: this.ledger.rowsUsed,
      rowsRepeated: this.ledger.rowsRepeated,
      items: this.itemCount,
      counts,
      variantsGrouped: this.variantCount - this.itemCount,
      skipped: this.ledger.skipped,
      remarks: [
        ...this.remarks,
        ...createPriceRemarks(prices, assumedCurrency),
        ...this.productsWithoutPicture.remarks,
        ...this.productsWithoutTryOn.remarks,
        ...this.ports.pictures.remarks,
      ],
    };
  }

  private async readGroups(): Promise<ProductGroups> {
    const groups = new ProductGroups(this.ledger);
    const readingOptions = {
      map: this.options.map,
      signal: this.signal,
      addRemark: (text: string) => void this.remarks.push(text),
    };
    let rows: SourceRow[] = [];
    for await (const row of this.format.readRows(this.source, readingOptions)) {
      if (rows.push(row) < ROWS_PER_TIME_LIMIT) continue;
      this.add(groups, rows);
      rows = [];
      this.signal?.throwIfAborted();
    }
    this.add(groups, rows);
    this.ports.reportProgress(this.ledger.rowsRead);
    return groups;
  }

  /** Adds rows. If they exceed the time limit, skips the current row and continues with a new limit. */
  private add(groups: ProductGroups, rows: readonly SourceRow[]): void {
    for (let index = 0; index < rows.length; index += 1) {
      const finishedResult = runWithinTime(ROW_TIME_LIMIT_MS, () => {
        for (; index < rows.length; index += 1) this.addRow(groups, rows[index]!);
      });
      if (finishedResult === null) this.ledger.skipRow(rows[index]!.row, TIMEOUT_REASON);
    }
  }

  private addRow(groups: ProductGroups, row: SourceRow): void {
    groups.add(row);
    if (this.ledger.rowsRead % ROWS_PER_PROGRESS_REPORT === 0) this.ports.reportProgress(this.ledger.rowsRead);
  }

  /** Yields batches of items. If too few rows are usable, throws after the last batch, so that nothing is imported. */
  private async *createBatches(groups: ProductGroups, prices: DollarPrices): AsyncGenerator<readonly CatalogueItem[]> {
    let batch: CatalogueItem[] = [];
    for (const product of groups.takeProducts()) {
      const item = await this.prepareItem(product, prices);
      if (item === null) continue;
      batch.push(item);
      if (batch.length < BATCH_SIZE) continue;
      await this.ports.requireRoom?.();
      yield batch;
      batch = [];
      await this.yieldToInterrupt();
    }
    this.refuseMostlySkipped();
    await this.ports.requireRoom?.();
    yield batch;
    await this.yieldToInterrupt();
    await this.source.requireUnchanged();
  }

  /** Yields to the event loop, so that an abort can arrive. An embedded store answers without yielding. */
  private async yieldToInterrupt(): Promise<void> {
    await nextTurn();
    this.signal?.throwIfAborted();
  }

  private async prepareItem(product: Product, prices: DollarPrices): Promise<CatalogueItem | null> {
    if (product.variants.length === 0) return this.skipProduct(product, 'nothing of the product can be bought', '');
    const normalizeItem = this.ports.createItem ?? createItem;
    const normalizeProduct = () => normalizeItem(product, prices, this.options);
    // Try twice, because on a busy machine even a fast text may exceed the time limit once.
    const result = (
      runWithinTime(ROW_TIME_LIMIT_MS, normalizeProduct) ?? runWithinTime(ROW_TIME_LIMIT_MS, normalizeProduct)
    )?.value;
    if (result === undefined) return this.skipProduct(product, TIMEOUT_REASON, '');
    if ('rejection' in result) return this.skipProduct(product, result.rejection.reason, result.rejection.detail);
    this.itemCount += 1;
    this.variantCount += product.variants.length;
    this.markUsed(product);
    const pictures = await this.ports.pictures.findPictures(product, this.signal);
    if (pictures.length === 0) this.productsWithoutPicture.add(product);
    const [firstPicture] = pictures;
    const problem =
      result.item.tryOnCategory && firstPicture ? this.ports.pictures.findCutOutProblem(firstPicture) : null;
    if (problem === null) return { ...result.item, pictures };
    this.productsWithoutTryOn.add(problem);
    return { ...result.item, pictures, tryOnCategory: null };
  }

  private skipProduct(product: Product, reason: string, detail: string): null {
    for (const row of product.rows) this.ledger.skipRow(row, reason, detail);
    return null;
  }

  /** Counts the rows of a product as used, except rows whose price was rejected. */
  private markUsed(product: Product): void {
    for (const row of product.rows)
      if (!this.ledger.isSkipped(row) && !this.ledger.isRepeated(row)) this.ledger.markUsed(row);
    for (const { row } of product.variants) this.ledger.markUsed(row);
  }

  private refuseMostlySkipped(): void {
    const { skipped, rowsRead } = this.ledger;
    if (rowsRead === 0) throw new ImportRefusal(`${this.source.name} holds no products.`);
    if (this.itemCount > 0 && skipped.length <= rowsRead * MAX_SKIPPED_SHARE) return;
    const reasons = countSkippedRowsByReason(skipped)
      .slice(0, 3)
      .map(([reason, rows]) => `${reason} (${rows})`)
      .join(', ');
    const [mostFrequentReason] = countSkippedRowsByReason(skipped)[0] ?? [''];
    const problem = /clothing/.test(mostFrequentReason) ? 'is not a clothing feed' : 'has nothing usable';
    throw new ImportRefusal(
      `${this.source.name} ${problem}: ${skipped.length} of ${rowsRead} rows would be skipped: ${reasons}.`,
    );
  }
}

/** Returns the currency that has a rate; null if there are none or several. */
function findOnlyCurrency(rates: ReadonlyMap<string, number>): string | null {
  const [currency = null, ...otherCurrencies] = rates.keys();
  return otherCurrencies.length === 0 ? currency : null;
}

function createPriceRemarks(prices: DollarPrices, assumedCurrency: string | null): readonly string[] {
  const unconverted = [...prices.unconvertedCurrencies].map(
    ([currency]) =>
      `Prices in ${currency} were taken as dollars one to one; say --currency-rate ${currency}=... to convert them.`,
  );
  return assumedCurrency === null
    ? unconverted
    : [
        ...unconverted,
        `The file names no currency, so its prices were taken as ${assumedCurrency}; say --currency otherwise.`,
      ];
}
