import { smoothstep } from '../curve.ts';
import { toBody } from '../person/bodyPlaces.ts';
import type { Person } from '../person/Person.ts';
import type { DressingDoubtKey, PhotoReason } from './reasons.ts';
import type { Dressing, Removal } from './removal.ts';
import type { Scene } from './Scene.ts';
import type { Worn } from './worn.ts';
import { wholeCover } from './worn.ts';

/** Minimum strength of a reason that is reported. */
const LEAST = 0.03;
/** Only every third pixel is checked. */
const STEP = 3;
/** `along` from which bare skin counts as legs. */
const LEGS = 1.2;

/**
 * Half of a one-piece garment cannot be replaced. Not quite certain, since two similar garments look like one, but
 * refused by itself.
 */
const ONE_PIECE = 0.55;

/** Invented areas, as shares of the removed clothes. */
interface Made {
  readonly skin: number;
  readonly legs: number;
  readonly background: number;
}

/** Reasons against showing a dressed photo, strongest first. */
export function judged(
  person: Person,
  scene: Scene,
  worn: readonly Worn[],
  removal: Removal,
  { takesLower }: Dressing,
): readonly PhotoReason[] {
  const made = madeIn(scene, worn, removal);
  const own: readonly (readonly [DressingDoubtKey, number])[] = [
    ['cloth-folds', smoothstep(0.12, 0.5, Math.max(0, ...worn.map(({ folded }) => folded)))],
    ['much-skin-made', 0.5 * smoothstep(0.08, 0.4, made.skin - made.legs)],
    ['legs-made', 0.65 * smoothstep(0.03, 0.15, made.legs)],
    ['much-background-made', 0.4 * smoothstep(0.3, 0.75, made.background)],
    ['one-piece', scene.isOnePiece && worn.some(({ cloth }) => cloth.kind !== 'dress') ? ONE_PIECE : 0],
  ];
  const about = person.doubts.filter(({ hinders }) => hinders === 'everything' || takesLower);
  const reasons: PhotoReason[] = [
    ...about.map(({ key, strength }) => ({ key, strength })),
    ...worn.flatMap(({ cloth }) => cloth.doubts),
    ...own.map(([key, strength]) => ({ key, strength })),
  ];
  return reasons.filter(({ strength }) => strength > LEAST).sort((one, other) => other.strength - one.strength);
}

function madeIn(scene: Scene, worn: readonly Worn[], { old, skin, kept }: Removal): Made {
  const covers = worn.map(wholeCover);
  let [all, bare, legs, background] = [0, 0, 0, 0];
  for (let i = 0; i < old.length; i += STEP) {
    if (old[i]! < 0.5) continue;
    all++;
    const open = 1 - Math.max(...covers.map((cover) => cover[i]!));
    if (open < 0.5) continue;
    bare += skin[i]!;
    background += (1 - skin[i]!) * (1 - kept[i]!);
    const [x, y] = [(i % scene.width) + scene.left, Math.floor(i / scene.width) + scene.top];
    if (toBody(scene.body.frame, x, y)[0] > LEGS) legs += skin[i]!;
  }
  const whole = Math.max(1, all);
  return { skin: bare / whole, legs: legs / whole, background: background / whole };
}
