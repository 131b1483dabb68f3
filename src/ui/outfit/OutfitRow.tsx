import { observer } from 'mobx-react-lite';
import { useState, type CSSProperties } from 'react';
import { Carousel } from '../design/Carousel.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { RemovalDialog } from '../items/RemovalDialog.tsx';
import { outfitText } from '../text/outfit.ts';
import { OutfitHeader } from './OutfitHeader.tsx';
import { OutfitSlotCard } from './OutfitSlotCard.tsx';
import type { OutfitRowView } from './OutfitRowView.ts';
import { OutfitRowViewModel, type OutfitRowDependencies } from './OutfitRowViewModel.ts';
import styles from './OutfitRow.module.css';

export function OutfitRowContainer({ parts }: { readonly parts: OutfitRowDependencies }) {
  const [view] = useState(() => new OutfitRowViewModel(parts));
  return <OutfitRow view={view} />;
}

/** An outfit from the stylist: a card for each slot in the order of dressing, and buttons for the whole outfit. */
export const OutfitRow = observer(function OutfitRow({ view }: { readonly view: OutfitRowView }) {
  const { outfit, shownSlots, isConfirmingRemoval, confirmRemoval, cancelRemoval } = view;
  if (outfit === null) return null;
  const name = outfit.days === null ? outfitText.outfit : outfitText.capsule;
  const pieceCount = shownSlots.filter(({ item }) => item !== null).length;
  return (
    <section
      className={styles.outfit}
      style={{ '--places': shownSlots.length } as CSSProperties}
      aria-labelledby="outfit"
    >
      <OutfitHeader view={view} outfit={outfit} name={name} />
      <Carousel
        key={shownSlots.map(({ key }) => key).join()}
        className={styles.row}
        variant="strip"
        label={outfitText.pieces}
      >
        {shownSlots.map((shownSlot) => (
          <OutfitSlotCard key={shownSlot.key} shownSlot={shownSlot} view={view} />
        ))}
      </Carousel>
      <RemovalDialog wishlistToggling={view.wishlistToggling} />
      <ConfirmDialog open={isConfirmingRemoval} onConfirm={confirmRemoval} onClose={cancelRemoval}>
        {outfitText.leavesWishlist(pieceCount)}
      </ConfirmDialog>
    </section>
  );
});
