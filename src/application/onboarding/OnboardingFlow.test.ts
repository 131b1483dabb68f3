import { describe, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { NO_PREFERENCES, type Preferences } from '../../domain/accounts/Profile.ts';
import { TTLCache } from '../cache/TTLCache.ts';
import { CallError } from '../ports/CallError.ts';
import { PreferencesDraft } from '../preferences/PreferencesDraft.ts';
import { OnboardingFlow } from './OnboardingFlow.ts';
import { OnboardingMemory } from './OnboardingMemory.ts';
import { getProgressPercent } from './steps.ts';

type SavedValues = Partial<Preferences> & { readonly onboarded?: boolean };

/** A simulated device. `open` loads the page again, for the same or another account. */
function createDevice({ refreshProfile = async () => {}, fetchSaved = async () => NO_PREFERENCES } = {}) {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const cache = new TTLCache(new InMemoryKeyValueStore(), clock);
  const saveCalls = new HeldCalls<[userId: string, values: SavedValues, signal?: AbortSignal], void>();
  const events: string[] = [];
  const open = (userId = 'ada') => {
    const memory = new OnboardingMemory(cache, userId);
    const editedPreferences = memory.read()?.preferences;
    const profiles = { savePreferences: saveCalls.call };
    const parts = { userId, profiles, clock, logger, savedPreferences: NO_PREFERENCES };
    const draft = new PreferencesDraft({
      ...parts,
      ...(editedPreferences && { editedPreferences }),
    });
    const flow = new OnboardingFlow({
      draft,
      memory,
      fetchSaved,
      clock,
      logger,
      refreshProfile: async () => {
        events.push('refresh');
        await refreshProfile();
      },
      onFinished: () => events.push('finished'),
    });
    return { flow, draft, stop: flow.start() };
  };
  return { clock, logger, cache, saveCalls, events, open };
}

it('shows the progress of the questions', () => {
  expect((['style', 'ai', 'pose'] as const).map(getProgressPercent)).toEqual([33, 67, 100]);
});

describe('the steps', () => {
  it('begin with a welcome of three seconds', () => {
    const { clock, open } = createDevice();
    const { flow } = open();
    clock.advance(2_999);
    expect(flow.snapshot).toBe('intro');
    clock.advance(1);
    expect(flow.snapshot).toBe('style');
    clock.advance(60_000);
    expect(flow.snapshot).toBe('style');
  });

  it('go forward and back without losing anything, but not out of the questions', () => {
    const { clock, open } = createDevice();
    const { flow, draft } = open();
    flow.goNext();
    expect(flow.snapshot).toBe('intro');
    clock.advance(3_000);
    flow.goBack();
    expect(flow.snapshot).toBe('style');
    draft.edit({ sizePreference: ['M'] });
    flow.goNext();
    draft.edit({ aiTone: 'Bold & Assertive' });
    flow.goNext();
    flow.goNext();
    expect(flow.snapshot).toBe('pose');
    flow.goBack();
    flow.goBack();
    expect(flow.snapshot).toBe('style');
    expect(draft.snapshot.preferences).toMatchObject({ sizePreference: ['M'], aiTone: 'Bold & Assertive' });
  });

  it('stop when the shopper leaves the page', () => {
    const { clock, open } = createDevice();
    const { flow, stop } = open();
    stop();
    clock.advance(10_000);
    expect(flow.snapshot).toBe('intro');
    expect(clock.pendingCount).toBe(0);
  });
});

describe('a reload', () => {
  it('continues at the step, with everything that was chosen', () => {
    const { clock, open } = createDevice();
    const firstVisit = open();
    clock.advance(3_000);
    firstVisit.flow.goNext();
    firstVisit.draft.edit({ location: 'Oslo, Norway' });
    firstVisit.stop();
    const secondVisit = open();
    expect(secondVisit.flow.snapshot).toBe('ai');
    expect(secondVisit.draft.snapshot.preferences.location).toBe('Oslo, Norway');
  });

  it('shows another account none of it', () => {
    const { clock, open } = createDevice();
    const firstVisit = open('ada');
    clock.advance(3_000);
    firstVisit.draft.edit({ userNotes: 'Private' });
    firstVisit.stop();
    const secondVisit = open('bea');
    expect(secondVisit.flow.snapshot).toBe('intro');
    expect(secondVisit.draft.snapshot.preferences).toEqual(NO_PREFERENCES);
  });

  it.each([
    null,
    'style',
    { step: 'complete', preferences: NO_PREFERENCES },
    { step: 'ai' },
    { step: 'ai', preferences: { ...NO_PREFERENCES, stylePreference: 'Casual' } },
    { step: 'ai', preferences: { ...NO_PREFERENCES, location: undefined } },
  ])('starts anew with an invalid entry: %j', (storedValue) => {
    const { cache, open } = createDevice();
    cache.set('onboarding.1.ada', storedValue);
    expect(open().flow.snapshot).toBe('intro');
  });
});

describe('the end', () => {
  function openLastQuestion(device: ReturnType<typeof createDevice>) {
    const opened = device.open();
    device.clock.advance(3_000);
    opened.draft.edit({ genderPreference: ['Women'] });
    opened.flow.goNext();
    opened.flow.goNext();
    return opened;
  }

  it('saves on the last question, says so for three seconds, fetches the profile and opens the app', async () => {
    const device = createDevice();
    const { flow } = openLastQuestion(device);
    void flow.complete();
    await settlePromises();
    expect(device.saveCalls.newest.args.slice(0, 2)).toEqual([
      'ada',
      { ...NO_PREFERENCES, genderPreference: ['Women'], onboarded: true },
    ]);
    expect(flow.snapshot).toBe('pose');
    device.saveCalls.newest.resolve();
    await settlePromises();
    expect(flow.snapshot).toBe('complete');
    device.clock.advance(2_999);
    await settlePromises();
    expect(device.events).toEqual([]);
    device.clock.advance(1);
    await settlePromises();
    expect(device.events).toEqual(['refresh', 'finished']);
    expect(device.open().flow.snapshot).toBe('intro');
  });

  it('stays on the last question when saving fails, and can be tried again', async () => {
    const device = createDevice();
    const { flow, draft } = openLastQuestion(device);
    void flow.complete();
    await settlePromises();
    device.saveCalls.newest.reject(new CallError('Error saving user preferences', 'rejected'));
    await settlePromises();
    expect(flow.snapshot).toBe('pose');
    expect(draft.snapshot).toMatchObject({ saveStatus: 'failed', preferences: { genderPreference: ['Women'] } });
    void flow.complete();
    await settlePromises();
    device.saveCalls.newest.resolve();
    await settlePromises();
    expect(flow.snapshot).toBe('complete');
  });

  it('keeps what another tab has saved, except for what was edited here', async () => {
    const savedElsewhere = { ...NO_PREFERENCES, genderPreference: ['Men'], userNotes: 'I run warm' };
    const device = createDevice({ fetchSaved: async () => savedElsewhere });
    void openLastQuestion(device).flow.complete();
    await settlePromises();
    expect(device.saveCalls.newest.args[1]).toEqual({
      ...savedElsewhere,
      genderPreference: ['Women'],
      onboarded: true,
    });
  });

  it('sends only what was edited here if what is saved cannot be fetched', async () => {
    const device = createDevice({ fetchSaved: () => Promise.reject(new Error('down')) });
    void openLastQuestion(device).flow.complete();
    await settlePromises();
    expect(device.saveCalls.newest.args[1]).toEqual({ genderPreference: ['Women'], onboarded: true });
  });

  it('saves once when it is pressed twice, and does not go back meanwhile', async () => {
    const device = createDevice();
    const { flow } = openLastQuestion(device);
    void flow.complete();
    void flow.complete();
    flow.goBack();
    await settlePromises();
    expect(device.saveCalls.madeArguments).toHaveLength(1);
    expect(flow.snapshot).toBe('pose');
  });

  it('opens the app even if the profile cannot be fetched, and logs that', async () => {
    const device = createDevice({ refreshProfile: () => Promise.reject(new Error('down')) });
    const { flow } = openLastQuestion(device);
    void flow.complete();
    await settlePromises();
    device.saveCalls.newest.resolve();
    await settlePromises();
    device.clock.advance(3_000);
    await settlePromises();
    expect(device.events).toEqual(['refresh', 'finished']);
    expect(device.logger.records.map(({ level }) => level)).toEqual(['error']);
  });
});
