import type { Cloth } from '../../cloth/Cloth.ts';
import type { Person } from '../../person/Person.ts';
import { measureExposure } from '../layOutfit.ts';
import type { ClothMatte } from '../matte/clothMatte.ts';
import { findMixedShare } from '../matte/clothMatte.ts';
import { measureFoldLight } from '../matte/foldLight.ts';
import type { PhotoReason } from '../reasons.ts';
import { CONFIDENCE_FLOOR, findConfidence } from '../reasons.ts';
import type { Scene } from '../Scene.ts';
import { pasteScene } from '../Scene.ts';
import type { Waist } from '../waist.ts';
import { createBottomMatte } from './bottomMatte.ts';
import { judgeBottom, judgeOldBottom } from './judgeBottom.ts';
import { findBandAlong, layBottom } from './layBottom.ts';
import { findOldBottom } from './oldBottom.ts';

export interface DressedBottom {
  /** The photo with the new garment, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  readonly reasons: readonly PhotoReason[];
}

/**
 * Puts trousers or a skirt in the place of those in the photo, within exactly their outline. Hands, gaps, shoes and
 * the background stay as they are, and the folds and shade of the old cloth lie on the new one.
 */
export function dressBottom(person: Person, cloth: Cloth, scene: Scene, waist: Waist): DressedBottom {
  const matte = createBottomMatte(scene);
  const old = findOldBottom(scene, matte.mask);
  if (old === null || cloth.outline.on !== 'legs')
    return { rgb: person.rgb, reasons: [{ key: 'cut-off-legs', strength: 1 }] };
  const colors = layBottom(cloth, cloth.outline, old, { scene, waist, alpha: matte.alpha });
  const rgb = pasteScene(person, person.box, drawOnMatte(scene, matte, colors));
  return { rgb, reasons: judgeBottom(cloth.outline, old, scene, matte, findBandAlong(waist, 0)) };
}

/** Whether trousers or a skirt could be put on the photo, if they are like the old ones. */
export function canReplaceBottom(scene: Scene): boolean {
  if (scene.isOnePiece) return false;
  const matte = createBottomMatte(scene);
  const old = findOldBottom(scene, matte.mask);
  return old !== null && findConfidence(judgeOldBottom(old, scene, matte)) >= CONFIDENCE_FLOOR;
}

function drawOnMatte(scene: Scene, { alpha, surroundings }: ClothMatte, colors: Float32Array): Uint8Array {
  const light = measureFoldLight(scene, alpha);
  const exposure = measureExposure(scene);
  const result = scene.rgb.slice();
  for (let i = 0; i < alpha.length; i++) {
    const share = alpha[i]!;
    if (share < 0.004) continue;
    const mixedShare = findMixedShare(share);
    for (let c = i * 3; c < i * 3 + 3; c++) {
      const behind = scene.rgb[c]! + (surroundings[c]! - scene.rgb[c]!) * mixedShare;
      const color = Math.min(255, colors[c]! * light[i]! * exposure);
      result[c] = behind + (color - behind) * share + 0.5;
    }
  }
  return result;
}
