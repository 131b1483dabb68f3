import { PRODUCT } from '../../domain/product.ts';
import { PATHS } from '../shared/paths.ts';
import { marketingText } from '../text/marketingText.ts';
import { SectionLinks } from './SectionLinks.tsx';
import { JoinLink } from './JoinLink.tsx';
import { visionText } from '../text/visionText.ts';
import styles from './SiteFooter.module.css';

const { legal } = marketingText;

/** The footer: a link to join, the app's legal pages and the support address. */
export function SiteFooter({ page, appUrl }: { readonly page: 'website' | 'vision'; readonly appUrl: string }) {
  const legalUrl = (path: string) => appUrl + path.slice(1);
  return (
    <footer className={styles.footer}>
      <div className={styles.closing}>
        <p className={styles.words}>{page === 'vision' ? visionText.closing : marketingText.closing}</p>
        <JoinLink appUrl={appUrl} />
      </div>
      <div className={styles.small}>
        <SectionLinks page={page} label={marketingText.footerNavigation} className={styles.sections} />
        <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
        <nav className={styles.legal} aria-label={legal.label}>
          <a href={legalUrl(PATHS.privacy)}>{legal.privacy}</a>
          <a href={legalUrl(PATHS.terms)}>{legal.terms}</a>
          <a href={legalUrl(PATHS.cookies)}>{legal.cookies}</a>
        </nav>
      </div>
    </footer>
  );
}
