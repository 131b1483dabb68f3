/**
 * What a file can say of a product, in no file's own words. These are also the names of a column map.
 * `price` is what is asked today and `fullPrice` what was asked before a sale; the `...Cents` pair counts hundredths.
 * `variant` names one choice of a product ('Black / M'); `hints` are texts that only help to understand it.
 */
export const FIELD_NAMES = [
  'id', 'group', 'variant', 'title', 'description', 'brand', 'price', 'fullPrice', 'priceCents', 'fullPriceCents',
  'currency', 'color', 'size', 'gender', 'ageGroup', 'category', 'tags', 'material', 'pattern', 'fit', 'season',
  'occasion', 'style', 'url', 'image', 'imageAlt', 'website', 'availability', 'status', 'hints',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** Every field may hold several values; blanks and words for nothing ('NaN', 'n/a') never arrive here. */
export type RowFields = { readonly [name in FieldName]?: readonly string[] };

export interface SourceRow {
  /** As an operator counts: the row of the spreadsheet (its header is row 1), or the number of the record. */
  readonly row: number;
  /** A 'pictures' row only adds pictures to a product that other rows describe. */
  readonly part: 'product' | 'pictures';
  readonly fields: RowFields;
  /** Why the row could not be read, where it could not. */
  readonly problem: string | null;
}

const NOTHING = /^(?:|-+|nan|null|undefined|n\/?a|none|#n\/a|nil)$/i;

/** True for a cell that says nothing: blank, or a word with which programs write 'no value'. */
export function saysNothing(cell: string): boolean {
  return NOTHING.test(cell.trim());
}

/** Builds the fields of a row, leaving out what says nothing and what is said twice. */
export function fieldsOf(values: { readonly [name in FieldName]?: string | readonly string[] | null | undefined }): RowFields {
  const fields: { [name in FieldName]?: readonly string[] } = {};
  for (const name of FIELD_NAMES) {
    const value = values[name];
    if (value === null || value === undefined) continue;
    const cells = (typeof value === 'string' ? [value] : value).map((cell) => cell.trim()).filter((cell) => !saysNothing(cell));
    if (cells.length > 0) fields[name] = [...new Set(cells)];
  }
  return fields;
}

export function first(values: readonly string[] | undefined): string {
  return values?.[0] ?? '';
}

export function productRow(row: number, fields: RowFields): SourceRow {
  return { row, part: 'product', fields, problem: null };
}

export function unreadableRow(row: number, problem: string): SourceRow {
  return { row, part: 'product', fields: {}, problem };
}
