import type { DailyOutfit as Outfit } from '../../domain/trends/Trends.ts';
import { LEAD_PICTURE_SIZES } from '../items/pictureSizes.ts';
import { latePart } from '../shared/latePart.tsx';
import { homeText } from '../text/homeText.ts';
import type { HomeView } from './HomeView.ts';
import { useRotation } from './motion/useRotation.ts';
import { useSectionMotion } from './motion/useSectionMotion.ts';
import { useSwipe } from './motion/useSwipe.ts';
import { PageNumbers } from './PageNumbers.tsx';
import { PieceList } from './PieceList.tsx';
import { RotatingPicture } from './RotatingPicture.tsx';
import styles from './DailyOutfit.module.css';

const OutfitActions = latePart(async () => (await import('./OutfitActions.tsx')).OutfitActions);

/** How long each picture is shown (spec section 9). */
const PICTURE_MS = 5_000;

/** Maximum length of a headline in the largest font size, in characters. */
const MAX_HEADLINE_LENGTH = 36;

/** The top of the home screen: the outfit of the day with one large picture and a headline. */
export function DailyOutfit({ outfit, view }: { readonly outfit: Outfit; readonly view: HomeView }) {
  const { title, intro, reason, pieces, recommendations } = outfit;
  const headline = title || intro;
  const { ref, isMoving, handlers } = useSectionMotion<HTMLElement>();
  const { index, show } = useRotation(pieces.length, isMoving, PICTURE_MS);
  const swipe = useSwipe((direction) => show(index + direction));
  return (
    <section className={styles.lead} aria-labelledby="daily-outfit" ref={ref} {...handlers}>
      <div className={styles.opening}>
        <h2 className={styles.kicker} id="daily-outfit">
          {homeText.dailyOutfit}
        </h2>
        <h3 className={styles.headline} data-long={headline.length > MAX_HEADLINE_LENGTH}>
          {headline}
        </h3>
      </div>
      <div className={styles.figure} {...swipe}>
        <RotatingPicture pieces={pieces} index={index} sizes={LEAD_PICTURE_SIZES} eager />
        <PageNumbers count={pieces.length} index={index} onShow={show} getLabel={homeText.picture} />
      </div>
      <div className={styles.story}>
        {title !== '' && <p className={styles.intro}>{intro}</p>}
        {reason !== '' && <p className={styles.reason}>{reason}</p>}
        <PieceList pieces={pieces} view={view} shownIndex={index} onShowPicture={show} />
        {recommendations !== '' && (
          <p className={styles.reason}>
            <span className={styles.label}>{homeText.wear}</span> {recommendations}
          </p>
        )}
        <div className={styles.actions}>
          <OutfitActions view={view} pieces={pieces} />
        </div>
      </div>
    </section>
  );
}
