import { BrowserPageVisibility } from '../../adapters/browser/BrowserPageVisibility.ts';
import { SystemClock } from '../../adapters/browser/SystemClock.ts';
import type { ShowcaseSearches } from '../../application/ports/ShowcaseSearches.ts';
import { ContactForms } from '../../ui/marketing/forms/ContactForms.tsx';
import type { MarketingPageProps } from '../../ui/marketing/MarketingPageProps.ts';
import { PATHS } from '../../ui/shared/paths.ts';
import { createForms } from './createForms.ts';

/** Searches the catalogue. The code of the call loads with the first search. */
const lateSearches: ShowcaseSearches = {
  search: async (query, signal) => {
    const { createShowcaseSearches } = await import('./publicCalls.ts');
    return createShowcaseSearches().search(query, signal);
  },
};

/** Creates the props of the marketing pages. Also runs during prerendering, where there is no `window`. */
export function createMarketingProps(appUrl: string): MarketingPageProps {
  return {
    appUrl,
    clock: new SystemClock(),
    visibility: new BrowserPageVisibility(),
    searches: lateSearches,
    contactForms: <ContactForms {...createForms()} privacyUrl={appUrl + PATHS.privacy.slice(1)} />,
  };
}
