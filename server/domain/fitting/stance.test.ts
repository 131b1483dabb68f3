import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FigureShape } from './Figure.ts';
import { Sheet } from './Sheet.ts';
import { applyStance, createStance } from './stance.ts';

const MIDDLE = 410;
const FLOOR = 950;
const createFigure = (lean: 1 | -1): FigureShape =>
  ({
    lean,
    legs: [
      [520, 40],
      [FLOOR, 33],
    ],
    levels: { crown: 54, chin: 158, crotch: 520, floor: FLOOR },
  }) as unknown as FigureShape;
const arbitraryLean = fc.constantFrom<1 | -1>(1, -1);

/** Finds the row of the finished picture that shows row `y` of the upright figure. Searches from the top. */
function findVisibleRow(lean: 1 | -1, y: number): number {
  const { toStraight } = createStance(createFigure(lean));
  for (let row = 0; row < 1024; row++) if (toStraight([0, row])[1] >= y) return row;
  return 1024;
}

describe('how a figure stands', () => {
  it('never folds cloth over itself, and never tears it', () => {
    fc.assert(
      fc.property(
        arbitraryLean,
        fc.integer({ min: -380, max: 380 }),
        fc.integer({ min: 0, max: 1000 }),
        (lean, x, y) => {
          const { toStraight } = createStance(createFigure(lean));
          const [mappedPoint, right, pointBelow] = [toStraight([x, y]), toStraight([x + 1, y]), toStraight([x, y + 1])];
          for (const step of [right[0] - mappedPoint[0], pointBelow[1] - mappedPoint[1]]) {
            expect(step).toBeGreaterThan(0.55);
            expect(step).toBeLessThan(1.5);
          }
          expect(Math.abs(right[1] - mappedPoint[1])).toBeLessThan(0.06);
          expect(Math.abs(pointBelow[0] - mappedPoint[0])).toBeLessThan(0.25);
        },
      ),
    );
  });

  it('is eight and a half heads tall, half of it legs', () => {
    for (const lean of [1, -1] as const) {
      const [crown, chin, crotch, floor] = [54, 158, 520, FLOOR].map((y) => findVisibleRow(lean, y)) as [
        number,
        number,
        number,
        number,
      ];
      expect((floor - crown) / (chin - crown)).toBeGreaterThan(8.4);
      expect((floor - crown) / (chin - crown)).toBeLessThan(9);
      expect((floor - crotch) / (floor - crown)).toBeGreaterThan(0.49);
    }
  });

  it('stands with its weight over one foot, the other foot apart', () => {
    fc.assert(
      fc.property(arbitraryLean, (lean) => {
        const { footAt } = createStance(createFigure(lean));
        const [footWithWeight, freeFoot] = [footAt(lean), footAt(lean === 1 ? -1 : 1)];
        expect(Math.abs(footWithWeight[0])).toBeLessThan(Math.abs(freeFoot[0]));
        expect(footWithWeight[1]).toBeLessThan(freeFoot[1]);
      }),
    );
  });

  it('keeps a solid figure solid, in its own color', () => {
    const sheet = new Sheet(2 * MIDDLE, 1024);
    for (let y = 100; y < 900; y++)
      for (let x = MIDDLE - 80; x < MIDDLE + 80; x++) sheet.drawPixel(y * sheet.width + x, 0.8, 0.4, 0.2, 1);
    const { data, width } = applyStance(sheet, createStance(createFigure(1)));
    for (let y = 160; y < 840; y += 7) {
      for (let x = MIDDLE - 55; x < MIDDLE + 55; x += 5) {
        const offset = (y * width + x) * 4;
        for (const [channel, value] of [0.8, 0.4, 0.2, 1].entries())
          expect(data[offset + channel]).toBeCloseTo(value, 3);
      }
    }
    expect(data[(500 * width + MIDDLE - 120) * 4 + 3]).toBe(0);
  });
});
