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

function draw(bench: Bench): Drawing {
  const shape = blazerShape(bench);
  const arms = tailoredArms(bench, shape);
  const sleeves: Part[] = arms.flatMap((arm) => [arm.panel, ...sleeveButtons(bench, arm, 4)]);
  const landmarks = tailoredLandmarks(shape, arms);
  const focus = { at: [70, 300] as const, zoom: 1.9 };
  if (bench.isBack)
    return { parts: [...sleeves, tailoredBack(bench, shape, 190), ...tailoredCollar(bench, shape)], landmarks, focus };
  const count = bench.count('buttons', 2);
  const step = count === 3 ? 84 : 92;
  return {
    parts: [
      ...jacketLining(bench, shape),
      ...sleeves,
      front(bench, shape, -1, 0.1),
      front(bench, shape, 1, 0.42),
      welt(bench, 122, 352),
      ...jacketPockets(bench, bench.text('pocket', 'flap'), 128, shape.hem[1] - 208),
      lapel(bench, shape, -1),
      lapel(bench, shape, 1),
      ...tailoredCollar(bench, shape),
      ...Array.from({ length: count }, (_, index) => button(bench, [1, shape.breakAt + 14 + index * step], 9.5)),
    ],
    landmarks,
    focus,
  };
}

export const silhouette: Silhouette = {
  name: 'blazer-single',
  kind: 'blazer',
  tryOn: 'upper_body',
  subkind: () => 'single-breasted blazer',
  words: 'blazer, sport coat, suit jacket, tailoring, single-breasted',
  draw,
};
