import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsAfterFirstPaint } from './useIsAfterFirstPaint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is false until the first render was painted', () => {
  const { result } = renderHook(useIsAfterFirstPaint);
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersToNextFrame());
  expect(result.current).toBe(false);
  act(() => vi.runAllTimers());
  expect(result.current).toBe(true);
});

it('cancels its timers when the component unmounts', () => {
  const { unmount } = renderHook(useIsAfterFirstPaint);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
