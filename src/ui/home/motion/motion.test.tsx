import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../adapters/memory/ManualClock.ts';
import { MotionContext } from './MotionContext.ts';
import { useRotation } from './useRotation.ts';
import { useTypedText } from './useTypedText.ts';

function createMotion(random = () => 0) {
  const clock = new ManualClock();
  const motion = { isRunning: true, clock, random };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MotionContext value={motion}>{children}</MotionContext>
  );
  const advance = (ms: number) => act(() => clock.advance(ms));
  return { clock, wrapper, advance };
}

describe('a rotation', () => {
  it('shows one entry after another, and begins again', () => {
    const { wrapper, advance } = createMotion();
    const { result } = renderHook(() => useRotation(3, true, 5_000), { wrapper });
    const shownIndices = [result.current.index];
    for (let step = 0; step < 4; step += 1) {
      advance(5_000);
      shownIndices.push(result.current.index);
    }
    expect(shownIndices).toEqual([0, 1, 2, 0, 1]);
  });

  it('waits the full time after the shopper chose an entry', () => {
    const { wrapper, advance } = createMotion();
    const { result } = renderHook(() => useRotation(3, true, 5_000), { wrapper });
    advance(4_000);
    act(() => result.current.show(2));
    advance(4_999);
    expect(result.current.index).toBe(2);
    advance(1);
    expect(result.current.index).toBe(0);
  });

  it('continues at the other end', () => {
    const { wrapper } = createMotion();
    const { result } = renderHook(() => useRotation(3, false, 5_000), { wrapper });
    act(() => result.current.show(-1));
    expect(result.current.index).toBe(2);
    act(() => result.current.show(3));
    expect(result.current.index).toBe(0);
  });

  it('draws its delay between both limits', () => {
    const { clock, wrapper, advance } = createMotion(() => 0.5);
    const { result } = renderHook(() => useRotation(2, true, 5_000, 6_000), { wrapper });
    advance(5_499);
    expect(result.current.index).toBe(0);
    advance(1);
    expect(result.current.index).toBe(1);
    expect(clock.pendingCount).toBe(1);
  });

  it.each([
    ['while it may not move', 3, false],
    ['with a single entry', 1, true],
    ['without entries', 0, true],
  ])('has no timer %s', (_, count, isMoving) => {
    const { clock, wrapper } = createMotion();
    const { unmount } = renderHook(() => useRotation(count, isMoving, 5_000), { wrapper });
    expect(clock.pendingCount).toBe(0);
    unmount();
  });

  it('leaves no timer when it stops moving or is unmounted', () => {
    const { clock, wrapper } = createMotion();
    const { rerender, unmount } = renderHook(({ isMoving }) => useRotation(3, isMoving, 5_000), {
      wrapper,
      initialProps: { isMoving: true },
    });
    expect(clock.pendingCount).toBe(1);
    rerender({ isMoving: false });
    expect(clock.pendingCount).toBe(0);
    rerender({ isMoving: true });
    unmount();
    expect(clock.pendingCount).toBe(0);
  });
});

function TypedText({ text, isMoving }: { readonly text: string; readonly isMoving: boolean }) {
  const element = useTypedText(text, isMoving);
  return <span data-testid="typed" ref={element} />;
}

describe('typed text', () => {
  const getShownText = () => screen.getByTestId('typed').textContent;

  it('appears character by character, 30 ms each', () => {
    const { clock, wrapper, advance } = createMotion();
    render(<TypedText text="Jeans" isMoving />, { wrapper });
    expect(getShownText()).toBe('');
    advance(30);
    expect(getShownText()).toBe('J');
    advance(60);
    expect(getShownText()).toBe('Jea');
    advance(60);
    expect(getShownText()).toBe('Jeans');
    expect(clock.pendingCount).toBe(0);
  });

  it('is shown as a whole, without a timer, while motion is off', () => {
    const { clock, wrapper } = createMotion();
    render(<TypedText text="Jeans" isMoving={false} />, { wrapper });
    expect([getShownText(), clock.pendingCount]).toEqual(['Jeans', 0]);
  });

  it('is completed when motion stops, and is not typed again afterwards', () => {
    const { clock, wrapper, advance } = createMotion();
    const { rerender } = render(<TypedText text="Jeans" isMoving />, { wrapper });
    advance(150);
    rerender(<TypedText text="Jeans" isMoving={false} />);
    rerender(<TypedText text="Jeans" isMoving />);
    expect([getShownText(), clock.pendingCount]).toEqual(['Jeans', 0]);
    rerender(<TypedText text="Coats" isMoving />);
    advance(30);
    expect(getShownText()).toBe('C');
    rerender(<TypedText text="Coats" isMoving={false} />);
    expect([getShownText(), clock.pendingCount]).toEqual(['Coats', 0]);
  });
});
