import { getButtonClassNames } from '../design/Button.tsx';
import { marketingText } from '../text/marketingText.ts';
import { MarketingFrame } from './MarketingFrame.tsx';
import type { MarketingPageProps } from './MarketingPageProps.ts';
import styles from './MarketingFrame.module.css';

/** The marketing site (spec 2.14). */
export function WebsitePage({ appUrl }: MarketingPageProps) {
  return (
    <MarketingFrame>
      <h1 className={styles.title}>{marketingText.hero}</h1>
      <p className={styles.lead}>{marketingText.lead}</p>
      <a className={getButtonClassNames({})} href={appUrl} target="_blank" rel="noopener">
        {marketingText.join}
      </a>
    </MarketingFrame>
  );
}
