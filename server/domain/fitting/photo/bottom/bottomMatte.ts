import type { ClothMatte } from '../matte/clothMatte.ts';
import { createClothMatte } from '../matte/clothMatte.ts';
import type { Scene } from '../Scene.ts';
import { createBottomMask } from './bottomMask.ts';

/** Separates the clothes below the waist from what is around them. */
export const createBottomMatte = (scene: Scene): ClothMatte =>
  createClothMatte(scene, { part: 'lower', createMask: createBottomMask, mayHavePrints: false });
