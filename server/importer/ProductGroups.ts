import type { RowLedger } from './ImportReport.ts';
import { hashOf } from './normalize/identity.ts';
import { currencyOf } from './normalize/currencySigns.ts';
import { parseCents, parsePrice, type Money } from './normalize/price.ts';
import { MAX_VALUES, type Product, type Variant } from './normalize/Product.ts';
import { FIELD_NAMES, first, type FieldName, type RowFields, type SourceRow } from './SourceRow.ts';

interface GrowingProduct {
  readonly key: string;
  readonly rows: number[];
  readonly fields: { [name in FieldName]?: readonly string[] };
  readonly variants: Variant[];
  readonly seen: Set<string>;
}

/** Fields that each variant has separately. */
const OF_A_VARIANT: ReadonlySet<FieldName> = new Set([
  'variant',
  'price',
  'fullPrice',
  'priceCents',
  'fullPriceCents',
  'size',
  'currency',
  'availability',
]);
const MULTI_VALUE_FIELDS: ReadonlySet<FieldName> = new Set([
  'image',
  'imageAlt',
  'color',
  'category',
  'tags',
  'hints',
  'material',
]);
/** A higher price is a typing error. */
const MAX_PRICE_CENTS = 100_000_000;

/** Merges rows to products in memory. A product takes about as much memory as its texts. */
export class ProductGroups {
  private readonly products = new Map<string, GrowingProduct>();
  private readonly ledger: RowLedger;

  constructor(ledger: RowLedger) {
    this.ledger = ledger;
  }

  add(row: SourceRow): void {
    this.ledger.count(row.row);
    if (row.problem !== null) return this.ledger.leaveOut(row.row, 'unreadable row', row.problem);
    if (isEmpty(row.fields)) return this.ledger.leaveOut(row.row, 'empty row');
    const product = this.productOf(keyOf(row.fields));
    if (product.rows.at(-1) !== row.row) product.rows.push(row.row);
    const print = fingerprint(row.fields);
    if (product.seen.has(print)) return this.ledger.repeat(row.row);
    product.seen.add(print);
    merge(product.fields, row.fields);
    if (row.part === 'product') this.addVariant(product, row);
  }

  /** Yields the products in file order, and releases them. */
  *take(): Generator<Product> {
    for (const [key, product] of this.products) {
      this.products.delete(key);
      yield product;
    }
  }

  /** The currency of each price that has one. */
  *currencies(): Generator<string> {
    for (const { variants } of this.products.values()) {
      for (const { price } of variants) if (price.currency !== null) yield price.currency;
    }
  }

  private productOf(key: string): GrowingProduct {
    const known = this.products.get(key);
    if (known !== undefined) return known;
    const product: GrowingProduct = { key, rows: [], fields: {}, variants: [], seen: new Set() };
    this.products.set(key, product);
    return product;
  }

  private addVariant(product: GrowingProduct, { row, fields }: SourceRow): void {
    const price = pricesOf(fields);
    if ('reason' in price) return this.ledger.leaveOut(row, price.reason, price.detail);
    product.variants.push({
      row,
      name: first(fields.variant),
      ...price,
      colors: fields.color ?? [],
      sizes: fields.size ?? [],
      available: !/out|sold|unavailable|^0$|^false$|^no$/i.test(first(fields.availability)),
    });
  }
}

/**
 * The product's own key, or else the fields that identify it for a shopper, with the list price, which a sale does
 * not change.
 */
function keyOf(fields: RowFields): string {
  const given = first(fields.group) || first(fields.id);
  if (given !== '') return given;
  const known = ['brand', 'title', 'description', 'url'] as const;
  const listPrice =
    first(fields.fullPrice) || first(fields.fullPriceCents) || first(fields.price) || first(fields.priceCents);
  return `~${hashOf([...known.map((name) => first(fields[name])), first(fields.image), listPrice])}`;
}

function isEmpty(fields: RowFields): boolean {
  return (['title', 'description', 'price', 'priceCents', 'image', 'variant'] as const).every(
    (name) => fields[name] === undefined,
  );
}

/** A row with the same fingerprint adds nothing to its product, even if it is filed under another category. */
function fingerprint(fields: RowFields): string {
  const telling = FIELD_NAMES.filter((name) => name !== 'category' && name !== 'hints' && name !== 'id');
  return hashOf(telling.map((name) => fields[name]?.join('|') ?? ''));
}

function merge(into: GrowingProduct['fields'], fields: RowFields): void {
  for (const name of FIELD_NAMES) {
    const values = fields[name];
    if (values === undefined || OF_A_VARIANT.has(name)) continue;
    const known = into[name];
    if (known === undefined) into[name] = values;
    else if (
      MULTI_VALUE_FIELDS.has(name) &&
      known.length < MAX_VALUES &&
      values.some((value) => !known.includes(value))
    ) {
      into[name] = [...new Set([...known, ...values])].slice(0, MAX_VALUES);
    }
  }
}

const NOT_A_NUMBER = 'price is not a number';

interface Prices {
  readonly price: Money;
  readonly fullPrice: Money;
}
interface NoPrice {
  readonly reason: string;
  readonly detail: string;
}

function pricesOf(fields: RowFields): Prices | NoPrice {
  const price = moneyOf(fields, 'price', 'priceCents');
  if (price === null) return { reason: 'no price', detail: '' };
  if ('reason' in price) return price;
  const full = moneyOf(fields, 'fullPrice', 'fullPriceCents');
  if (full !== null && 'reason' in full && full.reason === NOT_A_NUMBER)
    return { ...full, reason: `former ${NOT_A_NUMBER}` };
  const known = full === null || 'reason' in full ? price : full;
  const currency = price.currency ?? known.currency;
  return { price: { ...price, currency }, fullPrice: { ...known, currency: known.currency ?? currency } };
}

function moneyOf(
  fields: RowFields,
  whole: 'price' | 'fullPrice',
  cents: 'priceCents' | 'fullPriceCents',
): Money | NoPrice | null {
  const text = first(fields[whole]) || first(fields[cents]);
  if (text === '') return null;
  const money = first(fields[whole]) === '' ? parseCents(text) : parsePrice(text);
  if (money === null) return { reason: NOT_A_NUMBER, detail: `"${text.slice(0, 40)}"` };
  if (money.cents === 0) return { reason: 'price is zero', detail: '' };
  if (money.cents > MAX_PRICE_CENTS || /^9{5,}(?:[.,][09]+)?$/.test(text.trim()))
    return { reason: 'price is not believable', detail: text.slice(0, 40) };
  return { cents: money.cents, currency: money.currency ?? currencyOf(first(fields.currency)) };
}
