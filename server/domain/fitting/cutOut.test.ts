import { describe, expect, it } from 'vitest';
import { createCutOut } from './cutOut.ts';
import type { Pixels } from './Garment.ts';

const SIZE = 60;
const fillPicture = (getColor: (x: number, y: number) => readonly number[]): Pixels => {
  const bytes = new Uint8Array(SIZE * SIZE * 3);
  for (let i = 0; i < SIZE * SIZE; i++) bytes.set(getColor(i % SIZE, Math.floor(i / SIZE)), i * 3);
  return { width: SIZE, height: SIZE, bytes };
};
/**
 * Cuts out a garment that fills the pixels 10 to 50 in both directions. `isInsideColumn` marks columns that show the
 * inside of its back.
 */
const cutOut = (isInsideColumn: (x: number) => boolean) =>
  createCutOut(
    fillPicture(() => [120, 60, 40]),
    fillPicture((x, y) => (x < 10 || x >= 50 || y < 10 || y >= 50 ? [0, 0, 0] : [255, isInsideColumn(x) ? 0 : 255, 0])),
  );

describe('a garment that is cut out', () => {
  it('has no stripes of its inside in its front', () => {
    const { front } = cutOut((x) => x > 20 && x < 36 && x % 5 < 3);
    for (let x = 14; x < 46; x++) expect(front[30 * SIZE + x]).toBeGreaterThan(240);
  });

  it('keeps the inside of its back in a neckline, and round an armhole', () => {
    const necklineFront = cutOut((x) => x > 22 && x < 38).front;
    expect(necklineFront[30 * SIZE + 30]).toBe(0);
    const armholeFront = cutOut((x) => x > 44).front;
    expect(armholeFront[30 * SIZE + 47]).toBe(0);
    expect(armholeFront[30 * SIZE + 40]).toBe(255);
  });
});
