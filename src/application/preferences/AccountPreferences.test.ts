import { beforeEach, describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { NO_PREFERENCES, type Preferences, type Profile } from '../../domain/accounts/Profile.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { CallError } from '../ports/CallError.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { AccountPreferences } from './AccountPreferences.ts';

const createProfile = (id: string, preferences: Partial<Preferences> = {}): Profile => ({
  ...{ id, name: id, email: `${id}@example.test`, onboarded: true, chatEnabled: false },
  preferences: { ...NO_PREFERENCES, ...preferences },
});

let shopper: SnapshotHolder<Profile | null>;
let cache: TTLCache;
let clock: ManualClock;
let saveCalls: HeldCalls<[userId: string, values: Partial<Preferences>, signal?: AbortSignal], void>;
let refreshCount: number;
let create: () => AccountPreferences;

beforeEach(() => {
  clock = new ManualClock();
  shopper = new SnapshotHolder<Profile | null>(createProfile('anna', { genderPreference: ['Women'] }));
  cache = new TTLCache(new InMemoryKeyValueStore(), clock);
  saveCalls = new HeldCalls();
  refreshCount = 0;
  const account = { refresh: async () => void (refreshCount += 1) };
  const profiles = { savePreferences: saveCalls.call };
  create = () => new AccountPreferences({ account, shopper, profiles, cache, clock, logger: new RecordingLogger() });
});

describe('closing the panel', () => {
  it('makes no call when nothing has changed', async () => {
    const preferences = create();
    preferences.draft!.edit({ sizePreference: ['M'] });
    preferences.draft!.edit({ sizePreference: [] });
    await preferences.save();
    expect([saveCalls.madeArguments.length, refreshCount]).toEqual([0, 0]);
  });

  it('saves what changed, and the app then follows the new profile', async () => {
    const preferences = create();
    preferences.draft!.edit({ sizePreference: ['M'] });
    const save = preferences.save();
    saveCalls.newest.resolve();
    await save;
    expect(saveCalls.madeArguments[0]!.slice(0, 2)).toEqual(['anna', { sizePreference: ['M'] }]);
    expect(refreshCount).toBe(1);
    expect(cache.get('unsaved-preferences')).toBeUndefined();
  });
});

describe('logging out', () => {
  it('waits for the save, but not for a server that does not answer', async () => {
    const preferences = create();
    const outcomes: string[] = [];
    await preferences.saveBeforeLogout();
    preferences.draft!.edit({ sizePreference: ['M'] });
    void preferences.saveBeforeLogout().then(() => outcomes.push('slow'));
    clock.advance(1_999);
    await settlePromises();
    expect([saveCalls.madeArguments.length, outcomes]).toEqual([1, []]);
    clock.advance(1);
    await settlePromises();
    expect(outcomes).toEqual(['slow']);
    void preferences.saveBeforeLogout().then(() => outcomes.push('quick'));
    saveCalls.newest.resolve();
    await settlePromises();
    expect([outcomes, clock.pendingCount]).toEqual([['slow', 'quick'], 0]);
  });
});

describe('changes that could not be saved', () => {
  it('are there after a reload, and can be saved then', async () => {
    const preferences = create();
    preferences.draft!.edit({ userNotes: 'No wool' });
    const save = preferences.save();
    saveCalls.newest.reject(new CallError('Error saving user preferences', 'rejected'));
    await save;
    expect(refreshCount).toBe(0);
    const reloadedPreferences = create();
    expect(reloadedPreferences.draft!.snapshot).toMatchObject({
      isChanged: true,
      preferences: { userNotes: 'No wool' },
    });
    const secondSave = reloadedPreferences.save();
    saveCalls.newest.resolve();
    await secondSave;
    expect(create().draft!.snapshot.isChanged).toBe(false);
  });

  it('outlive those that another tab edits and saves', async () => {
    const [tab, otherTab] = [create(), create()];
    const [draft, otherDraft] = [tab.draft!, otherTab.draft!];
    otherDraft.edit({ sizePreference: ['M'] });
    draft.edit({ userNotes: 'No wool' });
    expect(create().draft!.snapshot.preferences).toMatchObject({ userNotes: 'No wool', sizePreference: ['M'] });
    const save = otherTab.save();
    saveCalls.newest.resolve();
    await save;
    expect(create().draft!.snapshot.preferences).toMatchObject({ userNotes: 'No wool', sizePreference: [] });
    draft.edit({ userNotes: '' });
    expect(cache.get('unsaved-preferences')).toBeUndefined();
  });

  it('are not shown to another shopper', () => {
    create().draft!.edit({ userNotes: 'No wool' });
    shopper.set(createProfile('ben'));
    expect(create().draft!.snapshot).toMatchObject({ isChanged: false, preferences: { userNotes: '' } });
  });

  it.each([null, 'text', { userId: 'anna', edits: { userNotes: 7, sizePreference: [3], other: 'x' } }])(
    'are ignored where the cache holds something else: %j',
    (value) => {
      cache.set('unsaved-preferences', value);
      expect(create().draft!.snapshot.isChanged).toBe(false);
    },
  );
});

it('keeps edits when the profile changes elsewhere', () => {
  const preferences = create();
  const { draft } = preferences;
  draft!.edit({ sizePreference: ['M'] });
  shopper.set(createProfile('anna', { genderPreference: ['Women'], location: 'Oslo, Norway' }));
  expect(preferences.draft).toBe(draft);
  expect(draft!.snapshot.preferences).toMatchObject({ location: 'Oslo, Norway', sizePreference: ['M'] });
});

it('has no draft for a visitor, and neither saves nor caches anything after a logout', async () => {
  const preferences = create();
  const draft = preferences.draft!;
  draft.edit({ sizePreference: ['M'] });
  shopper.set(null);
  cache.remove('unsaved-preferences');
  draft.edit({ userNotes: 'No wool' });
  expect(cache.get('unsaved-preferences')).toBeUndefined();
  await preferences.save();
  await settlePromises();
  expect([preferences.draft, saveCalls.madeArguments.length]).toEqual([null, 0]);
});
