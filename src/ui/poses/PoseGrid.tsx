import { observer } from 'mobx-react-lite';
import type { PoseWithThumbnail } from '../../application/poses/PoseList.ts';
import { Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { commonText } from '../text/commonText.ts';
import { posesText } from '../text/poses.ts';
import type { PosesView } from './PosesView.ts';
import { UploadTile } from './UploadTile.tsx';
import styles from './PoseGrid.module.css';

const PLACEHOLDER_KEYS = [1, 2, 3, 4, 5];

export interface PoseGridProps {
  readonly view: PosesView;
  /** The id of the pose that the fitting room dresses, to mark it. */
  readonly chosenPoseId?: string | null;
  readonly onOpen: (poseId: string) => void;
}

/** The grid of poses: the upload tile first, then the poses, newest first. */
export const PoseGrid = observer(function PoseGrid({ view, chosenPoseId, onOpen }: PoseGridProps) {
  const { poses } = view.state;
  return (
    <ul className={styles.grid} aria-labelledby="poses">
      <li>
        <UploadTile uploads={view.uploads} />
      </li>
      {poses.map((pose, index) => (
        <li key={pose.id}>
          <PoseTile
            pose={pose}
            label={posesText.open(index + 1, poses.length)}
            isChosen={pose.id === chosenPoseId}
            onOpen={() => onOpen(pose.id)}
          />
        </li>
      ))}
    </ul>
  );
});

interface PoseTileProps {
  readonly pose: PoseWithThumbnail;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function PoseTile({ pose, label, isChosen, onOpen }: PoseTileProps) {
  const url = useObjectUrl(pose.thumbnail);
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={[label, pose.generated && posesText.generated, isChosen && posesText.chosen]
        .filter(Boolean)
        .join(', ')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {url === null ? <Skeleton shape="picture" /> : <img className={styles.picture} src={url} alt="" />}
      {pose.generated && <span className={styles.mark}>{posesText.generated}</span>}
      {isChosen && <span className={styles.mark}>{posesText.chosen}</span>}
    </button>
  );
}

/** The placeholder of the grid while the poses load. */
export function PoseGridSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      {PLACEHOLDER_KEYS.map((key) => (
        <Skeleton shape="picture" key={key} />
      ))}
    </div>
  );
}
