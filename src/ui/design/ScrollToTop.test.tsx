import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollToTop } from './ScrollToTop.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Tab() {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} data-testid="tab">
      <ScrollToTop scroller={scroller} />
    </div>
  );
}

function scrollThrough(...positions: number[]) {
  render(<Tab />);
  const tab = screen.getByTestId('tab');
  for (const position of positions) {
    tab.scrollTop = position;
    fireEvent.scroll(tab);
  }
  return { tab, button: screen.getByRole('button', { name: 'Scroll to top' }) };
}

it.each([
  ['while scrolling up beyond 300 px', [900, 800], 'true'],
  ['not while scrolling down', [800, 900], 'false'],
  ['not within the first 300 px', [900, 300], 'false'],
])('appears %s', (_when, positions, isShown) => {
  expect(scrollThrough(...positions).button).toHaveAttribute('data-shown', isShown);
});

it('hides one second after the last movement', () => {
  const { button } = scrollThrough(900, 800);
  act(() => vi.advanceTimersByTime(999));
  expect(button).toHaveAttribute('data-shown', 'true');
  act(() => vi.advanceTimersByTime(1));
  expect(button).toHaveAttribute('data-shown', 'false');
});

it('goes to the top', () => {
  const { tab, button } = scrollThrough(900, 800);
  const scrollTo = vi.spyOn(tab, 'scrollTo');
  fireEvent.click(button);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});
