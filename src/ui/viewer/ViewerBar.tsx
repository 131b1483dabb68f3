import { observer } from 'mobx-react-lite';
import { classNames } from '../design/classNames.ts';
import { IconButton } from '../design/IconButton.tsx';
import { CloseIcon, NextIcon, PreviousIcon } from '../design/icons/icons.tsx';
import { BackIcon } from '../design/icons/laterIcons.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { commonText } from '../text/commonText.ts';
import { viewerText } from '../text/viewer.ts';
import type { ItemViewerView } from './ItemViewerView.ts';
import styles from './ViewerBar.module.css';

/**
 * The bar with Back, the position in the list, and Close. If Close is the only button, it is drawn over the page
 * without a bar.
 */
export const ViewerBar = observer(function ViewerBar({ view }: { readonly view: ItemViewerView }) {
  const isCloseOnly = !view.canGoBack && !view.hasPrevious && !view.hasNext;
  return (
    <div className={classNames(styles.bar, isCloseOnly && styles.alone)}>
      <div className={styles.back}>
        {view.canGoBack && <IconButton label={commonText.back} icon={BackIcon} onClick={view.goBack} />}
      </div>
      <Neighbors view={view} />
      <div className={styles.close}>
        <IconButton isOnPicture={isCloseOnly} label={commonText.close} icon={CloseIcon} onClick={view.close} />
      </div>
    </div>
  );
});

/**
 * The buttons for the previous and next items. At the ends of the list they have `aria-disabled`. A disabled button
 * would lose the focus, and then the arrow keys would not work.
 */
const Neighbors = observer(function Neighbors({ view }: { readonly view: ItemViewerView }) {
  const { entry } = view;
  if (!entry || (!view.hasPrevious && !view.hasNext)) return null;
  const { items } = entry.list;
  const positionAndCount = [items.findIndex(({ id }) => id === entry.item.id) + 1, items.length] as const;
  return (
    <div className={styles.neighbors}>
      <IconButton
        label={viewerText.previousItem}
        icon={PreviousIcon}
        aria-disabled={!view.hasPrevious}
        onClick={() => view.moveToNeighbor(-1)}
      />
      <span className={styles.place} aria-hidden="true">
        {viewerText.place(...positionAndCount)}
      </span>
      <VisuallyHidden>{viewerText.placeOfItem(...positionAndCount)}</VisuallyHidden>
      <IconButton
        label={viewerText.nextItem}
        icon={NextIcon}
        aria-disabled={!view.hasNext}
        onClick={() => view.moveToNeighbor(1)}
      />
    </div>
  );
});
