import { observer } from 'mobx-react-lite';
import { classNames } from '../design/classNames.ts';
import {
  AttachIcon,
  CheckIcon,
  CopyIcon,
  HeartFilledIcon,
  HeartIcon,
  ShareIcon,
  type Icon,
} from '../design/icons/icons.tsx';
import { viewerText } from '../text/viewer.ts';
import type { ItemViewerView } from './ItemViewerView.ts';
import styles from './ItemActions.module.css';

/** The item's action buttons. Wishlist and attachment are shown only if the list allows them (spec 2.9). */
export const ItemActions = observer(function ItemActions({ view }: { readonly view: ItemViewerView }) {
  const actionsEnabled = view.entry?.list.actionsEnabled ?? false;
  return (
    <ul className={styles.actions}>
      {actionsEnabled && <WishlistAction view={view} />}
      {actionsEnabled && <AttachAction view={view} />}
      <Action caption={viewerText.share} icon={ShareIcon} onClick={view.share} />
      <CopyLinkAction view={view} />
    </ul>
  );
});

const WishlistAction = observer(function WishlistAction({ view }: { readonly view: ItemViewerView }) {
  const label = view.kept ? viewerText.removeFromWishlist : viewerText.addToWishlist;
  const icon = view.kept ? HeartFilledIcon : HeartIcon;
  return (
    <Action caption={viewerText.wishlist} label={label} icon={icon} on={view.kept} onClick={view.toggleWishlist} />
  );
});

const AttachAction = observer(function AttachAction({ view }: { readonly view: ItemViewerView }) {
  const label = view.attached ? viewerText.removeFromSearch : viewerText.attachToSearch;
  return (
    <Action
      caption={viewerText.attach}
      label={label}
      icon={view.attached ? CheckIcon : AttachIcon}
      on={view.attached}
      onClick={view.toggleAttachment}
    />
  );
});

const CopyLinkAction = observer(function CopyLinkAction({ view }: { readonly view: ItemViewerView }) {
  const outcome = view.sharing ? 'none' : view.copyOutcome;
  const caption = { none: viewerText.copyLink, copied: viewerText.copied, failed: viewerText.copyFailed }[outcome];
  return <Action caption={caption} icon={outcome === 'copied' ? CheckIcon : CopyIcon} onClick={view.copyLink} />;
});

interface ActionProps {
  readonly caption: string;
  /** The accessible name, if the visible caption alone is not clear. */
  readonly label?: string;
  readonly icon: Icon;
  readonly on?: boolean;
  readonly onClick: () => void;
}

function Action({ caption, label, icon: Mark, on, onClick }: ActionProps) {
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={classNames(styles.action, on && styles.on)}
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
