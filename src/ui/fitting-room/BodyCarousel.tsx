import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { classNames } from '../design/classNames.ts';
import { IconButton } from '../design/IconButton.tsx';
import { NextIcon, PreviousIcon } from '../design/icons/icons.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import type { PoseWithThumbnail } from '../../application/poses/PoseList.ts';
import { UploadTile } from '../poses/UploadTile.tsx';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { posesText } from '../text/poses.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { BodiesView } from './FittingRoomView.ts';
import { FigureIcon } from './roomIcons.tsx';
import { useRowOverflow } from './useRowOverflow.ts';
import styles from './BodyCarousel.module.css';

/** Distance that the row scrolls per press of a button (spec section 9). */
const SCROLL_PX = 200;

/** The pose carousel: a tile to upload, the shopper's figure, and their poses, newest first (spec 2.10). */
export const BodyCarousel = observer(function BodyCarousel({ bodies }: { readonly bodies: BodiesView }) {
  const listRef = useRef<HTMLUListElement>(null);
  const { poses, body } = bodies;
  const { hasMoreBefore, hasMoreAfter } = useRowOverflow(listRef, poses.length);
  const scrollBy = (distancePx: number) => listRef.current?.scrollBy({ left: distancePx });
  return (
    <section className={styles.rail} aria-label={roomText.poses}>
      <header className={styles.header}>
        <h3 className={styles.title}>{roomText.poses}</h3>
        {(hasMoreBefore || hasMoreAfter) && (
          <>
            <IconButton
              label={roomText.earlier}
              icon={PreviousIcon}
              aria-disabled={!hasMoreBefore}
              onClick={() => scrollBy(-SCROLL_PX)}
            />
            <IconButton
              label={roomText.later}
              icon={NextIcon}
              aria-disabled={!hasMoreAfter}
              onClick={() => scrollBy(SCROLL_PX)}
            />
          </>
        )}
      </header>
      <ul className={styles.track} ref={listRef}>
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
              isChosen={body?.kind === 'pose' && body.id === pose.id}
              onChoose={() => bodies.choosePose(pose.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

/**
 * The tile of the shopper's drawn figure. A press opens the chooser if no figure was chosen, or if the figure is
 * already dressed. Otherwise it dresses the figure.
 */
const FigureTile = observer(function FigureTile({ bodies }: { readonly bodies: BodiesView }) {
  const { chosenFigure, isFigureDressed: isChosen, getFigurePictureUrl } = bodies.figureChoice;
  return (
    <button
      type="button"
      className={classNames(styles.choice, chosenFigure === null && styles.empty)}
      aria-label={isChosen || chosenFigure === null ? roomText.chooseFigure : roomText.ownFigure}
      aria-haspopup={isChosen || chosenFigure === null ? 'dialog' : undefined}
      aria-current={isChosen || undefined}
      onClick={isChosen ? bodies.openChooser : bodies.dressFigure}
    >
      {chosenFigure === null ? (
        <FigureIcon />
      ) : (
        <img className={classNames(styles.picture, styles.portrait)} src={getFigurePictureUrl(chosenFigure)} alt="" />
      )}
      <span className={styles.name}>{roomText.ownFigure}</span>
    </button>
  );
});

interface PoseTileProps {
  readonly pose: PoseWithThumbnail;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PoseTile({ pose, label, isChosen, onChoose }: PoseTileProps) {
  const url = useObjectUrl(pose.thumbnail);
  const cannotBeDressed = pose.check?.dressable === false;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-label={cannotBeDressed ? `${label}, ${posesText.notDressable}` : label}
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      {url === null ? <Skeleton shape="picture" /> : <img className={styles.picture} src={url} alt="" />}
      {cannotBeDressed && <span className={styles.name}>{posesText.notDressable}</span>}
    </button>
  );
}
