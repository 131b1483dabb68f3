import { readHeader, readSeparatedRecords } from '../reading/separatedRows.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { createRowFields, createUnreadableRow, type SourceRow } from '../SourceRow.ts';
import { normalizeColumnName } from './columns.ts';
import type { Format, ReadingOptions } from './Format.ts';
import { readChoice, chooseFullPrice, describeStock } from './shopifyFields.ts';

const REQUIRED_COLUMNS = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price'];

/** Shopify's product export. The first row of a product describes it; the other rows are variants or pictures. */
export const shopifyCsv: Format = {
  name: 'Shopify product export (CSV)',
  recognizes: ({ opening }) => {
    const header = readHeader(opening);
    return REQUIRED_COLUMNS.every((name) => header.includes(name));
  },
  readRows,
};

type ReadCell = (name: string) => string;

async function* readRows(source: SourceFile, { signal }: ReadingOptions): AsyncGenerator<SourceRow> {
  const header = readHeader(source.opening);
  const readMetafields = createMetafieldReader(header);
  const optionNames = new Map<string, readonly string[]>();
  for await (const { row, cells, problem } of readSeparatedRecords(source, signal)) {
    if (problem !== null) {
      yield createUnreadableRow(row, problem);
      continue;
    }
    const readCell: ReadCell = (name) => cells[header.indexOf(name)]?.trim() ?? '';
    const names = [1, 2, 3].map((index) => readCell(`Option${index} Name`));
    if (names.some((name) => name !== '')) optionNames.set(readCell('Handle'), names);
    yield createShopifyRow(row, readCell, optionNames.get(readCell('Handle')) ?? names, readMetafields(cells));
  }
}

function createShopifyRow(
  row: number,
  readCell: ReadCell,
  optionNames: readonly string[],
  metafields: Metafields,
): SourceRow {
  const choice = readChoice(optionNames.map((name, index) => ({ name, value: readCell(`Option${index + 1} Value`) })));
  const price = readCell('Variant Price');
  const status = readCell('Published').toLowerCase() === 'false' ? 'unpublished' : readCell('Status');
  return {
    row,
    part: price === '' && readCell('Title') === '' ? 'pictures' : 'product',
    problem: null,
    fields: createRowFields({
      group: readCell('Handle'),
      url: readCell('Handle') === '' ? '' : `/products/${readCell('Handle')}`,
      title: readCell('Title'),
      description: readCell('Body (HTML)'),
      brand: readCell('Vendor'),
      variant: [...choice.color, ...choice.size, ...choice.otherValues].join(' / '),
      price,
      fullPrice: chooseFullPrice(price, readCell('Variant Compare At Price')),
      color: choice.color.length > 0 ? choice.color : metafields.color,
      size: choice.size,
      gender: [readCell('Google Shopping / Gender'), metafields.gender],
      ageGroup: [readCell('Google Shopping / Age Group'), metafields.ageGroup],
      category: [readCell('Type'), readCell('Product Category'), readCell('Google Shopping / Google Product Category')],
      tags: readCell('Tags').split(','),
      material: metafields.material,
      image: [readCell('Image Src'), readCell('Variant Image')],
      imageAlt: readCell('Image Alt Text'),
      status: readCell('Gift Card').toLowerCase() === 'true' ? 'gift card' : status,
      availability: describeStock(
        readCell('Variant Inventory Tracker') !== '',
        readCell('Variant Inventory Qty'),
        readCell('Variant Inventory Policy'),
      ),
      hints: [readCell('SEO Title'), ...choice.otherValues],
    }),
  };
}

interface Metafields {
  readonly color: readonly string[];
  readonly material: readonly string[];
  readonly gender: string;
  readonly ageGroup: string;
}

/**
 * Creates a function that reads Shopify's metafield columns, such as `Farbe
 * (product.metafields.shopify.color-pattern)`.
 */
function createMetafieldReader(header: readonly string[]): (cells: readonly string[]) => Metafields {
  const findColumn = (key: string): number =>
    header.findIndex((name) => name.endsWith(`(product.metafields.shopify.${key})`));
  const [color, materialColumn, gender, age] = ['color-pattern', 'fabric', 'target-gender', 'age-group'].map(
    findColumn,
  );
  const plainMaterial = header.findIndex((name) => normalizeColumnName(name) === 'material');
  return (cells) => {
    const readCellAt = (index: number | undefined): string => cells[index ?? -1] ?? '';
    return {
      color: readCellAt(color).split(';'),
      material: [...readCellAt(materialColumn).split(';'), readCellAt(plainMaterial)],
      gender: readCellAt(gender),
      ageGroup: readCellAt(age),
    };
  };
}
