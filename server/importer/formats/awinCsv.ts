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

function readAwinFields(readCell: (name: string) => string): RowFields {
  const price = readCell('search_price') || readCell('store_price');
  return createRowFields({
    id: readCell('merchant_product_id') || readCell('aw_product_id'),
    group: readCell('parent_product_id'),
    title: readCell('product_name'),
    description: readCell('description') || readCell('product_short_description'),
    brand: readCell('brand_name'),
    price,
    fullPrice: readCell('rrp_price') || readCell('product_price_old') || price,
    currency: readCell('currency'),
    color: readCell('colour') || readCell('fashion:colour'),
    size: readCell('fashion:size') || readCell('size'),
    gender: readCell('fashion:suitable_for') || readCell('suitable_for'),
    category: [
      readCell('product_type'),
      readCell('fashion:category'),
      readCell('merchant_category'),
      readCell('merchant_product_category_path'),
      readCell('category_name'),
    ],
    material: readCell('fashion:material'),
    pattern: readCell('fashion:pattern'),
    tags: readCell('keywords').split(','),
    url: readCell('merchant_deep_link') || readCell('aw_deep_link'),
    image: [
      'merchant_image_url',
      'large_image',
      'alternate_image',
      'alternate_image_two',
      'alternate_image_three',
      'aw_image_url',
    ]
      .map(readCell)
      .filter((value) => value !== ''),
    website: readCell('merchant_name'),
    availability: /^(?:0|no|false)$/i.test(readCell('in_stock')) ? 'out of stock' : '',
  });
}
