import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { ToggleChip } from '../design/ToggleChip.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { TabLink } from '../shared/TabLink.tsx';
import { roomText } from '../text/fittingRoom.ts';
import type { GarmentPickerView } from './FittingRoomView.ts';
import { GARMENT_IMAGE_SIZES } from './garmentImageSizes.ts';
import styles from './GarmentPicker.module.css';

const ITEM_LISTS = ['recent', 'wishlist'] as const;

/** The dialog that chooses a garment for a slot, from recently viewed items or the wishlist (spec 2.10). */
export const GarmentPicker = observer(function GarmentPicker({ picker }: { readonly picker: GarmentPickerView }) {
  const { slot, itemList, items } = picker;
  // The slot stays during the closing animation.
  const [lastSlot, setLastSlot] = useState(slot);
  if (slot !== null && slot !== lastSlot) setLastSlot(slot);
  return (
    <Sheet
      open={slot !== null}
      onClose={picker.close}
      title={lastSlot === null ? '' : roomText.choose[lastSlot]}
      isTall
    >
      <div className={styles.lists} role="group" aria-label={roomText.lists}>
        {ITEM_LISTS.map((listName) => (
          <ToggleChip key={listName} pressed={listName === itemList} onClick={() => picker.showList(listName)}>
            {roomText[listName]}
          </ToggleChip>
        ))}
      </div>
      {items.length > 0 ? (
        <ul className={styles.pieces}>
          {items.map((item) => (
            <li key={item.id}>
              <GarmentTile item={item} onChoose={() => picker.choose(item)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyGarmentList itemList={itemList} />
      )}
    </Sheet>
  );
});

function GarmentTile({ item, onChoose }: { readonly item: Item; readonly onChoose: () => void }) {
  return (
    <button type="button" className={styles.piece} onClick={onChoose}>
      <Picture image={item.images[0] ?? null} sizes={GARMENT_IMAGE_SIZES} alt="" />
      <span className={styles.brand}>{item.brand}</span>
      <span className={styles.name}>{item.shortDescription}</span>
      <span className={styles.price}>
        <PriceTag {...item} />
      </span>
    </button>
  );
}

function EmptyGarmentList({ itemList }: Pick<GarmentPickerView, 'itemList'>) {
  const isRecent = itemList === 'recent';
  return (
    <EmptyState
      illustration="slip-dress"
      title={isRecent ? roomText.noRecent : roomText.noKept}
      text={isRecent ? roomText.noRecentText : roomText.noKeptText}
    >
      <TabLink tab="search" variant="quiet">
        {roomText.toSearch}
      </TabLink>
    </EmptyState>
  );
}
