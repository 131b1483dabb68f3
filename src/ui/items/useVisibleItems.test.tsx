import { act, render } from '@testing-library/react';
import { useRef, type CSSProperties } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisibleItems } from './useVisibleItems.ts';

const NARROW_LAYOUT = { width: 352, columns: 2, cardHeight: 400 };
const WIDE_LAYOUT = { width: 704, columns: 4, cardHeight: 300 };

/** The layout that the stubbed browser APIs report, because jsdom has no layout. */
const fakeLayout = { ...NARROW_LAYOUT };
const observers = new Set<() => void>();

class FakeResizeObserver {
  readonly #notify: () => void;
  constructor(notifyObserver: () => void) {
    this.#notify = notifyObserver;
  }
  observe(): void {
    observers.add(this.#notify);
  }
  disconnect(): void {
    observers.delete(this.#notify);
  }
}

beforeEach(() => {
  Object.assign(fakeLayout, NARROW_LAYOUT);
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  observers.clear();
});

function mockLayout(element: HTMLElement | null, measures: Readonly<Record<string, () => unknown>>): void {
  if (element === null) return;
  for (const [name, get] of Object.entries(measures)) Object.defineProperty(element, name, { configurable: true, get });
}

function GridUnderTest({ count }: { readonly count: number }) {
  const scroller = useRef<HTMLDivElement | null>(null);
  const grid = useRef<HTMLUListElement | null>(null);
  const { firstIndex, end, columns } = useVisibleItems(scroller, grid, count);
  const box = (top: () => number, height: () => number) => () => () => ({ top: top(), height: height() });
  const mockScrollerGeometry = (element: HTMLDivElement | null) => {
    scroller.current = element;
    mockLayout(element, {
      clientHeight: () => 800,
      getBoundingClientRect: box(
        () => 0,
        () => 800,
      ),
    });
  };
  const mockGridGeometry = (element: HTMLUListElement | null) => {
    grid.current = element;
    mockLayout(element, {
      clientWidth: () => fakeLayout.width,
      getBoundingClientRect: box(
        () => -(scroller.current?.scrollTop ?? 0),
        () => 0,
      ),
    });
  };
  const mockCardGeometry = (element: HTMLLIElement | null) =>
    mockLayout(element, {
      getBoundingClientRect: box(
        () => 0,
        () => fakeLayout.cardHeight,
      ),
    });
  return (
    <div ref={mockScrollerGeometry} data-testid="scroller">
      <ul ref={mockGridGeometry} style={{ '--columns': columns } as CSSProperties}>
        {Array.from({ length: end - firstIndex }, (_, index) => (
          <li key={firstIndex + index} ref={mockCardGeometry}>
            {firstIndex + index}
          </li>
        ))}
      </ul>
    </div>
  );
}

function renderGrid() {
  const { getByTestId, getAllByRole } = render(<GridUnderTest count={100} />);
  const scroller = getByTestId('scroller');
  return {
    scroller,
    shown: () => getAllByRole('listitem').map(({ textContent }) => Number(textContent)),
    scrollTo: (top: number) =>
      act(() => {
        scroller.scrollTop = top;
        scroller.dispatchEvent(new Event('scroll'));
      }),
    turn: (to: typeof fakeLayout, whileLayoutChanges = () => {}) =>
      act(() => {
        Object.assign(fakeLayout, to);
        whileLayoutChanges();
        for (const notifyObserver of [...observers]) notifyObserver();
      }),
  };
}

describe('the item at the top of the viewport', () => {
  it('stays there when the number of columns changes, and returns with the old number', () => {
    const { scroller, scrollTo, turn, shown } = renderGrid();
    scrollTo(10.25 * NARROW_LAYOUT.cardHeight);
    expect(shown()).toContain(20);
    turn(WIDE_LAYOUT);
    expect(scroller.scrollTop).toBeCloseTo(5.25 * WIDE_LAYOUT.cardHeight);
    expect(shown()).toContain(20);
    turn(NARROW_LAYOUT);
    expect(scroller.scrollTop).toBeCloseTo(10.25 * NARROW_LAYOUT.cardHeight);
  });

  it('is the item that the shopper saw, not where the browser scrolled during layout', () => {
    const { scroller, scrollTo, turn } = renderGrid();
    scrollTo(10.25 * NARROW_LAYOUT.cardHeight);
    turn(WIDE_LAYOUT, () => {
      scroller.scrollTop = 500;
      scroller.dispatchEvent(new Event('scroll'));
    });
    expect(scroller.scrollTop).toBeCloseTo(5.25 * WIDE_LAYOUT.cardHeight);
  });

  it('is not moved at the beginning of the list', () => {
    const { scroller, turn } = renderGrid();
    turn(WIDE_LAYOUT);
    expect(scroller.scrollTop).toBe(0);
  });

  it("stays when only the cards' height changes", () => {
    const { scroller, scrollTo, turn } = renderGrid();
    scrollTo(10.25 * NARROW_LAYOUT.cardHeight);
    turn({ ...NARROW_LAYOUT, cardHeight: 200 });
    expect(scroller.scrollTop).toBeCloseTo(10.25 * 200);
  });
});
