import { useEffect, type ReactNode } from 'react';
import { PRODUCT } from '../../domain/product.ts';
import { Logo } from '../design/Logo.tsx';
import { accountsText } from '../text/accountsText.ts';
import { frameText } from '../text/frameText.ts';
import { hasSharedPiece } from './sharedPiece.ts';
import greenBlazer from './pictures/green-blazer.avif';
import navyBlazer from './pictures/navy-blazer.avif';
import whiteShirt from './pictures/white-shirt.avif';
import styles from './AccountPage.module.css';

/** The picture of each example query, in the same order. */
const PAGE_PICTURES = [navyBlazer, greenBlazer, whiteShirt];

export interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The layout of the login pages: branding beside the form, or above it on a phone. */
export function AccountPage({ title, children }: AccountPageProps) {
  useEffect(() => {
    // If the page shows a shared piece, its title stays.
    if (!hasSharedPiece()) document.title = frameText.documentTitle(title);
  }, [title]);
  return (
    <div className={styles.page}>
      <aside className={styles.house} aria-label={PRODUCT.name}>
        <p className={styles.name}>
          <Logo className={styles.mark} />
          {PRODUCT.name}
        </p>
        <p className={styles.headline}>{accountsText.headline}</p>
        <ul className={styles.wishes} aria-label={accountsText.wishesLabel}>
          {accountsText.wishes.map(({ wish, found }, index) => (
            <li className={styles.wish} key={wish}>
              <img
                className={styles.picture}
                src={PAGE_PICTURES[index]}
                alt={found}
                width="640"
                height="800"
                loading="lazy"
              />
              <p>{wish}</p>
            </li>
          ))}
        </ul>
      </aside>
      <main className={styles.form}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
