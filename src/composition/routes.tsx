import { Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { AccountSnapshot } from '../application/accounts/AccountSnapshot.ts';
import type { Observable } from '../application/Snapshots.ts';
import { ErrorState } from '../ui/design/ErrorState.tsx';
import { LoadingScreen } from '../ui/frame/LoadingScreen.tsx';
import { ErrorBoundary } from '../ui/shared/ErrorBoundary.tsx';
import { PATHS } from '../ui/shared/paths.ts';
import { useSnapshot } from '../ui/shared/useSnapshot.ts';
import { frameText } from '../ui/text/frameText.ts';
import type { HistoryOwnership } from '../adapters/browser/OwnedHistory.ts';
import type { ShopperPageProps } from './Page.ts';

/** The component of each route. Any of them may be lazy. */
export interface Screens {
  readonly mainScreen: ComponentType<ShopperPageProps>;
  readonly login: ComponentType;
  readonly pages: readonly PageRoute[];
}

export type PageRoute =
  | { readonly path: string; readonly access: 'everyone'; readonly screen: ComponentType }
  | { readonly path: string; readonly access: 'shopper'; readonly screen: ComponentType<ShopperPageProps> };

export interface AppRoutesProps {
  readonly account: Observable<AccountSnapshot>;
  readonly historyOwnership: HistoryOwnership;
  readonly screens: Screens;
  readonly onError: (error: unknown) => void;
}

/** The routes of the app (spec 2.1). During sign-in the URL keeps a shared link. */
export function AppRoutes({ account, historyOwnership, screens, onError }: AppRoutesProps) {
  const { mainScreen: Main, login: Login, pages } = screens;
  const { status, profile, isOnboardingDue } = useSnapshot(account);
  const showWhenChecked = (screen: ReactNode) => (status === 'checking' ? <LoadingScreen /> : screen);
  // During onboarding the URL keeps the target of a link.
  const location = useLocation();
  const { pathname, search } = location;
  const userId = profile?.id;
  // History entries of another shopper must not be shown (docs/adr/0066).
  const isForeign = userId !== undefined && historyOwnership.owner !== null && historyOwnership.owner !== userId;
  useLayoutEffect(() => {
    if (userId !== undefined && historyOwnership.owner === null) historyOwnership.claimEntry(userId);
  }, [userId, historyOwnership, location]);
  const home = <Navigate to={PATHS.app} replace />;
  const renderPage = (page: PageRoute) =>
    page.access === 'everyone' ? (
      <page.screen />
    ) : (
      showWhenChecked(profile && !isForeign ? <page.screen profile={profile} /> : home)
    );
  const shopperScreen =
    profile &&
    (isOnboardingDue ? (
      <Navigate to={{ pathname: PATHS.onboarding, search }} replace />
    ) : (
      <Main key={profile.id} profile={profile} />
    ));
  // The login screen's code is prefetched late, so after an offline logout it may be missing.
  const isLoginMissing = !profile && pathname === PATHS.app;
  const renderFailure = (retry: () => void, isCodeMissing: boolean) => (
    <ErrorState {...frameText[isCodeMissing && isLoginMissing ? 'signedOut' : 'failure']} onRetry={retry} />
  );
  return (
    <ErrorBoundary onError={onError} fallback={renderFailure}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path={PATHS.app} element={showWhenChecked(isForeign ? home : (shopperScreen ?? <Login />))} />
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={renderPage(page)} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
