import { lazyComponent } from '../ui/shared/lazyComponent.tsx';
import { PATHS } from '../ui/shared/paths.ts';
import { useSnapshot } from '../ui/shared/useSnapshot.ts';
import type { Foundation } from './foundation.ts';
import { PAGES } from './pages.ts';
import type { Screens } from './routes.tsx';

/** Creates every screen of the app. The code of a screen loads when it opens. */
export function createScreens(foundation: Foundation): Screens {
  const { account, cachedLogin, loginParts, prepareSigningIn } = foundation;
  const login = lazyComponent(async () => {
    const [{ LoginScreen }, { popupProviders }] = await Promise.all([
      import('../ui/accounts/LoginScreen.tsx'),
      prepareSigningIn(),
    ]);
    const parts = { ...loginParts, popupProviders };
    return function Login() {
      const { signOutCause, isUnreachable } = useSnapshot(account);
      return <LoginScreen parts={parts} signOutCause={signOutCause} isUnreachable={isUnreachable} />;
    };
  });
  const mainScreen = lazyComponent(async () => (await import('./mainScreen.tsx')).composeMainScreen(foundation, login));
  if (window.location.pathname === PATHS.app) {
    const { userId } = cachedLogin;
    // A cached login is probably valid, so load the app's code during the check.
    (userId === null ? login : mainScreen).preload();
  }
  const pages = PAGES.map((page) =>
    page.access === 'shopper'
      ? { ...page, screen: lazyComponent(() => page.load(foundation)) }
      : { ...page, screen: lazyComponent(() => page.load(foundation)) },
  );
  return { mainScreen, login, pages };
}
