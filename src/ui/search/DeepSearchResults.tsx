import { observer } from 'mobx-react-lite';
import { Carousel } from '../design/Carousel.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { searchText } from '../text/search.ts';
import type { SearchView } from './SearchView.ts';
import styles from './DeepSearchResults.module.css';

/** More are in sight on a desk; their pictures are fetched as soon as the row lies there. */
const SEEN_ON_A_PHONE = 2;

/** Spec section 9. */
const SNAP_AFTER_MS = 150;

/** The few that were chosen with care, each under its reason (spec 2.6). */
export const DeepSearchResults = observer(function DeepSearchResults({ view }: { readonly view: SearchView }) {
  const { search: { deepSearchItems }, keeping } = view;
  if (deepSearchItems.length === 0) return null;
  return (
    <section className={styles.results} aria-labelledby="deep-search-results">
      <h3 className={styles.title} id="deep-search-results">{searchText.deepSearchResults}</h3>
      <Carousel key={deepSearchItems[0]?.id} className={styles.row} variant="strip" snapAfterMs={SNAP_AFTER_MS} label={searchText.deepSearchResults}>
        {deepSearchItems.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            sizes="200px"
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
