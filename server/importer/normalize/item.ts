import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { MAX_VALUES, type Product, type Variant } from './Product.ts';
import { getFirstValue } from '../SourceRow.ts';
import { createItemId } from './identity.ts';
import { judgeKind } from './kind.ts';
import type { Kind } from './kindBook.ts';
import { getCatalogueKind, getSizeTableName, getTryOnCategory } from './kindUse.ts';
import type { DollarPrices } from './price.ts';
import { createSearchText } from './createSearchText.ts';
import type { SizeSystem } from './size.ts';
import { parseSizes } from './size.ts';
import { removeMarkup } from './plainText.ts';
import { toOneLine, createReadableBrand, createReadableTitle } from './text.ts';
import { findTraits } from './traits.ts';
import { getHost, normalizeWebAddress } from './address.ts';
import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';
import { findProductColors } from './findProductColors.ts';
import { findProductWearer } from './findProductWearer.ts';

export interface ItemOptions {
  /**
   * The prefix of the ids. A new import with the same prefix replaces the items; one with another prefix adds items.
   */
  readonly source: string;
  /** The brand of rows that name none. */
  readonly brand: string | null;
  readonly gender: Gender | null;
  /** The host of the shop, which completes URLs without a host. */
  readonly website: string | null;
  readonly sizeSystem: SizeSystem | null;
  readonly isInStockOnly: boolean;
}

/** Why a product cannot become an item. */
export interface RejectionReason {
  readonly reason: string;
  readonly detail: string;
}
interface RefusedItem {
  readonly rejection: RejectionReason;
}
export type ItemResult = { readonly item: CatalogueItem } | RefusedItem;

/** Maximum ratio of the price before a sale to the current price. A higher ratio is considered a mistake. */
const MAX_MARKDOWN_FACTOR = 20;
const NOT_FOR_SALE_PATTERN = /^(?:draft|archived|unpublished|inactive|disabled|deleted|hidden|discontinued)$/i;

/** Converts a product to an item without pictures. Returns the reason if this is impossible. */
export function createItem(product: Product, prices: DollarPrices, options: ItemOptions): ItemResult {
  const title = createTitle(product);
  const refusal = findSaleProblem(product, title);
  if (refusal !== null) return refusal;
  const description = removeMarkup(getFirstValue(product.fields.description));
  const kind = findKind(product, title, description);
  if ('rejection' in kind) return kind;
  const gender = findProductWearer(product, title, kind, options.gender);
  if (gender === 'Children') return refuseItem("children's clothing", title.slice(0, 60));
  if (options.isInStockOnly && !product.variants.some((variant) => variant.isAvailable))
    return refuseItem('out of stock');
  return { item: assembleItem({ product, prices, options, title, description, kind, gender }) };
}

function findSaleProblem({ fields }: Product, title: string): RefusedItem | null {
  const status = getFirstValue(fields.status);
  if (NOT_FOR_SALE_PATTERN.test(status)) return refuseItem('not for sale', status.toLowerCase());
  if (title === '') return refuseItem('no title');
  return status.toLowerCase() === 'gift card' ? refuseItem('not clothing', 'gift card') : null;
}

function findKind({ fields }: Product, title: string, description: string): Kind | RefusedItem {
  const { category = [], tags = [], hints = [], image = [] } = fields;
  const judgment = judgeKind({ title, categories: category, tags: [...tags, ...hints], description, pictures: image });
  if (judgment.is === 'other') return refuseItem('not clothing', judgment.label);
  return judgment.is === 'unknown' ? refuseItem('not recognized as clothing', title.slice(0, 60)) : judgment.kind;
}

function refuseItem(reason: string, detail = ''): RefusedItem {
  return { rejection: { reason, detail } };
}

/**
 * Returns the title. A product without a title gets the name that its variants share, without sizes ('Silk Tie - Size
 * L').
 */
function createTitle({ fields, variants }: Product): string {
  const givenTitle = toOneLine(getFirstValue(fields.title), 200);
  if (givenTitle !== '') return givenTitle;
  const names = variants
    .map(({ name }) => (/ - /.test(name) ? name.replace(/ - [^-]*$/, '') : ''))
    .filter((name) => name !== '');
  return toOneLine(names[0] ?? '', 200);
}

interface ItemParts {
  readonly product: Product;
  readonly prices: DollarPrices;
  readonly options: ItemOptions;
  readonly title: string;
  readonly description: string;
  readonly kind: Kind;
  readonly gender: Gender;
}

function assembleItem({ product, prices, options, title, description, kind, gender }: ItemParts): CatalogueItem {
  const { fields, variants } = product;
  const availableVariants = variants.filter((variant) => variant.isAvailable);
  const offeredVariants = availableVariants.length > 0 ? availableVariants : variants;
  const colors = findProductColors(product, title, description);
  const traits = findTraits(createTraitTexts(fields, title, description), kind.kind);
  const facts = { kind: getCatalogueKind(kind), subkind: kind.subkind, genders: [gender], colors, ...traits };
  return {
    id: createItemId(options.source, product.key),
    shortDescription: createReadableTitle(title),
    description,
    semanticSearchDescription: createSearchText(facts, kind, title, [...(fields.color ?? [])], fields.tags ?? []),
    ...computeItemPrices(offeredVariants, prices),
    ...facts,
    ...createShopFields(fields, title, options),
    sizes: parseSizes(listSizeNames(offeredVariants), {
      tableName: getSizeTableName(kind),
      gender,
      system: options.sizeSystem,
    }),
    tryOnCategory: getTryOnCategory(kind),
    pictures: [],
    source: options.source,
  };
}

/** Returns the brand, the shop's website and the item's URL. */
function createShopFields(
  fields: Product['fields'],
  title: string,
  options: ItemOptions,
): Pick<CatalogueItem, 'brand' | 'website' | 'itemUrl'> {
  const brand =
    createReadableBrand(toOneLine(getFirstValue(fields.brand), 100), title) ||
    options.brand ||
    findBrandInPageTitle(title, fields.hints ?? []);
  const itemUrl = normalizeWebAddress(getFirstValue(fields.url), options.website);
  const website = toOneLine(getFirstValue(fields.website), 100) || getHost(itemUrl) || (options.website ?? '') || brand;
  return { brand, website, itemUrl };
}

function listSizeNames(variants: readonly Variant[]): readonly string[] {
  const names = variants.flatMap(({ sizes, name }) => (sizes.length > 0 ? sizes : findSizeInName(name)));
  return [...new Set(names)].slice(0, MAX_VALUES);
}

/** Returns the texts that may state attributes, such as the description. */
function createTraitTexts(
  { material = [], pattern = [], fit = [], season = [], occasion = [], style = [], ...fields }: Product['fields'],
  title: string,
  description: string,
): Parameters<typeof findTraits>[0] {
  const context = [...(fields.category ?? []), ...(fields.tags ?? [])].join(' , ');
  return { material, pattern, fit, season, occasion, style, title, description, context };
}

/** Returns the brand at the end of a page title, where it is often the shop's name: 'Black Tuxedo | KCT Menswear'. */
function findBrandInPageTitle(title: string, hints: readonly string[]): string {
  const pageTitle = hints.find((hint) => hint.toLowerCase().startsWith(title.toLowerCase())) ?? '';
  return toOneLine(/^\s*[|–—]\s*([^|]{2,60})$/.exec(pageTitle.slice(title.length))?.[1] ?? '', 60);
}

/** Returns the last part of a variant's name, which is often the size: 'Royal Blue Tuxedo - Size 40R', 'Black / M'. */
function findSizeInName(name: string): readonly string[] {
  const lastPart =
    name
      .split(/ [-/] /)
      .at(-1)
      ?.replace(/^size /i, '')
      .trim() ?? '';
  return lastPart === '' ? [] : [lastPart];
}

/** Returns the lowest price of the variants, and the price before a sale of the same variant. */
function computeItemPrices(
  variants: readonly Variant[],
  prices: DollarPrices,
): Pick<CatalogueItem, 'priceCents' | 'fullPriceCents'> {
  const offers = variants.map((variant) => ({
    price: prices.convertToCents(variant.price),
    full: prices.convertToCents(variant.fullPrice),
  }));
  const cheapestOffer = offers.reduce((cheapestSoFar, offer) =>
    offer.price < cheapestSoFar.price ? offer : cheapestSoFar,
  );
  const isPlausibleMarkdown =
    cheapestOffer.full > cheapestOffer.price && cheapestOffer.full <= cheapestOffer.price * MAX_MARKDOWN_FACTOR;
  return {
    priceCents: cheapestOffer.price,
    fullPriceCents: isPlausibleMarkdown ? cheapestOffer.full : cheapestOffer.price,
  };
}
