import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { commonText } from '../text/commonText.ts';
import { consentText } from '../text/poses.ts';
import type { PoseUploads } from './PoseUploads.ts';
import styles from './ConsentDialog.module.css';

/** Asks once for consent before the first photo is stored. */
export const ConsentDialog = observer(function ConsentDialog({ uploads }: { readonly uploads: PoseUploads }) {
  return (
    <Dialog
      open={uploads.isAskingForConsent}
      onClose={uploads.declineConsent}
      title={consentText.title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={uploads.declineConsent}>
            {commonText.cancel}
          </Button>
          <Button onClick={uploads.giveConsent}>{consentText.agree}</Button>
        </>
      }
    >
      <ul className={styles.promise}>
        {consentText.promise.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{consentText.privacy(uploads.tryOnServiceHost)}</p>
    </Dialog>
  );
});
