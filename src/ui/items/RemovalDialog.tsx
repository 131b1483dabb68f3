import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { itemText } from '../text/items.ts';
import type { WishlistToggling } from './WishlistToggling.ts';

/** The dialog 'Please confirm' before an item is removed from the wishlist. */
export const RemovalDialog = observer(function RemovalDialog({
  wishlistToggling,
}: {
  readonly wishlistToggling: WishlistToggling;
}) {
  const { itemToRemove, confirmRemoval, cancelRemoval } = wishlistToggling;
  // The item's name stays during the closing animation.
  const [lastItem, setLastItem] = useState(itemToRemove);
  if (itemToRemove !== null && itemToRemove !== lastItem) setLastItem(itemToRemove);
  return (
    <ConfirmDialog open={itemToRemove !== null} onConfirm={confirmRemoval} onClose={cancelRemoval}>
      {lastItem && itemText.leavesWishlist(lastItem.shortDescription)}
    </ConfirmDialog>
  );
});
