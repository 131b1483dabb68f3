import { observer } from 'mobx-react-lite';
import { IconButton } from '../design/IconButton.tsx';
import { RetryIcon } from '../design/icons/icons.tsx';
import { ShareIcon } from '../design/icons/laterIcons.tsx';
import { roomText } from '../text/fittingRoom.ts';
import type { AdjustView } from './AdjustView.ts';
import type { LargePictureView, SaveDialogView } from './FittingRoomView.ts';
import { AdjustIcon, CompareIcon, SavePoseIcon } from './roomIcons.tsx';
import styles from './PictureActions.module.css';

export interface PictureActionsProps {
  readonly largePicture: LargePictureView;
  readonly saveDialog: SaveDialogView;
  readonly adjust: AdjustView;
}

/** The buttons for the large picture, such as sharing and saving. */
export const PictureActions = observer(function PictureActions({
  largePicture,
  saveDialog,
  adjust,
}: PictureActionsProps) {
  const { isComparing, comparisonPicture } = largePicture;
  return (
    <div className={styles.actions}>
      <IconButton
        label={isComparing ? roomText.endCompare : roomText.compare}
        icon={CompareIcon}
        isOnPicture
        aria-pressed={isComparing}
        disabled={comparisonPicture === null}
        onClick={largePicture.toggleCompare}
      />
      {adjust.isOffered && (
        <IconButton label={roomText.adjust} icon={AdjustIcon} isOnPicture data-adjust onClick={adjust.open} />
      )}
      <IconButton label={roomText.otherWay} icon={RetryIcon} isOnPicture onClick={largePicture.retry} />
      <IconButton
        label={roomText.save}
        icon={SavePoseIcon}
        isOnPicture
        aria-haspopup="dialog"
        onClick={saveDialog.open}
      />
      <IconButton label={roomText.share} icon={ShareIcon} isOnPicture onClick={largePicture.share} />
    </div>
  );
});
