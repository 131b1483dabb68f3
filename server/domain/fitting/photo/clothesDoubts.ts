import { smoothstep } from '../curve.ts';
import { faintShare } from './faintOutline.ts';
import { hairOverClothes } from './hairOverClothes.ts';
import type { PhotoReason } from './reasons.ts';
import type { ClothesPart, Scene } from './Scene.ts';

/** Doubts about the clothes that the person wears in the photo, for garments that replace `parts` of them. */
export function clothesDoubts(scene: Scene, parts: readonly ClothesPart[]): readonly PhotoReason[] {
  const hair = parts.includes('upper') ? smoothstep(0.01, 0.05, hairOverClothes(scene)) : 0;
  return [
    { key: 'hair-over-clothes', strength: hair },
    { key: 'clothes-like-background', strength: smoothstep(0.15, 0.5, faintShare(scene, parts)) },
  ];
}
