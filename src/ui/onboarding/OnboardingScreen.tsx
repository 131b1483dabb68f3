import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Illustration } from '../design/Illustration.tsx';
import type { InkName } from '../design/inkSizes.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { frameText } from '../text/frameText.ts';
import { onboardingText } from '../text/onboardingText.ts';
import { OnboardingViewModel, type OnboardingParts, type OnboardingStep } from './OnboardingViewModel.ts';
import styles from './OnboardingScreen.module.css';

export interface OnboardingScreenProps {
  readonly parts: OnboardingParts;
}

/** The illustration of each step. */
const ILLUSTRATION_BY_STEP = { intro: 'wardrobe', complete: 'slip-dress' } as const satisfies Record<
  OnboardingStep,
  InkName
>;

/** Onboarding of a new shopper (spec 2.3). */
export const OnboardingScreen = observer(function OnboardingScreen({ parts }: OnboardingScreenProps) {
  const viewModel = useOwnedViewModel(() => new OnboardingViewModel(parts));
  useEffect(() => {
    document.title = frameText.documentTitle(onboardingText.title);
  }, []);
  return (
    <main className={styles.screen}>
      <Illustration name={ILLUSTRATION_BY_STEP[viewModel.step]} key={viewModel.step} />
      <div role="status">
        <h1 className={styles.message} key={viewModel.step}>
          {onboardingText[viewModel.step]}
        </h1>
      </div>
    </main>
  );
});
