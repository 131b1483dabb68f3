import { expect, it } from 'vitest';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { OnboardingViewModel } from './OnboardingViewModel.ts';

function createOnboarding({ saveOnboarded = async () => {} }: { saveOnboarded?: () => Promise<void> } = {}) {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const events: string[] = [];
  const viewModel = new OnboardingViewModel({
    userId: 'u1',
    clock,
    logger,
    profiles: {
      getProfile: () => Promise.reject(new Error('not asked for here')),
      savePreferences: async (userId, preferences) => {
        events.push(`save ${userId} ${JSON.stringify(preferences)}`);
        await saveOnboarded();
      },
    },
    refreshProfile: async () => void events.push('refresh'),
    onFinished: () => events.push('finished'),
  });
  const settlePromises = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, logger, events, viewModel, settled: settlePromises };
}

it('shows the welcome for three seconds, then the completion for three, saves it and opens the app', async () => {
  const { clock, events, viewModel, settled } = createOnboarding();
  viewModel.start();
  expect(viewModel.step).toBe('intro');
  clock.advance(2_999);
  expect(viewModel.step).toBe('intro');
  clock.advance(1);
  expect(viewModel.step).toBe('complete');
  clock.advance(2_999);
  await settled();
  expect(events).toEqual(['save u1 {"onboarded":true}']);
  clock.advance(1);
  await settled();
  expect(events).toEqual(['save u1 {"onboarded":true}', 'refresh', 'finished']);
});

it('opens the app even if saving fails, and logs it', async () => {
  const { clock, logger, events, viewModel, settled } = createOnboarding({
    saveOnboarded: () => Promise.reject(new Error('down')),
  });
  viewModel.start();
  clock.advance(3_000);
  clock.advance(3_000);
  await settled();
  expect(events).toContain('finished');
  expect(logger.records.map(({ message }) => message)).toEqual(['Failed to save preferences']);
});

it('stops when it leaves the screen, and restarts when it returns', async () => {
  const { clock, events, viewModel, settled } = createOnboarding();
  viewModel.start()();
  clock.advance(10_000);
  await settled();
  expect(events).toEqual([]);
  viewModel.start();
  clock.advance(3_000);
  expect(viewModel.step).toBe('complete');
});
