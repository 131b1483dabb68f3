import { useEffect, useState } from 'react';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import type { PictureSource } from './FittingRoomView.ts';

/** The aspect ratio of the area for the large picture, and of drawn figures. */
const USUAL_RATIO = 0.8;

/** The width of a picture divided by its height. While the picture loads, the ratio of the previous picture. */
export function usePictureRatio(picture: PictureSource): number {
  const objectUrl = useObjectUrl(typeof picture === 'string' ? null : picture);
  const url = typeof picture === 'string' ? picture : objectUrl;
  const [ratio, setRatio] = useState(USUAL_RATIO);
  useEffect(() => {
    if (url === null) return;
    const image = new Image();
    image.onload = () => setRatio(image.naturalWidth / image.naturalHeight || USUAL_RATIO);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return ratio;
}
