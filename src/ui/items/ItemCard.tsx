import { memo } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { IconButton } from '../design/IconButton.tsx';
import { SimilarIcon, CheckIcon, HeartFilledIcon, HeartIcon } from '../design/icons/icons.tsx';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { itemText } from '../text/items.ts';
import { ItemLink } from './ItemLink.tsx';
import { moveFocusWithin } from './moveFocusWithin.ts';
import styles from './ItemCard.module.css';

export interface ItemCardProps {
  readonly item: Item;
  /** The rendered width of the picture, as in `<img sizes>`. */
  readonly sizes: string;
  /** Whether the card is visible at first. Its picture then loads with priority. */
  readonly loadsEagerly?: boolean;
  /** Text above the picture that says why the item was chosen. */
  readonly reasonText?: string | null;
  /** Whether the texts are beside the picture on a wide screen. */
  readonly isWide?: boolean;
  readonly isOnWishlist: boolean;
  readonly isAttached?: boolean;
  readonly onOpen: (item: Item) => void;
  readonly onToggleWishlist: (item: Item) => void;
  /** Attaches or detaches the item. Left out if attachments are not available. */
  readonly onToggleAttached?: (item: Item) => void;
}

/**
 * An item in a grid or a row: picture, brand, name on up to two lines, price and buttons. The Tab key stops once at
 * the card; the arrow keys reach its buttons.
 */
export const ItemCard = memo(function ItemCard({
  item,
  sizes,
  loadsEagerly,
  reasonText,
  isWide,
  isOnWishlist,
  isAttached,
  ...handlers
}: ItemCardProps) {
  const { onOpen, onToggleWishlist, onToggleAttached } = handlers;
  const name = item.shortDescription;
  return (
    <article className={styles.card} data-wide={isWide} onKeyDown={moveFocusWithin}>
      {reasonText && (
        <p className={styles.header}>
          <span className={styles.reason}>{reasonText}</span>
        </p>
      )}
      <ItemLink className={styles.open} itemId={item.id} onOpen={() => onOpen(item)}>
        <Picture image={item.images[0] ?? null} alt="" sizes={sizes} eager={loadsEagerly} />
        <span className={styles.words}>
          <span className={styles.brand}>{item.brand}</span>{' '}
          <span className={styles.name} dir="auto">
            {name}
          </span>{' '}
          <PriceTag {...item} />
        </span>
      </ItemLink>
      <IconButton
        className={styles.heart}
        isOnPicture
        isAccented={isOnWishlist}
        tabIndex={-1}
        icon={isOnWishlist ? HeartFilledIcon : HeartIcon}
        label={isOnWishlist ? itemText.letGo(name) : itemText.keep(name)}
        onClick={() => onToggleWishlist(item)}
      />
      {onToggleAttached && (
        <IconButton
          className={styles.alike}
          tabIndex={-1}
          icon={isAttached ? CheckIcon : SimilarIcon}
          label={isAttached ? itemText.detach(name) : itemText.attach(name)}
          onClick={() => onToggleAttached(item)}
        />
      )}
    </article>
  );
});
