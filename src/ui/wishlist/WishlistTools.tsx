import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../design/Button.tsx';
import { ToggleChip } from '../design/ToggleChip.tsx';
import { wishlistText } from '../text/wishlist.ts';
import type { WishlistSort, WishlistView } from './WishlistView.ts';
import styles from './WishlistTools.module.css';

const SORTS: readonly WishlistSort[] = ['newest', 'cheapest', 'dearest'];

/** The order of the wishlist, and the way to a comparison; nothing for a single piece. */
export const WishlistTools = observer(function WishlistTools({ view }: { readonly view: WishlistView }) {
  const id = useId();
  const { items, sort, comparison } = view;
  if (items.length < 2) return null;
  return (
    <div className={styles.tools}>
      <span className={styles.label} id={id}>
        {wishlistText.sortBy}
      </span>
      <div className={styles.sorts} role="group" aria-labelledby={id}>
        {SORTS.map((each) => (
          <ToggleChip key={each} pressed={each === sort} onClick={() => view.sortBy(each)}>
            {wishlistText.sorts[each]}
          </ToggleChip>
        ))}
      </div>
      <ToggleChip pressed={comparison.isOn} onClick={comparison.toggleMode}>
        {comparison.isOn ? wishlistText.stopComparing : wishlistText.compare}
      </ToggleChip>
      {comparison.isOn && (
        <>
          <span className={styles.label} role="status">
            {wishlistText.chosen(comparison.chosenItems.length)}
          </span>
          <Button disabled={!comparison.canBeShown} onClick={comparison.show}>
            {wishlistText.showComparison}
          </Button>
        </>
      )}
    </div>
  );
});
