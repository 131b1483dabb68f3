import { describe, expect, it } from 'vitest';
import { drawPerson } from '../../../../tests/support/fitting/drawnPerson.ts';
import type { Scene } from './Scene.ts';
import { createScene } from './Scene.ts';
import { estimateShade } from './shade.ts';

const plainScene = createScene(drawPerson());
const oldCloth = Float32Array.from(plainScene.parts.upper, (share) => (share > 0.9 ? 1 : 0));
const [MIDDLE_X, MIDDLE_Y] = [120 - plainScene.left, 150 - plainScene.top];

/** A pale top with a square of another brightness. */
function withSquare(size: number, value: number): Scene {
  const rgb = plainScene.rgb.slice();
  for (let i = 0; i < oldCloth.length; i++) {
    if (oldCloth[i] === 0) continue;
    const [x, y] = [i % plainScene.width, Math.floor(i / plainScene.width)];
    const isInside = Math.abs(x - MIDDLE_X) < size && Math.abs(y - MIDDLE_Y) < size;
    rgb.fill(isInside ? value : 210, i * 3, i * 3 + 3);
  }
  return { ...plainScene, rgb };
}

const extremes = (scene: Scene): readonly [number, number] => {
  const shade = estimateShade(scene, oldCloth).filter((_, i) => oldCloth[i] === 1);
  return [shade.reduce((a, b) => Math.min(a, b)), shade.reduce((a, b) => Math.max(a, b))];
};

describe('the light on the old clothes', () => {
  it('does not show a dark pocket on the new ones', () => {
    const [darkest, lightest] = extremes(withSquare(14, 25));
    expect(darkest).toBeGreaterThan(0.98);
    expect(lightest).toBeLessThan(1.02);
  });

  it('keeps a soft shadow', () => {
    expect(extremes(withSquare(14, 170))[0]).toBeLessThan(0.97);
  });
});
