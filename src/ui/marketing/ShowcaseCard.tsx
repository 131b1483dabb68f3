import type { Item } from '../../domain/catalogue/Item.ts';
import { ItemCard } from '../items/ItemCard.tsx';
import { QUERY } from '../shared/paths.ts';
import styles from './ShowcaseCard.module.css';

export interface ShowcaseCardProps {
  readonly item: Item;
  readonly appUrl: string;
  readonly sizes: string;
}

/** The app's item card. Opening or saving the item leads to the item's page, where a visitor can sign in. */
export function ShowcaseCard({ item, appUrl, sizes }: ShowcaseCardProps) {
  const openItemPage = () =>
    void window.open(`${appUrl}?${new URLSearchParams({ [QUERY.item]: item.id }).toString()}`, '_blank', 'noopener');
  return (
    <div className={styles.card}>
      <ItemCard
        item={item}
        sizes={sizes}
        reasonText={item.reason ?? undefined}
        isOnWishlist={false}
        onOpen={openItemPage}
        onToggleWishlist={openItemPage}
      />
    </div>
  );
}
