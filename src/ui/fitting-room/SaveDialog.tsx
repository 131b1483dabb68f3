import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { commonText } from '../text/commonText.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { SaveDialogView } from './FittingRoomView.ts';

/** The dialog 'Save in Poses', which then shows 'Saved!' or 'Failed to save' (spec 2.10). */
export const SaveDialog = observer(function SaveDialog({ saveDialog }: { readonly saveDialog: SaveDialogView }) {
  // The last state stays during the closing animation.
  const [lastState, setLastState] = useState<Exclude<SaveDialogView['state'], 'closed'>>('asking');
  if (saveDialog.state !== 'closed' && saveDialog.state !== lastState) setLastState(saveDialog.state);
  const outcomeText = { asking: '', saving: '', saved: roomText.saved, failed: roomText.saveFailed }[lastState];
  return (
    <Dialog
      open={saveDialog.state !== 'closed'}
      onClose={saveDialog.close}
      title={outcomeText || roomText.save}
      actions={
        lastState === 'saved' ? (
          <Button onClick={saveDialog.close}>{roomText.done}</Button>
        ) : (
          <SaveDialogActions saveDialog={saveDialog} />
        )
      }
    >
      {lastState === 'failed' && <p>{roomText.saveFailedText}</p>}
      {(lastState === 'asking' || lastState === 'saving') && (
        <>
          <p>{saveDialog.isFull ? roomText.noRoom : roomText.saveText}</p>
          {!saveDialog.isFull && <p>{roomText.room(saveDialog.poseCount)}</p>}
        </>
      )}
      <Announcer text={outcomeText} />
    </Dialog>
  );
});

const SaveDialogActions = observer(function SaveDialogActions({ saveDialog }: { readonly saveDialog: SaveDialogView }) {
  return (
    <>
      <Button variant="quiet" onClick={saveDialog.close}>
        {commonText.cancel}
      </Button>
      <Button busy={saveDialog.state === 'saving'} disabled={saveDialog.isFull} onClick={saveDialog.save}>
        {saveDialog.state === 'failed' ? commonText.retry : roomText.saveNow}
      </Button>
    </>
  );
});
