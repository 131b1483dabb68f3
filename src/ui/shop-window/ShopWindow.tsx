import { useEffect, useId, type ReactNode } from 'react';
import type { HistoryList, HistorySnapshot } from '../../application/history/HistoryList.ts';
import type { Observable } from '../../application/Snapshots.ts';
import type { TrendsSnapshot } from '../../application/trends/TrendsFeed.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import { NextIcon } from '../design/icons/icons.tsx';
import { Picture } from '../design/Picture.tsx';
import { ItemLink } from '../items/ItemLink.tsx';
import { createSearchEntryPath } from '../search/createSearchEntryPath.ts';
import type { ShopWindowProps } from '../search/SearchTab.tsx';
import { Link } from '../shared/Link.tsx';
import { TabLink } from '../shared/TabLink.tsx';
import { useSnapshot } from '../shared/useSnapshot.ts';
import { shopWindowText } from '../text/shopWindow.ts';
import { Ideas } from './Ideas.tsx';
import { WISHLIST_PICTURE_SIZES } from './pictureSizes.ts';
import styles from './ShopWindow.module.css';

export interface ShopWindowDependencies {
  /** Today's trends. Their pictures start searches. */
  readonly trends: Observable<TrendsSnapshot> & { readonly start: () => () => void };
  readonly searches: Pick<HistoryList<SearchHistoryEntry>, 'snapshot' | 'subscribe' | 'start' | 'load'>;
  readonly wishlist: Observable<{ readonly items: ReadonlyMap<string, Item> }>;
  readonly onOpenWishlistItem: (item: Item, neighbors: readonly Item[]) => void;
  /** Called before the link of a recent search opens. */
  readonly onOpenSearch: () => void;
}

const MAX_WISHLIST_ITEMS = 6;

/** The Search tab before the first search: pictures, example queries, recent searches and the wishlist. */
export function ShopWindow({ parts, onChooseQuery }: ShopWindowProps & { readonly parts: ShopWindowDependencies }) {
  const { trends, searches } = parts;
  useEffect(() => {
    const stopFunctions = [trends.start(), searches.start()];
    void searches.load();
    return () => stopFunctions.forEach((stop) => stop());
  }, [trends, searches]);
  return (
    <div className={styles.window}>
      <header className={styles.header}>
        <h2 className={styles.title}>{shopWindowText.title}</h2>
        <p className={styles.lead}>{shopWindowText.text}</p>
      </header>
      <Ideas trends={useSnapshot(trends)} onChooseQuery={onChooseQuery} />
      <WishlistRow items={useSnapshot(parts.wishlist).items} onOpen={parts.onOpenWishlistItem} />
      <div className={styles.lists}>
        <Section title={shopWindowText.examplesTitle}>
          {shopWindowText.examples.map((query) => (
            <li key={query}>
              <button className={styles.line} type="button" onClick={() => onChooseQuery(query)}>
                <span>{query}</span>
                <NextIcon />
              </button>
            </li>
          ))}
        </Section>
        <RecentSearches list={useSnapshot(searches)} onOpen={parts.onOpenSearch} />
      </div>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly className?: string;
  /** Content beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Section({ title, className = styles.list, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h3 className={styles.label} id={id}>
          {title}
        </h3>
        {action}
      </div>
      <ul className={className} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}

interface RecentSearchesProps {
  readonly list: HistorySnapshot<SearchHistoryEntry>;
  readonly onOpen: () => void;
}

function RecentSearches({ list, onOpen }: RecentSearchesProps) {
  if (list.entries.length === 0) return null;
  return (
    <Section title={shopWindowText.recent}>
      {list.entries.map(({ id, query }) => (
        <li key={id}>
          <Link className={styles.line} to={createSearchEntryPath(id, query)} onFollow={onOpen}>
            <span dir="auto">{query || shopWindowText.wordlessSearch}</span>
            <NextIcon />
          </Link>
        </li>
      ))}
    </Section>
  );
}

interface WishlistRowProps {
  readonly items: ReadonlyMap<string, Item>;
  readonly onOpen: (item: Item, neighbors: readonly Item[]) => void;
}

function WishlistRow({ items, onOpen }: WishlistRowProps) {
  const shownItems = [...items.values()].slice(0, MAX_WISHLIST_ITEMS);
  if (shownItems.length === 0) return null;
  const toWishlist = (
    <TabLink tab="wishlist" variant="plain">
      {shopWindowText.allHearts}
    </TabLink>
  );
  return (
    <Section title={shopWindowText.hearts} className={styles.pictures} action={toWishlist}>
      {shownItems.map((item) => (
        <li key={item.id}>
          <ItemLink className={styles.heart} itemId={item.id} onOpen={() => onOpen(item, shownItems)}>
            <Picture image={item.images[0] ?? null} alt={item.shortDescription} sizes={WISHLIST_PICTURE_SIZES} />
          </ItemLink>
        </li>
      ))}
    </Section>
  );
}
