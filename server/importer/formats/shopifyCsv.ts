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
  const metafields = createMetafieldReader(header);
  const optionNames = new Map<string, readonly string[]>();
  for await (const { row, cells, problem } of readSeparatedRecords(source, signal)) {
    if (problem !== null) {
      yield createUnreadableRow(row, problem);
      continue;
    }
    const readCell: ReadCell = (name) => cells[header.indexOf(name)]?.trim() ?? '';
    const names = [1, 2, 3].map((index) => readCell(`Option${index} Name`));
    if (names.some((name) => name !== '')) optionNames.set(readCell('Handle'), names);
    yield createShopifyRow(row, readCell, optionNames.get(readCell('Handle')) ?? names, metafields(cells));
  }
}

function createShopifyRow(
  row: number,
  cell: ReadCell,
  optionNames: readonly string[],
  metafields: Metafields,
): SourceRow {
  const choice = readChoice(optionNames.map((name, index) => ({ name, value: cell(`Option${index + 1} Value`) })));
  const price = cell('Variant Price');
  const status = cell('Published').toLowerCase() === 'false' ? 'unpublished' : cell('Status');
  return {
    row,
    part: price === '' && cell('Title') === '' ? 'pictures' : 'product',
    problem: null,
    fields: createRowFields({
      group: cell('Handle'),
      url: cell('Handle') === '' ? '' : `/products/${cell('Handle')}`,
      title: cell('Title'),
      description: cell('Body (HTML)'),
      brand: cell('Vendor'),
      variant: [...choice.color, ...choice.size, ...choice.other].join(' / '),
      price,
      fullPrice: chooseFullPrice(price, cell('Variant Compare At Price')),
      color: choice.color.length > 0 ? choice.color : metafields.color,
      size: choice.size,
      gender: [cell('Google Shopping / Gender'), metafields.gender],
      ageGroup: [cell('Google Shopping / Age Group'), metafields.ageGroup],
      category: [cell('Type'), cell('Product Category'), cell('Google Shopping / Google Product Category')],
      tags: cell('Tags').split(','),
      material: metafields.material,
      image: [cell('Image Src'), cell('Variant Image')],
      imageAlt: cell('Image Alt Text'),
      status: cell('Gift Card').toLowerCase() === 'true' ? 'gift card' : status,
      availability: describeStock(
        cell('Variant Inventory Tracker') !== '',
        cell('Variant Inventory Qty'),
        cell('Variant Inventory Policy'),
      ),
      hints: [cell('SEO Title'), ...choice.other],
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
