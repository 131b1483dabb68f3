import { clamp, smoothstep } from '../curve.ts';
import { toBody } from '../person/bodyPlaces.ts';
import type { JointName } from '../person/Person.ts';
import { getJoint } from '../person/Person.ts';
import type { Person } from '../person/Person.ts';
import type { Scene } from './Scene.ts';

/** Draws the photo's pixels over `result`, in place. */
export function restorePixels(result: Uint8Array, scene: Scene, share: Float32Array): void {
  for (let i = 0; i < share.length; i++) {
    const pixelShare = share[i]!;
    if (pixelShare < 0.004) continue;
    for (let c = 0; c < 3; c++) {
      const offset = i * 3 + c;
      result[offset] =
        pixelShare > 0.996
          ? scene.rgb[offset]!
          : result[offset]! + (scene.rgb[offset]! - result[offset]!) * pixelShare + 0.5;
    }
  }
}

/** Position down the torso below which the part `other` is shoes instead of bags. */
const SHOES_ALONG = 1.7;

/**
 * Finds how much of each pixel is in front of all clothes: hair, face, hands and bags. Shoes are behind a long dress.
 */
export function findFrontmost(
  person: Pick<Person, 'joints'>,
  scene: Scene,
  dressFront: Float32Array | null,
): Float32Array {
  const { parts } = scene;
  const frontmost = new Float32Array(parts.hair.length);
  for (let i = 0; i < frontmost.length; i++) {
    const hair = smoothstep(0.3, 0.85, parts.hair[i]!);
    const otherShare = smoothstep(0.5, 0.8, parts.other[i]!);
    frontmost[i] = Math.max(hair, otherShare, smoothstep(0.5, 0.9, parts.faceSkin[i]!));
  }
  if (dressFront) hideShoes(frontmost, scene, dressFront);
  for (const side of ['left', 'right'] as const) addHand(person, scene, side, frontmost);
  return frontmost;
}

function hideShoes(frontmost: Float32Array, { left, top, width, body }: Scene, dressFront: Float32Array): void {
  for (let i = 0; i < frontmost.length; i++) {
    if (frontmost[i] === 0 || dressFront[i] === 0) continue;
    const [along] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    if (along > SHOES_ALONG) frontmost[i]! *= 1 - dressFront[i]!;
  }
}

function addHand(person: Pick<Person, 'joints'>, scene: Scene, side: 'left' | 'right', frontmost: Float32Array): void {
  const joint = (name: string): { readonly x: number; readonly y: number } =>
    getJoint(person, `${side}${name}` as JointName);
  const [wrist, index, pinky, thumb] = [joint('Wrist'), joint('Index'), joint('Pinky'), joint('Thumb')];
  const [dx, dy] = [(index.x + pinky.x) / 2 - wrist.x, (index.y + pinky.y) / 2 - wrist.y];
  const size = Math.max(
    0.12 * scene.body.frame.shoulderWidth,
    ...[index, pinky, thumb].map(({ x, y }) => Math.hypot(x - wrist.x, y - wrist.y)),
  );
  const radius = Math.ceil(size * 2.2);
  const [cx, cy] = [Math.round(wrist.x) - scene.left, Math.round(wrist.y) - scene.top];
  for (let y = Math.max(0, cy - radius); y < Math.min(scene.height, cy + radius); y++) {
    for (let x = Math.max(0, cx - radius); x < Math.min(scene.width, cx + radius); x++) {
      const i = y * scene.width + x;
      const skin = scene.parts.bodySkin[i]!;
      if (skin < 0.05) continue;
      const [px, py] = [x + scene.left - wrist.x, y + scene.top - wrist.y];
      const along = (px * dx + py * dy) / (dx * dx + dy * dy || 1);
      const position = clamp(along, 0, 1.8);
      const distance = Math.hypot(px - position * dx, py - position * dy);
      const handShare =
        smoothstep(0.3, 0.7, skin) * smoothstep(-0.15, 0.05, along) * smoothstep(size * 0.8, size * 0.65, distance);
      frontmost[i] = Math.max(frontmost[i]!, handShare);
    }
  }
}
