import { observer } from 'mobx-react-lite';
import { Carousel } from '../design/Carousel.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ROW_PICTURE_SIZES, VISIBLE_ITEMS_ON_PHONE } from '../items/pictureSizes.ts';
import { useIsAfterFirstPaint } from '../shared/useIsAfterFirstPaint.ts';
import { searchText } from '../text/search.ts';
import type { SearchView } from './SearchView.ts';
import styles from './DeepSearchResults.module.css';

/** Delay after scrolling before the row snaps to a card (spec section 9). */
const SNAP_DELAY_MS = 150;

/**
 * The deep-search results, each with its reason (spec 2.6). On a wide screen, each takes two columns and its text is
 * beside the picture. The pieces of an outfit have a row of their own.
 */
export const DeepSearchResults = observer(function DeepSearchResults({ view }: { readonly view: SearchView }) {
  const {
    results: { picks },
    wishlistToggling,
  } = view;
  const isAfterFirstPaint = useIsAfterFirstPaint();
  const OutfitRow = view.chat.showsOutfit && view.chat.stylist?.OutfitRow;
  if (picks.length === 0) return null;
  if (OutfitRow) return <OutfitRow />;
  return (
    <section className={styles.results} aria-labelledby="deep-search-results">
      <h3 className={styles.title} id="deep-search-results">
        {searchText.deepSearchResults}
      </h3>
      <Carousel
        key={picks[0]?.id}
        className={styles.row}
        variant="strip"
        snapAfterMs={SNAP_DELAY_MS}
        label={searchText.deepSearchResults}
      >
        {picks.slice(0, isAfterFirstPaint ? undefined : VISIBLE_ITEMS_ON_PHONE + 1).map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            sizes={ROW_PICTURE_SIZES}
            loadsEagerly={index < VISIBLE_ITEMS_ON_PHONE}
            isWide
            reasonText={item.reason}
            isOnWishlist={wishlistToggling.wishlistItems.has(item.id)}
            isAttached={view.isAttached(item.id)}
            onOpen={view.openDeepResult}
            onToggleWishlist={wishlistToggling.toggleItem}
            onToggleAttached={view.toggleAttached}
          />
        ))}
      </Carousel>
    </section>
  );
});
