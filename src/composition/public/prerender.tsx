import { StrictMode, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PRODUCT } from '../../domain/product.ts';
import { MARKETING_PATHS } from '../../domain/routeSet.ts';
import type { MarketingPageProps } from '../../ui/marketing/MarketingPageProps.ts';
import { VisionPage } from '../../ui/marketing/VisionPage.tsx';
import { WebsitePage } from '../../ui/marketing/WebsitePage.tsx';
import { pageDescriptions } from '../../ui/text/pageDescriptions.ts';
import { createMarketingProps } from '../marketing/createMarketingProps.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';
import { renderMarkup } from './renderMarkup.tsx';

const MARKETING_ORIGIN = `https://${PRODUCT.marketingHost}`;
const APP_URL = `https://${PRODUCT.appHost}/`;
const EMPTY_ROOT = '<div id="root"></div>';
export type MarketingPageName = keyof typeof MARKETING_PAGES;

interface MarketingPage {
  readonly Page: ComponentType<MarketingPageProps>;
  readonly head: PageHeadProps;
}

const MARKETING_PAGES = {
  website: {
    Page: WebsitePage,
    head: { ...pageDescriptions.website, origin: MARKETING_ORIGIN, path: '/' },
  },
  vision: {
    Page: VisionPage,
    head: { ...pageDescriptions.vision, origin: MARKETING_ORIGIN, path: MARKETING_PATHS.vision },
  },
} as const satisfies Readonly<Record<string, MarketingPage>>;

/** Fills a page's HTML template with its head and content. URLs point to the marketing host. */
export function prerenderPage(name: MarketingPageName, template: string): string {
  const { Page, head } = MARKETING_PAGES[name];
  const { preloadLinks, markup } = renderMarkup(
    <StrictMode>
      <Page {...createMarketingProps(APP_URL)} />
    </StrictMode>,
    { isHydrated: true },
  );
  const headMarkup = renderToStaticMarkup(<PageHead {...head} />);
  return replaceOnce(
    replaceOnce(template, '</head>', `${headMarkup}${preloadLinks}</head>`),
    EMPTY_ROOT,
    `<div id="root" data-app-url="${APP_URL}">${markup}</div>`,
  );
}

function replaceOnce(html: string, part: string, replacement: string): string {
  if (html.split(part).length !== 2) throw new Error(`The page must have ${part} once.`);
  return html.replace(part, () => replacement);
}
