import { smoothstep } from '../curve.ts';
import { halfWidthAt, shoulderTopAt, toBody } from '../person/bodyPlaces.ts';
import type { Person } from '../person/Person.ts';
import { findBesideDoubts } from './besideGarment.ts';
import { findClothesDoubts } from './clothesDoubts.ts';
import type { PhotoReason } from './reasons.ts';
import { sortReasons } from './reasons.ts';
import type { Dressing, Removal } from './removal.ts';
import type { ClothesPart, Scene } from './Scene.ts';
import { measureSeamContrast } from './seamContrast.ts';
import { findOldSleeveReach } from './sleeveReach.ts';
import type { Waist } from './waist.ts';
import type { Worn } from './worn.ts';
import { combineOpacity } from './worn.ts';

/** Checks every third pixel. */
const STEP = 3;
/** Height of a usual collar above the shoulders, in torso lengths. */
const ABOVE_SHOULDERS = 0.03;
/** Position down the torso below which bare skin belongs to the legs. */
const LEGS_ALONG = 1.2;

/** Visible invented areas, in squared shoulder widths. */
export interface InventedAreas {
  /** Skin of the trunk and the arms. */
  readonly skin: number;
  readonly legs: number;
  /** Remaining cloth that was extended below the removed clothes. */
  readonly cloth: number;
  readonly background: number;
  /** Background inside the torso: a hole in the body. */
  readonly gap: number;
  /** Skin of the neck hidden by new cloth, which is the inside of a back or its label. */
  readonly neck: number;
  /** New cloth beyond the garment's own outline. */
  readonly continued: number;
}

/** Finds the reasons against showing a dressed photo, the strongest first. */
export function judgeDressedPhoto(
  person: Person,
  scene: Scene,
  wornGarments: readonly Worn[],
  invented: InventedAreas,
  { takesLower, waist }: Dressing,
): readonly PhotoReason[] {
  const dressingDoubts: readonly (readonly [PhotoReason['key'], number])[] = [
    ['cloth-folds', smoothstep(0.12, 0.5, Math.max(0, ...wornGarments.map(({ foldedShare }) => foldedShare)))],
    [
      'much-skin-made',
      Math.max(smoothstep(0.04, 0.25, invented.skin), smoothstep(0.08, 0.25, measureLostSleeve(person, wornGarments))),
    ],
    ['much-cloth-made', smoothstep(0.05, 0.3, invented.cloth)],
    ['legs-made', smoothstep(0.02, 0.3, invented.legs)],
    [
      'much-background-made',
      Math.max(0.4 * smoothstep(0.5, 2, invented.background), smoothstep(0.015, 0.065, invented.continued)),
    ],
    ['sleeves-stand-out', haveStandingSleeves(person, wornGarments) ? 1 : 0],
    ['clothes-alike', isWaistUnclear(scene, wornGarments, waist) ? 1 : 0],
    ['body-gap', smoothstep(0.01, 0.08, invented.gap)],
    ['figures-only', wornGarments.some(({ cloth }) => cloth.kind === 'dress') ? 1 : 0],
    ['collar-unclear', smoothstep(0.006, 0.03, invented.neck)],
  ];
  const personDoubts = person.doubts.filter(({ hinders }) => hinders === 'everything' || takesLower);
  return sortReasons([
    ...personDoubts.map(({ key, strength }) => ({ key, strength })),
    ...wornGarments.flatMap(({ cloth }) => cloth.doubts),
    ...findClothesDoubts(scene, listReplacedParts(wornGarments)),
    ...findBesideDoubts(scene, wornGarments),
    ...dressingDoubts.map(([key, strength]) => ({ key, strength })),
  ]);
}

/** Lists the parts of the old clothes that the new garments replace. */
const listReplacedParts = (wornGarments: readonly Worn[]): readonly ClothesPart[] =>
  wornGarments.some(({ cloth }) => cloth.kind === 'dress') ? ['upper', 'lower'] : ['upper'];

/** Measures how much shorter the new sleeves are than the old ones, as a fraction of the arm. */
function measureLostSleeve({ body }: Person, wornGarments: readonly Worn[]): number {
  return findOldSleeveReach(body) - Math.max(...wornGarments.map(({ sleeveEnd }) => sleeveEnd));
}

/** Reach of short old sleeves, as fractions of the arm. Shorter ones are straps, longer ones lie close to the arm. */
const [MIN_SHORT_SLEEVE, MAX_SHORT_SLEEVE] = [0.2, 0.75];
/** How much longer a new sleeve may be than a short old one. */
const MAX_LONGER = 0.16;

/** Whether short old sleeves would stand out beside longer new ones like wings, since they are wide at their end. */
function haveStandingSleeves({ body }: Person, wornGarments: readonly Worn[]): boolean {
  const oldReach = findOldSleeveReach(body);
  const newReach = Math.max(...wornGarments.map(({ sleeveEnd }) => sleeveEnd));
  return oldReach > MIN_SHORT_SLEEVE && oldReach < MAX_SHORT_SLEEVE && newReach > oldReach + MAX_LONGER;
}

/** Minimum difference of the colors above and below the waist at which a top can end there. */
const MIN_SEAM_CONTRAST = 90;

/** Whether a top ends at the waist, but the waist was only guessed, because the old clothes look alike. */
function isWaistUnclear(scene: Scene, wornGarments: readonly Worn[], { seam }: Waist): boolean {
  if (seam === null || scene.isOnePiece || !wornGarments.every(({ cloth }) => cloth.kind === 'upper')) return false;
  return measureSeamContrast(scene, seam) < MIN_SEAM_CONTRAST;
}

/** Measures the invented areas that are visible in place of the old clothes. */
export function measureInventedAreas(
  scene: Scene,
  wornGarments: readonly Worn[],
  { old, skin, kept }: Removal,
): InventedAreas {
  const opacities = wornGarments.map(combineOpacity);
  const areas = { skin: 0, legs: 0, cloth: 0, background: 0, gap: 0, neck: 0, continued: 0 };
  const { frame } = scene.body;
  const area = STEP / frame.shoulderWidth ** 2;
  for (let i = 0; i < old.length; i += STEP) {
    if (old[i]! < 0.5) continue;
    const uncovered = (1 - Math.max(...opacities.map((cover) => cover[i]!))) * area;
    if (uncovered < 0.5 * area) continue;
    const [x, y] = [(i % scene.width) + scene.left, Math.floor(i / scene.width) + scene.top];
    const [along, across] = toBody(frame, x, y);
    const background = uncovered * (1 - skin[i]!) * (1 - kept[i]!);
    areas[along > LEGS_ALONG ? 'legs' : 'skin'] += uncovered * skin[i]! * (1 - kept[i]!);
    areas.cloth += uncovered * kept[i]!;
    areas.background += background;
    if (isInTorso(scene, along, across)) areas.gap += background;
  }
  areas.neck = Math.max(0, ...wornGarments.map((garment) => measureHiddenNeck(scene, garment)));
  areas.continued = wornGarments.reduce((sum, { filling }) => sum + (filling?.area ?? 0), 0);
  return areas;
}

/** Measures the area of the bare neck that a garment hides, in squared shoulder widths. */
function measureHiddenNeck({ left, top, width, parts, body }: Scene, { trunk }: Worn): number {
  const { half, offset } = body.torso.neck;
  const line = (shoulderTopAt(body, offset - half) + shoulderTopAt(body, offset + half)) / 2 - ABOVE_SHOULDERS;
  let area = 0;
  for (let i = 0; i < trunk.front.length; i++) {
    if (trunk.front[i]! < 0.5 || parts.bodySkin[i]! + parts.faceSkin[i]! < 0.5) continue;
    const [along, across] = toBody(body.frame, (i % width) + left, Math.floor(i / width) + top);
    if (along < line && Math.abs(across - offset) < half) area++;
  }
  return area / body.frame.shoulderWidth ** 2;
}

/** Whether a pixel is well inside the torso or hips, where a gap is a hole. */
function isInTorso({ body }: Scene, along: number, across: number): boolean {
  if (along < 0.15 || along > 1.3) return false;
  return Math.abs(across) < 0.8 * halfWidthAt(body, across < 0 ? 'left' : 'right', along);
}
