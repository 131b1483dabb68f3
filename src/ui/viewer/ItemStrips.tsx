import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Strip } from '../../application/viewer/Suggestions.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Carousel } from '../design/Carousel.tsx';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { viewerText } from '../text/viewer.ts';
import type { ItemViewerView } from './ItemViewerView.ts';
import styles from './ItemStrips.module.css';

const WAITING = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What goes with the item, what is like it, and what was looked at before. An empty row is left out. */
export const ItemStrips = observer(function ItemStrips({ view }: { readonly view: ItemViewerView }) {
  const { completeTheLook, similar, previouslyViewed } = view.suggestions;
  const seen = { loading: false, items: previouslyViewed };
  return (
    <div className={styles.strips}>
      <Row title={viewerText.completeTheLook} strip={completeTheLook} onChoose={view.openSuggested} />
      <Row title={viewerText.youMayAlsoLike} strip={similar} onChoose={view.openSuggested} />
      <Row title={viewerText.previouslyViewed} strip={seen} onChoose={view.openSuggested} />
    </div>
  );
});

interface RowProps {
  readonly title: string;
  readonly strip: Strip;
  readonly onChoose: (item: Item, strip: readonly Item[]) => void;
}

function Row({ title, strip, onChoose }: RowProps) {
  const id = useId();
  if (!strip.loading && strip.items.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={id} aria-busy={strip.loading}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {strip.loading ? (
        <WaitingCards />
      ) : (
        <Carousel variant="strip" label={title} className={styles.cards}>
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
      <span className={styles.brand}>{item.brand}</span>
      <span className={styles.name}>{item.shortDescription}</span>
      <span className={styles.price}>
        <PriceTag {...item} />
      </span>
    </button>
  );
}

function WaitingCards() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {WAITING.map((place) => (
        <div className={styles.card} key={place}>
          <Skeleton shape="picture" />
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </div>
      ))}
    </div>
  );
}
