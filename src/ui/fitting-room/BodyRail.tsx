import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { classNames } from '../design/classNames.ts';
import { IconButton } from '../design/IconButton.tsx';
import { NextIcon, PreviousIcon } from '../design/icons/icons.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import type { KeptPose } from '../../application/poses/PoseList.ts';
import { UploadTile } from '../poses/UploadTile.tsx';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { posesText } from '../text/poses.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { BodiesView } from './FittingRoomView.ts';
import { FigureIcon } from './roomIcons.tsx';
import { useOverflow } from './useOverflow.ts';
import styles from './BodyRail.module.css';

/** Distance that the row scrolls per press of a button (spec section 9). */
const SCROLL_PX = 200;

/** The pose carousel: a tile to upload, the shopper's figure, and their poses, newest first (spec 2.10). */
export const BodyRail = observer(function BodyRail({ bodies }: { readonly bodies: BodiesView }) {
  const track = useRef<HTMLUListElement>(null);
  const { poses, body } = bodies;
  const { before, after } = useOverflow(track, poses.length);
  const scroll = (left: number) => track.current?.scrollBy({ left });
  return (
    <section className={styles.rail} aria-label={roomText.poses}>
      <header className={styles.header}>
        <h3 className={styles.title}>{roomText.poses}</h3>
        {(before || after) && (
          <>
            <IconButton
              label={roomText.earlier}
              icon={PreviousIcon}
              aria-disabled={!before}
              onClick={() => scroll(-SCROLL_PX)}
            />
            <IconButton
              label={roomText.later}
              icon={NextIcon}
              aria-disabled={!after}
              onClick={() => scroll(SCROLL_PX)}
            />
          </>
        )}
      </header>
      <ul className={styles.track} ref={track}>
        <li className={styles.tile}>
          <UploadTile uploads={bodies.uploads} />
        </li>
        <li className={styles.tile}>
          <FigureTile bodies={bodies} />
        </li>
        {poses.map((pose, index) => (
          <li className={styles.tile} key={pose.id}>
            <PoseTile
              pose={pose}
              label={roomText.pose(index + 1, poses.length)}
              chosen={body?.kind === 'pose' && body.id === pose.id}
              onChoose={() => bodies.choosePose(pose.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

/**
 * The tile of the shopper's figure. A press before the first choice, or while the figure is dressed, opens the chooser
 * for build and tone.
 */
const FigureTile = observer(function FigureTile({ bodies }: { readonly bodies: BodiesView }) {
  const { figure, body } = bodies;
  const chosen = body?.kind === 'figure';
  return (
    <button
      type="button"
      className={classNames(styles.choice, figure === null && styles.empty)}
      aria-label={chosen || figure === null ? roomText.chooseFigure : roomText.ownFigure}
      aria-haspopup={chosen || figure === null ? 'dialog' : undefined}
      aria-current={chosen || undefined}
      onClick={chosen ? bodies.openChooser : bodies.useFigure}
    >
      {figure === null ? (
        <FigureIcon />
      ) : (
        <img className={classNames(styles.picture, styles.portrait)} src={bodies.pictureOf(figure)} alt="" />
      )}
      <span className={styles.name}>{roomText.ownFigure}</span>
    </button>
  );
});

interface PoseTileProps {
  readonly pose: KeptPose;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function PoseTile({ pose, label, chosen, onChoose }: PoseTileProps) {
  const url = useObjectUrl(pose.thumbnail);
  const doubtful = pose.check?.dressable === false;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-label={doubtful ? `${label}, ${posesText.notDressable}` : label}
      aria-current={chosen || undefined}
      onClick={onChoose}
    >
      {url === null ? <Skeleton shape="picture" /> : <img className={styles.picture} src={url} alt="" />}
      {doubtful && <span className={styles.name}>{posesText.notDressable}</span>}
    </button>
  );
}
