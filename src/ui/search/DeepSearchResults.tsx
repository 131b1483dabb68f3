import { observer } from 'mobx-react-lite';
import { Carousel } from '../design/Carousel.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ROW_PICTURE_SIZES, SEEN_ON_A_PHONE } from '../items/pictureSizes.ts';
import { useLater } from '../shared/useLater.ts';
import { searchText } from '../text/search.ts';
import type { SearchView } from './SearchView.ts';
import styles from './DeepSearchResults.module.css';

/** Delay after scrolling before the row snaps to a card (spec section 9). */
const SNAP_AFTER_MS = 150;

/**
 * The deep-search results, each under its reason (spec 2.6). The page preloads only the pictures that a phone shows; a
 * wide screen fetches the others when it renders the row.
 */
export const DeepSearchResults = observer(function DeepSearchResults({ view }: { readonly view: SearchView }) {
  const {
    search: { deepSearchItems },
    keeping,
  } = view;
  const later = useLater();
  if (deepSearchItems.length === 0) return null;
  return (
    <section className={styles.results} aria-labelledby="deep-search-results">
      <h3 className={styles.title} id="deep-search-results">
        {searchText.deepSearchResults}
      </h3>
      <Carousel
        key={deepSearchItems[0]?.id}
        className={styles.row}
        variant="strip"
        snapAfterMs={SNAP_AFTER_MS}
        label={searchText.deepSearchResults}
      >
        {deepSearchItems.slice(0, later ? undefined : SEEN_ON_A_PHONE + 1).map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            sizes={ROW_PICTURE_SIZES}
            eager={index < SEEN_ON_A_PHONE}
            header={item.reason}
            kept={keeping.kept.has(item.id)}
            attached={view.isAttached(item.id)}
            onOpen={view.openDeepResult}
            onToggleKept={keeping.toggle}
            onToggleAttached={view.toggleAttached}
          />
        ))}
      </Carousel>
    </section>
  );
});
