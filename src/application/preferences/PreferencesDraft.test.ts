import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { NO_PREFERENCES, type Preferences } from '../../domain/accounts/Profile.ts';
import { CallError } from '../ports/CallError.ts';
import { PreferencesDraft } from './PreferencesDraft.ts';

type SavedValues = Partial<Preferences> & { readonly onboarded?: boolean };

const SAVED_PREFERENCES = { ...NO_PREFERENCES, genderPreference: ['Women'], location: 'Oslo, Norway' };
const unreachable = () => new CallError('Error saving user preferences', 'unreachable');

function createDraft(editedPreferences?: Preferences) {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const saveCalls = new HeldCalls<[userId: string, values: SavedValues, signal?: AbortSignal], void>();
  const profiles = { savePreferences: saveCalls.call };
  const draft = new PreferencesDraft({
    userId: 'u1',
    profiles,
    clock,
    logger,
    savedPreferences: SAVED_PREFERENCES,
    ...(editedPreferences && { editedPreferences }),
  });
  return { draft, clock, logger, saveCalls };
}

describe('editing', () => {
  it('notices a change and its reversal', () => {
    const { draft } = createDraft();
    let notified = 0;
    draft.subscribe(() => (notified += 1));
    draft.edit({ sizePreference: ['M', 'L'] });
    expect(draft.snapshot).toMatchObject({
      isChanged: true,
      preferences: { ...SAVED_PREFERENCES, sizePreference: ['M', 'L'] },
    });
    draft.edit({ sizePreference: [] });
    expect(draft.snapshot).toMatchObject({ isChanged: false, preferences: SAVED_PREFERENCES });
    expect(notified).toBe(2);
  });

  it('continues with edits of an earlier visit', () => {
    const { draft } = createDraft({ ...SAVED_PREFERENCES, userNotes: 'No wool' });
    expect(draft.snapshot).toMatchObject({ isChanged: true, preferences: { userNotes: 'No wool' } });
  });

  it('keeps unsaved edits when other preferences change on the server', () => {
    const { draft } = createDraft();
    draft.edit({ userNotes: 'No wool' });
    draft.adoptSaved({ ...SAVED_PREFERENCES, location: 'Bergen, Norway', userNotes: 'Everything' });
    expect(draft.snapshot).toMatchObject({
      isChanged: true,
      preferences: { location: 'Bergen, Norway', userNotes: 'No wool' },
    });
  });
});

describe('saving', () => {
  it('makes no call when nothing has changed', async () => {
    const { draft, saveCalls } = createDraft();
    expect(await draft.save()).toBe(true);
    expect(saveCalls.madeArguments).toEqual([]);
  });

  it('sends only what has changed', async () => {
    const { draft, saveCalls } = createDraft();
    draft.edit({ sizePreference: ['M'] });
    const savePromise = draft.save();
    expect(draft.snapshot.saveStatus).toBe('saving');
    expect(saveCalls.newest.args.slice(0, 2)).toEqual(['u1', { sizePreference: ['M'] }]);
    saveCalls.newest.resolve();
    expect(await savePromise).toBe(true);
    expect(draft.snapshot).toMatchObject({ saveStatus: 'saved', isChanged: false });
  });

  it('sends everything with the end of onboarding, changed or not', async () => {
    const { draft, saveCalls } = createDraft();
    const savePromise = draft.saveOnboarded(async () => SAVED_PREFERENCES);
    await settlePromises();
    expect(saveCalls.newest.args[1]).toEqual({ ...SAVED_PREFERENCES, onboarded: true });
    saveCalls.newest.resolve();
    expect(await savePromise).toBe(true);
  });

  it('keeps an edit that was made during the save', async () => {
    const { draft, saveCalls } = createDraft();
    draft.edit({ userNotes: 'No wool' });
    const savePromise = draft.save();
    draft.edit({ userNotes: 'No wool, no silk' });
    saveCalls.newest.resolve();
    await savePromise;
    expect(draft.snapshot).toMatchObject({ isChanged: true, preferences: { userNotes: 'No wool, no silk' } });
  });

  it('tries three times, a second apart, then reports the failure and keeps everything', async () => {
    const { draft, saveCalls, clock, logger } = createDraft();
    draft.edit({ userNotes: 'No wool' });
    const savePromise = draft.save();
    for (const pause of [1_000, 1_000, 0]) {
      saveCalls.newest.reject(unreachable());
      await settlePromises();
      clock.advance(pause);
      await settlePromises();
    }
    expect(await savePromise).toBe(false);
    expect(saveCalls.madeArguments).toHaveLength(3);
    expect(draft.snapshot).toMatchObject({
      saveStatus: 'failed',
      isChanged: true,
      preferences: { userNotes: 'No wool' },
    });
    expect(logger.records.map(({ message }) => message)).toEqual(['Failed to save preferences']);
    const retryPromise = draft.save();
    saveCalls.newest.resolve();
    expect(await retryPromise).toBe(true);
  });

  it('does not repeat a call that the server refused', async () => {
    const { draft, saveCalls } = createDraft();
    draft.edit({ userNotes: 'No wool' });
    const savePromise = draft.save();
    saveCalls.newest.reject(new CallError('Error saving user preferences', 'rejected'));
    expect(await savePromise).toBe(false);
    expect(saveCalls.madeArguments).toHaveLength(1);
  });

  it('lets the newest save win', async () => {
    const { draft, saveCalls } = createDraft();
    draft.edit({ userNotes: 'No wool' });
    const firstSave = draft.save();
    draft.edit({ userNotes: 'No silk' });
    const secondSave = draft.save();
    expect(await firstSave).toBe(false);
    saveCalls.newest.resolve();
    expect(await secondSave).toBe(true);
    expect(saveCalls.madeArguments.map(([, values]) => values.userNotes)).toEqual(['No wool', 'No silk']);
    expect(draft.snapshot).toMatchObject({ saveStatus: 'saved', isChanged: false });
  });
});
