import { isDiscounted, type Item } from '../../domain/catalogue/Item.ts';
import { commonText } from '../text/commonText.ts';
import { formatPrice } from '../text/formatPrice.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './PriceTag.module.css';

export type PriceTagProps = Pick<Item, 'price' | 'fullPrice' | 'discountPerc' | 'isWithdrawn'>;

/**
 * The price, or a note that the item is no longer sold. A reduced price has the accent color and the full price
 * beside it, struck through (spec 2.9, section 9).
 */
export function PriceTag({ price, fullPrice, discountPerc, isWithdrawn }: PriceTagProps) {
  if (isWithdrawn) return <span className={styles.tag}>{commonText.noLongerSold}</span>;
  if (!isDiscounted({ price, fullPrice })) return <span className={styles.tag}>{formatPrice(price)}</span>;
  const percent = Math.round(discountPerc);
  return (
    <span className={styles.tag}>
      <VisuallyHidden>{commonText.priceNow} </VisuallyHidden>
      <span className={styles.sale}>{formatPrice(price)}</span>
      <VisuallyHidden>{commonText.priceWas} </VisuallyHidden>
      <s className={styles.full}>{formatPrice(fullPrice)}</s>
      {percent > 0 && <span className={styles.off}>{commonText.percentOff(percent)}</span>}
    </span>
  );
}
