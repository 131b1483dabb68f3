import { useState } from 'react';
import { REDUCED_MOTION_QUERY } from '../design/mediaQueries.ts';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import type { PictureSource } from './FittingRoomView.ts';
import styles from './CrossfadePicture.module.css';

interface PictureLayer {
  readonly key: number;
  readonly picture: PictureSource;
}

export interface CrossfadePictureProps {
  readonly picture: PictureSource;
  /** The alternative text of the picture. */
  readonly alt: string;
  readonly isBlurred: boolean;
  /** Whether new pictures appear without a fade, e.g. while the shopper moves a line. */
  readonly isImmediate?: boolean;
}

/** A picture that crossfades over 1 s when it changes (spec 2.10): the new picture fades in over the previous one. */
export function CrossfadePicture({ picture, alt, isBlurred, isImmediate = false }: CrossfadePictureProps) {
  const [layers, setLayers] = useState<readonly PictureLayer[]>([{ key: 0, picture }]);
  const topLayer = layers[layers.length - 1];
  if (topLayer && topLayer.picture !== picture) setLayers([...layers, { key: topLayer.key + 1, picture }]);
  const removeLayersBelow = (key: number) => setLayers((allLayers) => allLayers.filter((layer) => layer.key >= key));
  return (
    <div className={styles.layers} data-blurred={isBlurred || undefined}>
      {layers.map((layer) => (
        <LayerPicture
          key={layer.key}
          picture={layer.picture}
          alt={layer === topLayer ? alt : ''}
          isLowest={layer === layers[0] || isImmediate}
          onFadedIn={() => removeLayersBelow(layer.key)}
        />
      ))}
    </div>
  );
}

interface LayerPictureProps extends Pick<CrossfadePictureProps, 'picture' | 'alt'> {
  /** Whether this is the lowest layer, which appears without a long fade. */
  readonly isLowest: boolean;
  readonly onFadedIn: () => void;
}

function LayerPicture({ picture, alt, isLowest, onFadedIn }: LayerPictureProps) {
  const objectUrl = useObjectUrl(typeof picture === 'string' ? null : picture);
  const [isLoaded, setIsLoaded] = useState(false);
  const [fadesIn] = useState(!isLowest);
  const url = typeof picture === 'string' ? picture : objectUrl;
  if (url === null) return null;
  const onLoad = () => {
    setIsLoaded(true);
    if (!fadesIn || window.matchMedia(REDUCED_MOTION_QUERY).matches) onFadedIn();
  };
  return (
    <img
      className={styles.layer}
      src={url}
      alt={alt}
      aria-hidden={alt === '' || undefined}
      draggable={false}
      data-fades={fadesIn || undefined}
      data-here={isLoaded || undefined}
      onLoad={onLoad}
      onTransitionEnd={onFadedIn}
    />
  );
}
