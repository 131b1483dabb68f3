import { expect, it } from 'vitest';
import { drawPerson } from '../../../../tests/support/fitting/drawnPerson.ts';
import { createScene } from './Scene.ts';
import { findOldCloth } from './uncover.ts';

it('takes old clothes off completely where traces of other parts were read on them', () => {
  const scene = createScene(drawPerson({ sleeves: 'long' }));
  const { upper, other, lower, faceSkin } = scene.parts;
  const isInside = upper.map((value) => (value > 0.99 ? 1 : 0));
  for (let i = 0; i < upper.length; i++) {
    if (isInside[i] === 0) continue;
    upper[i] = 0.85;
    for (const part of [other, lower, faceSkin]) part[i] = 0.05;
  }
  const oldCloth = findOldCloth(scene, ['upper']);
  const keptCount = oldCloth.filter((value, i) => isInside[i] === 1 && value < 0.99).length;
  expect(keptCount / isInside.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});
