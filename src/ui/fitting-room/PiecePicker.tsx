import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { ToggleChip } from '../design/Chip.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { TabLink } from '../shared/TabLink.tsx';
import { roomText } from '../text/fittingRoom.ts';
import type { PickerView } from './FittingRoomView.ts';
import { PIECE_SIZES } from './pieceSizes.ts';
import styles from './PiecePicker.module.css';

const LISTS = ['recent', 'wishlist'] as const;

/** The dialog that chooses a garment for a slot, from recently viewed items or the wishlist (spec 2.10). */
export const PiecePicker = observer(function PiecePicker({ picker }: { readonly picker: PickerView }) {
  const { slot, list, pieces } = picker;
  // Keep the last slot during the closing animation.
  const [last, setLast] = useState(slot);
  if (slot !== null && slot !== last) setLast(slot);
  return (
    <Sheet open={slot !== null} onClose={picker.close} title={last === null ? '' : roomText.choose[last]} tall>
      <div className={styles.lists} role="group" aria-label={roomText.lists}>
        {LISTS.map((each) => (
          <ToggleChip key={each} pressed={each === list} onClick={() => picker.show(each)}>
            {roomText[each]}
          </ToggleChip>
        ))}
      </div>
      {pieces.length > 0 ? (
        <ul className={styles.pieces}>
          {pieces.map((item) => (
            <li key={item.id}>
              <Piece item={item} onChoose={() => picker.choose(item)} />
            </li>
          ))}
        </ul>
      ) : (
        <NoPieces list={list} />
      )}
    </Sheet>
  );
});

function Piece({ item, onChoose }: { readonly item: Item; readonly onChoose: () => void }) {
  return (
    <button type="button" className={styles.piece} onClick={onChoose}>
      <Picture image={item.images[0] ?? null} sizes={PIECE_SIZES} alt="" />
      <span className={styles.brand}>{item.brand}</span>
      <span className={styles.name}>{item.shortDescription}</span>
      <span className={styles.price}>
        <PriceTag {...item} />
      </span>
    </button>
  );
}

function NoPieces({ list }: Pick<PickerView, 'list'>) {
  const isRecent = list === 'recent';
  return (
    <EmptyState
      ink="slip-dress"
      title={isRecent ? roomText.noRecent : roomText.noKept}
      text={isRecent ? roomText.noRecentText : roomText.noKeptText}
    >
      <TabLink tab="search" variant="quiet">
        {roomText.toSearch}
      </TabLink>
    </EmptyState>
  );
}
