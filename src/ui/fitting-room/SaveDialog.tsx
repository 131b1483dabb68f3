import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { commonText } from '../text/commonText.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { SaveDialogView } from './FittingRoomView.ts';

/** The dialog 'Save in Poses', which then shows 'Saved!' or 'Failed to save' (spec 2.10). */
export const SaveDialog = observer(function SaveDialog({ saving }: { readonly saving: SaveDialogView }) {
  // Keep the last state during the closing animation.
  const [lastState, setLastState] = useState<Exclude<SaveDialogView['state'], 'closed'>>('asking');
  if (saving.state !== 'closed' && saving.state !== lastState) setLastState(saving.state);
  const outcomeText = { asking: '', saving: '', saved: roomText.saved, failed: roomText.saveFailed }[lastState];
  return (
    <Dialog
      open={saving.state !== 'closed'}
      onClose={saving.close}
      title={outcomeText || roomText.save}
      actions={
        lastState === 'saved' ? (
          <Button onClick={saving.close}>{roomText.done}</Button>
        ) : (
          <SaveDialogActions saving={saving} />
        )
      }
    >
      {lastState === 'failed' && <p>{roomText.saveFailedText}</p>}
      {(lastState === 'asking' || lastState === 'saving') && (
        <>
          <p>{saving.isFull ? roomText.noRoom : roomText.saveText}</p>
          {!saving.isFull && <p>{roomText.room(saving.poseCount)}</p>}
        </>
      )}
      <Announcer text={outcomeText} />
    </Dialog>
  );
});

const SaveDialogActions = observer(function SaveDialogActions({ saving }: { readonly saving: SaveDialogView }) {
  return (
    <>
      <Button variant="quiet" onClick={saving.close}>
        {commonText.cancel}
      </Button>
      <Button busy={saving.state === 'saving'} disabled={saving.isFull} onClick={saving.save}>
        {saving.state === 'failed' ? commonText.retry : roomText.saveNow}
      </Button>
    </>
  );
});
