import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../design/Button.tsx';
import { ToggleChip } from '../design/ToggleChip.tsx';
import { wishlistText } from '../text/wishlist.ts';
import type { WishlistSort, WishlistView } from './WishlistView.ts';
import styles from './WishlistTools.module.css';

const SORTS: readonly WishlistSort[] = ['newest', 'cheapest', 'dearest'];

/**
 * The button to compare pieces, with the sort options or the number of chosen pieces. Renders nothing for a single
 * piece.
 */
export const WishlistTools = observer(function WishlistTools({ view }: { readonly view: WishlistView }) {
  const { items, comparison } = view;
  if (items.length < 2) return null;
  return (
    <div className={styles.tools}>
      <ToggleChip pressed={comparison.isOn} onClick={comparison.toggleMode}>
        {comparison.isOn ? wishlistText.stopComparing : wishlistText.compare}
      </ToggleChip>
      {comparison.isOn ? <ComparisonControls comparison={comparison} /> : <SortChoice view={view} />}
    </div>
  );
});

const SortChoice = observer(function SortChoice({ view }: { readonly view: WishlistView }) {
  const id = useId();
  return (
    <>
      <span className={styles.label} id={id}>
        {wishlistText.sortBy}
      </span>
      <div className={styles.sorts} role="group" aria-labelledby={id}>
        {SORTS.map((sortName) => (
          <ToggleChip key={sortName} pressed={sortName === view.sort} onClick={() => view.sortBy(sortName)}>
            {wishlistText.sorts[sortName]}
          </ToggleChip>
        ))}
      </div>
    </>
  );
});

/** Replaces the sort options, so that the buttons fit on a phone's screen. */
const ComparisonControls = observer(function ComparisonControls({ comparison }: Pick<WishlistView, 'comparison'>) {
  const { chosenItems, canBeShown, show } = comparison;
  return (
    <>
      {canBeShown && <Button onClick={show}>{wishlistText.showComparison}</Button>}
      <span className={styles.label} role="status">
        {wishlistText.chosen(chosenItems.length)}
      </span>
    </>
  );
});
