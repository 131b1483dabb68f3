/** Texts of onboarding, quoted by the specification (section 2.3). */
export const onboardingText = {
  title: 'Welcome',
  intro: "Let's get you all set!",
  complete: "You're all set!",
} as const;
