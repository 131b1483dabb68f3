import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findBodyMoves,
  findMove,
  isAdjusted,
  MAX_LINE_MOVE,
  NO_ADJUSTMENT,
  roundMove,
  shiftOutline,
  tidyAdjustment,
  setLineMove,
  type PlacedLine,
} from './Adjustment.ts';
import { SLOTS } from './Slot.ts';

const hem = { line: 'hem', isOfBody: false } as const;
const waist = { line: 'waist', isOfBody: true } as const;
const createPlacedLine = (overrides: Partial<PlacedLine>): PlacedLine => ({
  ...{ line: 'waist', y: 0.4, left: 0.3, right: 0.7, moved: 0, least: -0.1, most: 0.1, isOfBody: true },
  ...overrides,
});

describe('an adjustment', () => {
  it('bounds and rounds each move', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -2, max: 2 }), (move) => {
        const rounded = roundMove(move);
        expect(Math.abs(rounded)).toBeLessThanOrEqual(MAX_LINE_MOVE);
        expect(roundMove(rounded)).toBe(rounded);
        if (Math.abs(move) < MAX_LINE_MOVE) expect(Math.abs(rounded - move)).toBeLessThanOrEqual(0.000_501);
      }),
    );
    expect(Object.is(roundMove(-0.000_1), 0)).toBe(true);
  });

  it('moves lines of garments and of the body', () => {
    const movedAdjustment = setLineMove(setLineMove(NO_ADJUSTMENT, 'top', hem, 0.0304), 'top', waist, -0.02);
    expect(movedAdjustment).toEqual({ garments: { top: { hem: 0.03 } }, body: { waist: -0.02 } });
    expect([findMove(movedAdjustment, 'top', hem), findMove(movedAdjustment, 'outer', hem)]).toEqual([0.03, undefined]);
    expect([
      findMove(movedAdjustment, 'bottom', waist),
      isAdjusted(movedAdjustment),
      isAdjusted(NO_ADJUSTMENT),
    ]).toEqual([-0.02, true, false]);
  });

  it('has the same text for the same moves, whatever their order', () => {
    const adjustment = {
      garments: { top: { hem: 0.1, collar: 0.02 }, bottom: { waist: 0 } },
      body: { waist: 0, shoulders: 0.01 },
    };
    const otherAdjustment = { garments: { top: { collar: 0.02, hem: 0.1 } }, body: { shoulders: 0.01, waist: 0 } };
    expect(JSON.stringify(tidyAdjustment(adjustment, SLOTS))).toBe(
      JSON.stringify(tidyAdjustment(otherAdjustment, SLOTS)),
    );
    expect(tidyAdjustment(adjustment, ['bottom']).garments).toEqual({});
  });

  it('knows the moves of the body that a picture was made with', () => {
    const lines = [
      createPlacedLine({ moved: 0.0299 }),
      createPlacedLine({ line: 'shoulders' }),
      createPlacedLine({ line: 'hem', isOfBody: false }),
    ];
    expect(findBodyMoves([{ slot: 'top', outline: [], lines }])).toEqual({ shoulders: 0, waist: 0.03 });
    expect(findBodyMoves([{ slot: 'top', outline: [], lines: lines.slice(2) }])).toBeNull();
  });

  it('stretches an outline evenly between its lines', () => {
    const outline = [0.1, 0.2, 0.3, 0.4, 0.5].map((y) => [0.5, y] as const);
    const shifts = [
      { y: 0.2, shift: 0 },
      { y: 0.4, shift: 0.1 },
    ];
    const heights = shiftOutline(outline, shifts).map(([, y]) => Math.round(y * 1_000) / 1_000);
    expect(heights).toEqual([0.1, 0.2, 0.35, 0.5, 0.6]);
    expect(shiftOutline(outline, [])).toEqual(outline);
  });
});
