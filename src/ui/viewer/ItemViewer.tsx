import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { WIDE_SCREEN_QUERY } from '../design/mediaQueries.ts';
import { useMediaQuery } from '../design/useMediaQuery.ts';
import { useModal } from '../design/useModal.ts';
import type { CarouselHandle } from '../design/Carousel.tsx';
import { RemovalDialog } from '../items/RemovalDialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { scrollWhenPossible } from '../shared/scrollWhenPossible.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { frameText } from '../text/frameText.ts';
import { viewerText } from '../text/viewer.ts';
import { ItemPage } from './ItemPage.tsx';
import { ItemSkeleton } from './ItemSkeleton.tsx';
import type { ItemViewerView } from './ItemViewerView.ts';
import { ItemViewerViewModel, type ItemViewerDependencies } from './ItemViewerViewModel.ts';
import { ShopLink } from './ShopLink.tsx';
import { getShopName } from './getShopName.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { useItemSwipe } from './useItemSwipe.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import { ViewerBar } from './ViewerBar.tsx';
import styles from './ItemViewer.module.css';

export default function ItemViewerContainer({ parts }: { readonly parts: ItemViewerDependencies }) {
  return <ItemViewer view={useOwnedViewModel(() => new ItemViewerViewModel(parts))} />;
}

/** The item viewer, a dialog over the whole app (spec 2.9). */
export const ItemViewer = observer(function ItemViewer({ view }: { readonly view: ItemViewerView }) {
  const { dialog, isPresent, handlers } = useModal(view.open, view.close);
  const scroller = useRef<HTMLDivElement>(null);
  const picturesRef = useRef<CarouselHandle>(null);
  const swipe = useItemSwipe(scroller, view);
  const onKeyDown = useViewerKeys(view, picturesRef);
  const titleRef = useTitleFocus(view, scroller);
  const { entry } = view;
  useRestoredScroll(view, scroller);
  useDocumentTitle(view.open ? entry?.item.shortDescription : undefined);
  const isWide = useMediaQuery(WIDE_SCREEN_QUERY);

  return (
    <dialog
      {...handlers}
      ref={dialog}
      className={styles.viewer}
      aria-label={entry ? entry.item.shortDescription : viewerText.loadingItem}
      onKeyDown={onKeyDown}
    >
      {isPresent && (
        <>
          <ViewerBar view={view} />
          <div
            className={styles.scroller}
            ref={scroller}
            {...swipe}
            onScroll={({ currentTarget }) => view.saveScrollPosition('page', currentTarget.scrollTop)}
            key={entry ? `${entry.key} ${entry.item.id}` : 'loading'}
          >
            {entry ? (
              <ItemPage view={view} entry={entry} title={titleRef} pictureCarousel={picturesRef} />
            ) : (
              <ItemSkeleton />
            )}
          </div>
          {!isWide && entry && !entry.item.isWithdrawn && getShopName(entry.item) && (
            <div className={styles.shop}>
              <ShopLink item={entry.item} />
            </div>
          )}
          <ShareDialog view={view} />
          <RemovalDialog wishlistToggling={view.wishlistToggling} />
        </>
      )}
      <Announcer text={view.announcement} />
    </dialog>
  );
});

/** Restores the scroll position of an item when the shopper returns to it. */
function useRestoredScroll(view: ItemViewerView, scroller: React.RefObject<HTMLElement | null>): void {
  const { entry } = view;
  useLayoutEffect(() => {
    const position = entry ? view.getScrollPosition('page') : 0;
    return scroller.current && position > 0 ? scrollWhenPossible(scroller.current, position) : undefined;
  }, [view, entry, scroller]);
}

/** Sets the document's title to the item's name until the viewer closes. */
function useDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const titleBefore = document.title;
    document.title = frameText.documentTitle(name);
    return () => {
      document.title = titleBefore;
    };
  }, [name]);
}

/** Focuses the title when the viewer opens, or when the focused element disappears with the previous item. */
function useTitleFocus({ open, entry }: ItemViewerView, scroller: React.RefObject<HTMLElement | null>) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const wasOpenRef = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const isFocusLost =
      activeElement === document.body || activeElement?.localName === 'dialog' || !activeElement?.isConnected;
    if (open && (!wasOpenRef.current || isFocusLost)) titleRef.current?.focus({ preventScroll: true });
    wasOpenRef.current = open && entry !== null;
  }, [open, entry, scroller]);
  return titleRef;
}
