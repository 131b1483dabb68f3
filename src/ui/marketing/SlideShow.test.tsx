import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import { MotionContext } from '../home/motion/MotionContext.ts';
import { PageMotionContext, usePageMotion } from './PageMotion.ts';
import { SlideShow } from './SlideShow.tsx';
import { TurningLogo } from './TurningLogo.tsx';

const INTERVAL_MS = 3_500;
const NAMES = ['PERSONAL', 'SMART', 'IMMERSIVE'];

/** jsdom has no layout: slides of 100 px in a viewport of 100 px. */
beforeEach(() => {
  Object.defineProperties(HTMLUListElement.prototype, {
    clientWidth: { configurable: true, get: () => 100 },
    scrollWidth: { configurable: true, get: () => 300 },
  });
  Object.defineProperty(HTMLLIElement.prototype, 'offsetLeft', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    },
  });
  HTMLUListElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  for (const name of ['clientWidth', 'scrollWidth', 'scrollTo'])
    Reflect.deleteProperty(HTMLUListElement.prototype, name);
  Reflect.deleteProperty(HTMLLIElement.prototype, 'offsetLeft');
  vi.unstubAllGlobals();
});

function renderShow({ prefersReducedMotion = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersReducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const clock = new ManualClock(0);
  const visibility = new SnapshotHolder(true);
  function Page() {
    const pageMotion = usePageMotion(clock, visibility);
    return (
      <PageMotionContext value={pageMotion}>
        <MotionContext value={pageMotion.motion}>
          <TurningLogo />
          <SlideShow
            label="For fashion lovers"
            intervalMs={INTERVAL_MS}
            slides={NAMES.map((name) => ({ name, content: <p>{`About ${name}`}</p> }))}
          />
        </MotionContext>
      </PageMotionContext>
    );
  }
  const { container } = render(<Page />);
  const pass = (milliseconds: number) => act(() => clock.advance(milliseconds));
  return { pass, visibility, logo: container.querySelector('svg')?.parentElement };
}

const currentName = () =>
  screen.getAllByRole('button').find((button) => button.hasAttribute('aria-current'))?.lastChild?.textContent;

it('shows one slide after another, and begins again after the last', () => {
  const { pass } = renderShow();
  const shownNames = NAMES.map(() => {
    const name = currentName();
    pass(INTERVAL_MS);
    return name;
  });
  expect(shownNames).toEqual(NAMES);
  expect(currentName()).toBe('PERSONAL');
});

it('names each slide on its button, without a number', () => {
  renderShow();
  const slideButtons = screen.getAllByRole('button', { name: /^[A-Z]{5,}$/u });
  expect(slideButtons.map(({ textContent }) => textContent)).toEqual(NAMES);
});

it('stops while paused, and continues afterwards', async () => {
  const { pass, logo } = renderShow();
  await userEvent.click(screen.getByRole('button', { name: 'Pause all motion' }));
  pass(60_000);
  expect(currentName()).toBe('PERSONAL');
  expect(logo?.style.rotate).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Resume motion' }));
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.pointerLeave(screen.getByRole('group', { name: 'For fashion lovers' }).parentElement!);
  pass(INTERVAL_MS);
  expect(currentName()).toBe('SMART');
});

it('stands still while the page is hidden', () => {
  const { pass, visibility } = renderShow();
  act(() => visibility.set(false));
  pass(60_000);
  expect(currentName()).toBe('PERSONAL');
});

it('stands still under reduced motion and has nothing to pause, but can be stepped through', async () => {
  const { pass } = renderShow({ prefersReducedMotion: true });
  pass(60_000);
  expect(currentName()).toBe('PERSONAL');
  expect(screen.queryByRole('button', { name: 'Pause all motion' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /IMMERSIVE/u }));
  expect(currentName()).toBe('IMMERSIVE');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(currentName()).toBe('SMART');
});

it('waits while somebody points at it or has the focus in it', async () => {
  const { pass } = renderShow();
  const show = screen.getByRole('group', { name: 'For fashion lovers' }).parentElement!;
  fireEvent.pointerEnter(show, { pointerType: 'mouse' });
  pass(60_000);
  expect(currentName()).toBe('PERSONAL');
  fireEvent.pointerLeave(show);
  await userEvent.tab();
  pass(60_000);
  expect(currentName()).toBe('PERSONAL');
});

it('has every slide in the page, so that it can be read without code', () => {
  renderShow();
  const list = screen.getByRole('list', { name: 'For fashion lovers' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  for (const name of NAMES) expect(within(list).getByText(`About ${name}`)).toBeVisible();
});

it('turns the logo by a quarter every 10 seconds', () => {
  const { pass, logo } = renderShow();
  pass(9_999);
  expect(logo?.style.rotate).toBe('');
  pass(1);
  expect(logo?.style.rotate).toBe('90deg');
  pass(10_000);
  expect(logo?.style.rotate).toBe('180deg');
});
