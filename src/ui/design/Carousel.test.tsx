import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

/** jsdom has no layout, so this fakes three slides of 100 px in a viewport of 100 px. */
beforeEach(() => {
  const fakeLayout = {
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
      },
    },
    clientWidth: { configurable: true, get: () => 100 },
    scrollWidth: { configurable: true, get: () => 300 },
  };
  Object.defineProperties(HTMLUListElement.prototype, {
    clientWidth: fakeLayout.clientWidth,
    scrollWidth: fakeLayout.scrollWidth,
  });
  Object.defineProperty(HTMLLIElement.prototype, 'offsetLeft', fakeLayout.offsetLeft);
  HTMLUListElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  for (const name of ['clientWidth', 'scrollWidth', 'scrollTo'])
    Reflect.deleteProperty(HTMLUListElement.prototype, name);
  Reflect.deleteProperty(HTMLLIElement.prototype, 'offsetLeft');
});

function renderThreeSlides() {
  const onIndexChange = vi.fn();
  render(
    <Carousel label="Pictures" onIndexChange={onIndexChange}>
      <p>front</p>
      <p>back</p>
      <p>detail</p>
    </Carousel>,
  );
  return { onIndexChange, track: screen.getByRole('list', { name: 'Pictures' }) };
}
const getButton = (name: string) => screen.getByRole('button', { name });

it('begins at the given slide', async () => {
  render(
    <Carousel label="Pictures" startIndex={2}>
      <p>front</p>
      <p>back</p>
      <p>detail</p>
    </Carousel>,
  );
  expect(screen.getByRole('list', { name: 'Pictures' }).scrollLeft).toBe(200);
  expect(getButton('Next')).toBeDisabled();
  await userEvent.click(getButton('Previous'));
  expect(screen.getByRole('list', { name: 'Pictures' }).scrollLeft).toBe(100);
});

it('is a carousel whose buttons name the slides that they move', () => {
  renderThreeSlides();
  const carousel = screen.getByRole('group', { name: 'Pictures' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slides = screen.getByRole('list', { name: 'Pictures' });
  for (const name of ['Previous', 'Next']) expect(getButton(name)).toHaveAttribute('aria-controls', slides.id);
  expect(screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
});

it('moves by its buttons and stops at the ends', async () => {
  const { onIndexChange } = renderThreeSlides();
  expect(getButton('Previous')).toBeDisabled();
  await userEvent.click(getButton('Next'));
  await userEvent.click(getButton('Next'));
  expect(onIndexChange.mock.calls).toEqual([[1], [2]]);
  expect(getButton('Next')).toBeDisabled();
  await userEvent.click(getButton('Previous'));
  expect(onIndexChange).toHaveBeenLastCalledWith(1);
});

it('keeps keyboard control when its button is disabled', async () => {
  const { onIndexChange, track } = renderThreeSlides();
  await userEvent.click(getButton('Next'));
  await userEvent.click(getButton('Next'));
  expect(track).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onIndexChange).toHaveBeenLastCalledWith(1);
});

it('moves by the arrow keys', async () => {
  const { onIndexChange, track } = renderThreeSlides();
  track.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(onIndexChange.mock.calls).toEqual([[1], [2], [1]]);
});

it('reports the slide at which a swipe ends', () => {
  const { onIndexChange, track } = renderThreeSlides();
  track.scrollLeft = 180;
  fireEvent.scroll(track);
  expect(onIndexChange.mock.calls).toEqual([[2]]);
});

it('has no buttons for a single slide', () => {
  render(
    <Carousel label="Pictures">
      <p>front</p>
    </Carousel>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('snaps to a card only after it has stopped and no finger touches it', () => {
  vi.useFakeTimers();
  render(
    <Carousel label="Pictures" variant="strip" snapAfterMs={150}>
      <p>front</p>
      <p>back</p>
      <p>detail</p>
    </Carousel>,
  );
  const track = screen.getByRole('list', { name: 'Pictures' });
  const scrollTo = (left: number) => {
    track.scrollLeft = left;
    fireEvent.scroll(track);
  };
  fireEvent.touchStart(track);
  scrollTo(70);
  act(() => vi.advanceTimersByTime(1_000));
  expect(track.scrollLeft).toBe(70);
  fireEvent.touchEnd(track);
  act(() => vi.advanceTimersByTime(100));
  scrollTo(80);
  act(() => vi.advanceTimersByTime(149));
  expect(track.scrollLeft).toBe(80);
  act(() => vi.advanceTimersByTime(1));
  expect(track.scrollLeft).toBe(100);
  vi.useRealTimers();
});

it('reaches the target of a button even if a slow device pauses on the way', () => {
  vi.useFakeTimers();
  render(
    <Carousel label="Pictures" variant="strip" snapAfterMs={150}>
      <p>front</p>
      <p>back</p>
      <p>detail</p>
    </Carousel>,
  );
  const track = screen.getByRole('list', { name: 'Pictures' });
  const indexSteps: number[] = [];
  track.scrollTo = (options?: ScrollToOptions | number) => void indexSteps.push((options as ScrollToOptions).left ?? 0);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  track.scrollLeft = 20;
  fireEvent.scroll(track);
  act(() => vi.advanceTimersByTime(150));
  expect(indexSteps).toEqual([100, 200, 200]);
  vi.useRealTimers();
});
