import { useEffect, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent } from '../ui/shared/lazyComponent.tsx';
import { PATHS } from '../ui/shared/paths.ts';
import { useSnapshot } from '../ui/shared/useSnapshot.ts';
import type { LegalName } from '../ui/text/legalText.ts';
import type { Foundation } from './foundation.ts';
import type { Screens, SignedInProps } from './routes.tsx';

/** Every screen of the app, each with its code loaded when it is opened. */
export function createScreens(foundation: Foundation): Screens {
  const { account, cachedLogin, loginParts, passwordResetParts, prepareSigningIn } = foundation;
  const login = lazyComponent(async () => {
    const [{ LoginScreen }] = await Promise.all([import('../ui/accounts/LoginScreen.tsx'), prepareSigningIn()]);
    return function Login() {
      const { signedOutBy, unreachable } = useSnapshot(account);
      return <LoginScreen parts={loginParts} signedOutBy={signedOutBy} unreachable={unreachable} />;
    };
  });
  const main = lazyComponent(async () => (await import('./mainScreen.tsx')).composeMainScreen(foundation, login));
  if (window.location.pathname === PATHS.app) {
    const { userId } = cachedLogin;
    // A cached login will most likely succeed, so load the app's code during the check.
    (userId === null ? login : main).preload();
  }
  return {
    main,
    login,
    onboarding: onboardingScreen(foundation),
    passwordReset: lazyComponent(async () => {
      const { PasswordResetScreen } = await import('../ui/accounts/PasswordResetScreen.tsx');
      return () => <PasswordResetScreen parts={passwordResetParts} />;
    }),
    pages: {
      [PATHS.privacy]: legalPage('privacy'),
      [PATHS.terms]: legalPage('terms'),
      [PATHS.cookies]: legalPage('cookies'),
      [PATHS.dataUsageInfo]: legalPage('dataUsageInfo'),
      ...(import.meta.env.DEV && {
        [PATHS.gallery]: lazyComponent(async () => (await import('../ui/gallery/GalleryScreen.tsx')).GalleryScreen),
      }),
    },
  };
}

function onboardingScreen({ account, profiles, clock, logger }: Foundation): ComponentType<SignedInProps> {
  return lazyComponent(async () => {
    const { OnboardingScreen } = await import('../ui/onboarding/OnboardingScreen.tsx');
    return function Onboarding({ profile }: SignedInProps) {
      const navigate = useNavigate();
      const { search } = useLocation();
      useEffect(() => account.onboardingShown(), []);
      const onFinished = () => void navigate({ pathname: PATHS.app, search }, { replace: true });
      return (
        <OnboardingScreen
          parts={{ profiles, clock, logger, userId: profile.id, refreshProfile: () => account.refresh(), onFinished }}
        />
      );
    };
  });
}

function legalPage(name: LegalName): ComponentType {
  return lazyComponent(async () => {
    const { LegalScreen } = await import('../ui/legal/LegalScreen.tsx');
    return () => <LegalScreen name={name} />;
  });
}
