import { afterEach, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../adapters/memory/ManualClock.ts';
import { SnapshotHolder } from '../../../application/Snapshots.ts';
import type { FeatureModules } from '../../FeatureModules.ts';
import { LazyViewer } from './LazyViewer.ts';

const MISSING_MESSAGE = 'part-not-loaded';

afterEach(() => void vi.restoreAllMocks());

function createViewer(load: () => Promise<void>) {
  const showError = vi.fn();
  const modules = { load } as unknown as FeatureModules;
  const connection = new SnapshotHolder(true);
  const clock = new ManualClock();
  return { viewer: new LazyViewer({ modules, notices: { showError }, clock, connection }), showError, clock };
}

it('reports that its code did not load, and opens the item at the next attempt', { timeout: 30_000 }, async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue();
  const { viewer, showError } = createViewer(load);
  const open = vi.fn();
  viewer.onHostMounted();
  viewer.runWhenLoaded(open, 'blazer');
  await vi.waitFor(() => expect(showError).toHaveBeenCalledExactlyOnceWith(MISSING_MESSAGE), { timeout: 20_000 });
  expect(open).not.toHaveBeenCalled();
  viewer.runWhenLoaded(open, 'blazer');
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(showError).toHaveBeenCalledOnce();
});

it('shows no error when a prefetch fails', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no answer'));
  const { viewer, showError, clock } = createViewer(load);
  const stop = viewer.start();
  clock.advance(1_000);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(showError).not.toHaveBeenCalled();
  stop();
});

it('loads no code offline, and shows an error when the code is needed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<void>>();
  const { viewer, showError } = createViewer(load);
  viewer.load();
  await vi.waitFor(() => expect(showError).toHaveBeenCalledExactlyOnceWith(MISSING_MESSAGE));
  expect([load.mock.calls.length, viewer.component.snapshot]).toEqual([0, null]);
});
