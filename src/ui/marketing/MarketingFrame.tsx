import type { ReactNode } from 'react';
import { PRODUCT } from '../../domain/product.ts';
import { MARKETING_PATHS } from '../../domain/routeSet.ts';
import { Logo } from '../design/Logo.tsx';
import { marketingText } from '../text/marketingText.ts';
import styles from './MarketingFrame.module.css';

/** The header and footer that the pages of the marketing site share. */
export function MarketingFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a className={styles.name} href={MARKETING_PATHS.website} aria-label={marketingText.toWebsite}>
          <Logo className={styles.mark} /> {PRODUCT.name}
        </a>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
      </footer>
    </div>
  );
}
