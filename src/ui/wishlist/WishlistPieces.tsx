import { observer } from 'mobx-react-lite';
import { useEffect, type CSSProperties, type RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Carousel } from '../design/Carousel.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { FEW_PICTURE_SIZES, GRID_PICTURE_SIZES } from '../items/pictureSizes.ts';
import { wishlistText } from '../text/wishlist.ts';
import type { WishlistView } from './WishlistView.ts';
import { MAX_FEW_PIECES } from './WishlistViewModel.ts';
import styles from './WishlistPieces.module.css';

export interface WishlistPiecesProps {
  readonly view: WishlistView;
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * The pieces of the wishlist, in a grid. If there are only a few, their pictures are larger, and items to wear with
 * them are shown below.
 */
export const WishlistPieces = observer(function WishlistPieces({ view, scroller }: WishlistPiecesProps) {
  const { items, comparison } = view;
  const renderPiece = (item: Item, eager: boolean, sizes = GRID_PICTURE_SIZES) => (
    <div className={styles.piece}>
      <WishlistCard view={view} item={item} sizes={sizes} eager={eager} onOpen={view.openItem} />
      {comparison.isOn && <ChoiceBox view={view} item={item} />}
    </div>
  );
  if (items.length > MAX_FEW_PIECES)
    return <ItemGrid items={items} scroller={scroller} labeledBy="wishlist" renderCard={renderPiece} />;
  return (
    <div className={styles.together} style={{ '--pieces': items.length } as CSSProperties} data-pieces={items.length}>
      <ul className={styles.few} aria-labelledby="wishlist">
        {items.map((item, index) => (
          <li key={item.id} aria-setsize={items.length} aria-posinset={index + 1}>
            {renderPiece(item, true, FEW_PICTURE_SIZES)}
          </li>
        ))}
      </ul>
      <MatchingItemsRow view={view} />
    </div>
  );
});

interface WishlistCardProps {
  readonly view: WishlistView;
  readonly item: Item;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly onOpen: (item: Item) => void;
}

const WishlistCard = observer(function WishlistCard({ view, item, sizes, eager, onOpen }: WishlistCardProps) {
  const { wishlistToggling } = view;
  return (
    <ItemCard
      item={item}
      sizes={sizes}
      loadsEagerly={eager}
      isOnWishlist={wishlistToggling.wishlistItems.has(item.id)}
      isAttached={view.isAttached(item.id)}
      onOpen={onOpen}
      onToggleWishlist={wishlistToggling.toggleItem}
      onToggleAttached={view.toggleAttached}
    />
  );
});

const ChoiceBox = observer(function ChoiceBox({ view, item }: Pick<WishlistCardProps, 'view' | 'item'>) {
  const { chosenItems, canChooseMore, toggleItem } = view.comparison;
  const isChosen = chosenItems.some(({ id }) => id === item.id);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        aria-label={wishlistText.choose(item.shortDescription)}
        checked={isChosen}
        disabled={!isChosen && !canChooseMore}
        onChange={() => toggleItem(item)}
      />
    </label>
  );
});

const MatchingItemsRow = observer(function MatchingItemsRow({ view }: { readonly view: WishlistView }) {
  const { items, matchingItems, findMatchingItems } = view;
  useEffect(findMatchingItems, [items, findMatchingItems]);
  if (matchingItems.length === 0) return null;
  const title = wishlistText.goesWith(items.length);
  return (
    <section className={styles.matchingItems} aria-labelledby="goes-with">
      <h3 className={styles.title} id="goes-with">
        {title}
      </h3>
      <Carousel variant="strip" label={title} className={styles.row}>
        {matchingItems.map((item) => (
          <WishlistCard key={item.id} view={view} item={item} sizes="200px" onOpen={view.openMatchingItem} />
        ))}
      </Carousel>
    </section>
  );
});
