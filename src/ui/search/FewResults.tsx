import { observer } from 'mobx-react-lite';
import { Carousel } from '../design/Carousel.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ROW_PICTURE_SIZES } from '../items/pictureSizes.ts';
import { fewResultsText } from '../text/fewResults.ts';
import { Offers } from './Offers.tsx';
import type { SearchView } from './SearchView.ts';
import styles from './FewResults.module.css';

/** Suggestions below few results: filter changes that find more, then items that go with the first result. */
export default observer(function FewResults({ view }: { readonly view: SearchView }) {
  const { offers = [], goesWith = [], unmetFilters = [] } = view.search.guidance ?? {};
  const { wishlistToggling } = view;
  if (offers.length + goesWith.length === 0) return null;
  return (
    <section className={styles.more} aria-label={fewResultsText.label}>
      {offers.length > 0 && (
        <div className={styles.offers}>
          <Offers view={view} offers={offers} hasResults addsToResults={unmetFilters.length === 0} />
        </div>
      )}
      {goesWith.length > 0 && (
        <>
          <h3 className={styles.title}>{fewResultsText.goesWith}</h3>
          <Carousel className={styles.row} variant="strip" label={fewResultsText.goesWith}>
            {goesWith.map((item) => (
              <ItemCard
                key={item.id}
                item={item}
                sizes={ROW_PICTURE_SIZES}
                isOnWishlist={wishlistToggling.wishlistItems.has(item.id)}
                isAttached={view.isAttached(item.id)}
                onOpen={view.openMatchingItem}
                onToggleWishlist={wishlistToggling.toggleItem}
                onToggleAttached={view.toggleAttached}
              />
            ))}
          </Carousel>
        </>
      )}
    </section>
  );
});
