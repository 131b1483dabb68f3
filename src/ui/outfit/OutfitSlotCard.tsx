import { observer } from 'mobx-react-lite';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Chip } from '../design/Chip.tsx';
import { HangerIcon, RetryIcon } from '../design/icons/icons.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { outfitText } from '../text/outfit.ts';
import type { OutfitRowView, ShownSlot } from './OutfitRowView.ts';
import styles from './OutfitPlace.module.css';

interface OutfitSlotCardProps {
  readonly shownSlot: ShownSlot;
  readonly view: OutfitRowView;
}

/** The rendered width of a picture, as in `<img sizes>`. */
const PICTURE_SIZES = '(width >= 640px) 16rem, 45vw';

/** One slot of an outfit: its piece, the shopper's own garment, or a note that nothing was found. */
export const OutfitSlotCard = observer(function OutfitSlotCard({ shownSlot, view }: OutfitSlotCardProps) {
  const { slot, item, isOwned, words, reason } = shownSlot;
  const isSwapping = item !== null && view.swappingItemId === item.id;
  return (
    <div className={styles.place} aria-busy={isSwapping}>
      <h4 className={styles.slot}>{outfitText.slot(slot)}</h4>
      {item === null ? <EmptySlot isOwned={isOwned} words={words} /> : <Piece item={item} view={view} />}
      {item !== null && <p className={styles.reason}>{isSwapping ? outfitText.swapping : reason}</p>}
      {item !== null && (
        <Chip
          className={styles.swap}
          aria-disabled={!view.canSwap}
          aria-label={outfitText.swapPiece(item.shortDescription)}
          onClick={() => view.swap(item)}
        >
          <RetryIcon /> {outfitText.swap}
        </Chip>
      )}
    </div>
  );
});

const Piece = observer(function Piece({ item, view }: { readonly item: Item; readonly view: OutfitRowView }) {
  const { wishlistItems, toggleItem } = view.wishlistToggling;
  return (
    <ItemCard
      item={item}
      sizes={PICTURE_SIZES}
      isOnWishlist={wishlistItems.has(item.id)}
      onOpen={view.openPiece}
      onToggleWishlist={toggleItem}
    />
  );
});

function EmptySlot({ isOwned, words }: Pick<ShownSlot, 'isOwned' | 'words'>) {
  return (
    <div className={styles.empty} data-owned={isOwned}>
      {isOwned && <HangerIcon />}
      <p className={styles.note}>{isOwned ? outfitText.owned : words === '' ? outfitText.gone : outfitText.missing}</p>
      {words !== '' && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
    </div>
  );
}
