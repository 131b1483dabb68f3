import type { Cloth } from '../cloth/Cloth.ts';
import type { Doubt } from '../person/Doubt.ts';
import type { Person } from '../person/Person.ts';
import { dressBottom } from './bottom/dressBottom.ts';
import type { DressedPhoto, PhotoReading } from './dressTops.ts';
import { dressTops } from './dressTops.ts';
import { findConfidence, sortReasons } from './reasons.ts';
import { createScene } from './Scene.ts';
import { dressTop, isLongOverShort } from './top/dressTop.ts';
import { findWaist } from './waist.ts';

/**
 * Dresses the person in a photo. Trousers and skirts come first, within the outline of the old ones; the rest is put
 * on that picture.
 */
export function dressPhoto(person: Person, cloths: readonly Cloth[], reading: PhotoReading): DressedPhoto {
  const bottom = cloths.find(({ kind }) => kind === 'lower');
  const others = cloths.filter((cloth) => cloth !== bottom);
  if (bottom === undefined) return dressTopsWithin(person, others, reading) ?? dressTops(person, others, reading);
  const scene = createScene(person);
  const { rgb, reasons } = dressBottom(person, bottom, scene, findWaist(scene));
  const isOnePiece = { key: 'one-piece', strength: scene.isOnePiece ? 1 : 0 } as const;
  const bottomReasons = [...reasons, ...bottom.doubts, ...person.doubts.filter(hindersOutline), isOnePiece];
  const result = others.length > 0 ? dressTops({ ...person, rgb }, others, reading) : { ...NOTHING_ELSE, rgb };
  const allReasons = sortReasons([...result.reasons, ...bottomReasons]);
  return { ...result, reasons: allReasons, confidence: findConfidence(allReasons) };
}

const NOTHING_ELSE: Omit<DressedPhoto, 'rgb' | 'reasons' | 'confidence'> & Pick<DressedPhoto, 'reasons'> = {
  reasons: [],
  invented: { skin: 0, legs: 0, cloth: 0, background: 0, gap: 0, neck: 0, continued: 0 },
  placements: new Map(),
};

/** Puts a top with long sleeves in the place of one with shorter ones; null if it is another case. */
function dressTopsWithin(person: Person, cloths: readonly Cloth[], { tucked }: PhotoReading): DressedPhoto | null {
  const [cloth] = cloths;
  if (cloths.length !== 1 || cloth?.outline.on !== 'torso' || cloth.kind === 'dress' || tucked !== null) return null;
  const scene = createScene(person);
  if (scene.isOnePiece || !isLongOverShort(cloth, cloth.outline, scene)) return null;
  const { rgb, reasons } = dressTop(person, cloth, cloth.outline, scene, findWaist(scene));
  const allReasons = sortReasons([...reasons, ...cloth.doubts, ...person.doubts.filter(hindersOutline)]);
  return { ...NOTHING_ELSE, rgb, reasons: allReasons, confidence: findConfidence(allReasons) };
}

/** Within an outline, arms and hands stay as they are, and cut off legs are judged by their cloth. */
const hindersOutline = ({ key }: Doubt): boolean =>
  key !== 'arms-before-body' && key !== 'hands-on-hips' && key !== 'cut-off-legs';
