import { MARKETING_PATHS } from '../../domain/routeSet.ts';
import { marketingText } from '../text/marketingText.ts';

export interface SectionLinksProps {
  readonly page: 'website' | 'vision';
  /** The accessible name, which differs between the header and the footer. */
  readonly label: string;
  readonly className: string | undefined;
}

/** Links to the sections of the marketing site and to the vision page. */
export function SectionLinks({ page, label, className }: SectionLinksProps) {
  const website = page === 'website' ? '' : MARKETING_PATHS.website;
  return (
    <nav className={className} aria-label={label}>
      <a href={`${website}#shoppers`}>{marketingText.shoppers}</a>
      <a href={`${website}#brands`}>{marketingText.brands}</a>
      <a href={MARKETING_PATHS.vision} aria-current={page === 'vision' ? 'page' : undefined}>
        {marketingText.vision}
      </a>
      <a href={`${website}#contact`}>{marketingText.contact}</a>
    </nav>
  );
}
