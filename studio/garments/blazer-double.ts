import type { Bench } from '../tailoring/Bench.ts';
import { blazerShape } from '../tailoring/blazerShape.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { jacketPockets, welt } from '../tailoring/jacketPockets.ts';
import { button } from '../tailoring/placket.ts';
import {
  front,
  jacketLining,
  lapel,
  sleeveButtons,
  tailoredArms,
  tailoredBack,
  tailoredCollar,
  tailoredLandmarks,
} from '../tailoring/tailored.ts';
import type { Silhouette } from './Silhouette.ts';

/** Six buttons in two columns, the upper pair set wider because it never closes. */
export function doubleButtons(bench: Bench, top: number, step: number, halfWidth: number, radius = 9.5): Part[] {
  return [-1, 1].flatMap((side) => [
    button(bench, [side * (halfWidth + 24) - 6, top - step * 0.82], radius),
    button(bench, [side * halfWidth - 6, top + 16], radius),
    button(bench, [side * halfWidth - 6, top + 16 + step], radius),
  ]);
}

function draw(bench: Bench): Drawing {
  const shape = blazerShape(bench, { breakAt: 506, overlap: 74, cutaway: 0, lapel: 'peak', lapelWidth: 108 });
  const arms = tailoredArms(bench, shape);
  const sleeves: Part[] = arms.flatMap((arm) => [arm.panel, ...sleeveButtons(bench, arm, 4)]);
  const landmarks = tailoredLandmarks(shape, arms);
  const focus = { at: [30, 400] as const, zoom: 1.8 };
  if (bench.isBack)
    return { parts: [...sleeves, tailoredBack(bench, shape, 150), ...tailoredCollar(bench, shape)], landmarks, focus };
  return {
    parts: [
      ...jacketLining(bench, { ...shape, breakAt: 430 }),
      ...sleeves,
      front(bench, shape, -1, 0.1),
      lapel(bench, shape, -1),
      front(bench, shape, 1, 0.55),
      welt(bench, 136, 366, 74),
      ...jacketPockets(bench, 'flap', 120, shape.hem[1] - 206),
      lapel(bench, shape, 1),
      ...tailoredCollar(bench, shape),
      ...doubleButtons(bench, 506, 96, 54),
    ],
    landmarks,
    focus,
  };
}

export const silhouette: Silhouette = {
  name: 'blazer-double',
  kind: 'blazer',
  tryOn: 'upper_body',
  subkind: () => 'double-breasted blazer',
  words: 'blazer, suit jacket, tailoring, double-breasted',
  draw,
};
