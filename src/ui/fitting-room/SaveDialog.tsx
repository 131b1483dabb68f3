import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { commonText } from '../text/commonText.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { SavingView } from './FittingRoomView.ts';

/** The dialog 'Save in Poses', which then shows 'Saved!' or 'Failed to save' (spec 2.10). */
export const SaveDialog = observer(function SaveDialog({ saving }: { readonly saving: SavingView }) {
  // Keep the last state during the closing animation.
  const [last, setLast] = useState<Exclude<SavingView['state'], 'closed'>>('asking');
  if (saving.state !== 'closed' && saving.state !== last) setLast(saving.state);
  const outcome = { asking: '', saving: '', saved: roomText.saved, failed: roomText.saveFailed }[last];
  return (
    <Dialog
      open={saving.state !== 'closed'}
      onClose={saving.close}
      title={outcome || roomText.save}
      actions={last === 'saved' ? <Button onClick={saving.close}>{roomText.done}</Button> : <Asking saving={saving} />}
    >
      {last === 'failed' && <p>{roomText.saveFailedText}</p>}
      {(last === 'asking' || last === 'saving') && (
        <>
          <p>{saving.full ? roomText.noRoom : roomText.saveText}</p>
          {!saving.full && <p>{roomText.room(saving.poses)}</p>}
        </>
      )}
      <Announcer text={outcome} />
    </Dialog>
  );
});

const Asking = observer(function Asking({ saving }: { readonly saving: SavingView }) {
  return (
    <>
      <Button variant="quiet" onClick={saving.close}>
        {commonText.cancel}
      </Button>
      <Button busy={saving.state === 'saving'} disabled={saving.full} onClick={saving.save}>
        {saving.state === 'failed' ? commonText.retry : roomText.saveNow}
      </Button>
    </>
  );
});
