import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { itemText } from '../text/items.ts';
import type { Keeping } from './Keeping.ts';

/** The dialog 'Please confirm' before an item is removed from the wishlist. */
export const RemovalDialog = observer(function RemovalDialog({ keeping }: { readonly keeping: Keeping }) {
  const { confirming, confirm, cancel } = keeping;
  // Keep the item's name during the closing animation.
  const [last, setLast] = useState(confirming);
  if (confirming !== null && confirming !== last) setLast(confirming);
  return (
    <ConfirmDialog open={confirming !== null} onConfirm={confirm} onClose={cancel}>
      {last && itemText.leavesWishlist(last.shortDescription)}
    </ConfirmDialog>
  );
});
