import { observer } from 'mobx-react-lite';
import { IconButton } from '../design/IconButton.tsx';
import { RetryIcon, ShareIcon } from '../design/icons/icons.tsx';
import { roomText } from '../text/fittingRoom.ts';
import type { PlateView, SavingView } from './FittingRoomView.ts';
import { CompareIcon, SavePoseIcon } from './roomIcons.tsx';
import styles from './PlateActions.module.css';

export interface PlateActionsProps {
  readonly plate: PlateView;
  readonly saving: SavingView;
}

/** The buttons for the large picture, such as sharing and saving. */
export const PlateActions = observer(function PlateActions({ plate, saving }: PlateActionsProps) {
  const { comparing, before } = plate;
  return (
    <div className={styles.actions}>
      <IconButton
        label={comparing ? roomText.endCompare : roomText.compare}
        icon={CompareIcon}
        onPicture
        aria-pressed={comparing}
        disabled={before === null}
        onClick={plate.toggleCompare}
      />
      <IconButton label={roomText.otherWay} icon={RetryIcon} onPicture onClick={plate.retry} />
      <IconButton label={roomText.save} icon={SavePoseIcon} onPicture aria-haspopup="dialog" onClick={saving.open} />
      <IconButton label={roomText.share} icon={ShareIcon} onPicture onClick={plate.share} />
    </div>
  );
});
