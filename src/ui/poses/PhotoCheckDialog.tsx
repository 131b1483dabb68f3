import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { commonText } from '../text/commonText.ts';
import { explainPhotoReason } from '../text/photoReasons.ts';
import { photoCheckText } from '../text/poses.ts';
import { PoseExample } from './PoseExample.tsx';
import type { PoseUploads } from './PoseUploads.ts';
import styles from './PhotoCheckDialog.module.css';

export interface PhotoCheckDialogProps {
  readonly uploads: PoseUploads;
  /** Dresses a drawn figure instead of the photo. */
  readonly onDressFigure?: () => void;
}

/** Explains after an upload why the photo cannot be dressed, and shows an example of a suitable photo. */
export const PhotoCheckDialog = observer(function PhotoCheckDialog({ uploads, onDressFigure }: PhotoCheckDialogProps) {
  const { lastPhotoCheck, closePhotoCheck } = uploads;
  const dressFigure = () => {
    closePhotoCheck();
    onDressFigure?.();
  };
  return (
    <Dialog
      open={lastPhotoCheck?.dressable === false}
      onClose={closePhotoCheck}
      title={photoCheckText.title}
      role="alertdialog"
      actions={
        <>
          {onDressFigure && (
            <Button variant="quiet" onClick={dressFigure}>
              {photoCheckText.useFigure}
            </Button>
          )}
          <Button onClick={closePhotoCheck}>{commonText.close}</Button>
        </>
      }
    >
      <div className={styles.verdict}>
        <div>
          {lastPhotoCheck?.reason && <p className={styles.reason}>{explainPhotoReason(lastPhotoCheck.reason)}</p>}
          <p>{photoCheckText.advice}</p>
        </div>
        <PoseExample className={styles.example} />
      </div>
    </Dialog>
  );
});
