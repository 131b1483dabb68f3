import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import { TrashIcon } from '../design/icons/laterIcons.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import type { PosesView } from '../poses/PosesView.ts';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { onboardingText as text } from '../text/onboardingText.ts';
import { explainPhotoReason } from '../text/photoReasons.ts';
import { posesText } from '../text/poses.ts';
import type { FirstBodyView } from './FirstBodyViewModel.ts';
import styles from './PoseDialog.module.css';

export interface PoseDialogProps {
  readonly view: PosesView;
  readonly firstBody: FirstBodyView;
}

/** A dialog with a photo of the shopper, which can be used in the fitting room or deleted. */
export const PoseDialog = observer(function PoseDialog({ view, firstBody }: PoseDialogProps) {
  const { shownPose, isConfirmingDeletion } = view;
  // The last pose stays during the closing animation.
  const [lastPose, setLastPose] = useState(shownPose);
  if (shownPose !== null && shownPose !== lastPose) setLastPose(shownPose);
  const check = lastPose?.check;
  const canChoose = lastPose !== null && check?.dressable !== false && lastPose.id !== firstBody.chosenPoseId;
  const choosePose = () => {
    if (lastPose !== null) firstBody.choosePose(lastPose);
    view.showPose(null);
  };
  return (
    <>
      <Dialog
        open={shownPose !== null}
        onClose={() => view.showPose(null)}
        title={text.pose}
        actions={
          <>
            <Button variant="quiet" aria-haspopup="dialog" onClick={view.askToDelete}>
              <TrashIcon />
              {posesText.delete}
            </Button>
            {canChoose && <Button onClick={choosePose}>{text.choosePose}</Button>}
          </>
        }
      >
        <PosePicture view={view} />
        {check?.dressable === false && (
          <p className={styles.verdict}>
            <strong>{posesText.notDressable}</strong>{' '}
            {check.reason === null ? posesText.advice : explainPhotoReason(check.reason)}
          </p>
        )}
      </Dialog>
      <ConfirmDialog open={isConfirmingDeletion} onConfirm={view.confirmDeletion} onClose={view.cancelDeletion}>
        {posesText.deletes}
      </ConfirmDialog>
    </>
  );
});

const PosePicture = observer(function PosePicture({ view }: { readonly view: PosesView }) {
  const pictureUrl = useObjectUrl(view.picture);
  const thumbnailUrl = useObjectUrl(view.shownPose?.thumbnail ?? null);
  if (view.hasPictureFailed) {
    const { title, text: failureText } = posesText.pictureFailed;
    return <ErrorState title={title} text={failureText} onRetry={view.loadPicture} />;
  }
  const url = pictureUrl ?? thumbnailUrl;
  return url === null ? (
    <Skeleton shape="picture" />
  ) : (
    <img className={styles.picture} src={url} alt={posesText.photo} />
  );
});
