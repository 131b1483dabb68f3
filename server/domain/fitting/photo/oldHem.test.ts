import { describe, expect, it } from 'vitest';
import { drawPerson } from '../../../../tests/support/fitting/drawnPerson.ts';
import { toPicture } from '../person/bodyPlaces.ts';
import { findOldHem } from './oldHem.ts';
import type { Scene } from './Scene.ts';
import { createScene } from './Scene.ts';
import { findOldCloth } from './uncover.ts';

const wholeScene = createScene(drawPerson());

/** The person in a skirt down to `hem`. Below `shoes`, shoes were read as clothes. */
function inSkirt(hem: number, shoes: number): Scene {
  const { frame } = wholeScene.body;
  const rowOf = (along: number): number => toPicture(frame, along, 0)[1] - wholeScene.top;
  const lower = wholeScene.parts.lower.map((share, i) => {
    const y = Math.floor(i / wholeScene.width);
    return y < rowOf(hem) || y > rowOf(shoes) ? share : 0;
  });
  return { ...wholeScene, parts: { ...wholeScene.parts, lower } };
}

describe('the hem of the old clothes', () => {
  it('is where the cloth ends above the knees, not where shoes end', () => {
    expect(findOldHem(inSkirt(1.5, 2.6))).toBeCloseTo(1.5, 1);
  });

  it('leaves shoes on the feet', () => {
    const scene = inSkirt(1.5, 2.6);
    const oldCloth = findOldCloth(scene, ['upper', 'lower']);
    const [x, y] = scene.body.legs.left.axis.at(-1)!;
    const index = (Math.round(y) - scene.top) * scene.width + Math.round(x) - scene.left;
    expect(scene.parts.lower[index]).toBeGreaterThan(0.9);
    expect(oldCloth[index]).toBe(0);
  });

  it('is unknown without such clothes', () => {
    const none = new Float32Array(wholeScene.parts.lower.length);
    expect(findOldHem({ ...wholeScene, parts: { ...wholeScene.parts, lower: none, upper: none } })).toBeNull();
  });
});
