import { useEffect, useState, type ComponentType } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../ui/shared/paths.ts';
import type { Foundation } from '../foundation.ts';
import type { ShopperPageProps } from '../Page.ts';
import { OnboardingContainer } from './OnboardingContainer.tsx';

/**
 * The onboarding. Afterwards the shopper returns to the original address. A shopper who has completed it is sent to
 * the app and edits preferences in the account panel (docs/adr/0136).
 */
export function composeOnboarding(foundation: Foundation): ComponentType<ShopperPageProps> {
  const { account } = foundation;
  return function Onboarding({ profile }) {
    const navigate = useNavigate();
    const { search } = useLocation();
    // The profile already counts as onboarded while the final message is shown.
    const [wasOnboarded] = useState(profile.onboarded);
    useEffect(() => account.markOnboardingShown(), []);
    const target = { pathname: PATHS.app, search };
    if (wasOnboarded) return <Navigate to={target} replace />;
    return (
      <OnboardingContainer
        key={profile.id}
        foundation={foundation}
        profile={profile}
        onFinished={() => void navigate(target, { replace: true })}
      />
    );
  };
}
