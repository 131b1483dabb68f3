import { brightness } from '../fabric/Material.ts';
import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { collarBack, collarLeaves } from '../tailoring/collar.ts';
import { jeanThread } from '../tailoring/denim.ts';
import type { Drawing, Fade, Part } from '../tailoring/Drawing.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { flap } from '../tailoring/jacketPockets.ts';
import { button, placket } from '../tailoring/placket.ts';
import { cuffBand } from '../tailoring/sleeve.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function wear(bench: Bench): Fade[] {
  const strength = bench.cloth.fabric !== 'denim' || brightness(bench.main.ground) < 0.22 ? 0.05 : 0.2;
  return [-1, 1].flatMap((side) => [
    { at: [side * 100, 500] as const, radius: [60, 110] as const, strength },
    { at: [side * 120, 280] as const, radius: [70, 40] as const, strength: strength * 0.7 },
  ]);
}

function draw(bench: Bench): Drawing {
  const isCropped = bench.text('length', '') === 'cropped';
  const hemY = isCropped ? 640 : 716;
  const shape = torso(bench, {
    neck: [72, 170],
    shoulder: [208, 222],
    armpit: [222, 398],
    waist: [208, 560],
    hem: [196, hemY],
    drop: bench.isBack ? 180 : 212,
    neckline: 'round',
    sag: 2,
  });
  const { drop } = shape.measures;
  const thread = jeanThread(bench);
  const pair = arms(bench, shape, { cut: 'set-in', length: 478, ease: 1.05, finish: 'raw' });
  const yokeY = 330;
  const yoke = openCurve([
    [-214, yokeY - 4],
    [0, yokeY + 4],
    [214, yokeY - 4],
  ]);
  const panels = [-1, 1].flatMap((side) =>
    [0.32, 0.66].map((t) =>
      openCurve([
        [side * (56 + t * 110), yokeY + 50],
        [side * (40 + t * 80), hemY],
      ]),
    ),
  );
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(insideBack(bench, shape, 8, 0.62), collarBack(bench, shape, 32), {
      part: 'label',
      at: [0, 194],
      size: [44, 18],
    });
  for (const arm of pair.bothSleeves) {
    const seamLine = openCurve(arm.axis.map(([x, y], index) => [x + Math.sign(x) * (20 - index * 6), y] as const));
    parts.push({
      ...arm.panel,
      seams: [seam(seamLine, 0.9)],
      stitching: [{ path: offsetLine(seamLine, 4), color: thread }],
    });
    parts.push(
      cuffBand(arm, 44, 0.02, bench.main, {
        stitching: [0.1, 0.9].map((t) => ({
          path: arm.end.map(([x, y]) => [x + arm.along[0] * 44 * t, y + arm.along[1] * 44 * t] as const),
          color: thread,
        })),
      }),
    );
    parts.push(
      button(
        bench,
        [
          arm.end[0][0] * 0.75 + arm.end[1][0] * 0.25 + arm.along[0] * 22,
          arm.end[0][1] * 0.75 + arm.end[1][1] * 0.25 + arm.along[1] * 22,
        ],
        6,
      ),
    );
  }
  parts.push({
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 26,
    lift: 0.16,
    folds: torsoFolds(bench, shape, 0.85),
    fades: wear(bench),
    seams: [...pair.seams, seam(yoke, 1.6), ...panels.map((line) => seam(line, 1.4))],
    stitching: [
      { path: offsetLine(yoke, -4), color: thread },
      { path: offsetLine(yoke, -8), color: thread },
      ...panels.flatMap((line) => [
        { path: offsetLine(line, 4), color: thread },
        { path: offsetLine(line, 8), color: thread },
      ]),
    ],
  });
  const band = openCurve([
    [-197, hemY + 20],
    [0, hemY + 23],
    [197, hemY + 20],
  ]);
  parts.push({
    part: 'panel',
    material: bench.main,
    lift: 0.35,
    thickness: 4,
    volume: 14,
    outline: [...offsetLine(band, 22), ...offsetLine(band, -22).reverse()],
    grain: { origin: [0, 0], angle: Math.PI / 2 },
    stitching: [18, -18].map((distance) => ({ path: offsetLine(band, distance), color: thread })),
  });
  if (!bench.isBack) {
    for (const side of [-1, 1])
      parts.push(
        {
          ...flap(bench, side * 108, yokeY + 6, 100, 46, 0),
          stitching: [
            {
              path: [
                [side * 108 - 46, yokeY + 44],
                [side * 108, yokeY + 47],
                [side * 108 + 46, yokeY + 44],
              ],
              color: thread,
            },
          ],
        },
        button(bench, [side * 108, yokeY + 35], 6.4),
      );
    const front = placket(bench, drop - 4, hemY + 44, 6, 20, 40);
    parts.push(
      ...front.map(
        (part): Part =>
          part.part === 'panel'
            ? { ...part, stitching: part.stitching!.map((line) => ({ ...line, color: thread })) }
            : part.part === 'button'
              ? { ...part, radius: 8.4 }
              : part,
      ),
    );
  }
  parts.push(
    ...collarLeaves(bench, shape, { point: [96, 282], open: 8, height: 32 }).map(
      (part): Part =>
        part.part === 'panel'
          ? { ...part, stitching: (part.stitching ?? []).map((line) => ({ ...line, color: thread })) }
          : part,
    ),
  );
  return {
    parts,
    focus: { at: [50, 320], zoom: 1.9 },
    landmarks: { ...torsoLandmarks(shape, 42), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'trucker',
  kind: 'jacket',
  tryOn: 'upper_body',
  subkind: () => 'trucker jacket',
  words: (_options, fabric) => `${fabric === 'denim' ? 'denim jacket, jean jacket, ' : ''}trucker jacket, outerwear`,
  draw,
};
