import type { Item } from '../../domain/catalogue/Item.ts';

/** Where an item is sold, and what to call it; null unless the address is one of the web: nothing else is followed. */
export function shopOf({
  itemUrl,
  website,
}: Pick<Item, 'itemUrl' | 'website'>): { readonly url: string; readonly name: string } | null {
  if (!URL.canParse(itemUrl)) return null;
  const { protocol, host, href } = new URL(itemUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { url: href, name: website || host };
}
