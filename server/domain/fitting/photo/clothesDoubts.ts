import { smoothstep } from '../curve.ts';
import { isThingBeforeClothes } from './carriedThing.ts';
import { measureFaintShare } from './faintOutline.ts';
import { measureHairOverClothes } from './hairOverClothes.ts';
import type { PhotoReason } from './reasons.ts';
import type { ClothesPart, Scene } from './Scene.ts';

/** Finds the doubts about the old clothes if the `parts` of them are replaced. */
export function findClothesDoubts(scene: Scene, parts: readonly ClothesPart[]): readonly PhotoReason[] {
  const hair = parts.includes('upper') ? smoothstep(0.01, 0.05, measureHairOverClothes(scene)) : 0;
  return [
    { key: 'hair-over-clothes', strength: hair },
    { key: 'thing-before-clothes', strength: isThingBeforeClothes(scene) ? 1 : 0 },
    { key: 'clothes-like-background', strength: smoothstep(0.15, 0.5, measureFaintShare(scene, parts)) },
  ];
}
