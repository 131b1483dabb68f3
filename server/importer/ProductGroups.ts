import type { RowLedger } from './ImportReport.ts';
import { hashParts } from './normalize/identity.ts';
import { parseCurrency } from './normalize/currencySigns.ts';
import { parseCents, parsePrice, type Money } from './normalize/price.ts';
import { MAX_VALUES, type Product, type Variant } from './normalize/Product.ts';
import { FIELD_NAMES, getFirstValue, type FieldName, type RowFields, type SourceRow } from './SourceRow.ts';

interface GrowingProduct {
  readonly key: string;
  readonly rows: number[];
  readonly fields: { [name in FieldName]?: readonly string[] };
  readonly variants: Variant[];
  readonly seenFingerprints: Set<string>;
}

/** Fields of a variant, such as its size. The other fields belong to the whole product. */
const VARIANT_FIELDS: ReadonlySet<FieldName> = new Set([
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
/** Maximum price. A higher price is considered a typing error. */
const MAX_PRICE_CENTS = 100_000_000;

/** Merges the rows of each product in memory. */
export class ProductGroups {
  private readonly products = new Map<string, GrowingProduct>();
  private readonly ledger: RowLedger;

  constructor(ledger: RowLedger) {
    this.ledger = ledger;
  }

  add(row: SourceRow): void {
    this.ledger.countRow(row.row);
    if (row.problem !== null) return this.ledger.skipRow(row.row, 'unreadable row', row.problem);
    if (isEmpty(row.fields)) return this.ledger.skipRow(row.row, 'empty row');
    const product = this.findOrCreateProduct(getProductKey(row.fields));
    if (product.rows.at(-1) !== row.row) product.rows.push(row.row);
    const rowFingerprint = computeFingerprint(row.fields);
    if (product.seenFingerprints.has(rowFingerprint)) return this.ledger.markRepeated(row.row);
    product.seenFingerprints.add(rowFingerprint);
    mergeFields(product.fields, row.fields);
    if (row.part === 'product') this.addVariant(product, row);
  }

  /** Yields the products in file order and frees their memory. */
  *takeProducts(): Generator<Product> {
    for (const [key, product] of this.products) {
      this.products.delete(key);
      yield product;
    }
  }

  /** Yields the currency of each price with a currency. */
  *listCurrencies(): Generator<string> {
    for (const { variants } of this.products.values()) {
      for (const { price } of variants) if (price.currency !== null) yield price.currency;
    }
  }

  private findOrCreateProduct(key: string): GrowingProduct {
    const knownProduct = this.products.get(key);
    if (knownProduct !== undefined) return knownProduct;
    const product: GrowingProduct = { key, rows: [], fields: {}, variants: [], seenFingerprints: new Set() };
    this.products.set(key, product);
    return product;
  }

  private addVariant(product: GrowingProduct, { row, fields }: SourceRow): void {
    const price = readPrices(fields);
    if ('reason' in price) return this.ledger.skipRow(row, price.reason, price.detail);
    product.variants.push({
      row,
      name: getFirstValue(fields.variant),
      ...price,
      colors: fields.color ?? [],
      sizes: fields.size ?? [],
      isAvailable: !/out|sold|unavailable|^0$|^false$|^no$/i.test(getFirstValue(fields.availability)),
    });
  }
}

/**
 * The key of a product. If the file has none, the key consists of the fields that a shopper knows the product by, and
 * the price before a sale.
 */
function getProductKey(fields: RowFields): string {
  const givenKey = getFirstValue(fields.group) || getFirstValue(fields.id);
  if (givenKey !== '') return givenKey;
  const knownFields = ['brand', 'title', 'description', 'url'] as const;
  const listPrice =
    getFirstValue(fields.fullPrice) ||
    getFirstValue(fields.fullPriceCents) ||
    getFirstValue(fields.price) ||
    getFirstValue(fields.priceCents);
  return `~${hashParts([...knownFields.map((name) => getFirstValue(fields[name])), getFirstValue(fields.image), listPrice])}`;
}

function isEmpty(fields: RowFields): boolean {
  return (['title', 'description', 'price', 'priceCents', 'image', 'variant'] as const).every(
    (name) => fields[name] === undefined,
  );
}

/** A hash of the row's content, so that repeated rows are recognized. */
function computeFingerprint(fields: RowFields): string {
  const comparedFields = FIELD_NAMES.filter((name) => name !== 'category' && name !== 'hints' && name !== 'id');
  return hashParts(comparedFields.map((name) => fields[name]?.join('|') ?? ''));
}

function mergeFields(targetFields: GrowingProduct['fields'], fields: RowFields): void {
  for (const name of FIELD_NAMES) {
    const values = fields[name];
    if (values === undefined || VARIANT_FIELDS.has(name)) continue;
    const knownValues = targetFields[name];
    if (knownValues === undefined) targetFields[name] = values;
    else if (
      MULTI_VALUE_FIELDS.has(name) &&
      knownValues.length < MAX_VALUES &&
      values.some((value) => !knownValues.includes(value))
    ) {
      targetFields[name] = [...new Set([...knownValues, ...values])].slice(0, MAX_VALUES);
    }
  }
}

const NOT_A_NUMBER_REASON = 'price is not a number';

interface ProductPrices {
  readonly price: Money;
  readonly fullPrice: Money;
}
interface UnreadablePrice {
  readonly reason: string;
  readonly detail: string;
}

function readPrices(fields: RowFields): ProductPrices | UnreadablePrice {
  const price = readMoney(fields, 'price', 'priceCents');
  if (price === null) return { reason: 'no price', detail: '' };
  if ('reason' in price) return price;
  const fullPrice = readMoney(fields, 'fullPrice', 'fullPriceCents');
  if (fullPrice !== null && 'reason' in fullPrice && fullPrice.reason === NOT_A_NUMBER_REASON)
    return { ...fullPrice, reason: `former ${NOT_A_NUMBER_REASON}` };
  const knownPrice = fullPrice === null || 'reason' in fullPrice ? price : fullPrice;
  const currency = price.currency ?? knownPrice.currency;
  return { price: { ...price, currency }, fullPrice: { ...knownPrice, currency: knownPrice.currency ?? currency } };
}

function readMoney(
  fields: RowFields,
  priceField: 'price' | 'fullPrice',
  cents: 'priceCents' | 'fullPriceCents',
): Money | UnreadablePrice | null {
  const text = getFirstValue(fields[priceField]) || getFirstValue(fields[cents]);
  if (text === '') return null;
  const money = getFirstValue(fields[priceField]) === '' ? parseCents(text) : parsePrice(text);
  if (money === null) return { reason: NOT_A_NUMBER_REASON, detail: `"${text.slice(0, 40)}"` };
  if (money.cents === 0) return { reason: 'price is zero', detail: '' };
  if (money.cents > MAX_PRICE_CENTS || /^9{5,}(?:[.,][09]+)?$/.test(text.trim()))
    return { reason: 'price is not believable', detail: text.slice(0, 40) };
  return { cents: money.cents, currency: money.currency ?? parseCurrency(getFirstValue(fields.currency)) };
}
