import type { ReactNode } from 'react';
import type { Clock } from '../../application/ports/Clock.ts';
import type { PageVisibility } from '../../application/ports/PageVisibility.ts';
import type { ShowcaseSearches } from '../../application/ports/ShowcaseSearches.ts';

/** Props of the marketing pages. The pages are rendered at build time, so rendering must not use `window`. */
export interface MarketingPageProps {
  /** URL of the app; ends with a slash. */
  readonly appUrl: string;
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly searches: ShowcaseSearches;
  readonly contactForms: ReactNode;
}
