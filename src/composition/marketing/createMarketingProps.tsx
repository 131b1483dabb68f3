import { BrowserPageVisibility } from '../../adapters/browser/BrowserPageVisibility.ts';
import { SystemClock } from '../../adapters/browser/SystemClock.ts';
import type { ShowcaseSearches } from '../../application/ports/ShowcaseSearches.ts';
import { ContactForms } from '../../ui/marketing/forms/ContactForms.tsx';
import type { MarketingPageProps } from '../../ui/marketing/MarketingPageProps.ts';
import { PATHS } from '../../ui/shared/paths.ts';
import { createForms } from './createForms.ts';

/** Loads the code of the call with the first search. */
const lateSearches: ShowcaseSearches = {
  search: async (query, signal) => {
    const { createShowcaseSearches } = await import('./publicCalls.ts');
    return createShowcaseSearches().search(query, signal);
  },
};

/** What the marketing pages need. Also runs where they are prerendered, which has no window. */
export function createMarketingProps(appUrl: string): MarketingPageProps {
  return {
    appUrl,
    clock: new SystemClock(),
    visibility: new BrowserPageVisibility(),
    searches: lateSearches,
    contactForms: <ContactForms {...createForms()} privacyUrl={appUrl + PATHS.privacy.slice(1)} />,
  };
}
