import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { MAX_VALUES, type Product, type Variant } from './Product.ts';
import { first } from '../SourceRow.ts';
import { itemId } from './identity.ts';
import { judgeKind } from './kind.ts';
import type { Kind } from './kindBook.ts';
import { catalogueKind, sizedAs, tryOnCategoryOf } from './kindUse.ts';
import type { DollarPrices } from './price.ts';
import { searchText } from './searchText.ts';
import type { SizeSystem } from './size.ts';
import { sizesOf } from './size.ts';
import { plainText } from './plainText.ts';
import { oneLine, readableTitle } from './text.ts';
import { traitsOf } from './traits.ts';
import { hostOf, webAddress } from './address.ts';
import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { productColors } from './productColors.ts';
import { productWearer } from './productWearer.ts';

/** Options for values that the file does not contain. */
export interface ItemOptions {
  /** The prefix of the ids. Importing under the same name replaces items, under another name adds them. */
  readonly source: string;
  /** For rows without a brand. */
  readonly brand: string | null;
  readonly gender: Gender | null;
  /** The shop's host; completes URLs without one. */
  readonly website: string | null;
  readonly sizeSystem: SizeSystem | null;
  readonly inStockOnly: boolean;
}

/** Why a product cannot become an item. */
export interface RejectionReason {
  readonly reason: string;
  readonly detail: string;
}
interface Refusal {
  readonly unfit: RejectionReason;
}
export type Normalized = { readonly item: CatalogueItem } | Refusal;

/** A former price more than this many times the current one is a mistake. */
const MAX_MARKDOWN_FACTOR = 20;
const NOT_FOR_SALE = /^(?:draft|archived|unpublished|inactive|disabled|deleted|hidden|discontinued)$/i;

/** Converts a product to an item without pictures, or returns the reason why not. */
export function itemOf(product: Product, prices: DollarPrices, options: ItemOptions): Normalized {
  const title = titleOf(product);
  const refusal = unsellable(product, title);
  if (refusal !== null) return refusal;
  const description = plainText(first(product.fields.description));
  const kind = kindOf(product, title, description);
  if ('unfit' in kind) return kind;
  const gender = productWearer(product, title, kind, options.gender);
  if (gender === 'Children') return unfit("children's clothing", title.slice(0, 60));
  if (options.inStockOnly && !product.variants.some((variant) => variant.available)) return unfit('out of stock');
  return { item: assembled({ product, prices, options, title, description, kind, gender }) };
}

function unsellable({ fields }: Product, title: string): Refusal | null {
  const status = first(fields.status);
  if (NOT_FOR_SALE.test(status)) return unfit('not for sale', status.toLowerCase());
  if (title === '') return unfit('no title');
  return status.toLowerCase() === 'gift card' ? unfit('not clothing', 'gift card') : null;
}

function kindOf({ fields }: Product, title: string, description: string): Kind | Refusal {
  const { category = [], tags = [], hints = [], image = [] } = fields;
  const judgment = judgeKind({ title, categories: category, tags: [...tags, ...hints], description, pictures: image });
  if (judgment.is === 'other') return unfit('not clothing', judgment.label);
  return judgment.is === 'unknown' ? unfit('not recognized as clothing', title.slice(0, 60)) : judgment.kind;
}

function unfit(reason: string, detail = ''): Refusal {
  return { unfit: { reason, detail } };
}

/** A product without a title is named like its variants, without their sizes ('Silk Tie - Size L'). */
function titleOf({ fields, variants }: Product): string {
  const given = oneLine(first(fields.title), 200);
  if (given !== '') return given;
  const names = variants
    .map(({ name }) => (/ - /.test(name) ? name.replace(/ - [^-]*$/, '') : ''))
    .filter((name) => name !== '');
  return oneLine(names[0] ?? '', 200);
}

interface Parts {
  readonly product: Product;
  readonly prices: DollarPrices;
  readonly options: ItemOptions;
  readonly title: string;
  readonly description: string;
  readonly kind: Kind;
  readonly gender: Gender;
}

function assembled({ product, prices, options, title, description, kind, gender }: Parts): CatalogueItem {
  const { fields, variants } = product;
  const available = variants.filter((variant) => variant.available);
  const onOffer = available.length > 0 ? available : variants;
  const colors = productColors(product, title, description);
  const traits = traitsOf(traitTexts(fields, title, description), kind.kind);
  const facts = { kind: catalogueKind(kind), subkind: kind.subkind, genders: [gender], colors, ...traits };
  return {
    id: itemId(options.source, product.key),
    shortDescription: readableTitle(title),
    description,
    semanticSearchDescription: searchText(facts, title, [...(fields.color ?? [])], fields.tags ?? []),
    ...pricesOf(onOffer, prices),
    ...facts,
    ...shopOf(fields, title, options),
    sizes: sizesOf(sizeNames(onOffer), { sizedAs: sizedAs(kind), gender, system: options.sizeSystem }),
    tryOnCategory: tryOnCategoryOf(kind),
    pictures: [],
    source: options.source,
  };
}

/** The brand, the shop's website and the item's URL. */
function shopOf(
  fields: Product['fields'],
  title: string,
  options: ItemOptions,
): Pick<CatalogueItem, 'brand' | 'website' | 'itemUrl'> {
  const brand = oneLine(first(fields.brand), 100) || options.brand || brandInPageTitle(title, fields.hints ?? []);
  const itemUrl = webAddress(first(fields.url), options.website);
  const website = oneLine(first(fields.website), 100) || hostOf(itemUrl) || (options.website ?? '') || brand;
  return { brand, website, itemUrl };
}

function sizeNames(variants: readonly Variant[]): readonly string[] {
  const names = variants.flatMap(({ sizes, name }) => (sizes.length > 0 ? sizes : sizeInName(name)));
  return [...new Set(names)].slice(0, MAX_VALUES);
}

/** The texts to read attributes from. A missing field is an empty list. */
function traitTexts(
  { material = [], pattern = [], fit = [], season = [], occasion = [], style = [], ...fields }: Product['fields'],
  title: string,
  description: string,
): Parameters<typeof traitsOf>[0] {
  const context = [...(fields.category ?? []), ...(fields.tags ?? [])].join(' , ');
  return { material, pattern, fit, season, occasion, style, title, description, context };
}

/** The brand at the end of a page title, which often is the shop's name: 'Black Tuxedo | KCT Menswear'. */
function brandInPageTitle(title: string, hints: readonly string[]): string {
  const page = hints.find((hint) => hint.toLowerCase().startsWith(title.toLowerCase())) ?? '';
  return oneLine(/^\s*[|–—]\s*([^|]{2,60})$/.exec(page.slice(title.length))?.[1] ?? '', 60);
}

/** The last part of a variant's name, which often is the size: 'Royal Blue Tuxedo - Size 40R', 'Black / M'. */
function sizeInName(name: string): readonly string[] {
  const last =
    name
      .split(/ [-/] /)
      .at(-1)
      ?.replace(/^size /i, '')
      .trim() ?? '';
  return last === '' ? [] : [last];
}

/** The lowest price of the variants, and the former price of that variant. */
function pricesOf(
  variants: readonly Variant[],
  prices: DollarPrices,
): Pick<CatalogueItem, 'priceCents' | 'fullPriceCents'> {
  const offers = variants.map((variant) => ({
    price: prices.centsOf(variant.price),
    full: prices.centsOf(variant.fullPrice),
  }));
  const best = offers.reduce((least, offer) => (offer.price < least.price ? offer : least));
  const isBelievable = best.full > best.price && best.full <= best.price * MAX_MARKDOWN_FACTOR;
  return { priceCents: best.price, fullPriceCents: isBelievable ? best.full : best.price };
}
