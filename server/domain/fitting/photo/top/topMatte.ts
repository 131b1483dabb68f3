import type { ClothMatte } from '../matte/clothMatte.ts';
import { createClothMatte } from '../matte/clothMatte.ts';
import type { Scene } from '../Scene.ts';
import { createTopMask } from './topMask.ts';

/** Separates the clothes above the waist from what is around them. */
export const createTopMatte = (scene: Scene): ClothMatte =>
  createClothMatte(scene, { part: 'upper', createMask: createTopMask, mayHavePrints: true });
