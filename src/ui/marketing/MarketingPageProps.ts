import type { ReactNode } from 'react';
import type { Clock } from '../../application/ports/Clock.ts';
import type { PageVisibility } from '../../application/ports/PageVisibility.ts';
import type { ShowcaseSearches } from '../../application/ports/ShowcaseSearches.ts';

/** The pages of the marketing site are rendered at build time: while rendering, they cannot use `window`. */
export interface MarketingPageProps {
  /** URL of the app; ends with a slash. */
  readonly appUrl: string;
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly searches: ShowcaseSearches;
  /** The contact and career forms. */
  readonly contactForms: ReactNode;
}
