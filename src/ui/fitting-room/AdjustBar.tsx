import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { ToggleChip } from '../design/ToggleChip.tsx';
import { roomText } from '../text/fittingRoom.ts';
import type { AdjustView } from './AdjustView.ts';
import styles from './AdjustBar.module.css';

/** Shown below the large picture while the fit is adjusted: the garments to choose from, and the buttons. */
export const AdjustBar = observer(function AdjustBar({ adjust }: { readonly adjust: AdjustView }) {
  const { garments, slot, isMaking, canUndo, canReset, note } = adjust;
  return (
    <div className={styles.bar}>
      <div className={styles.progress} data-making={isMaking || undefined} />
      {garments.length > 1 && (
        <div className={styles.garments} role="group" aria-label={roomText.adjusted}>
          {garments.map((garment) => (
            <ToggleChip
              key={garment.slot}
              pressed={garment.slot === slot}
              onClick={() => adjust.chooseGarment(garment.slot)}
            >
              {garment.name}
            </ToggleChip>
          ))}
        </div>
      )}
      <p className={styles.note} role="status">
        {note}
      </p>
      <div className={styles.actions}>
        <Button variant="plain" aria-disabled={!canUndo} onClick={() => canUndo && adjust.undo()}>
          {roomText.undo}
        </Button>
        <Button variant="plain" aria-disabled={!canReset} onClick={() => canReset && adjust.reset()}>
          {roomText.reset}
        </Button>
        <Button onClick={adjust.close}>{roomText.done}</Button>
      </div>
    </div>
  );
});
