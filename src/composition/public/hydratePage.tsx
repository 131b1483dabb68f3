import { startTransition, StrictMode, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMarketingProps } from '../marketing/createMarketingProps.tsx';
import { reportVisit } from '../marketing/reportVisit.ts';
import { reportErrors } from '../reportErrors.ts';
import type { MarketingPageProps } from '../../ui/marketing/MarketingPageProps.ts';

/** Makes a prerendered page interactive with the same props, and reports the visit. */
export function hydratePage(Page: ComponentType<MarketingPageProps>): void {
  reportErrors('website');
  const root = document.querySelector<HTMLElement>('#root');
  const appUrl = root?.dataset['appUrl'];
  if (!root || appUrl === undefined) throw new Error('The page was not prerendered.');
  const page = (
    <StrictMode>
      <Page {...createMarketingProps(appUrl)} />
    </StrictMode>
  );
  // In a transition, React lets the browser scroll and paint between steps.
  startTransition(() => void hydrateRoot(root, page));
  reportVisit(window, new Date());
}
