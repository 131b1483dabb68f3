import { makeAutoObservable } from 'mobx';
import type { LocationSearch, LocationSnapshot } from '../../application/location/LocationSearch.ts';
import type { PreferencesDraft, PreferencesDraftSnapshot } from '../../application/preferences/PreferencesDraft.ts';
import type { Preferences } from '../../domain/accounts/Profile.ts';
import { MAX_LOCATION_LENGTH, MAX_NOTES_LENGTH } from '../../domain/preferences/limits.ts';
import type { AiTone } from '../../domain/preferences/options.ts';
import { addCustomStyle, togglePreference, type PreferenceListKey } from '../../domain/preferences/preferenceEdits.ts';
import { observed, type Observed } from '../shared/observed.ts';
import { toneTexts } from '../text/preferences.ts';
import type { PreferencesView } from './PreferencesView.ts';

/** The view-model of the preference controls, for onboarding and the account panel. */
export class PreferencesViewModel implements PreferencesView {
  readonly #draft: PreferencesDraft;
  readonly #search: LocationSearch;
  readonly #observedDraft: Observed<PreferencesDraftSnapshot>;
  readonly #observedSearch: Observed<LocationSnapshot>;

  constructor(draft: PreferencesDraft, search: LocationSearch) {
    this.#draft = draft;
    this.#search = search;
    this.#observedDraft = observed(draft);
    this.#observedSearch = observed(search);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns a function that cancels a search for a location. */
  start(): () => void {
    return () => this.#search.cancel();
  }

  get preferences(): Preferences {
    return this.#observedDraft.snapshot.preferences;
  }

  get locationSearch(): LocationSnapshot {
    return this.#observedSearch.snapshot;
  }

  toggle(key: PreferenceListKey, value: string): void {
    this.#draft.edit({ [key]: togglePreference(this.#draft.snapshot.preferences[key], value) });
  }

  addStyle(typedText: string): boolean {
    const { stylePreference } = this.#draft.snapshot.preferences;
    const styles = addCustomStyle(stylePreference, typedText);
    if (styles === stylePreference) return false;
    this.#draft.edit({ stylePreference: styles });
    return true;
  }

  writeNotes(notes: string): void {
    this.#draft.edit({ userNotes: notes.slice(0, MAX_NOTES_LENGTH) });
  }

  chooseTone(aiTone: AiTone): void {
    this.#draft.edit({ aiTone, aiToneDescription: toneTexts[aiTone].description });
  }

  writeLocation(text: string): void {
    const location = text.slice(0, MAX_LOCATION_LENGTH);
    this.#draft.edit({ location });
    this.#search.type(location);
  }

  chooseLocation(place: string): void {
    this.#search.cancel();
    this.#draft.edit({ location: place.slice(0, MAX_LOCATION_LENGTH) });
  }

  useCurrentPosition(): void {
    void this.#search.locate().then((place) => {
      if (place !== null) this.chooseLocation(place);
    });
  }

  closeSuggestions(): void {
    this.#search.cancel();
  }
}
