import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { ItemImage } from '../../domain/catalogue/Item.ts';
import { classNames } from './classNames.ts';
import { HangerIcon } from './icons/icons.tsx';
import { isOwnPicture, pictureAt, sourceSet } from './pictureSources.ts';
import { paintThumbhash } from './thumbhash.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Null where there is no picture at all: the placeholder stands in. */
  readonly image: Pick<ItemImage, 'url' | 'width' | 'thumbhash' | 'alt'> | null;
  /** How wide it is drawn, as in `<img sizes>`. */
  readonly sizes: string;
  /** Words for it; the picture's own where left out, '' for a picture that the text beside it describes. */
  readonly alt?: string;
  /** Seen at once: fetched first, not lazily. */
  readonly eager?: boolean;
  /** `contain` shows all of it, `cover` fills the box. */
  readonly fit?: 'cover' | 'contain';
  /** Width by height; 4:5 unless told otherwise. */
  readonly ratio?: number;
}

type State = 'loading' | 'slow' | 'loaded' | 'failed';

/**
 * A picture that comes within this time is simply there. Decoding a thumbhash and fading would cost each
 * of the many that a scrolling grid brings a canvas and a layer, for something that nobody gets to see.
 */
const SLOW_MS = 100;

/** A picture whose box never jumps: its thumbhash until it has loaded, a grey hanger when it cannot. */
export function Picture({ image, ...rest }: PictureProps) {
  return <PictureBox key={image?.url} image={image} {...rest} />;
}

function PictureBox({ image, sizes, alt, eager, fit, ratio }: PictureProps) {
  const [state, setState] = useState<State>(image ? 'loading' : 'failed');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('slow'), SLOW_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const words = alt ?? image?.alt ?? '';
  const shape = ratio === undefined ? undefined : ({ '--picture-ratio': ratio } as CSSProperties);
  return (
    <span className={classNames(styles.box, fit === 'contain' && styles.contain)} style={shape} data-state={state}>
      {state === 'slow' && image?.thumbhash && <Thumbhash hash={image.thumbhash} />}
      {image && state !== 'failed' ? (
        <img
          className={styles.image}
          src={isOwnPicture(image.url) ? pictureAt(image.url, 480) : image.url}
          srcSet={sourceSet(image.url, image.width)}
          sizes={sizes}
          alt={words}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          ref={(element) => {
            // It may have come, or failed to, before anybody listened.
            if (element?.complete && element.currentSrc !== '') setState(element.naturalWidth > 0 ? 'loaded' : 'failed');
          }}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      ) : (
        <span className={styles.missing} role={words ? 'img' : undefined} aria-label={words || undefined}>
          <HangerIcon />
        </span>
      )}
    </span>
  );
}

function Thumbhash({ hash }: { readonly hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let wanted = true;
    void paintThumbhash(hash, () => (wanted ? canvas.current : null));
    return () => {
      wanted = false;
    };
  }, [hash]);
  return <canvas className={styles.hash} ref={canvas} aria-hidden="true" />;
}
