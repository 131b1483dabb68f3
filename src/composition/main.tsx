import '../ui/design/fonts.css';
import '../ui/design/tokens.css';
import '../ui/design/reset.css';
import { StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyComponent } from '../ui/shared/lazyComponent.tsx';
import { App } from './App.tsx';
import { createAppUrl, getRouteSet } from './routeSet.ts';

const MarketingPage = lazyComponent(async () => (await import('../ui/marketing/MarketingPage.tsx')).MarketingPage);

function renderRouteSet(): ReactNode {
  const { hostname, pathname } = window.location;
  const routeSet = getRouteSet(hostname, pathname);
  return routeSet === 'app' ? <App /> : <MarketingPage page={routeSet} appUrl={createAppUrl(window.location)} />;
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no element #root to show the app in.');
createRoot(root).render(
  <StrictMode>
    <Suspense>{renderRouteSet()}</Suspense>
  </StrictMode>,
);
