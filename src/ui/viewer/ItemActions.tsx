import { observer } from 'mobx-react-lite';
import { classNames } from '../design/classNames.ts';
import { AttachIcon, CheckIcon, HeartFilledIcon, HeartIcon, type Icon } from '../design/icons/icons.tsx';
import { CopyIcon, ShareIcon } from '../design/icons/laterIcons.tsx';
import { viewerText } from '../text/viewer.ts';
import type { ItemViewerView } from './ItemViewerView.ts';
import styles from './ItemActions.module.css';

/** The item's action buttons. Wishlist and attachment appear only if the list allows them (spec 2.9). */
export const ItemActions = observer(function ItemActions({ view }: { readonly view: ItemViewerView }) {
  const areActionsEnabled = view.entry?.list.areActionsEnabled ?? false;
  return (
    <ul className={styles.actions}>
      {areActionsEnabled && <WishlistAction view={view} />}
      {areActionsEnabled && <AttachAction view={view} />}
      <ItemAction caption={viewerText.share} icon={ShareIcon} onClick={() => void view.share()} />
      <CopyLinkAction view={view} />
    </ul>
  );
});

const WishlistAction = observer(function WishlistAction({ view }: { readonly view: ItemViewerView }) {
  const label = view.isOnWishlist ? viewerText.removeFromWishlist : viewerText.addToWishlist;
  const icon = view.isOnWishlist ? HeartFilledIcon : HeartIcon;
  return (
    <ItemAction
      caption={view.isOnWishlist ? viewerText.kept : viewerText.wishlist}
      label={label}
      icon={icon}
      isOn={view.isOnWishlist}
      onClick={view.toggleWishlist}
    />
  );
});

const AttachAction = observer(function AttachAction({ view }: { readonly view: ItemViewerView }) {
  const label = view.isAttached ? viewerText.removeFromSearch : viewerText.attachToSearch;
  return (
    <ItemAction
      caption={view.isAttached ? viewerText.attached : viewerText.attach}
      label={label}
      icon={view.isAttached ? CheckIcon : AttachIcon}
      isOn={view.isAttached}
      onClick={view.toggleAttachment}
    />
  );
});

const CopyLinkAction = observer(function CopyLinkAction({ view }: { readonly view: ItemViewerView }) {
  const outcome = view.isShareDialogOpen ? 'none' : view.copyOutcome;
  const caption = { none: viewerText.copyLink, copied: viewerText.copied, failed: viewerText.copyFailed }[outcome];
  return <ItemAction caption={caption} icon={outcome === 'copied' ? CheckIcon : CopyIcon} onClick={view.copyLink} />;
});

interface ItemActionProps {
  readonly caption: string;
  /** The accessible name, if the visible caption is not clear enough. */
  readonly label?: string;
  readonly icon: Icon;
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

function ItemAction({ caption, label, icon: Mark, isOn, onClick }: ItemActionProps) {
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={classNames(styles.action, isOn && styles.on)}
        aria-label={label}
        title={label}
        onClick={onClick}
      >
        <Mark />
        <span>{caption}</span>
      </button>
    </li>
  );
}
