import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import type { ViewEntry } from '../../application/viewer/ViewHistory.ts';
import { canBeTriedOn, type Item } from '../../domain/catalogue/Item.ts';
import { Button } from '../design/Button.tsx';
import type { CarouselHandle } from '../design/Carousel.tsx';
import { MirrorIcon, StylistIcon } from '../design/icons/icons.tsx';
import { WIDE_SCREEN_QUERY } from '../design/mediaQueries.ts';
import { PriceTag } from '../design/PriceTag.tsx';
import { useMediaQuery } from '../design/useMediaQuery.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { viewerText } from '../text/viewer.ts';
import { ItemActions } from './ItemActions.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { ItemStrips } from './ItemStrips.tsx';
import type { ItemViewerView } from './ItemViewerView.ts';
import { PictureGallery } from './PictureGallery.tsx';
import { ShopLink } from './ShopLink.tsx';
import { getShopName } from './getShopName.ts';
import styles from './ItemPage.module.css';

export interface ItemPageProps {
  readonly view: ItemViewerView;
  readonly entry: ViewEntry;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly pictureCarousel: RefObject<CarouselHandle | null>;
}

/** The item viewer's content: everything about one item. */
export const ItemPage = observer(function ItemPage({ view, entry, title, pictureCarousel }: ItemPageProps) {
  const { item, context } = entry;
  return (
    <article className={styles.page} data-entrance={view.entryAnimation}>
      <div className={styles.spread}>
        <div className={styles.pictures}>
          <PictureGallery
            item={item}
            index={view.pictureIndex}
            onIndexChange={view.showPicture}
            pictures={pictureCarousel}
          />
        </div>
        <div className={styles.words}>
          <div className={styles.heading}>
            {item.brand && (
              <p className={styles.brand} dir="auto">
                {item.brand}
              </p>
            )}
            <h2 className={styles.title} ref={title} tabIndex={-1} dir="auto">
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
          {item.isWithdrawn ? (
            <p className={styles.reason}>{viewerText.withdrawn}</p>
          ) : (
            <ItemNextSteps item={item} onTryOn={view.tryOnItem} />
          )}
          <Button variant="plain" className={styles.ask} onClick={view.askAboutItem}>
            <StylistIcon />
            {viewerText.askAbout}
          </Button>
          <ItemFacts item={item} />
        </div>
      </div>
      <ItemStrips view={view} />
    </article>
  );
});

/** The link to the shop and the fitting room button. On a phone the link is pinned below the page. */
function ItemNextSteps({ item, onTryOn }: { readonly item: Item; readonly onTryOn: () => void }) {
  const isWide = useMediaQuery(WIDE_SCREEN_QUERY);
  if (!(isWide && getShopName(item)) && !canBeTriedOn(item)) return null;
  return (
    <div className={styles.ways}>
      {isWide && <ShopLink item={item} />}
      {canBeTriedOn(item) && (
        <Button variant="quiet" onClick={onTryOn}>
          <MirrorIcon />
          {viewerText.tryItOn}
        </Button>
      )}
    </div>
  );
}
