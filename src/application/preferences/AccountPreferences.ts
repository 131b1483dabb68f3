import type { Preferences, Profile } from '../../domain/accounts/Profile.ts';
import { listChangedPreferences } from '../../domain/preferences/preferenceEdits.ts';
import type { AccountSession } from '../accounts/AccountSession.ts';
import { createWaitFor } from '../accounts/createWaitFor.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { Clock } from '../ports/Clock.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Logger } from '../ports/Logger.ts';
import type { Profiles } from '../ports/Profiles.ts';
import { isPreferenceValue } from './isPreferenceValue.ts';
import { PreferencesDraft } from './PreferencesDraft.ts';

export interface AccountPreferencesDependencies {
  readonly account: Pick<AccountSession, 'refresh'>;
  readonly shopper: CurrentShopper;
  readonly profiles: Pick<Profiles, 'savePreferences'>;
  readonly cache: Pick<TTLCache, 'get' | 'setInput' | 'remove'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** How long a logout waits for changed preferences to be saved. */
const MAX_SAVE_WAIT_MS = 2_000;

/** Cache key of edits that are not saved yet; logging out clears the cache. */
const UNSAVED_KEY = 'unsaved-preferences';

/**
 * The preferences in the account panel (spec 2.12). Edits go to a draft, which outlives the panel and is saved when
 * the panel closes. Unsaved edits are cached on the device, so that a failure or a reload does not lose them.
 */
export class AccountPreferences {
  readonly #dependencies: AccountPreferencesDependencies;
  #current: { readonly userId: string; readonly draft: PreferencesDraft } | null = null;

  constructor(dependencies: AccountPreferencesDependencies) {
    this.#dependencies = dependencies;
    dependencies.shopper.subscribe(() => this.#followProfile());
  }

  /** The draft of the signed-in shopper; null when nobody is signed in. */
  get draft(): PreferencesDraft | null {
    const profile = this.#dependencies.shopper.snapshot;
    if (profile === null) return null;
    if (this.#current?.userId !== profile.id) this.#current = { userId: profile.id, draft: this.#createDraft(profile) };
    return this.#current.draft;
  }

  /** Saves the changed preferences, if any, and refreshes the profile. Never rejects. */
  async save(): Promise<void> {
    const { account, shopper, logger } = this.#dependencies;
    const current = this.#current;
    if (current === null || current.userId !== shopper.snapshot?.id || !current.draft.snapshot.isChanged) return;
    if (!(await current.draft.save())) return;
    await account.refresh().catch((error: unknown) => logger.warn('The saved profile could not be fetched', error));
  }

  /** Like `save`, but resolves after two seconds at the latest. */
  async saveBeforeLogout(): Promise<void> {
    const controller = new AbortController();
    const wait = createWaitFor(this.#dependencies.clock)(MAX_SAVE_WAIT_MS, controller.signal).catch(() => undefined);
    await Promise.race([this.save(), wait]);
    controller.abort();
  }

  #createDraft({ id: userId, preferences: savedPreferences }: Profile): PreferencesDraft {
    const { profiles, cache, clock, logger } = this.#dependencies;
    const editedPreferences = { ...savedPreferences, ...readEdits(cache.get(UNSAVED_KEY), userId) };
    const draft = new PreferencesDraft({
      userId,
      profiles,
      clock,
      logger,
      savedPreferences,
      editedPreferences,
    });
    // The keys that this draft has edited or restored from the cache. Cached edits of other keys may come from
    // another tab.
    const ownKeys = new Set<string>(listChangedPreferences(savedPreferences, editedPreferences));
    draft.subscribe(() => this.#cacheEdits(userId, draft, ownKeys));
    return draft;
  }

  #cacheEdits(userId: string, draft: PreferencesDraft, ownKeys: Set<string>): void {
    const { cache, shopper } = this.#dependencies;
    if (shopper.snapshot?.id !== userId) return;
    const { isChanged, preferences } = draft.snapshot;
    const changedKeys = isChanged ? listChangedPreferences(shopper.snapshot.preferences, preferences) : [];
    for (const key of changedKeys) ownKeys.add(key);
    const cachedEdits = Object.entries(readEdits(cache.get(UNSAVED_KEY), userId));
    const edits = [
      ...cachedEdits.filter(([key]) => !ownKeys.has(key)),
      ...changedKeys.map((key) => [key, preferences[key]] as const),
    ];
    if (edits.length === 0) cache.remove(UNSAVED_KEY);
    else cache.setInput(UNSAVED_KEY, { userId, edits: Object.fromEntries(edits) }, null);
  }

  #followProfile(): void {
    const profile = this.#dependencies.shopper.snapshot;
    if (profile !== null && profile.id === this.#current?.userId) this.#current.draft.adoptSaved(profile.preferences);
    else this.#current = null;
  }
}

/** The cached edits if they belong to this shopper. Another version of the app may have written them. */
function readEdits(cachedValue: unknown, userId: string): Partial<Preferences> {
  if (typeof cachedValue !== 'object' || cachedValue === null) return {};
  const { userId: owner, edits } = cachedValue as { readonly userId?: unknown; readonly edits?: unknown };
  if (owner !== userId || typeof edits !== 'object' || edits === null) return {};
  const validEntries = Object.entries(edits).filter(([key, value]) => isPreferenceValue(key, value));
  return Object.fromEntries(validEntries) as Partial<Preferences>;
}
