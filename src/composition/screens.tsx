import type { Container } from 'inversify';
import { useEffect, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../ui/shared/lazyPart.tsx';
import { PATHS } from '../ui/shared/paths.ts';
import { useSnapshot } from '../ui/shared/useSnapshot.ts';
import type { LegalName } from '../ui/text/legalText.ts';
import type { FeatureModules } from './FeatureModules.ts';
import { createMainScreen } from './mainScreen.tsx';
import type { Screens, SignedInProps } from './routes.tsx';
import { TOKENS } from './tokens.ts';

/** Every screen of the app, each with its code loaded when it is opened. */
export function createScreens(container: Container, modules: FeatureModules): Screens {
  return {
    main: createMainScreen(container, modules),
    onboarding: onboardingScreen(container),
    login: lazyPart(async () => {
      const { LoginScreen } = await import('../ui/accounts/LoginScreen.tsx');
      const account = container.get(TOKENS.account);
      const parts = container.get(TOKENS.loginParts);
      return function Login() {
        return <LoginScreen parts={parts} signedOutBy={useSnapshot(account).signedOutBy} />;
      };
    }),
    passwordReset: lazyPart(async () => {
      const { PasswordResetScreen } = await import('../ui/accounts/PasswordResetScreen.tsx');
      const parts = container.get(TOKENS.passwordResetParts);
      return () => <PasswordResetScreen parts={parts} />;
    }),
    pages: {
      [PATHS.privacy]: legalPage('privacy'),
      [PATHS.terms]: legalPage('terms'),
      [PATHS.cookies]: legalPage('cookies'),
      [PATHS.dataUsageInfo]: legalPage('dataUsageInfo'),
      ...(import.meta.env.DEV && { [PATHS.gallery]: lazyPart(async () => (await import('../ui/gallery/GalleryScreen.tsx')).GalleryScreen) }),
    },
  };
}

function onboardingScreen(container: Container): ComponentType<SignedInProps> {
  return lazyPart(async () => {
    const { OnboardingScreen } = await import('../ui/onboarding/OnboardingScreen.tsx');
    const account = container.get(TOKENS.account);
    const parts = { profiles: container.get(TOKENS.profiles), clock: container.get(TOKENS.clock), logger: container.get(TOKENS.logger) };
    return function Onboarding({ profile }: SignedInProps) {
      const navigate = useNavigate();
      useEffect(() => account.onboardingShown(), []);
      const onFinished = () => void navigate(PATHS.app, { replace: true });
      return <OnboardingScreen parts={{ ...parts, userId: profile.id, refreshProfile: () => account.refresh(), onFinished }} />;
    };
  });
}

function legalPage(name: LegalName): ComponentType {
  return lazyPart(async () => {
    const { LegalScreen } = await import('../ui/legal/LegalScreen.tsx');
    return () => <LegalScreen name={name} />;
  });
}
