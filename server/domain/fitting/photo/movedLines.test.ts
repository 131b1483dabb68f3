import { describe, expect, it } from 'vitest';
import type { LineMoves } from '../../../../src/domain/poses/Adjustment.ts';
import { drawTop } from '../../../../tests/support/fitting/drawnGarments.ts';
import { drawPerson } from '../../../../tests/support/fitting/drawnPerson.ts';
import { cutOutPackshot } from '../cloth/packshotCloth.ts';
import { dressPhoto } from './dressPhoto.ts';

const SWEATER = cutOutPackshot(drawTop('long'), 'upper', null);
const person = drawPerson({ sleeves: 'long' });

function dressWith(garment: LineMoves, body: LineMoves | null = null) {
  const moves = { garments: new Map([[SWEATER, garment]]), body };
  const { rgb, placements } = dressPhoto(person, [SWEATER], { tucked: false, moves });
  const { lines, outline } = placements.get(SWEATER)!;
  const findLine = (name: string) => lines.find(({ line }) => line === name)!;
  return { rgb, lines, outline, findLine };
}

describe('the lines of a garment on a photo', { timeout: 60_000 }, () => {
  const asPlaced = dressWith({});

  it('are placed from top to bottom within the picture, and nothing is moved', () => {
    expect(asPlaced.lines.map(({ line }) => line)).toEqual(['shoulders', 'collar', 'hem']);
    expect(asPlaced.lines.map(({ isOfBody }) => isOfBody)).toEqual([true, false, false]);
    for (const { left, right, y, moved, least, most } of asPlaced.lines) {
      expect([left < right, y > 0 && y < 1, moved, least < 0, most > 0]).toEqual([true, true, 0, true, true]);
    }
    expect(asPlaced.outline.every(([x, y]) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true);
  });

  it('move where the shopper puts them, and the picture follows', () => {
    const movedPicture = dressWith({ hem: 0.05, collar: 0.01 });
    expect(movedPicture.findLine('hem').y).toBeCloseTo(asPlaced.findLine('hem').y + 0.05, 2);
    expect(movedPicture.findLine('collar').y).toBeCloseTo(asPlaced.findLine('collar').y + 0.01, 2);
    expect(movedPicture.findLine('hem').moved).toBeCloseTo(0.05, 3);
    expect(Buffer.from(movedPicture.rgb).equals(Buffer.from(asPlaced.rgb))).toBe(false);
  });

  it('stay within their bounds', () => {
    const raised = dressWith({ hem: -0.15, collar: 0.15 });
    const { y, least, moved } = raised.findLine('hem');
    expect(y).toBeGreaterThan(raised.findLine('collar').y);
    expect(moved).toBeGreaterThanOrEqual(least - 1e-6);
    expect(raised.findLine('collar').moved).toBeCloseTo(raised.findLine('collar').most, 3);
  });

  it('of the person move the whole garment', () => {
    const movedPicture = dressWith({}, { shoulders: 0.01 });
    expect(movedPicture.findLine('shoulders').moved).toBeCloseTo(0.01, 3);
    expect(movedPicture.findLine('shoulders').y).toBeCloseTo(asPlaced.findLine('shoulders').y + 0.01, 2);
    expect(movedPicture.findLine('collar').y).toBeGreaterThan(asPlaced.findLine('collar').y);
  });
});
