import { useContext, useEffect, useRef, useState, type CSSProperties } from 'react';
import type { ItemImage } from '../../domain/catalogue/Item.ts';
import { classNames } from './classNames.ts';
import { FirstPictureContext } from './FirstPictureContext.ts';
import { HangerIcon } from './icons/icons.tsx';
import { isOwnPicture, getPictureUrl, createSourceSet } from './pictureSources.ts';
import { paintThumbhash } from './thumbhash.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** The picture; null shows the placeholder. */
  readonly image: Pick<ItemImage, 'url' | 'width' | 'thumbhash' | 'alt'> | null;
  /** The rendered width, as in `<img sizes>`. */
  readonly sizes: string;
  /** Alternative text; by default the picture's own. Empty for a decorative picture. */
  readonly alt?: string;
  /** Loads the picture at once and with priority, for pictures that are visible at first. */
  readonly eager?: boolean;
  /** `contain` shows the whole picture; `cover` fills the box and crops the picture. */
  readonly fit?: 'cover' | 'contain';
  /** Aspect ratio; 4:5 by default. */
  readonly ratio?: number;
}

type PictureState = 'loading' | 'slow' | 'loaded' | 'failed';

/**
 * A picture that loads within this time appears without thumbhash and fading, which would slow down a scrolling grid.
 */
const SLOW_LOAD_MS = 100;

/**
 * A picture without layout shift. Shows its thumbhash until it has loaded, and a placeholder after a failure. Fetches
 * a failed picture again when the device is online.
 */
export function Picture({ image, ...rest }: PictureProps) {
  return <PictureBox key={image?.url} image={image} {...rest} />;
}

function PictureBox({ image, sizes, alt, eager, fit, ratio }: PictureProps) {
  const [state, setState] = useState<PictureState>(image ? 'loading' : 'failed');
  const { markShown } = useContext(FirstPictureContext);
  useEffect(() => {
    if (state !== 'failed' || !image) return;
    const retry = () => setState('loading');
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state, image]);
  useEffect(() => {
    if (eager && (state === 'loaded' || state === 'failed')) markShown();
  }, [eager, state, markShown]);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('slow'), SLOW_LOAD_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const altText = alt ?? image?.alt ?? '';
  const ratioStyle = ratio === undefined ? undefined : ({ '--picture-ratio': ratio } as CSSProperties);
  return (
    <span className={classNames(styles.box, fit === 'contain' && styles.contain)} style={ratioStyle} data-state={state}>
      {state === 'slow' && image?.thumbhash && <ThumbhashCanvas hash={image.thumbhash} />}
      {image && state !== 'failed' ? (
        <LoadingPicture image={image} sizes={sizes} alt={altText} eager={eager} onState={setState} />
      ) : (
        <MissingPicture altText={altText} />
      )}
    </span>
  );
}

function MissingPicture({ altText }: { readonly altText: string }) {
  return (
    <span className={styles.missing} role={altText ? 'img' : undefined} aria-label={altText || undefined}>
      <HangerIcon />
    </span>
  );
}

interface LoadingPictureProps extends Pick<PictureProps, 'sizes' | 'eager'> {
  readonly image: NonNullable<PictureProps['image']>;
  readonly alt: string;
  readonly onState: (state: PictureState) => void;
}

function LoadingPicture({ image, sizes, alt, eager, onState }: LoadingPictureProps) {
  return (
    <img
      className={styles.image}
      src={isOwnPicture(image.url) ? getPictureUrl(image.url, 480) : image.url}
      srcSet={createSourceSet(image.url, image.width)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      ref={(element) => {
        // The picture may have loaded or failed before the listeners were attached.
        if (element?.complete && element.currentSrc !== '') onState(element.naturalWidth > 0 ? 'loaded' : 'failed');
      }}
      onLoad={() => onState('loaded')}
      onError={() => onState('failed')}
    />
  );
}

function ThumbhashCanvas({ hash }: { readonly hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isMounted = true;
    void paintThumbhash(hash, () => (isMounted ? canvas.current : null));
    return () => {
      isMounted = false;
    };
  }, [hash]);
  return <canvas className={styles.hash} ref={canvas} aria-hidden="true" />;
}
