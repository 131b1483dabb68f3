import { describe, expect, it } from 'vitest';
import { drawPerson, OLD_TOP } from '../../../../../tests/support/fitting/drawnPerson.ts';
import { paint } from '../../../../../tests/support/fitting/wear.ts';
import { createScene } from '../Scene.ts';
import { createTopMatte } from './topMatte.ts';

describe('the outline of an old top', () => {
  const person = drawPerson({ sleeves: 'none' });
  const isUpper = (x: number, y: number): boolean => person.masks.upper[y * person.width + x] === 255;

  it('has a straight hem where the parser sees teeth', () => {
    const isTooth = (x: number, y: number): boolean => isUpper(x, y) && y > 180 && (x >> 4) % 2 === 0;
    const scene = createScene(paint(person, OLD_TOP, 'lower', isTooth));
    const { mask } = createTopMatte(scene);
    const lastRow = (x: number): number => {
      let y = scene.height - 1;
      while (mask[y * scene.width + x] !== 1) y--;
      return y + scene.top;
    };
    const rows = [95, 104, 120, 136, 145].map((x) => lastRow(x - scene.left));
    for (const row of rows) expect(Math.abs(row - 190)).toBeLessThanOrEqual(1);
  });
});
