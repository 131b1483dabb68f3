import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { commonText } from '../text/commonText.ts';
import { consentText } from '../text/poses.ts';
import type { PosesView } from './PosesView.ts';
import styles from './ConsentDialog.module.css';

/** Asks for consent once, before the first photo is stored. */
export const ConsentDialog = observer(function ConsentDialog({ view }: { readonly view: PosesView }) {
  return (
    <Dialog
      open={view.state.awaitingConsent !== null}
      onClose={view.decline}
      title={consentText.title}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={view.decline}>
            {commonText.cancel}
          </Button>
          <Button onClick={view.agree}>{consentText.agree}</Button>
        </>
      }
    >
      <ul className={styles.promise}>
        {consentText.promise.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{consentText.privacy}</p>
    </Dialog>
  );
});
