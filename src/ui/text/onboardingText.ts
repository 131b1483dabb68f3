/** Texts of onboarding (spec 2.3). */
export const onboardingText = {
  title: 'Welcome',
  intro: "Let's get you all set!",
  complete: "You're all set!",
  questions: {
    style: { title: 'Style Profile', lead: 'Searches start with your sizes, and home with your taste.' },
    ai: { title: 'Virtual AI Assistant', lead: 'How it should speak to you, and where you are.' },
    pose: { title: 'Poses', lead: 'See what you find on yourself, or on a drawn figure that is built like you.' },
  },
  progress: (number: number) => `Step ${number} of 3`,
  next: 'Skip/Next >',
  back: '< Back',
  completeProfile: 'Complete Profile',
  photos: 'Photos of you',
  figure: 'A drawn figure',
  figureHint: 'No photo at hand? The fitting room can dress a figure instead.',
  saveFailed: 'Your profile could not be saved. Everything you chose is still here; please try again.',
  saving: 'Saving your profile',
  pose: 'Your photo',
  choosePose: 'Use in the fitting room',
} as const;
