import type { RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Carousel, type CarouselHandle } from '../design/Carousel.tsx';
import { Picture } from '../design/Picture.tsx';
import { viewerText } from '../text/viewer.ts';
import styles from './PictureGallery.module.css';

const LARGE_PICTURE_SIZES = '(width >= 1000px) 620px, (width >= 640px) 50vw, 100vw';

export interface PictureGalleryProps {
  readonly item: Item;
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
  readonly pictures: RefObject<CarouselHandle | null>;
}

/** The item's pictures, one at a time, with thumbnails if there is room. Starts with the picture at `index`. */
export function PictureGallery({ item, index, onIndexChange, pictures }: PictureGalleryProps) {
  const { images, shortDescription } = item;
  const slides = images.length > 0 ? images : [null];
  return (
    <div className={styles.gallery}>
      {images.length > 1 && (
        <Thumbnails item={item} index={index} onChoose={(slide) => pictures.current?.show(slide)} />
      )}
      <div className={styles.large}>
        <Carousel
          control={pictures}
          label={viewerText.pictures(shortDescription)}
          startIndex={index}
          onIndexChange={onIndexChange}
        >
          {slides.map((image, slide) => (
            <Picture
              key={slide}
              image={image}
              sizes={LARGE_PICTURE_SIZES}
              alt={image?.alt ?? viewerText.picture(shortDescription, slide + 1)}
              eager={slide === 0}
            />
          ))}
        </Carousel>
        {images.length > 1 && <p className={styles.counter} aria-hidden="true">{`${index + 1} / ${images.length}`}</p>}
      </div>
    </div>
  );
}

interface ThumbnailsProps {
  readonly item: Item;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

function Thumbnails({ item, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails}>
      {item.images.map((image, imageIndex) => (
        <li key={image.url}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={viewerText.showPicture(imageIndex + 1)}
            aria-current={imageIndex === index ? 'true' : undefined}
            onClick={() => onChoose(imageIndex)}
          >
            <Picture image={image} sizes="72px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
