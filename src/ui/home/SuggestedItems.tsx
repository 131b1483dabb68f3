import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Button } from '../design/Button.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { GRID_PICTURE_SIZES } from '../items/pictureSizes.ts';
import { homeSectionsText } from '../text/homeSectionsText.ts';
import type { HomeView } from './HomeView.ts';
import styles from './SuggestedItems.module.css';

/** The number of items at first: two full rows with 2, 3 or 6 columns. */
const FIRST_COUNT = 12;
const MORE_COUNT = 24;

/** Suggested items. A long list is rendered in parts. */
export const SuggestedItems = observer(function SuggestedItems({
  items,
  view,
}: {
  readonly items: readonly Item[];
  readonly view: HomeView;
}) {
  const [count, setCount] = useState(FIRST_COUNT);
  const { wishlistToggling, openSuggestedItem } = view;
  if (items.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{homeSectionsText.moreForYou}</h3>
      <ul className={styles.grid}>
        {items.slice(0, count).map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              sizes={GRID_PICTURE_SIZES}
              isOnWishlist={wishlistToggling.wishlistItems.has(item.id)}
              onOpen={openSuggestedItem}
              onToggleWishlist={wishlistToggling.toggleItem}
            />
          </li>
        ))}
      </ul>
      {items.length > count && (
        <Button variant="quiet" onClick={() => setCount(count + MORE_COUNT)}>
          {homeSectionsText.showMore}
        </Button>
      )}
    </>
  );
});
