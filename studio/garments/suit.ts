import type { Bench } from '../tailoring/Bench.ts';
import { blazerShape } from '../tailoring/blazerShape.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import type { Point } from '../tailoring/geometry.ts';
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
import { twoPiece } from '../tailoring/twoPiece.ts';
import type { Silhouette } from './Silhouette.ts';

function jacket(bench: Bench): { parts: Part[]; landmarks: Record<string, Point> } {
  const shape = blazerShape(bench);
  const arms = tailoredArms(bench, shape);
  const sleeves: Part[] = arms.flatMap((arm) => [arm.panel, ...sleeveButtons(bench, arm, 4)]);
  const landmarks = tailoredLandmarks(shape, arms);
  if (bench.isBack)
    return { parts: [...sleeves, tailoredBack(bench, shape, 190), ...tailoredCollar(bench, shape)], landmarks };
  const count = bench.count('buttons', 2);
  return {
    landmarks,
    parts: [
      ...jacketLining(bench, shape),
      ...sleeves,
      front(bench, shape, -1, 0.5),
      front(bench, shape, 1, 0.5),
      welt(bench, 122, 352),
      ...jacketPockets(bench, bench.text('pocket', 'flap'), 128, shape.hem[1] - 208),
      lapel(bench, shape, -1),
      lapel(bench, shape, 1),
      ...tailoredCollar(bench, shape),
      ...Array.from({ length: count }, (_, index) => button(bench, [1, shape.breakAt + 14 + index * 90], 9.5)),
    ],
  };
}

const draw = (bench: Bench): Drawing => twoPiece(bench, jacket(bench));

export const silhouette: Silhouette = {
  name: 'suit',
  kind: 'suit',
  tryOn: 'suits',
  subkind: () => 'two-piece suit',
  words: 'suit, blazer and trousers, tailoring set, single-breasted',
  draw,
};
