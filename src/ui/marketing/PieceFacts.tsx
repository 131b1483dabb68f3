import type { Item } from '../../domain/catalogue/Item.ts';
import { formatPrice } from '../text/formatPrice.ts';
import { partnersText } from '../text/marketingPartnersText.ts';
import styles from './PieceFacts.module.css';

const { facts } = partnersText;

/** Shows the name, brand, price and shop of a piece, as on its public page. */
export function PieceFacts({ piece }: { readonly piece: Item }) {
  const rows = [
    [facts.maker, piece.brand],
    [facts.price, formatPrice(piece.price)],
    [facts.shop, piece.website],
  ] as const;
  return (
    <>
      <p className={styles.piece}>{piece.shortDescription}</p>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div className={styles.row} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
