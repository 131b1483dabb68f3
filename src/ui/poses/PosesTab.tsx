import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import type { TabContentProps } from '../frame/TabContent.ts';
import { Announcer } from '../shared/Announcer.tsx';
import { useOpenPanel } from '../shared/useOpenPanel.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { storedPicturesText } from '../text/storedPictures.ts';
import { posesText, photoCheckText } from '../text/poses.ts';
import { ConsentDialog } from './ConsentDialog.tsx';
import { MirrorDrawing } from './MirrorDrawing.tsx';
import { PhotoRecipientNote } from './PhotoRecipientNote.tsx';
import { PoseGrid, PoseGridSkeleton } from './PoseGrid.tsx';
import { PoseViewer } from './PoseViewer.tsx';
import type { PosesView } from './PosesView.ts';
import type { PosesViewModel } from './PosesViewModel.ts';
import { UploadTile } from './UploadTile.tsx';
import { PhotoCheckDialog } from './PhotoCheckDialog.tsx';
import { usePoseAddress } from './usePoseAddress.ts';
import styles from './PosesTab.module.css';

export interface PosesTabProps extends TabContentProps {
  readonly createView: () => PosesViewModel;
}

export default function PosesTabContainer({ createView, isActive }: PosesTabProps) {
  return <PosesTab view={useOwnedViewModel(createView)} isActive={isActive} />;
}

interface ActiveTabProps extends Pick<TabContentProps, 'isActive'> {
  readonly view: PosesView;
}

/** The Poses tab: photos of the shopper, and saved pictures from the fitting room (spec 2.7). */
export const PosesTab = observer(function PosesTab({ view, isActive }: ActiveTabProps) {
  const { openPose, closePose } = usePoseAddress(view, isActive);
  const openPanel = useOpenPanel();
  return (
    <>
      <PosesContent view={view} onOpen={openPose} />
      <PoseViewer view={view} onClose={closePose} />
      <ConsentDialog uploads={view.uploads} />
      <PhotoCheckDialog uploads={view.uploads} onDressFigure={() => openPanel('fitting-room')} />
      <Announcer text={view.announcement} />
    </>
  );
});

interface PosesContentProps {
  readonly view: PosesView;
  readonly onOpen: (poseId: string) => void;
}

const PosesContent = observer(function PosesContent({ view, onOpen }: PosesContentProps) {
  const { status, poses } = view.state;
  const { upload } = view.uploads;
  if (status === 'failed') {
    return <ErrorState title={posesText.failed.title} text={posesText.failed.text} onRetry={view.retry} />;
  }
  if (status === 'ready' && poses.length === 0 && upload === null) return <NoPoses view={view} />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h2 className={styles.title} id="poses">
          {posesText.title}
        </h2>
        {status === 'ready' && <p className={styles.count}>{posesText.count(poses.length)}</p>}
        <StoredPicturesButton />
      </header>
      {status === 'ready' ? <PoseGrid view={view} onOpen={onOpen} /> : <PoseGridSkeleton />}
      <p className={styles.advice}>{getAdvice(view.uploads)}</p>
      <PhotoRecipientNote className={styles.advice} uploads={view.uploads} />
    </div>
  );
});

function getAdvice({ isFull, lastPhotoCheck }: PosesView['uploads']): string {
  if (lastPhotoCheck?.dressable) return photoCheckText.ready;
  return isFull ? posesText.full : posesText.advice;
}

function NoPoses({ view }: { readonly view: PosesView }) {
  return (
    <div className={styles.empty}>
      <MirrorDrawing className={styles.mirror} />
      <div>
        <h2 className={styles.emptyTitle}>{posesText.empty.title}</h2>
        <p className={styles.lead}>{posesText.empty.lead}</p>
        <p className={styles.lead}>{posesText.advice}</p>
        <PhotoRecipientNote className={styles.lead} uploads={view.uploads} />
        <div className={styles.actions}>
          <UploadTile uploads={view.uploads} isButton />
          <StoredPicturesButton />
        </div>
      </div>
    </div>
  );
}

function StoredPicturesButton() {
  const openPanel = useOpenPanel();
  return (
    <Button variant="plain" className={styles.kept} aria-haspopup="dialog" onClick={() => openPanel('photos')}>
      {storedPicturesText.open}
    </Button>
  );
}
