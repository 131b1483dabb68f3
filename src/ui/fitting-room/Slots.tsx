import { observer } from 'mobx-react-lite';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { IconButton } from '../design/IconButton.tsx';
import { CloseIcon, HeartFilledIcon, HeartIcon, PlusIcon } from '../design/icons/icons.tsx';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { roomText } from '../text/fittingRoom.ts';
import type { LookView, PickerView } from './FittingRoomView.ts';
import { PIECE_SIZES } from './pieceSizes.ts';
import styles from './Slots.module.css';

export interface SlotsProps {
  readonly look: LookView;
  readonly picker: PickerView;
}

/** The slots with their garments, the total price, and the heart that puts all of them on the wishlist. */
export const Slots = observer(function Slots({ look, picker }: SlotsProps) {
  return (
    <section className={styles.dock} aria-label={roomText.slots}>
      <ul className={styles.slots}>
        {look.slots.map(({ slot, item }) => (
          <li className={styles.slot} key={slot} data-worn={item !== null || undefined}>
            <button
              type="button"
              className={styles.choice}
              aria-label={item === null ? roomText.choose[slot] : roomText.change(slot, item.shortDescription)}
              aria-haspopup="dialog"
              onClick={() => picker.open(slot)}
            >
              <span className={styles.thumb}>
                {item === null ? (
                  <PlusIcon />
                ) : (
                  <Picture image={item.images[0] ?? null} sizes={PIECE_SIZES} alt="" eager />
                )}
              </span>
              <SlotWords slot={slot} item={item} />
            </button>
            {item !== null && (
              <IconButton
                className={styles.off}
                label={roomText.takeOff(item.shortDescription)}
                icon={CloseIcon}
                onClick={(event) => {
                  // The pressed button disappears with the garment, so move the focus to its slot.
                  (event.currentTarget.previousElementSibling as HTMLElement | null)?.focus();
                  look.takeOff(slot);
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <Total look={look} />
    </section>
  );
});

function SlotWords({ slot, item }: { readonly slot: Slot; readonly item: Item | null }) {
  return (
    <span className={styles.words}>
      <span className={styles.label}>{roomText.slot[slot]}</span>
      {item === null ? (
        <span className={styles.name}>{roomText.choose[slot]}</span>
      ) : (
        <>
          <span className={styles.name}>{item.shortDescription}</span>
          <span className={styles.price}>
            <PriceTag {...item} />
          </span>
        </>
      )}
    </span>
  );
}

const Total = observer(function Total({ look }: { readonly look: LookView }) {
  const { count, total, kept } = look;
  if (count === 0) return null;
  return (
    <div className={styles.total}>
      <p className={styles.sum}>
        <span>{roomText.total}</span> <strong>{roomText.totalOf(total)}</strong>{' '}
        <span className={styles.count}>{roomText.pieces(count)}</span>
      </p>
      <IconButton
        label={kept ? roomText.letGoAll(count) : roomText.keepAll(count)}
        icon={kept ? HeartFilledIcon : HeartIcon}
        accent={kept}
        onClick={look.toggleKept}
      />
    </div>
  );
});
