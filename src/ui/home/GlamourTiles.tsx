import type { GlamourTrend } from '../../domain/trends/Trends.ts';
import { Picture } from '../design/Picture.tsx';
import { Link } from '../shared/Link.tsx';
import { createSearchPath } from '../shared/createSearchPath.ts';
import { homeSectionsText } from '../text/homeSectionsText.ts';
import { useRotation } from './motion/useRotation.ts';
import { useSectionMotion } from './motion/useSectionMotion.ts';
import { TILE_PICTURE_SIZES } from './pictureSizes.ts';
import styles from './GlamourTiles.module.css';

/** A tile flips after a random time from 5 to 6 s (spec section 9), so that the tiles do not flip together. */
const MIN_FLIP_MS = 5_000;
const MAX_FLIP_MS = 6_000;

/** Current events and fashion trends. Each tile links to a search for its pieces. */
export function GlamourTiles({ glamourTrends }: { readonly glamourTrends: readonly GlamourTrend[] }) {
  const { ref, isMoving, handlers } = useSectionMotion<HTMLElement>();
  return (
    <section className={styles.section} aria-labelledby="glamour" ref={ref} {...handlers}>
      <h2 className={styles.title} id="glamour">
        {homeSectionsText.glamour}
      </h2>
      <ul className={styles.tiles}>
        {glamourTrends.map((trend) => (
          <li key={trend.trend}>
            <GlamourTile trend={trend} isMoving={isMoving} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A tile that flips between two pictures. The text is below the pictures, so that it is always visible. */
function GlamourTile({ trend, isMoving }: { readonly trend: GlamourTrend; readonly isMoving: boolean }) {
  const { index } = useRotation(2, isMoving, MIN_FLIP_MS, MAX_FLIP_MS);
  const [front, back] = trend.imageUrls;
  return (
    <Link className={styles.tile} to={createSearchPath(trend.query)}>
      <span className={styles.card} data-flipped={index === 1}>
        <GlamourTileSide url={front} name={trend.trend} />
        <GlamourTileSide url={back} name={trend.trend} />
      </span>
      <span className={styles.name}>{trend.trend}</span>
      <span className={styles.text}>{trend.description}</span>
      <span className={styles.more}>{homeSectionsText.glamourSearch(trend.query)}</span>
    </Link>
  );
}

/** One side of a tile: a picture, or the name in large letters if there is no picture. */
function GlamourTileSide({ url, name }: { readonly url: string | undefined; readonly name: string }) {
  return (
    <span className={styles.side} aria-hidden="true">
      {url === undefined ? (
        <span className={styles.letters}>{name}</span>
      ) : (
        <Picture image={{ url, width: null, thumbhash: null, alt: null }} alt="" sizes={TILE_PICTURE_SIZES} />
      )}
    </span>
  );
}
