import type { Item } from '../../domain/catalogue/Item.ts';

/** The shop's URL and name; null unless the URL is http(s), because other protocols are unsafe. */
export function getShopName({
  itemUrl,
  website,
}: Pick<Item, 'itemUrl' | 'website'>): { readonly url: string; readonly name: string } | null {
  if (!URL.canParse(itemUrl)) return null;
  const { protocol, host, href } = new URL(itemUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { url: href, name: website || host };
}
