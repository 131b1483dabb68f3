import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countColumns, findPlaceInGrid, getTopOfPlace, computeVisibleRange } from './visibleRange.ts';

const gridPlaceArbitrary = fc.record({
  count: fc.integer({ min: 0, max: 10_000 }),
  columns: fc.integer({ min: 1, max: 6 }),
  rowHeight: fc.integer({ min: 50, max: 600 }),
  top: fc.integer({ min: -2_000_000, max: 3_000 }),
  viewHeight: fc.integer({ min: 0, max: 2_000 }),
});

describe('computeVisibleRange', () => {
  it('renders every visible item, keeps the total height, and renders few others', () => {
    fc.assert(
      fc.property(gridPlaceArbitrary, (grid) => {
        const { firstIndex, end, paddingAbovePx, paddingBelowPx } = computeVisibleRange(grid);
        const rows = Math.ceil(grid.count / grid.columns);
        const renderedRows = Math.ceil((end - firstIndex) / grid.columns);
        expect(firstIndex % grid.columns).toBe(0);
        expect(paddingAbovePx + renderedRows * grid.rowHeight + paddingBelowPx, 'the height of all rows').toBe(
          rows * grid.rowHeight,
        );
        for (let row = 0; row < rows; row += Math.max(1, Math.floor(rows / 50))) {
          const rowTop = grid.top + row * grid.rowHeight;
          const isVisible = rowTop < grid.viewHeight && rowTop + grid.rowHeight > 0;
          if (isVisible) expect(firstIndex <= row * grid.columns && row * grid.columns < end, `row ${row}`).toBe(true);
        }
        expect(renderedRows).toBeLessThanOrEqual(Math.ceil(grid.viewHeight / grid.rowHeight) + 1 + 2 * 2 + 1);
      }),
    );
  });
});

describe('countColumns', () => {
  it.each([
    [0, 2],
    [288, 2],
    [358, 2],
    [600, 3],
    [1_340, 6],
    [2_400, 6],
  ])('gives a width of %i px %i columns', (width, columns) => {
    expect(countColumns(width, 190, 14)).toBe(columns);
  });

  it('is one if two columns were too narrow for large text', () => {
    expect(countColumns(358, 368, 12)).toBe(1);
    expect(countColumns(358, 280, 12)).toBe(2);
  });
});

describe('a position in the grid', () => {
  const gridShapeArbitrary = fc.record({
    columns: fc.integer({ min: 1, max: 6 }),
    rowHeight: fc.integer({ min: 50, max: 600 }),
    count: fc.constant(100_000),
  });

  it('is unchanged with the same columns, and shows the same item with others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        gridShapeArbitrary,
        gridShapeArbitrary,
        (scrolledPx, gridBefore, gridAfter) => {
          const place = findPlaceInGrid(-scrolledPx, gridBefore)!;
          expect(getTopOfPlace(place, gridBefore)).toBeCloseTo(-scrolledPx, 5);
          const row = Math.floor(-getTopOfPlace(place, gridAfter) / gridAfter.rowHeight + 1e-9);
          expect(Math.floor(place.index / gridAfter.columns)).toBe(row);
        },
      ),
    );
  });

  it('is null while the grid begins below the top', () => {
    expect(findPlaceInGrid(0, { columns: 2, rowHeight: 300, count: 9 })).toBeNull();
  });

  it('is null once the grid is scrolled past, so that the next grid restores its own', () => {
    const grid = { columns: 2, rowHeight: 300, count: 5 };
    expect(findPlaceInGrid(-899, grid)).toMatchObject({ index: 4 });
    expect(findPlaceInGrid(-900, grid)).toBeNull();
  });
});
