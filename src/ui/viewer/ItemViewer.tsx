import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useModal } from '../design/useModal.ts';
import type { CarouselControl } from '../design/Carousel.tsx';
import { RemovalDialog } from '../items/RemovalDialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { viewerText } from '../text/viewer.ts';
import { ItemPage } from './ItemPage.tsx';
import { ItemSkeleton } from './ItemSkeleton.tsx';
import type { ItemViewerView } from './ItemViewerView.ts';
import { ItemViewerViewModel, type ItemViewerParts } from './ItemViewerViewModel.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { useItemSwipe } from './useItemSwipe.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import { ViewerBar } from './ViewerBar.tsx';
import styles from './ItemViewer.module.css';

/** The item viewer with its own view-model. */
export default function OwnedItemViewer({ parts }: { readonly parts: ItemViewerParts }) {
  return <ItemViewer view={useOwnedViewModel(() => new ItemViewerViewModel(parts))} />;
}

/** The item viewer, a dialog over the whole app (spec 2.9). */
export const ItemViewer = observer(function ItemViewer({ view }: { readonly view: ItemViewerView }) {
  const { dialog, present, handlers } = useModal(view.open, view.close);
  const scroller = useRef<HTMLDivElement>(null);
  const pictures = useRef<CarouselControl>(null);
  const swipe = useItemSwipe(scroller, view);
  const onKeyDown = useViewerKeys(view, pictures);
  const title = useHeldFocus(view, scroller);
  const { entry } = view;

  return (
    <dialog
      {...handlers}
      ref={dialog}
      className={styles.viewer}
      aria-label={entry ? entry.item.shortDescription : viewerText.loadingItem}
      onKeyDown={onKeyDown}
    >
      {present && (
        <>
          <ViewerBar view={view} />
          <div
            className={styles.scroller}
            ref={scroller}
            {...swipe}
            key={entry ? `${entry.key} ${entry.item.id}` : 'loading'}
          >
            {entry ? <ItemPage view={view} entry={entry} title={title} pictures={pictures} /> : <ItemSkeleton />}
          </div>
          <ShareDialog view={view} />
          <RemovalDialog keeping={view.keeping} />
        </>
      )}
      <Announcer text={view.announcement} />
    </dialog>
  );
});

/** Focuses the title when the viewer opens, and when the focused element disappears with the previous item. */
function useHeldFocus({ open, entry }: ItemViewerView, scroller: React.RefObject<HTMLElement | null>) {
  const title = useRef<HTMLHeadingElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const lost =
      activeElement === document.body || activeElement?.localName === 'dialog' || !activeElement?.isConnected;
    if (open && (!opened.current || lost)) title.current?.focus({ preventScroll: true });
    opened.current = open && entry !== null;
  }, [open, entry, scroller]);
  return title;
}
