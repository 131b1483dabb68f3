import type { LocationSnapshot } from '../../application/location/LocationSearch.ts';
import type { Preferences } from '../../domain/accounts/Profile.ts';
import type { AiTone } from '../../domain/preferences/options.ts';
import type { PreferenceListKey } from '../../domain/preferences/preferenceEdits.ts';

export interface PreferencesView {
  readonly preferences: Preferences;
  readonly toggle: (key: PreferenceListKey, value: string) => void;
  /** Adds a style that the shopper typed. Returns whether it was added. */
  readonly addStyle: (typedText: string) => boolean;
  readonly writeNotes: (notes: string) => void;
  readonly chooseTone: (tone: AiTone) => void;
  readonly locationSearch: LocationSnapshot;
  readonly writeLocation: (text: string) => void;
  readonly chooseLocation: (place: string) => void;
  /** Finds the device's position and chooses the place there. */
  readonly useCurrentPosition: () => void;
  /** Clears the suggestions and cancels the request for them. */
  readonly closeSuggestions: () => void;
}
