import { observer } from 'mobx-react-lite';
import { useId, type FocusEvent } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { viewerText } from '../text/viewer.ts';
import type { ItemViewerView } from './ItemViewerView.ts';
import styles from './ShareDialog.module.css';

/** The dialog 'Share this link' (spec 2.9). */
export const ShareDialog = observer(function ShareDialog({ view }: { readonly view: ItemViewerView }) {
  const id = useId();
  const caption = { none: viewerText.copy, copied: viewerText.copied, failed: viewerText.copyFailed }[view.copyOutcome];
  return (
    <Dialog open={view.isShareDialogOpen} onClose={view.closeShareDialog} title={viewerText.shareThisLink}>
      <label className={styles.label} htmlFor={id}>
        {viewerText.linkLabel}
      </label>
      <div className={styles.line}>
        <input className={styles.link} id={id} readOnly value={view.link} onFocus={selectAll} />
        <Button className={styles.copy} onClick={view.copyLink}>
          {caption}
        </Button>
      </div>
    </Dialog>
  );
});

/** Selects the link. Scrolls back to its start, because the browser scrolls to the end of the selection. */
function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select();
  requestAnimationFrame(() => {
    currentTarget.scrollLeft = 0;
  });
}
