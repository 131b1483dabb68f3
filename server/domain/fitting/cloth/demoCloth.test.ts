import { describe, expect, it } from 'vitest';
import { drawTop, drawTrousers } from '../../../../tests/support/fitting/drawnGarments.ts';
import type { GarmentShape, Garment } from '../Garment.ts';
import type { TopOutline } from './Cloth.ts';
import { createDemoCloth } from './demoCloth.ts';

const TOP_LANDMARKS: GarmentShape['landmarks'] = {
  left_collar: [118, 46],
  right_collar: [182, 46],
  left_shoulder: [75, 62],
  right_shoulder: [225, 62],
  left_armpit: [82, 120],
  right_armpit: [218, 120],
  left_hem: [82, 320],
  right_hem: [218, 320],
  collar: [150, 80],
};

/** Creates a garment in the studio's format from a drawing. */
function createDrawnGarment(cut: Partial<GarmentShape>, picture = drawTop('short')): Garment {
  const { width, height, bytes } = picture;
  const rgba = new Uint8Array(width * height * 4);
  const sleeve = new Uint8Array(width * height);
  for (let i = 0; i < sleeve.length; i++) {
    const x = i % width;
    rgba.set([...bytes.subarray(i * 3, i * 3 + 3), bytes[i * 3 + 1]! < 200 ? 255 : 0], i * 4);
    sleeve[i] = i / width < 165 && x < 80 ? 1 : i / width < 165 && x >= 220 ? 2 : 0;
  }
  const cuff = [
    [20, 130],
    [50, 160],
  ] as const;
  const leftSleeve = { axis: [[78, 90]], end: cuff, tip: [35, 145], hidden: false } as const;
  const rightSleeve = { ...leftSleeve, end: cuff.map(([x, y]) => [width - x, y] as const) };
  const topShape: GarmentShape = {
    category: 'upper_body',
    kind: 'tee',
    landmarks: TOP_LANDMARKS,
    top: [118, 46],
    limbs: { left: leftSleeve, right: rightSleeve },
    ...cut,
  };
  return {
    id: 'drawn',
    cut: topShape,
    cutOut: { width, height, rgba, front: new Uint8Array(sleeve.length).fill(255), sleeve, isSheer: false },
  };
}

describe('a demo garment for photos', () => {
  it('has the landmarks of the studio, and sleeves between shoulder, armpit and cuff', () => {
    const { kind, outline } = createDemoCloth(createDrawnGarment({}));
    const { left, right } = (outline as TopOutline).sides;
    expect(kind).toBe('upper');
    expect(left.armpit).toEqual([82, 120]);
    expect(left.sleeve!.outer[0]).toEqual([75, 62]);
    expect(left.sleeve!.outer.at(-1)).toEqual([20, 130]);
    expect(right.sleeve!.inner.at(-1)).toEqual([250, 160]);
    for (const [x] of left.edge) expect(Math.abs(x - 82)).toBeLessThan(4);
  });

  it('is worn over something if it is a jacket, and on the legs if it is trousers', () => {
    expect(createDemoCloth(createDrawnGarment({ kind: 'blazer' })).kind).toBe('outer');
    const trousers = createDemoCloth(
      createDrawnGarment({ category: 'lower_body', kind: 'jeans', limbs: {} }, drawTrousers()),
    );
    expect([trousers.kind, trousers.outline.on]).toEqual(['lower', 'legs']);
  });

  it('is refused if a hood stands above its collar, but not with a high collar', () => {
    const doubtsOf = (y: number) => createDemoCloth(createDrawnGarment({ top: [150, y] })).doubts;
    expect(doubtsOf(46 - 0.27 * 150)).toEqual([{ key: 'hood', strength: 1 }]);
    expect(doubtsOf(46 - 0.17 * 150)).toEqual([]);
  });

  it('is refused if it is leggings, which would get the width of other trousers', () => {
    const drawBottom = (kind: string) =>
      createDrawnGarment({ category: 'lower_body', kind, limbs: {} }, drawTrousers());
    expect(createDemoCloth(drawBottom('leggings')).doubts).toEqual([{ key: 'leggings', strength: 1 }]);
    expect(createDemoCloth(drawBottom('jeans')).doubts).toEqual([]);
  });

  it('is refused if it is a jumpsuit or has no shoulders or waist to hang from', () => {
    const jumpsuit = createDemoCloth(
      createDrawnGarment({ category: 'dresses', landmarks: { ...TOP_LANDMARKS, crotch: [150, 200] } }),
    );
    expect(jumpsuit.doubts).toEqual([{ key: 'jumpsuit', strength: 1 }]);
    const { left_shoulder: _left, right_shoulder: _right, ...strapless } = TOP_LANDMARKS;
    expect(createDemoCloth(createDrawnGarment({ landmarks: strapless, limbs: {} })).doubts[0]?.key).toBe('strapless');
  });
});
