/** A shopper's preferences (spec section 3, account preferences). */
export interface Preferences {
  readonly genderPreference: readonly string[];
  readonly sizePreference: readonly string[];
  readonly stylePreference: readonly string[];
  readonly personality: readonly string[];
  readonly userNotes: string;
  readonly aiTone: string;
  readonly aiToneDescription: string;
  readonly location: string;
}

/** A signed-in shopper. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly onboarded: boolean;
  readonly chatEnabled: boolean;
  readonly preferences: Preferences;
}

export const NO_PREFERENCES: Preferences = {
  genderPreference: [],
  sizePreference: [],
  stylePreference: [],
  personality: [],
  userNotes: '',
  aiTone: '',
  aiToneDescription: '',
  location: '',
};
