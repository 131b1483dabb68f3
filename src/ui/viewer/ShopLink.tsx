import type { Item } from '../../domain/catalogue/Item.ts';
import { getButtonClassNames } from '../design/Button.tsx';
import { ExternalLinkIcon } from '../design/icons/laterIcons.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { viewerText } from '../text/viewer.ts';
import { getShopName } from './getShopName.ts';

/**
 * The link 'View on {website}', which opens the shop's page in a new tab. Renders nothing for an item without such a
 * page.
 */
export function ShopLink({ item }: { readonly item: Item }) {
  const shop = getShopName(item);
  if (!shop) return null;
  return (
    <a
      className={getButtonClassNames({ variant: 'primary' })}
      href={shop.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {viewerText.viewOn(shop.name)}
      <ExternalLinkIcon />
      <VisuallyHidden>({viewerText.opensNewTab})</VisuallyHidden>
    </a>
  );
}
