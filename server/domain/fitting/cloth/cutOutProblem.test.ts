import { describe, expect, it } from 'vitest';
import { drawTop, createEmptyPicture, NEW_CLOTH, PAPER } from '../../../../tests/support/fitting/drawnGarments.ts';
import { Canvas } from '../../../../tests/support/fitting/shapes.ts';
import type { Pixels } from '../Garment.ts';
import { findCutOutProblem } from './cutOutProblem.ts';

function paintPicture(isGarment: (x: number, y: number) => boolean): Pixels {
  const canvas = new Canvas(100, 130, PAPER);
  canvas.paint(isGarment, NEW_CLOTH);
  return { width: canvas.width, height: canvas.height, bytes: canvas.rgb };
}

describe('a quick look at a packshot', () => {
  it('finds nothing against one garment before plain paper', () => {
    expect(findCutOutProblem(drawTop('short'))).toBeNull();
  });

  it('refuses an empty picture, a detail and several things', () => {
    expect(findCutOutProblem(createEmptyPicture())).toBe('empty');
    expect(findCutOutProblem(paintPicture((x, y) => x > 10 && x < 92 && y > 20))).toBe('detail');
    expect(
      findCutOutProblem(paintPicture((x, y) => y > 30 && y < 100 && Math.abs(x - 50) > 8 && Math.abs(x - 50) < 40)),
    ).toBe('several');
  });

  it('leaves a picture without a plain backdrop to the fitting room', () => {
    const { width, height, bytes } = paintPicture(() => false);
    for (let i = 0; i < bytes.length; i++) bytes[i] = (i * 7919) % 251;
    expect(findCutOutProblem({ width, height, bytes })).toBeNull();
  });
});
