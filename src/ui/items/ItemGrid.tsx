import { observer } from 'mobx-react-lite';
import { useRef, type CSSProperties, type ReactNode, type RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { useVisibleItems } from './useVisibleItems.ts';
import styles from './ItemGrid.module.css';

export interface ItemGridProps {
  readonly items: readonly Item[];
  readonly scroller: RefObject<HTMLElement | null>;
  /** Id of the heading that labels the grid. */
  readonly labeledBy: string;
  /** Renders a card; all cards must have equal heights. `eager` is true for the first row. */
  readonly card: (item: Item, eager: boolean) => ReactNode;
}

/**
 * A virtualized grid: only the items near the viewport are in the document. Re-renders when observable state that
 * `card` reads changes.
 */
export const ItemGrid = observer(function ItemGrid({ items, scroller, labeledBy, card }: ItemGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { first, end, above, below, columns } = useVisibleItems(scroller, grid, items.length);
  // Not custom properties: descendants inherit them, so each scroll step would restyle every card.
  const shape = { '--columns': columns, paddingBlock: `${above}px ${below}px` } as CSSProperties;
  return (
    <ul className={styles.grid} ref={grid} style={shape} aria-labelledby={labeledBy}>
      {items.slice(first, end).map((item, index) => (
        <li key={item.id} aria-setsize={items.length} aria-posinset={first + index + 1}>
          {card(item, first + index < columns)}
        </li>
      ))}
    </ul>
  );
});
