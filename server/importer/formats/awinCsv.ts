import { readHeader, readSeparatedRecords } from '../reading/separatedRows.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import {
  createRowFields,
  createProductRow,
  createUnreadableRow,
  type RowFields,
  type SourceRow,
} from '../SourceRow.ts';
import type { Format, ReadingOptions } from './Format.ts';

/**
 * A feed of the AWIN affiliate network, with its own column names (`aw_product_id`, `search_price`,
 * `Fashion:size`...).
 */
export const awinCsv: Format = {
  name: 'AWIN product feed',
  recognizes: ({ opening }) => {
    const names = readHeader(opening).map((name) => name.toLowerCase());
    return ['product_name', 'search_price'].every((name) => names.includes(name)) || names.includes('aw_product_id');
  },
  readRows,
};

async function* readRows(source: SourceFile, { signal }: ReadingOptions): AsyncGenerator<SourceRow> {
  const names = readHeader(source.opening).map((name) => name.toLowerCase());
  for await (const { row, cells, problem } of readSeparatedRecords(source, signal)) {
    yield problem !== null
      ? createUnreadableRow(row, problem)
      : createProductRow(
          row,
          readAwinFields((name) => cells[names.indexOf(name)] ?? ''),
        );
  }
}

function readAwinFields(cell: (name: string) => string): RowFields {
  const price = cell('search_price') || cell('store_price');
  return createRowFields({
    id: cell('merchant_product_id') || cell('aw_product_id'),
    group: cell('parent_product_id'),
    title: cell('product_name'),
    description: cell('description') || cell('product_short_description'),
    brand: cell('brand_name'),
    price,
    fullPrice: cell('rrp_price') || cell('product_price_old') || price,
    currency: cell('currency'),
    color: cell('colour') || cell('fashion:colour'),
    size: cell('fashion:size') || cell('size'),
    gender: cell('fashion:suitable_for') || cell('suitable_for'),
    category: [
      cell('product_type'),
      cell('fashion:category'),
      cell('merchant_category'),
      cell('merchant_product_category_path'),
      cell('category_name'),
    ],
    material: cell('fashion:material'),
    pattern: cell('fashion:pattern'),
    tags: cell('keywords').split(','),
    url: cell('merchant_deep_link') || cell('aw_deep_link'),
    image: [
      'merchant_image_url',
      'large_image',
      'alternate_image',
      'alternate_image_two',
      'alternate_image_three',
      'aw_image_url',
    ]
      .map(cell)
      .filter((value) => value !== ''),
    website: cell('merchant_name'),
    availability: /^(?:0|no|false)$/i.test(cell('in_stock')) ? 'out of stock' : '',
  });
}
