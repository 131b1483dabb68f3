import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import type { ViewEntry } from '../../application/viewer/ViewHistory.ts';
import { canBeTriedOn, type Item } from '../../domain/catalogue/Item.ts';
import { Button, buttonLook } from '../design/Button.tsx';
import type { CarouselControl } from '../design/Carousel.tsx';
import { ExternalIcon, MirrorIcon } from '../design/icons/icons.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { viewerText } from '../text/viewer.ts';
import { ItemActions } from './ItemActions.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemStrips } from './ItemStrips.tsx';
import type { ItemViewerView } from './ItemViewerView.ts';
import { PictureGallery } from './PictureGallery.tsx';
import { shopOf } from './shopOf.ts';
import styles from './ItemPage.module.css';

export interface ItemPageProps {
  readonly view: ItemViewerView;
  readonly entry: ViewEntry;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly pictures: RefObject<CarouselControl | null>;
}

/** The item viewer's content: everything about one item. */
export const ItemPage = observer(function ItemPage({ view, entry, title, pictures }: ItemPageProps) {
  const { item, context } = entry;
  return (
    <article className={styles.page} data-entrance={view.entrance}>
      <div className={styles.spread}>
        <div className={styles.pictures}>
          <PictureGallery item={item} index={view.pictureIndex} onIndexChange={view.showPicture} pictures={pictures} />
        </div>
        <div className={styles.words}>
          <div className={styles.heading}>
            {item.brand && <p className={styles.brand}>{item.brand}</p>}
            <h2 className={styles.title} ref={title} tabIndex={-1}>
              {item.shortDescription}
            </h2>
            <p className={styles.price}>
              <PriceTag {...item} />
            </p>
          </div>
          {context === 'deep_search_results' && item.reason && (
            <p className={styles.reason}>
              <VisuallyHidden>{viewerText.whyThis}: </VisuallyHidden>
              {item.reason}
            </p>
          )}
          <ItemActions view={view} />
          <NextSteps item={item} onTryOn={view.tryOn} />
          <ItemFacts item={item} />
        </div>
      </div>
      <ItemStrips view={view} />
    </article>
  );
});

/** The buttons that open the fitting room and the shop. */
function NextSteps({ item, onTryOn }: { readonly item: Item; readonly onTryOn: () => void }) {
  const shop = shopOf(item);
  if (!shop && !canBeTriedOn(item)) return null;
  return (
    <div className={styles.ways}>
      {canBeTriedOn(item) && (
        <Button onClick={onTryOn}>
          <MirrorIcon />
          {viewerText.tryItOn}
        </Button>
      )}
      {shop && (
        <a className={buttonLook({ variant: 'quiet' })} href={shop.url} target="_blank" rel="noopener noreferrer">
          {viewerText.viewOn(shop.name)}
          <ExternalIcon />
          <VisuallyHidden>({viewerText.opensNewTab})</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
