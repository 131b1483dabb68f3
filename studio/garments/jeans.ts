import type { Bench } from '../tailoring/Bench.ts';
import { denimBackPockets, denimFades, frontPockets, jeanThread, rips } from '../tailoring/denim.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { acrossLeg } from '../tailoring/legs.ts';
import { beltLoops, fly, leg, legLandmarks, legMeasures, waistband } from '../tailoring/legs.ts';
import { button } from '../tailoring/placket.ts';
import { turnUp } from '../tailoring/turnUp.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function draw(bench: Bench): Drawing {
  const shape = legMeasures(
    bench,
    bench.text('length', '') === 'cropped' ? 856 : bench.text('leg', '') === 'tapered' ? 914 : 938,
  );
  const thread = jeanThread(bench);
  const { behind, band } = waistband(bench, shape);
  const front = fly(bench, shape);
  const legs = ([-1, 1] as const).map((side) => leg(bench, shape, side, false));
  const parts: Part[] = [...behind];
  legs.forEach((firstLeg, index) => {
    const side = index === 0 ? -1 : 1;
    const isOwnSide = index === 1 && !bench.isBack;
    parts.push({
      ...firstLeg.panel,
      fades: denimFades(bench, shape, side),
      seams: [
        seam(offsetLine(firstLeg.outer, side * 6), 0.7, 2),
        ...(isOwnSide ? (front.seams ?? []) : []),
        ...(bench.isBack
          ? [
              seam(
                [
                  [side * (shape.waist[0] + 8), 178],
                  [0, 204],
                ],
                1.2,
              ),
            ]
          : []),
        seam(acrossLeg(firstLeg, 15), 1),
      ],
      stitching: [
        { path: acrossLeg(firstLeg, 12), color: thread },
        ...(isOwnSide ? (front.stitching ?? []).map((line) => ({ ...line, color: thread })) : []),
        ...(bench.isBack
          ? [
              {
                path: [
                  [side * (shape.waist[0] + 8), 181],
                  [0, 207],
                ] as const,
                color: thread,
              },
            ]
          : []),
      ],
    });
  });
  parts.push(...(bench.isBack ? denimBackPockets(bench, thread) : frontPockets(bench, shape, thread)));
  parts.push(
    { ...band, stitching: band.stitching!.map((line) => ({ ...line, color: thread })) },
    ...beltLoops(bench, shape, bench.isBack ? [-96, 0, 96] : [-88, -44, 48, 92]),
  );
  if (bench.has('turn-up')) legs.forEach((firstLeg) => parts.push(turnUp(bench, firstLeg, 44, true)));
  if (bench.has('ripped') && !bench.isBack) parts.push(...rips(bench, shape));
  if (!bench.isBack) parts.push({ ...button(bench, [2, shape.waist[1] + shape.band * 0.62], 9), look: 'shank' });
  return { parts, focus: { at: [40, 170], zoom: 2 }, landmarks: legLandmarks(bench, shape) };
}

export const silhouette: Silhouette = {
  name: 'jeans',
  kind: 'jeans',
  tryOn: 'lower_body',
  subkind: (options) => `${String(options['leg'] ?? 'straight')}-leg jeans`,
  words: 'jeans, denim trousers, pants',
  draw,
};
