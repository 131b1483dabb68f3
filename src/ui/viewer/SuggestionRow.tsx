import { useId, type ReactNode } from 'react';
import type { SuggestionStrip } from '../../application/viewer/Suggestions.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Carousel } from '../design/Carousel.tsx';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import styles from './SuggestionRow.module.css';

const PLACEHOLDER_KEYS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

export interface SuggestionRowProps {
  readonly title: string;
  readonly strip: SuggestionStrip;
  readonly onChoose: (item: Item, strip: readonly Item[]) => void;
  /** The slide that the row starts at; the first by default. */
  readonly startIndex?: number;
  readonly onIndexChange?: (index: number) => void;
  /** Content beside the title. */
  readonly action?: ReactNode;
}

/** A row of suggested items. Renders nothing if there are none. */
export function SuggestionRow({ title, strip, onChoose, action, ...key }: SuggestionRowProps) {
  const id = useId();
  if (!strip.isLoading && strip.items.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={id} aria-busy={strip.isLoading}>
      <div className={styles.heading}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        {action}
      </div>
      {strip.isLoading ? (
        <PlaceholderCards />
      ) : (
        <Carousel variant="strip" label={title} className={styles.cards} {...key}>
          {strip.items.map((item) => (
            <StripCard item={item} key={item.id} onChoose={() => onChoose(item, strip.items)} />
          ))}
        </Carousel>
      )}
    </section>
  );
}

function StripCard({ item, onChoose }: { readonly item: Item; readonly onChoose: () => void }) {
  return (
    <button type="button" className={styles.card} onClick={onChoose}>
      <Picture image={item.images[0] ?? null} sizes="180px" alt="" />
      <span className={styles.brand} dir="auto">
        {item.brand}
      </span>
      <span className={styles.name} dir="auto">
        {item.shortDescription}
      </span>
      <span className={styles.price}>
        <PriceTag {...item} />
      </span>
    </button>
  );
}

function PlaceholderCards() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {PLACEHOLDER_KEYS.map((key) => (
        <div className={styles.card} key={key}>
          <Skeleton shape="picture" />
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </div>
      ))}
    </div>
  );
}
