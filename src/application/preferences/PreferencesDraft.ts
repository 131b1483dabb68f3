import type { Preferences } from '../../domain/accounts/Profile.ts';
import {
  arePreferencesEqual,
  listChangedPreferences,
  type PreferenceKey,
} from '../../domain/preferences/preferenceEdits.ts';
import { createWaitFor } from '../accounts/createWaitFor.ts';
import { NewestRequest } from '../NewestRequest.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Logger } from '../ports/Logger.ts';
import type { Profiles } from '../ports/Profiles.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface PreferencesDraftSnapshot {
  /** The preferences as the shopper edited them. */
  readonly preferences: Preferences;
  readonly isChanged: boolean;
  /** `saving` includes automatic retries. `failed` lasts until the next edit or attempt. */
  readonly saveStatus: 'idle' | 'saving' | 'saved' | 'failed';
}

export interface PreferencesDraftDependencies {
  readonly userId: string;
  readonly profiles: Pick<Profiles, 'savePreferences'>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The preferences on the server. */
  readonly savedPreferences: Preferences;
  readonly editedPreferences?: Preferences;
}

const MAX_SAVE_ATTEMPTS = 3;
const SAVE_RETRY_DELAY_MS = 1_000;
const TEMPORARY_FAILURES: ReadonlySet<CallFailure> = new Set(['unreachable', 'broken', 'rate-limited']);

/**
 * Edits a shopper's preferences and saves them (spec 2.3, 2.12). Its methods never reject, and a failure keeps every
 * edit.
 */
export class PreferencesDraft implements Observable<PreferencesDraftSnapshot> {
  readonly #dependencies: PreferencesDraftDependencies;
  readonly #state: SnapshotHolder<PreferencesDraftSnapshot>;
  readonly #newestSave = new NewestRequest();
  #savedPreferences: Preferences;

  constructor(dependencies: PreferencesDraftDependencies) {
    const { savedPreferences, editedPreferences = savedPreferences } = dependencies;
    this.#dependencies = dependencies;
    this.#savedPreferences = savedPreferences;
    const isChanged = !arePreferencesEqual(savedPreferences, editedPreferences);
    this.#state = new SnapshotHolder({ preferences: editedPreferences, isChanged, saveStatus: 'idle' });
  }

  get snapshot(): PreferencesDraftSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  edit(change: Partial<Preferences>): void {
    const { saveStatus } = this.snapshot;
    this.#show({ ...this.snapshot.preferences, ...change }, saveStatus === 'saving' ? saveStatus : 'idle');
  }

  /** Adopts preferences that changed on the server. The shopper's unsaved edits stay. */
  adoptSaved(savedPreferences: Preferences): void {
    const editedKeys = listChangedPreferences(this.#savedPreferences, this.snapshot.preferences);
    this.#savedPreferences = savedPreferences;
    this.#show(
      { ...savedPreferences, ...pickPreferences(this.snapshot.preferences, editedKeys) },
      this.snapshot.saveStatus,
    );
  }

  /** Saves the changed preferences, if any. Resolves to whether everything is saved. */
  async save(): Promise<boolean> {
    if (!this.snapshot.isChanged) return true;
    return this.#saveWithRetries(this.#pickChanged());
  }

  /**
   * Saves all preferences and the end of onboarding. Resolves to whether this succeeded. Another tab or device may have
   * completed onboarding meanwhile, so what was not edited here is taken from `fetchSaved`, or left out if that fails.
   */
  async saveOnboarded(fetchSaved: () => Promise<Preferences>): Promise<boolean> {
    this.#state.update({ saveStatus: 'saving' });
    const isFetched = await fetchSaved().then(
      (savedPreferences) => (this.adoptSaved(savedPreferences), true),
      () => false,
    );
    const { preferences, saveStatus } = this.snapshot;
    if (saveStatus !== 'saving') return false;
    const values = isFetched ? preferences : this.#pickChanged();
    return this.#saveWithRetries({ ...values, onboarded: true });
  }

  /** Ends a save in progress, e.g. because the shopper signed out. */
  cancelSave(): void {
    this.#newestSave.abort();
    if (this.snapshot.saveStatus === 'saving') this.#state.update({ saveStatus: 'idle' });
  }

  #pickChanged(): Partial<Preferences> {
    const { preferences } = this.snapshot;
    return pickPreferences(preferences, listChangedPreferences(this.#savedPreferences, preferences));
  }

  async #saveWithRetries(values: Partial<Preferences> & { readonly onboarded?: boolean }): Promise<boolean> {
    this.#state.update({ saveStatus: 'saving' });
    try {
      const outcome = await this.#newestSave.run((signal) => this.#sendWithRetries(values, signal));
      if (outcome.kind !== 'answered') return false;
      const { onboarded: _, ...preferences } = values;
      this.#savedPreferences = { ...this.#savedPreferences, ...preferences };
      this.#show(this.snapshot.preferences, 'saved');
      return true;
    } catch (error) {
      this.#dependencies.logger.error('Failed to save preferences', error);
      this.#state.update({ saveStatus: 'failed' });
      return false;
    }
  }

  async #sendWithRetries(
    values: Partial<Preferences> & { readonly onboarded?: boolean },
    signal: AbortSignal,
  ): Promise<void> {
    const { profiles, userId, clock } = this.#dependencies;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await profiles.savePreferences(userId, values, signal);
      } catch (error) {
        const isTemporary = error instanceof CallError && TEMPORARY_FAILURES.has(error.failure);
        if (!isTemporary || attempt === MAX_SAVE_ATTEMPTS) throw error;
        await createWaitFor(clock)(SAVE_RETRY_DELAY_MS, signal);
      }
    }
  }

  #show(preferences: Preferences, saveStatus: PreferencesDraftSnapshot['saveStatus']): void {
    const isChanged = !arePreferencesEqual(this.#savedPreferences, preferences);
    this.#state.set({ preferences, isChanged, saveStatus });
  }
}

function pickPreferences(preferences: Preferences, keys: readonly PreferenceKey[]): Partial<Preferences> {
  return Object.fromEntries(keys.map((key) => [key, preferences[key]]));
}
