import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { OpenProps } from '../frame/FrameContent.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { commonText } from '../text/commonText.ts';
import { storedPicturesText as text } from '../text/storedPictures.ts';
import { StoredPictureLists } from './StoredPictureLists.tsx';
import type { PictureDeletion, StoredPicturesView } from './StoredPicturesView.ts';
import type { StoredPicturesViewModel } from './StoredPicturesViewModel.ts';
import styles from './StoredPicturesPanel.module.css';

export interface StoredPicturesPanelProps extends OpenProps {
  readonly createView: () => StoredPicturesViewModel;
}

/** The panel that lists all stored pictures of the shopper, with buttons to delete one or all. */
export function StoredPicturesPanel({ createView, ...panel }: StoredPicturesPanelProps) {
  return <StoredPicturesSheet {...panel} view={useOwnedViewModel(createView)} />;
}

interface StoredPicturesProps extends OpenProps {
  readonly view: StoredPicturesView;
}

const StoredPicturesSheet = observer(function StoredPicturesSheet({ view, open, onClose }: StoredPicturesProps) {
  const { load } = view;
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={text.title}
        isTall
        footer={
          hasStoredData(view.storedPictures) && (
            <Button
              variant="danger"
              wide
              busy={view.isDeleting}
              onClick={() => view.askToDelete({ kind: 'everything' })}
            >
              {text.deleteAll}
            </Button>
          )
        }
      >
        <div className={styles.page} aria-busy={view.storedPictures === null}>
          <Content view={view} />
        </div>
      </Sheet>
      <ConfirmDialog
        open={view.deletionToConfirm !== null}
        onConfirm={view.confirm}
        onClose={view.cancel}
        confirmLabel={view.deletionToConfirm?.kind === 'everything' ? text.deleteAll : text.deleteOne}
      >
        {view.deletionToConfirm !== null && CONSEQUENCE_BY_KIND[view.deletionToConfirm.kind]}
      </ConfirmDialog>
    </>
  );
});

const CONSEQUENCE_BY_KIND: Readonly<Record<PictureDeletion['kind'], string>> = {
  pose: text.deletesPose,
  result: text.deletesResult,
  everything: text.deletesAll,
};

/** Whether there is something to delete: a picture or a consent. */
const hasStoredData = (storedPictures: StoredPicturesView['storedPictures']): boolean =>
  storedPictures !== null &&
  storedPictures !== 'failed' &&
  (storedPictures.consentedAt !== null || storedPictures.poses.length + storedPictures.results.length > 0);

const Content = observer(function Content({ view }: { readonly view: StoredPicturesView }) {
  const { storedPictures } = view;
  if (storedPictures === null) return <p role="status">{commonText.loading}</p>;
  if (storedPictures === 'failed')
    return <ErrorState title={text.failed.title} text={text.failed.text} onRetry={view.load} />;
  const isEmpty = storedPictures.poses.length + storedPictures.results.length === 0;
  return (
    <>
      <div className={styles.terms}>
        {storedPictures.consentedAt !== null && <p>{text.agreed(storedPictures.consentedAt)}</p>}
        {storedPictures.tryOnServiceHost !== null && <p>{text.sentTo(storedPictures.tryOnServiceHost)}</p>}
        <p>{text.limits}</p>
      </div>
      {isEmpty ? (
        <p role="status">{text.none}</p>
      ) : (
        <StoredPictureLists storedPictures={storedPictures} onDelete={view.askToDelete} />
      )}
    </>
  );
});
