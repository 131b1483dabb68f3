import styles from './PageNumbers.module.css';

export interface PageNumbersProps {
  readonly count: number;
  /** The index of the shown page; the first page is 0. */
  readonly index: number;
  readonly onShow: (index: number) => void;
  /** The accessible name of the button for a page, from 1. */
  readonly getLabel: (page: number, count: number) => string;
}

/** The page numbers of a rotating section. Each is a button that shows its page. */
export function PageNumbers({ count, index, onShow, getLabel }: PageNumbersProps) {
  if (count < 2) return null;
  return (
    <div className={styles.numbers}>
      {Array.from({ length: count }, (_, page) => (
        <button
          key={page}
          type="button"
          className={styles.number}
          aria-label={getLabel(page + 1, count)}
          aria-current={page === index}
          onClick={() => onShow(page)}
        >
          {page + 1}
        </button>
      ))}
    </div>
  );
}
