import type { Doubt } from '../person/Doubt.ts';
import { findRefusal } from '../person/judgePerson.ts';
import type { Person } from '../person/Person.ts';
import { canReplaceBottom } from './bottom/dressBottom.ts';
import { findClothesDoubts } from './clothesDoubts.ts';
import { CONFIDENCE_FLOOR } from './reasons.ts';
import { createScene } from './Scene.ts';
import { canReplaceTop } from './top/dressTop.ts';
import { findWaist } from './waist.ts';

/** Whether a photo can be used, before a garment is chosen. */
export interface PhotoVerdict {
  readonly isDressable: boolean;
  /**
   * The key of the strongest doubt; null if there is none. A photo in which only a top or only
   * trousers can be worn can be used, but has a doubt.
   */
  readonly reason: string | null;
}

/**
 * Returns whether a person in a photo can wear a top or trousers. `doubts` are those about the person; `person` is null
 * if there is none.
 */
export function judgePhoto(person: Person | null, doubts: readonly Doubt[]): PhotoVerdict {
  const refusal = findRefusal(doubts, false);
  if (refusal !== null || person === null) return { isDressable: false, reason: refusal?.key ?? 'nobody' };
  const scene = createScene(person);
  const [strongest] = findClothesDoubts(scene, ['upper']).toSorted((one, other) => other.strength - one.strength);
  const isDoubtful = strongest !== undefined && 1 - strongest.strength < CONFIDENCE_FLOOR;
  if (isDoubtful && !canReplaceTop(scene, findWaist(scene)))
    return { isDressable: canReplaceBottom(scene), reason: strongest.key };
  return { isDressable: true, reason: findRefusal(doubts, true)?.key ?? null };
}
