import { observer } from 'mobx-react-lite';
import { useRef, useState, type RefObject } from 'react';
import { EmptyState } from '../design/EmptyState.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import { ScrollToTop } from '../design/ScrollToTop.tsx';
import type { TabContentProps } from '../frame/TabContent.ts';
import { GridSkeleton } from '../items/GridSkeleton.tsx';
import { RemovalDialog } from '../items/RemovalDialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { TabLink } from '../shared/TabLink.tsx';
import { formatPrice } from '../text/formatPrice.ts';
import { wishlistText } from '../text/wishlist.ts';
import { Comparison } from './Comparison.tsx';
import { WishlistPieces } from './WishlistPieces.tsx';
import { WishlistTools } from './WishlistTools.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import type { WishlistView } from './WishlistView.ts';
import type { WishlistViewModel } from './WishlistViewModel.ts';
import styles from './WishlistTab.module.css';

export interface WishlistTabProps extends TabContentProps {
  readonly createView: () => WishlistViewModel;
}

export default function WishlistTabContainer({ createView, ...tab }: WishlistTabProps) {
  const [view] = useState(createView);
  return <WishlistTab view={view} {...tab} />;
}

/** The items on the shopper's wishlist (spec 2.7). */
export const WishlistTab = observer(function WishlistTab({
  view,
  scroller,
}: TabContentProps & { readonly view: WishlistView }) {
  const page = useRef<HTMLDivElement>(null);
  const { items, wishlist, wishlistToggling } = view;
  useFocusAfterRemoval(page, items);
  return (
    <div className={styles.page} ref={page} tabIndex={-1}>
      <header className={styles.header}>
        <h2 className={styles.title} id="wishlist">
          {wishlistText.title}
        </h2>
        {items.length > 0 && (
          <p className={styles.count}>
            {wishlistText.count(items.length)}
            {items.length > 1 && `, ${wishlistText.together(formatPrice(view.total))}`}
          </p>
        )}
      </header>
      {wishlist.status === 'failed' && !(wishlist.failure === 'unreachable' && items.length > 0) && (
        <ErrorState
          title={wishlistText.failed.title}
          text={wishlist.failure === 'unreachable' ? wishlistText.failed.unreachable : wishlistText.failed.text}
          onRetry={view.retry}
        />
      )}
      <WishlistTools view={view} />
      <WishlistGrid view={view} scroller={scroller} />
      <ScrollToTop scroller={scroller} />
      <Comparison comparison={view.comparison} />
      <RemovalDialog wishlistToggling={wishlistToggling} />
      <Announcer text={view.announcement} />
    </div>
  );
});

const WishlistGrid = observer(function WishlistGrid({
  view,
  scroller,
}: {
  readonly view: WishlistView;
  readonly scroller: RefObject<HTMLElement | null>;
}) {
  const {
    items,
    wishlist: { status },
  } = view;
  if (items.length > 0) return <WishlistPieces view={view} scroller={scroller} />;
  if (status === 'failed') return null;
  if (status !== 'ready') return <GridSkeleton />;
  return (
    <EmptyState illustration="slip-dress" title={wishlistText.empty.title} text={wishlistText.empty.text}>
      <TabLink tab="search">{wishlistText.empty.search}</TabLink>
    </EmptyState>
  );
});
