import type { TrendOutfit } from '../../domain/trends/Trends.ts';
import { homeSectionsText } from '../text/homeSectionsText.ts';
import type { HomeView } from './HomeView.ts';
import { useRotation } from './motion/useRotation.ts';
import { useSectionMotion } from './motion/useSectionMotion.ts';
import { useSwipe } from './motion/useSwipe.ts';
import { OutfitActions } from './OutfitActions.tsx';
import { PageNumbers } from './PageNumbers.tsx';
import { LOOK_PICTURE_SIZES } from './pictureSizes.ts';
import { PieceList } from './PieceList.tsx';
import { RotatingPicture } from './RotatingPicture.tsx';
import styles from './StylePicks.module.css';

/** How long each outfit is shown (spec section 9). */
const LOOK_MS = 20_000;
const PICTURE_MS = 3_000;

/**
 * Outfits in the shopper's style, one at a time. All take the same space, so that a change does not move other
 * content.
 */
export function StylePicks({ outfits, view }: { readonly outfits: readonly TrendOutfit[]; readonly view: HomeView }) {
  const { ref, isMoving, handlers } = useSectionMotion<HTMLDivElement>();
  const { index, show } = useRotation(outfits.length, isMoving, LOOK_MS);
  const swipe = useSwipe((direction) => show(index + direction));
  return (
    <div ref={ref} {...handlers}>
      <div className={styles.looks} {...swipe}>
        {outfits.map((outfit, position) => (
          <Look
            key={position}
            outfit={outfit}
            view={view}
            isShown={position === index}
            isMoving={isMoving && position === index}
          />
        ))}
      </div>
      <PageNumbers count={outfits.length} index={index} onShow={show} getLabel={homeSectionsText.look} />
    </div>
  );
}

interface LookProps {
  readonly outfit: TrendOutfit;
  readonly view: HomeView;
  readonly isShown: boolean;
  readonly isMoving: boolean;
}

function Look({ outfit: { name, reason, pieces }, view, isShown, isMoving }: LookProps) {
  const { index, show } = useRotation(pieces.length, isMoving, PICTURE_MS);
  return (
    <article className={styles.look} data-shown={isShown} inert={!isShown}>
      <div className={styles.figure}>
        {isShown && <RotatingPicture pieces={pieces} index={index} sizes={LOOK_PICTURE_SIZES} />}
      </div>
      <div className={styles.story}>
        <h3 className={styles.name}>{name}</h3>
        {reason !== '' && <p className={styles.reason}>{reason}</p>}
        <PieceList pieces={pieces} view={view} shownIndex={index} onShowPicture={show} />
        <OutfitActions view={view} pieces={pieces} />
      </div>
    </article>
  );
}
