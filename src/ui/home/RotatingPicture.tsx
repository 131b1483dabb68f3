import { useState } from 'react';
import type { OutfitPiece } from '../../domain/trends/Trends.ts';
import { Picture } from '../design/Picture.tsx';
import { useIsAfterFirstPaint } from '../shared/useIsAfterFirstPaint.ts';
import styles from './RotatingPicture.module.css';

export interface RotatingPictureProps {
  readonly pieces: readonly OutfitPiece[];
  /** The index of the piece to show. */
  readonly index: number;
  readonly sizes: string;
  /** Whether the first picture loads at once and with priority. */
  readonly eager?: boolean;
}

/** The pictures of an outfit's pieces, one at a time. A new picture fades in over the previous one. */
export function RotatingPicture({ pieces, index, sizes, eager }: RotatingPictureProps) {
  const [requestedIndices, setRequestedIndices] = useState<ReadonlySet<number>>(() => new Set([index]));
  const isAfterFirstPaint = useIsAfterFirstPaint();
  // Load the next picture in advance.
  const loadedIndices = isAfterFirstPaint ? [index, (index + 1) % pieces.length] : [index];
  if (loadedIndices.some((loadedIndex) => !requestedIndices.has(loadedIndex)))
    setRequestedIndices(new Set([...requestedIndices, ...loadedIndices]));
  return (
    <span className={styles.stack}>
      {pieces.map(
        ({ imageUrls: [url], shortDescription }, position) =>
          requestedIndices.has(position) && (
            <span className={styles.layer} key={position} data-shown={position === index}>
              <Picture
                image={url === undefined ? null : { url, width: null, thumbhash: null, alt: null }}
                alt={position === index ? shortDescription : ''}
                sizes={sizes}
                eager={eager && position === 0}
              />
            </span>
          ),
      )}
    </span>
  );
}
