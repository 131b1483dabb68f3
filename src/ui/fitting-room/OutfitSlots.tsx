import { observer } from 'mobx-react-lite';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { IconButton } from '../design/IconButton.tsx';
import { CloseIcon, HeartFilledIcon, HeartIcon, PlusIcon } from '../design/icons/icons.tsx';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { roomText } from '../text/fittingRoom.ts';
import { formatPrice } from '../text/formatPrice.ts';
import type { OutfitView, GarmentPickerView } from './FittingRoomView.ts';
import { GARMENT_IMAGE_SIZES } from './garmentImageSizes.ts';
import styles from './OutfitSlots.module.css';

export interface OutfitSlotsProps {
  readonly outfit: OutfitView;
  readonly picker: GarmentPickerView;
}

/** The slots with their garments, the total price, and the heart that adds all garments to the wishlist. */
export const OutfitSlots = observer(function OutfitSlots({ outfit, picker }: OutfitSlotsProps) {
  return (
    <section className={styles.dock} aria-label={roomText.slots}>
      <ul className={styles.slots}>
        {outfit.slots.map(({ slot, item }) => (
          <li className={styles.slot} key={slot} data-worn={item !== null || undefined}>
            <button
              type="button"
              className={styles.choice}
              aria-label={item === null ? roomText.choose[slot] : describeSlot(slot, item)}
              aria-haspopup="dialog"
              onClick={() => picker.open(slot)}
            >
              <span className={styles.thumb}>
                {item === null ? (
                  <PlusIcon />
                ) : (
                  <Picture image={item.images[0] ?? null} sizes={GARMENT_IMAGE_SIZES} alt="" eager />
                )}
              </span>
              <SlotLabel slot={slot} item={item} />
            </button>
            {item !== null && (
              <IconButton
                className={styles.off}
                label={roomText.takeOff(item.shortDescription)}
                icon={CloseIcon}
                onClick={(event) => {
                  // The pressed button disappears with the garment, so move the focus to the slot.
                  (event.currentTarget.previousElementSibling as HTMLElement | null)?.focus();
                  outfit.takeOff(slot);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <OutfitTotal outfit={outfit} />
      {outfit.undrawnPieceNames.length > 0 && (
        <p className={styles.leftOut}>{roomText.notDrawn(outfit.undrawnPieceNames)}</p>
      )}
      {outfit.conflictingPieceNames.length > 0 && (
        <p className={styles.leftOut}>{roomText.notTogether(outfit.conflictingPieceNames)}</p>
      )}
    </section>
  );
});

/** Describes the slot. Contains the button's visible words in the same order, for voice control. */
const describeSlot = (slot: Slot, { shortDescription, price }: Item): string =>
  `${roomText.slot[slot]} ${shortDescription} ${formatPrice(price)} ${roomText.change}`;

function SlotLabel({ slot, item }: { readonly slot: Slot; readonly item: Item | null }) {
  return (
    <span className={styles.words}>
      {item === null ? (
        <span className={styles.name}>{roomText.choose[slot]}</span>
      ) : (
        <>
          <span className={styles.label}>{roomText.slot[slot]}</span>
          <span className={styles.name}>{item.shortDescription}</span>
          <span className={styles.price}>
            <PriceTag {...item} />
          </span>
        </>
      )}
    </span>
  );
}

const OutfitTotal = observer(function OutfitTotal({ outfit }: { readonly outfit: OutfitView }) {
  const { garmentCount, totalPrice, isOnWishlist } = outfit;
  if (garmentCount === 0) return null;
  return (
    <div className={styles.total}>
      <p className={styles.sum}>
        <span>{roomText.total}</span> <strong>{roomText.totalOf(totalPrice)}</strong>{' '}
        <span className={styles.count}>{roomText.pieces(garmentCount)}</span>
      </p>
      <IconButton
        label={isOnWishlist ? roomText.letGoAll(garmentCount) : roomText.keepAll(garmentCount)}
        icon={isOnWishlist ? HeartFilledIcon : HeartIcon}
        isAccented={isOnWishlist}
        onClick={outfit.toggleWishlist}
      />
    </div>
  );
});
