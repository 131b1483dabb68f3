import { describe, expect, it } from 'vitest';
import { drawPerson } from '../../../../../tests/support/fitting/drawnPerson.ts';
import { createScene } from '../Scene.ts';
import { createBottomMatte } from './bottomMatte.ts';
import { judgeOldBottom } from './judgeBottom.ts';
import { findOldBottom } from './oldBottom.ts';

describe('what speaks against replacing an old garment below the waist', () => {
  const scene = createScene(drawPerson());
  const matte = createBottomMatte(scene);
  /** The strength of the doubt if teeth are cut out of the cloth. */
  const judgeTeeth = (isTooth: (i: number) => boolean, place = scene): number | undefined => {
    const mask = matte.mask.map((value, i) => (value === 1 && isTooth(i) ? 0 : value));
    const reasons = judgeOldBottom(findOldBottom(place, mask)!, place, { ...matte, mask });
    return reasons.find(({ key }) => key === 'outline-ragged')?.strength;
  };
  const firstRow = Math.floor(matte.mask.indexOf(1) / scene.width);
  const lastRow = Math.floor(matte.mask.lastIndexOf(1) / scene.width);
  const isStripe = (i: number): boolean => ((i % scene.width) >> 2) % 2 === 0;

  it('is an outline that is ragged beside the top', () => {
    expect(judgeTeeth(() => false)).toBe(0);
    expect(judgeTeeth((i) => isStripe(i) && i < (firstRow + 12) * scene.width)).toBe(1);
  });

  it('is no ragged outline beside the wall', () => {
    const isHem = (i: number): boolean => i > (lastRow - 12) * scene.width;
    const background = scene.parts.background.map((share, i) => (isHem(i) ? 1 : share));
    const beforeWall = { ...scene, parts: { ...scene.parts, background } };
    expect(judgeTeeth((i) => isStripe(i) && isHem(i), beforeWall)).toBe(0);
  });
});
