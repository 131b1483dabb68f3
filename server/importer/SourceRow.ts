/**
 * The product fields that every format gives, also the names in a column map. `price` is the current price and
 * `fullPrice` the price before a sale; fields that end in `Cents` are in hundredths. `variant` is the name of a
 * variant ('Black / M'). `hints` are texts that help to classify the product.
 */
export const FIELD_NAMES = [
  'id',
  'group',
  'variant',
  'title',
  'description',
  'brand',
  'price',
  'fullPrice',
  'priceCents',
  'fullPriceCents',
  'currency',
  'color',
  'size',
  'gender',
  'ageGroup',
  'category',
  'tags',
  'material',
  'pattern',
  'fit',
  'season',
  'occasion',
  'style',
  'url',
  'image',
  'imageAlt',
  'website',
  'availability',
  'status',
  'hints',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The values of each field. Leaves out blank values and words for 'no value' ('NaN', 'n/a'). */
export type RowFields = { readonly [name in FieldName]?: readonly string[] };

export interface SourceRow {
  /**
   * The number that the operator can find the row by: the spreadsheet row (the header is row 1), or the number of the
   * record.
   */
  readonly row: number;
  /** 'pictures' for a row that only adds pictures to the product of other rows. */
  readonly part: 'product' | 'pictures';
  readonly fields: RowFields;
  /** Why the row could not be read; null if it was read. */
  readonly problem: string | null;
}

const EMPTY_CELL_PATTERN = /^(?:|-+|nan|null|undefined|n\/?a|none|#n\/a|nil)$/i;

/** Whether a cell is blank or contains a word for 'no value', such as 'n/a'. */
export function isBlankCell(cell: string): boolean {
  return EMPTY_CELL_PATTERN.test(cell.trim());
}

/** Creates the fields of a row without empty and repeated values. */
export function createRowFields(
  values: { readonly [name in FieldName]?: string | readonly string[] | null | undefined },
): RowFields {
  const fields: { [name in FieldName]?: readonly string[] } = {};
  for (const name of FIELD_NAMES) {
    const value = values[name];
    if (value === null || value === undefined) continue;
    const cells = (typeof value === 'string' ? [value] : value)
      .map((cell) => cell.trim())
      .filter((cell) => !isBlankCell(cell));
    if (cells.length > 0) fields[name] = [...new Set(cells)];
  }
  return fields;
}

export function getFirstValue(values: readonly string[] | undefined): string {
  return values?.[0] ?? '';
}

export function createProductRow(row: number, fields: RowFields): SourceRow {
  return { row, part: 'product', fields, problem: null };
}

export function createUnreadableRow(row: number, problem: string): SourceRow {
  return { row, part: 'product', fields: {}, problem };
}
