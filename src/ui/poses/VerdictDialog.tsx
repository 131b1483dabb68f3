import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { commonText } from '../text/commonText.ts';
import { explainPhotoReason } from '../text/photoReasons.ts';
import { verdictText } from '../text/poses.ts';
import { PoseExample } from './PoseExample.tsx';
import type { PoseUploads } from './PoseUploads.ts';
import styles from './VerdictDialog.module.css';

export interface VerdictDialogProps {
  readonly uploads: PoseUploads;
  /** Offers to dress a drawn figure instead. */
  readonly onDressFigure?: () => void;
}

/** After an upload, explains why the photo cannot be dressed, and shows a suitable photo. */
export const VerdictDialog = observer(function VerdictDialog({ uploads, onDressFigure }: VerdictDialogProps) {
  const { lastPhotoCheck, closeVerdict } = uploads;
  const dressFigure = () => {
    closeVerdict();
    onDressFigure?.();
  };
  return (
    <Dialog
      open={lastPhotoCheck?.dressable === false}
      onClose={closeVerdict}
      title={verdictText.title}
      role="alertdialog"
      actions={
        <>
          {onDressFigure && (
            <Button variant="quiet" onClick={dressFigure}>
              {verdictText.useFigure}
            </Button>
          )}
          <Button onClick={closeVerdict}>{commonText.close}</Button>
        </>
      }
    >
      <div className={styles.verdict}>
        <div>
          {lastPhotoCheck?.reason && <p className={styles.reason}>{explainPhotoReason(lastPhotoCheck.reason)}</p>}
          <p>{verdictText.advice}</p>
        </div>
        <PoseExample className={styles.example} />
      </div>
    </Dialog>
  );
});
