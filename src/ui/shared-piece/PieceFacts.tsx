import { describeSizes } from '../text/describeSizes.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { sharedPieceText as text } from '../text/sharedPiece.ts';
import styles from './SharedPiece.module.css';

/** Colors, sizes and description, as far as the catalogue has them. */
export function PieceFacts({ item: { colors, sizes, description } }: { readonly item: Item }) {
  const facts: readonly (readonly [string, string])[] = [
    [text.colors, colors.join(', ')],
    [text.sizes, describeSizes(sizes)],
    [text.details, description],
  ];
  const knownFacts = facts.filter(([, value]) => value !== '');
  if (knownFacts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {knownFacts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
