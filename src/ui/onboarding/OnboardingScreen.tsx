import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isQuestionStep } from '../../application/onboarding/steps.ts';
import { Illustration } from '../design/Illustration.tsx';
import type { PosesView } from '../poses/PosesView.ts';
import type { PreferencesView } from '../preferences/PreferencesView.ts';
import { frameText } from '../text/frameText.ts';
import { onboardingText } from '../text/onboardingText.ts';
import { AiQuestions } from './AiQuestions.tsx';
import type { FirstBodyView } from './FirstBodyViewModel.ts';
import type { OnboardingViewModel } from './OnboardingViewModel.ts';
import { PoseQuestions } from './PoseQuestions.tsx';
import { QuestionPage } from './QuestionPage.tsx';
import { StyleQuestions } from './StyleQuestions.tsx';
import styles from './OnboardingScreen.module.css';

export interface OnboardingScreenProps {
  readonly view: Omit<OnboardingViewModel, 'start'>;
  readonly preferences: PreferencesView;
  readonly poses: PosesView;
  readonly firstBody: FirstBodyView;
}

const ILLUSTRATION_BY_MESSAGE = { intro: 'wardrobe', complete: 'slip-dress' } as const;

/** Onboarding of a new shopper (spec 2.3). */
export const OnboardingScreen = observer(function OnboardingScreen(props: OnboardingScreenProps) {
  const { view, preferences, poses, firstBody } = props;
  const { step } = view;
  useEffect(() => {
    document.title = frameText.documentTitle(onboardingText.title);
  }, []);
  if (!isQuestionStep(step)) return <MessagePage step={step} />;
  const questions = {
    style: <StyleQuestions view={preferences} />,
    ai: <AiQuestions view={preferences} />,
    pose: <PoseQuestions poses={poses} firstBody={firstBody} />,
  };
  return (
    <QuestionPage key={step} step={step} view={view}>
      {questions[step]}
    </QuestionPage>
  );
});

function MessagePage({ step }: { readonly step: keyof typeof ILLUSTRATION_BY_MESSAGE }) {
  return (
    <main className={styles.screen}>
      <Illustration name={ILLUSTRATION_BY_MESSAGE[step]} key={step} />
      <div role="status">
        <h1 className={styles.message} key={step}>
          {onboardingText[step]}
        </h1>
      </div>
    </main>
  );
}
