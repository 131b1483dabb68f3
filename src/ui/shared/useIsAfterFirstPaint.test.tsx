import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { FirstPictureContext } from '../design/FirstPictureContext.ts';
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

it('waits for the first picture if the page begins with one', () => {
  const shown = new SnapshotHolder(false);
  const firstPicture = Object.assign(shown, { markShown: () => shown.set(true) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <FirstPictureContext value={firstPicture}>{children}</FirstPictureContext>
  );
  const { result } = renderHook(useIsAfterFirstPaint, { wrapper });
  act(() => vi.runAllTimers());
  expect(result.current).toBe(false);
  act(() => firstPicture.markShown());
  act(() => vi.runAllTimers());
  expect(result.current).toBe(true);
});
