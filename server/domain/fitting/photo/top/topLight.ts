import { smoothstep } from '../../curve.ts';
import { applySoftBlur } from '../../raster/blur.ts';
import { shadeForm } from '../lay.ts';
import type { ClothMatte } from '../matte/clothMatte.ts';
import { measureFoldLight } from '../matte/foldLight.ts';
import type { Scene } from '../Scene.ts';
import type { NewTop } from './newTop.ts';
import { plainCloth } from './plainCloth.ts';

/** How strongly the shape of skin shows on cloth that covers it. */
const SKIN_STRENGTH = 0.8;

/** Returns the light on the new top as a factor per pixel: the folds of the old cloth, and the shape of bare skin. */
export function measureTopLight(scene: Scene, { alpha }: ClothMatte, { cloth, added }: NewTop): Float32Array {
  const { width, height, parts, body } = scene;
  const plain = plainCloth(scene, alpha);
  const known = { width, height, data: plain.map((share) => (share > 0.97 ? 1 : 0)) };
  applySoftBlur(known, 0.02 * body.frame.shoulderWidth);
  const folds = measureFoldLight(scene, plain).map((fold, i) => 1 + (fold - 1) * smoothstep(0.5, 0.95, known.data[i]!));
  const form = shadeForm(cloth, scene);
  const isNew = { width, height, data: alpha.map((share, i) => Math.max(0, cloth[i]! - share)) };
  if (isNew.data.every((share) => share < 0.5) && added.every((share) => share === 0)) return folds;
  const isSkin = { width, height, data: parts.bodySkin.map((share) => (share > 0.97 ? 1 : 0)) };
  applySoftBlur(isSkin, 0.03 * body.frame.shoulderWidth);
  const skin = measureFoldLight(scene, parts.bodySkin).map(
    (fold, i) => 1 + (fold - 1) * smoothstep(0.3, 0.95, isSkin.data[i]!),
  );
  applySoftBlur(isNew, 0.015 * body.frame.shoulderWidth);
  return folds.map((fold, i) => {
    const share = smoothstep(0.05, 0.9, isNew.data[i]!);
    const onSkin = (1 + (skin[i]! - 1) * SKIN_STRENGTH) * form[i]!;
    return fold + (onSkin - fold) * share;
  });
}
