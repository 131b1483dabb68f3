import { afterEach, expect, it, vi } from 'vitest';
import { BrowserPageVisibility } from './BrowserPageVisibility.ts';

afterEach(() => void vi.restoreAllMocks());

it('notifies when the page is hidden and shown', () => {
  const visibility = new BrowserPageVisibility();
  const states: boolean[] = [];
  const stop = visibility.subscribe(() => states.push(visibility.snapshot));
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(states).toEqual([false, true]);
});
