import type * as wire from '../../../contract/item.ts';
import type { Item, ItemImage } from '../../domain/catalogue/Item.ts';
import { TRY_ON_CATEGORIES, type TryOnCategory } from '../../domain/catalogue/vocabulary.ts';

/** Maps a wire item to the domain. Relative picture URLs are made absolute with `baseUrl`. */
export function toItem(item: wire.Item, baseUrl = ''): Item {
  const fullPrice = item.full_price ?? item.price;
  return {
    id: item.id,
    images: toImages(item, baseUrl),
    shortDescription: item.short_description,
    description: item.description,
    brand: item.brand,
    price: item.price,
    fullPrice,
    discountPerc: item.discount_perc ?? computeDiscount(item.price, fullPrice),
    rank: item.rank,
    semanticSearchDescription: item.semantic_search_description,
    reason: item.reason ?? null,
    colors: readColors(item),
    sizes: item.sizes,
    ...(item.facts && { facts: item.facts }),
    ...(item.occasions && { occasions: item.occasions }),
    website: item.website,
    itemUrl: isWebAddress(item.item_url) ? item.item_url : '',
    tryOnCategory:
      TRY_ON_CATEGORIES.find((category): category is TryOnCategory => category === item.try_on_category) ?? null,
    ...(item.no_longer_sold && { isWithdrawn: true }),
  };
}

function toImages(item: wire.Item, baseUrl: string): ItemImage[] {
  const picturesByUrl = new Map(item.pictures?.map((picture) => [picture.url, picture]));
  return item.image_urls
    .filter((url) => url !== '')
    .map((url) => {
      const picture = picturesByUrl.get(url);
      return {
        url: url.startsWith('/') ? baseUrl + url : url,
        width: picture?.width ?? null,
        height: picture?.height ?? null,
        thumbhash: picture?.thumbhash ?? null,
        alt: picture?.alt ?? null,
      };
    });
}

/** Some backends send the colors in `other_info` (spec section 3). */
function readColors({ colors, other_info: otherInfo }: wire.Item): readonly string[] {
  return colors === undefined || colors.length === 0 ? (otherInfo?.colors ?? []) : colors;
}

function computeDiscount(price: number, fullPrice: number): number {
  return fullPrice > price ? Math.round(((fullPrice - price) / fullPrice) * 100) : 0;
}

/** Whether the address may become a link. Other protocols, such as `javascript:`, may not. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
}
