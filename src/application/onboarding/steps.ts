/** The steps of onboarding, in order (spec 2.3). */
export const ONBOARDING_STEPS = ['intro', 'style', 'ai', 'pose', 'complete'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const QUESTION_STEPS = ['style', 'ai', 'pose'] as const;
export type QuestionStep = (typeof QUESTION_STEPS)[number];

/** The divisor of the progress (spec section 9). */
const PROGRESS_STEP_DIVISOR = 3;

export const isQuestionStep = (step: unknown): step is QuestionStep =>
  QUESTION_STEPS.some((question) => question === step);

/** The progress in percent (spec section 4). */
export const getProgressPercent = (step: QuestionStep): number =>
  Math.round((ONBOARDING_STEPS.indexOf(step) / PROGRESS_STEP_DIVISOR) * 100);
