import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { getProgressPercent, ONBOARDING_STEPS, type QuestionStep } from '../../application/onboarding/steps.ts';
import { Button } from '../design/Button.tsx';
import { ProgressLine } from '../design/ProgressLine.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { onboardingText as text } from '../text/onboardingText.ts';
import type { OnboardingViewModel } from './OnboardingViewModel.ts';
import styles from './QuestionPage.module.css';

export interface QuestionPageProps {
  readonly step: QuestionStep;
  readonly view: Omit<OnboardingViewModel, 'start'>;
  readonly children: ReactNode;
}

/** A step with questions: its progress, its title, and buttons for the next and previous steps. */
export const QuestionPage = observer(function QuestionPage({ step, view, children }: QuestionPageProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  // Show each step from the top, and focus its title for screen readers.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    titleRef.current?.focus({ preventScroll: true });
  }, []);
  const { title, lead } = text.questions[step];
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <ProgressLine label={text.progress(ONBOARDING_STEPS.indexOf(step))} percent={getProgressPercent(step)} />
        <h1 className={styles.title} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.questions}>{children}</div>
      <footer className={styles.footer}>
        <p className={styles.failure} role="alert">
          {step === 'pose' && view.hasSaveFailed ? text.saveFailed : null}
        </p>
        <div className={styles.buttons}>
          {step !== 'style' && (
            <Button variant="quiet" disabled={view.isSaving} onClick={view.goBack}>
              {text.back}
            </Button>
          )}
          {step === 'pose' ? (
            <Button className={styles.forward} busy={view.isSaving} onClick={view.complete}>
              {text.completeProfile}
            </Button>
          ) : (
            <Button className={styles.forward} onClick={view.goNext}>
              {text.next}
            </Button>
          )}
        </div>
        <Announcer text={view.isSaving ? text.saving : ''} />
      </footer>
    </main>
  );
});
