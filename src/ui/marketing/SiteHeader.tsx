import { PRODUCT } from '../../domain/product.ts';
import { MARKETING_PATHS } from '../../domain/routeSet.ts';
import { marketingText } from '../text/marketingText.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { JoinLink } from './JoinLink.tsx';
import { TurningLogo } from './TurningLogo.tsx';
import styles from './SiteHeader.module.css';

/** The header: the logo, the sections and a link to the app. */
export function SiteHeader({ page, appUrl }: { readonly page: 'website' | 'vision'; readonly appUrl: string }) {
  return (
    <header className={styles.header}>
      <a className={styles.name} href={MARKETING_PATHS.website} aria-label={marketingText.toWebsite}>
        <TurningLogo /> {PRODUCT.name}
      </a>
      <SectionLinks page={page} label={marketingText.navigation} className={styles.sections} />
      <JoinLink appUrl={appUrl} className={styles.join} />
    </header>
  );
}
