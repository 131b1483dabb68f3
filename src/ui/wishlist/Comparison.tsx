import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { describeSizes } from '../text/describeSizes.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Picture } from '../design/Picture.tsx';
import { PriceTag } from '../design/PriceTag.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { wishlistText } from '../text/wishlist.ts';
import type { ComparisonChoice } from './WishlistView.ts';
import styles from './Comparison.module.css';

interface Row {
  readonly title: string;
  readonly describe: (item: Item) => ReactNode;
}

const ROWS: readonly Row[] = [
  { title: wishlistText.price, describe: (item) => <PriceTag {...item} /> },
  { title: wishlistText.cloth, describe: ({ facts = [] }) => facts.join(', ') },
  { title: wishlistText.sizes, describe: ({ sizes }) => describeSizes(sizes) },
  { title: wishlistText.colors, describe: ({ colors }) => colors.join(', ') },
  { title: wishlistText.occasions, describe: ({ occasions = [] }) => occasions.map(wishlistText.occasion).join(', ') },
];

/** Two to four pieces side by side. */
export const Comparison = observer(function Comparison({ comparison }: { readonly comparison: ComparisonChoice }) {
  const { isShown, chosenItems, close } = comparison;
  return (
    <Sheet open={isShown} onClose={close} title={wishlistText.showComparison} slidesUp>
      <div className={styles.scroller} role="region" aria-label={wishlistText.showComparison} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {chosenItems.map((item) => (
                <th scope="col" key={item.id} className={styles.piece}>
                  <Picture image={item.images[0] ?? null} alt="" sizes="(width >= 640px) 20vw, 40vw" />
                  <span className={styles.brand} dir="auto">
                    {item.brand}
                  </span>
                  <span dir="auto">{item.shortDescription}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ title, describe }) => (
              <tr key={title}>
                <th scope="row" className={styles.title}>
                  {title}
                </th>
                {chosenItems.map((item) => (
                  <td key={item.id}>
                    {describe(item) || <span className={styles.brand}>{wishlistText.notSaid}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
});
