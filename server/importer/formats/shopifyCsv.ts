import { headerOf, separatedRecords } from '../reading/separatedRows.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { fieldsOf, unreadableRow, type SourceRow } from '../SourceRow.ts';
import { plainName } from './columns.ts';
import type { Format, Reading } from './Format.ts';
import { choiceOf, compareAt, shopifyStock } from './shopifyFields.ts';

const REQUIRED_COLUMNS = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price'];

/** Shopify's product export: the first row of a handle describes the product, further rows are variants or pictures. */
export const shopifyCsv: Format = {
  name: 'Shopify product export (CSV)',
  recognizes: ({ opening }) => {
    const header = headerOf(opening);
    return REQUIRED_COLUMNS.every((name) => header.includes(name));
  },
  rows: readRows,
};

type Cell = (name: string) => string;

async function* readRows(source: SourceFile, { signal }: Reading): AsyncGenerator<SourceRow> {
  const header = headerOf(source.opening);
  const metafields = metafieldReader(header);
  const optionNames = new Map<string, readonly string[]>();
  for await (const { row, cells, problem } of separatedRecords(source, signal)) {
    if (problem !== null) {
      yield unreadableRow(row, problem);
      continue;
    }
    const cell: Cell = (name) => cells[header.indexOf(name)]?.trim() ?? '';
    const names = [1, 2, 3].map((index) => cell(`Option${index} Name`));
    if (names.some((name) => name !== '')) optionNames.set(cell('Handle'), names);
    yield shopifyRow(row, cell, optionNames.get(cell('Handle')) ?? names, metafields(cells));
  }
}

function shopifyRow(row: number, cell: Cell, optionNames: readonly string[], metafields: Metafields): SourceRow {
  const choice = choiceOf(optionNames.map((name, index) => ({ name, value: cell(`Option${index + 1} Value`) })));
  const price = cell('Variant Price');
  const published = cell('Published').toLowerCase() === 'false' ? 'unpublished' : cell('Status');
  return {
    row,
    part: price === '' && cell('Title') === '' ? 'pictures' : 'product',
    problem: null,
    fields: fieldsOf({
      group: cell('Handle'),
      url: cell('Handle') === '' ? '' : `/products/${cell('Handle')}`,
      title: cell('Title'),
      description: cell('Body (HTML)'),
      brand: cell('Vendor'),
      variant: [...choice.color, ...choice.size, ...choice.other].join(' / '),
      price,
      fullPrice: compareAt(price, cell('Variant Compare At Price')),
      color: choice.color.length > 0 ? choice.color : metafields.color,
      size: choice.size,
      gender: [cell('Google Shopping / Gender'), metafields.gender],
      ageGroup: [cell('Google Shopping / Age Group'), metafields.ageGroup],
      category: [cell('Type'), cell('Product Category'), cell('Google Shopping / Google Product Category')],
      tags: cell('Tags').split(','),
      material: metafields.material,
      image: [cell('Image Src'), cell('Variant Image')],
      imageAlt: cell('Image Alt Text'),
      status: cell('Gift Card').toLowerCase() === 'true' ? 'gift card' : published,
      availability: shopifyStock(
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

/** Reads Shopify's metafield columns, such as `Farbe (product.metafields.shopify.color-pattern)`. */
function metafieldReader(header: readonly string[]): (cells: readonly string[]) => Metafields {
  const column = (key: string): number =>
    header.findIndex((name) => name.endsWith(`(product.metafields.shopify.${key})`));
  const [color, fabric, gender, age] = ['color-pattern', 'fabric', 'target-gender', 'age-group'].map(column);
  const plainMaterial = header.findIndex((name) => plainName(name) === 'material');
  return (cells) => {
    const at = (index: number | undefined): string => cells[index ?? -1] ?? '';
    return {
      color: at(color).split(';'),
      material: [...at(fabric).split(';'), at(plainMaterial)],
      gender: at(gender),
      ageGroup: at(age),
    };
  };
}
