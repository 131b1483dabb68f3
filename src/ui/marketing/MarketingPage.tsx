import { useEffect } from 'react';
import { PRODUCT } from '../../domain/product.ts';
import { getButtonClassNames } from '../design/Button.tsx';
import { Logo } from '../design/Logo.tsx';
import { PATHS } from '../shared/paths.ts';
import { marketingText } from '../text/marketingText.ts';
import styles from './MarketingPage.module.css';

export interface MarketingPageProps {
  readonly page: 'website' | 'vision';
  /** URL of the app. */
  readonly appUrl: string;
}

/** The public home page: one line and a link to the app (spec 2.14). */
export function MarketingPage({ page, appUrl }: MarketingPageProps) {
  const [title, lead] =
    page === 'vision'
      ? [marketingText.visionTitle, marketingText.visionLead]
      : [marketingText.hero, marketingText.lead];
  useEffect(() => {
    document.title = PRODUCT.name;
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a className={styles.name} href={PATHS.website} aria-label={marketingText.toWebsite}>
          <Logo className={styles.mark} /> {PRODUCT.name}
        </a>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <a className={getButtonClassNames({})} href={appUrl} target="_blank" rel="noopener">
          {marketingText.join}
        </a>
      </main>
      <footer className={styles.footer}>
        <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
      </footer>
    </div>
  );
}
