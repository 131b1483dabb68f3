import type { Bench } from '../tailoring/Bench.ts';
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
import type { Tailored } from '../tailoring/tailored.ts';
import type { Silhouette } from './Silhouette.ts';

function shape(bench: Bench): Tailored {
  const isDouble = bench.text('breast', 'single') === 'double';
  const isShort = bench.text('length', 'long') === 'short';
  return {
    neck: [70, isShort ? 136 : 96],
    shoulder: [200, isShort ? 176 : 136],
    armpit: [208, isShort ? 372 : 332],
    waist: [194, isShort ? 560 : 520],
    hem: [isShort ? 216 : 228, isShort ? 830 : 936],
    breakAt: isDouble ? (isShort ? 430 : 400) : 420,
    overlap: isDouble ? 74 : 18,
    cutaway: 0,
    lapel: isDouble ? 'peak' : 'notch',
    lapelWidth: isDouble ? 120 : 104,
    sleeve: { length: 508, ease: 1.1 },
  };
}

function draw(bench: Bench): Drawing {
  const measures = shape(bench);
  const isDouble = measures.overlap > 40;
  const arms = tailoredArms(bench, measures);
  const sleeves: Part[] = arms.flatMap((arm) => [arm.panel, ...sleeveButtons(bench, arm, 3)]);
  const landmarks = tailoredLandmarks(measures, arms);
  const focus = { at: [50, measures.neck[1] + 200] as const, zoom: 1.8 };
  if (bench.isBack)
    return {
      parts: [...sleeves, tailoredBack(bench, measures, 230), ...tailoredCollar(bench, measures, 40)],
      landmarks,
      focus,
    };
  const pocketY = measures.waist[1] + (measures.hem[1] - measures.waist[1]) * 0.28;
  const buttons: Part[] = isDouble
    ? [-1, 1].flatMap((side) =>
        [-0.8, 0.2, 1.2].map((t) => button(bench, [side * (t < 0 ? 76 : 56) - 6, measures.breakAt + t * 104], 12)),
      )
    : [0, 1, 2].map((index) => button(bench, [1, measures.breakAt + 16 + index * 108], 12));
  return {
    parts: [
      ...jacketLining(bench, { ...measures, breakAt: measures.breakAt - (isDouble ? 66 : 0) }),
      ...sleeves,
      front(bench, measures, -1, 0.1),
      ...(isDouble ? [lapel(bench, measures, -1)] : []),
      front(bench, measures, 1, 0.55),
      ...(isDouble ? [] : [welt(bench, 128, measures.armpit[1] - 10)]),
      ...jacketPockets(bench, 'flap', 134, pocketY),
      ...(isDouble ? [] : [lapel(bench, measures, -1)]),
      lapel(bench, measures, 1),
      ...tailoredCollar(bench, measures, 42),
      ...buttons,
    ],
    landmarks,
    focus,
  };
}

export const silhouette: Silhouette = {
  name: 'overcoat',
  kind: 'coat',
  tryOn: 'upper_body',
  subkind: (options) =>
    options['length'] === 'short'
      ? 'pea coat'
      : options['breast'] === 'double'
        ? 'double-breasted overcoat'
        : 'overcoat',
  words: 'coat, overcoat, topcoat, winter coat, outerwear',
  draw,
};
