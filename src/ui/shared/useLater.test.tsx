import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLater } from './useLater.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is false until the first render was painted', () => {
  const { result } = renderHook(useLater);
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersToNextFrame());
  expect(result.current).toBe(false);
  act(() => vi.runAllTimers());
  expect(result.current).toBe(true);
});

it('cancels its timers when the component unmounts', () => {
  const { unmount } = renderHook(useLater);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
