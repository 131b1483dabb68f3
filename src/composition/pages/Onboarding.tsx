import { useEffect, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OnboardingScreen } from '../../ui/onboarding/OnboardingScreen.tsx';
import { PATHS } from '../../ui/shared/paths.ts';
import type { Foundation } from '../foundation.ts';
import type { ShopperPageProps } from '../Page.ts';

/** The onboarding, which returns to the address that the shopper came from. */
export function composeOnboarding({ account, profiles, clock, logger }: Foundation): ComponentType<ShopperPageProps> {
  return function Onboarding({ profile }) {
    const navigate = useNavigate();
    const { search } = useLocation();
    useEffect(() => account.markOnboardingShown(), []);
    const onFinished = () => void navigate({ pathname: PATHS.app, search }, { replace: true });
    return (
      <OnboardingScreen
        parts={{ profiles, clock, logger, userId: profile.id, refreshProfile: () => account.refresh(), onFinished }}
      />
    );
  };
}
