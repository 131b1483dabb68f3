import { describe, expect, it } from 'vitest';
import { drawPerson } from '../../../../tests/support/fitting/drawnPerson.ts';
import { findLimbPoint } from '../person/bodyPlaces.ts';
import { createEmptyLayer } from './Layer.ts';
import { LegView } from './LegView.ts';
import { createScene } from './Scene.ts';
import type { Worn } from './worn.ts';

describe('a leg below a new garment', () => {
  const scene = createScene(drawPerson());
  const limb = scene.body.legs.left;
  const pixelAt = (position: number, offset = 0): number => {
    const [x, y] = findLimbPoint(limb, position);
    return (Math.round(y) - scene.top) * scene.width + Math.round(x) - scene.left + offset;
  };
  const hem = Math.floor(pixelAt(0.6) / scene.width);
  const trunk = createEmptyLayer(scene);
  const middle = pixelAt(0.3) % scene.width;
  for (let y = 0; y <= hem; y++) for (let x = middle - 2; x <= middle + 2; x++) trunk.front[y * scene.width + x] = 1;
  const narrow = { trunk } as unknown as Worn;

  it('is not bare beside the garment, and loses the skin that the photo shows there', () => {
    const leg = new LegView(scene, limb, narrow);
    expect(leg.bareShare(pixelAt(0.3, -6))).toBe(0);
    expect(leg.skinBesideGarment(pixelAt(0.3, -6))).toBe(1);
  });

  it('is bare below its hem, and everywhere without a garment', () => {
    const leg = new LegView(scene, limb, narrow);
    expect(leg.bareShare(pixelAt(0.8))).toBe(1);
    expect(leg.skinBesideGarment(pixelAt(0.8))).toBe(0);
    expect(new LegView(scene, limb, undefined).bareShare(pixelAt(0.3, -6))).toBe(1);
  });
});
