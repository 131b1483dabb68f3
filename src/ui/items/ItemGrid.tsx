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
  /** Renders a card. All cards must have the same height. `eager` is true for the first row. */
  readonly renderCard: (item: Item, eager: boolean) => ReactNode;
}

/**
 * A virtualized grid: only items near the viewport are in the document. Renders again when observable state that
 * `renderCard` reads changes.
 */
export const ItemGrid = observer(function ItemGrid({ items, scroller, labeledBy, renderCard }: ItemGridProps) {
  const gridRef = useRef<HTMLUListElement>(null);
  const { firstIndex, end, paddingAbovePx, paddingBelowPx, columns } = useVisibleItems(scroller, gridRef, items.length);
  // Sets padding, not custom properties: every card would inherit a custom property and be restyled on each scroll.
  const gridStyle = { '--columns': columns, paddingBlock: `${paddingAbovePx}px ${paddingBelowPx}px` } as CSSProperties;
  return (
    <ul className={styles.grid} ref={gridRef} style={gridStyle} aria-labelledby={labeledBy}>
      {items.slice(firstIndex, end).map((item, index) => (
        <li key={item.id} aria-setsize={items.length} aria-posinset={firstIndex + index + 1}>
          {renderCard(item, firstIndex + index < columns)}
        </li>
      ))}
    </ul>
  );
});
