import { useId, type ReactNode } from 'react';
import { describeSizes } from '../text/describeSizes.ts';
import { parseShoeSize } from '../../domain/catalogue/shoeSizes.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { Swatch } from '../design/Swatch.tsx';
import { viewerText } from '../text/viewer.ts';
import styles from './ItemFacts.module.css';

const FACT_SEPARATOR = ' · ';

/** The item's fabric and cut, its colors, sizes and details, as far as they are known. */
export function ItemFacts({ item }: { readonly item: Item }) {
  const line = (item.facts ?? []).join(FACT_SEPARATOR);
  return (
    <div className={styles.facts}>
      {line !== '' && <p className={styles.line}>{line.charAt(0).toUpperCase() + line.slice(1)}</p>}
      {item.colors.length > 0 && (
        <Fact title={viewerText.colors}>
          <ul className={styles.colors}>
            {item.colors.map((color) => (
              <li className={styles.color} key={color}>
                <Swatch color={color} />
                {color}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {item.sizes.length > 0 && (
        <Fact title={viewerText.sizes}>
          <ul className={styles.sizes}>
            {listSizes(item.sizes).map((size) => (
              <li key={size}>{size}</li>
            ))}
          </ul>
        </Fact>
      )}
      {item.description !== '' && (
        <Fact title={viewerText.details}>
          <p className={styles.details}>{item.description}</p>
        </Fact>
      )}
    </div>
  );
}

/** Shortens the list of sizes. Shoes have up to twenty. */
const listSizes = (sizes: readonly string[]): readonly string[] =>
  sizes.some(parseShoeSize) ? [describeSizes(sizes)] : sizes;

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
