import type { RandomGenerator } from './RandomGenerator.ts';
import { createCloth, chooseDenimDye } from './cloth.ts';
import { TOP_CUTS } from './topCuts.ts';
import { OTHER_DRAWINGS } from './otherGarments.ts';
import { drawTop, PRINT_ATTRIBUTE } from './tops.ts';

export interface Lesson {
  readonly kind: string;
  readonly pattern: string;
  /** Whether there is a print on the chest. */
  readonly hasPrint: boolean;
  readonly svg: string;
}

export const LESSON_KINDS: readonly string[] = [...Object.keys(TOP_CUTS), ...Object.keys(OTHER_DRAWINGS)];

const PATTERN_CHANCE_BY_KIND: Readonly<Record<string, number>> = {
  tee: 0.25,
  polo: 0.25,
  shirt: 0.45,
  blouse: 0.4,
  tank: 0.25,
  sweater: 0.2,
  dress: 0.5,
  skirt: 0.4,
  shorts: 0.25,
  trousers: 0.15,
  jeans: 0,
  shoes: 0,
  bag: 0.1,
  hat: 0.1,
};

export const LESSON_SIDE = 240;

/** Draws a random garment of a kind as an SVG without a background. */
export function drawLesson(random: RandomGenerator, kind: string): Lesson {
  const ground =
    kind === 'jeans' || (['skirt', 'shorts', 'jacket', 'shirt'].includes(kind) && random.isTrueWith(0.2))
      ? chooseDenimDye(random)
      : undefined;
  const cloth = createCloth(random, PATTERN_CHANCE_BY_KIND[kind] ?? 0.15, ground);
  const cut = TOP_CUTS[kind];
  const drawings = OTHER_DRAWINGS[kind];
  const content = cut ? drawTop(random, cut, cloth) : random.pick(drawings!)(random, cloth);
  const scale = cut ? 0.95 : random.between(0.8, 1.3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LESSON_SIDE}" height="${LESSON_SIDE}" viewBox="-120 -50 240 240"><defs>${cloth.definitions}</defs><g transform="scale(${scale})">${content}</g></svg>`;
  return { kind, pattern: cloth.pattern, hasPrint: content.includes(PRINT_ATTRIBUTE), svg };
}
