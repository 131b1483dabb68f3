import type { Item, ItemImage } from '../../domain/catalogue/Item.ts';
import { createSourceSet, getPictureUrl, isOwnPicture } from '../design/pictureSources.ts';
import { sharedPieceText as text } from '../text/sharedPiece.ts';
import styles from './PiecePictures.module.css';

/** The width of a picture: most of a phone, and a third of a wide window. */
const PICTURE_SIZES = '(width >= 60rem) 34vw, 86vw';

/** The pictures in a scrolling row. The page has no scripts, so it cannot use a carousel. */
export function PiecePictures({ item }: { readonly item: Item }) {
  return (
    <ul className={styles.pictures} aria-label={text.pictures(item.shortDescription)} tabIndex={0}>
      {item.images.map((image, index) => (
        <li className={styles.slide} key={image.url}>
          <PiecePicture image={image} alt={image.alt ?? text.picture(item.shortDescription, index + 1)} index={index} />
        </li>
      ))}
    </ul>
  );
}

interface PiecePictureProps {
  readonly image: ItemImage;
  readonly alt: string;
  readonly index: number;
}

function PiecePicture({ image, alt, index }: PiecePictureProps) {
  return (
    <img
      className={styles.picture}
      src={isOwnPicture(image.url) ? getPictureUrl(image.url, 640) : image.url}
      srcSet={createSourceSet(image.url, image.width)}
      sizes={PICTURE_SIZES}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={alt}
      loading={index === 0 ? 'eager' : 'lazy'}
      fetchPriority={index === 0 ? 'high' : 'auto'}
      referrerPolicy="no-referrer"
    />
  );
}
