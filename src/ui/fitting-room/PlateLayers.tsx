import { useState } from 'react';
import { REDUCED_MOTION } from '../design/useMediaQuery.ts';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import type { Shown } from './FittingRoomView.ts';
import styles from './PlateLayers.module.css';

interface Layer {
  readonly key: number;
  readonly picture: Shown;
}

export interface PlateLayersProps {
  readonly picture: Shown;
  /** The alternative text of the picture. */
  readonly alt: string;
  readonly blurred: boolean;
}

/** A picture that crossfades over 1 s when it changes (spec 2.10): the new picture fades in over the previous one. */
export function PlateLayers({ picture, alt, blurred }: PlateLayersProps) {
  const [layers, setLayers] = useState<readonly Layer[]>([{ key: 0, picture }]);
  const top = layers[layers.length - 1];
  if (top && top.picture !== picture) setLayers([...layers, { key: top.key + 1, picture }]);
  const dropBelow = (key: number) => setLayers((all) => all.filter((layer) => layer.key >= key));
  return (
    <div className={styles.layers} data-blurred={blurred || undefined}>
      {layers.map((layer) => (
        <LayerPicture
          key={layer.key}
          picture={layer.picture}
          alt={layer === top ? alt : ''}
          first={layer === layers[0]}
          onArrived={() => dropBelow(layer.key)}
        />
      ))}
    </div>
  );
}

interface LayerPictureProps extends Pick<PlateLayersProps, 'picture' | 'alt'> {
  /** Whether this is the lowest layer, which appears without fading. */
  readonly first: boolean;
  readonly onArrived: () => void;
}

function LayerPicture({ picture, alt, first, onArrived }: LayerPictureProps) {
  const own = useObjectUrl(typeof picture === 'string' ? null : picture);
  const [here, setHere] = useState(false);
  const [fades] = useState(!first);
  const url = typeof picture === 'string' ? picture : own;
  if (url === null) return null;
  const onLoad = () => {
    setHere(true);
    if (!fades || window.matchMedia(REDUCED_MOTION).matches) onArrived();
  };
  return (
    <img
      className={styles.layer}
      src={url}
      alt={alt}
      aria-hidden={alt === '' || undefined}
      draggable={false}
      data-fades={fades || undefined}
      data-here={here || undefined}
      onLoad={onLoad}
      onTransitionEnd={onArrived}
    />
  );
}
