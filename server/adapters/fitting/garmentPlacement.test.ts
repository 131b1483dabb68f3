import { describe, expect, it } from 'vitest';
import { poseArm } from '../../domain/fitting/arms.ts';
import type { Point } from '../../domain/fitting/Figure.ts';
import { Body } from '../../domain/fitting/Figure.ts';
import type { GarmentShape } from '../../domain/fitting/Garment.ts';
import { SIDES } from '../../domain/fitting/Garment.ts';
import { GarmentMapping } from '../../domain/fitting/GarmentMapping.ts';
import { FittingFiles } from './FittingFiles.ts';

const files = await FittingFiles.open(new URL('../../assets/', import.meta.url));
const cuts = files.ids.flatMap((id): (readonly [string, GarmentShape])[] => {
  const { main, trousers } = files.findPieces(id)!;
  return [[id, main] as const, ...(trousers ? [[`${id} trousers`, trousers] as const] : [])];
});

interface MappedGarment {
  readonly id: string;
  readonly cut: GarmentShape;
  readonly body: Body;
  readonly mapping: GarmentMapping;
  /** The left and right landmarks of this name on the figure. x is measured from the figure's middle. */
  readonly findLandmarkPair: (name: string) => readonly Point[];
}

const mappedGarments: readonly MappedGarment[] = files.figures.flatMap((shape) =>
  cuts.map(([id, cut]) => {
    const body = new Body(shape);
    const mapping = new GarmentMapping(cut, body);
    const findPair = (name: string): readonly Point[] =>
      SIDES.flatMap((side) => {
        const landmark = cut.landmarks[`${side}_${name}`];
        if (!landmark) return [];
        const [x, y] = mapping.mapPoint(landmark);
        return [[x * (side === 'left' ? -1 : 1), y] as const];
      });
    return { id: `${id} on ${shape.id}`, cut, body, mapping, findLandmarkPair: findPair };
  }),
);

/** The largest deviation of all garments, with the garment's id. */
function findWorst(measure: (mappedGarment: MappedGarment) => readonly number[]): {
  readonly id: string;
  readonly deviation: number;
} {
  let worstGarment = { id: '', deviation: 0 };
  for (const mappedGarment of mappedGarments)
    for (const shift of measure(mappedGarment))
      if (shift > worstGarment.deviation || Number.isNaN(shift))
        worstGarment = { id: mappedGarment.id, deviation: shift };
  return worstGarment;
}

const measureDistanceOutside = (value: number, [min, max]: readonly [number, number]): number =>
  Math.max(0, min - value, value - max);

describe('every garment on every figure', { timeout: 30_000 }, () => {
  it('is in the assets: more than 600 garments and at least eight figures', () => {
    expect(files.ids.length).toBeGreaterThan(600);
    expect(files.figures.length).toBeGreaterThanOrEqual(8);
  });

  it('has its collar at the neck, on the line from neck to shoulder', () => {
    const distances = findWorst(({ cut, body, findLandmarkPair }) =>
      cut.category === 'lower_body'
        ? []
        : findLandmarkPair('collar').map(([x, y]) => measureDistanceOutside(y - body.restHeightAt(x), [-22, 8])),
    );
    expect(distances).toEqual({ id: '', deviation: 0 });
  });

  it('hangs from the shoulders or the nape, below the chin, where it has no collar', () => {
    const distances = findWorst(({ cut, body, mapping }) => {
      const hangsFromTop =
        !cut.landmarks['left_collar'] && !cut.landmarks['left_shoulder'] && cut.category !== 'lower_body';
      return hangsFromTop ? [Math.max(0, body.levels.chin + 4 - mapping.mapPoint(cut.top)[1])] : [];
    });
    expect(distances).toEqual({ id: '', deviation: 0 });
  });

  it('has its shoulders over those of the body, no more than 30 pixels beyond', () => {
    const distances = findWorst(({ body, findLandmarkPair }) =>
      findLandmarkPair('shoulder').map(([x, y]) =>
        Math.max(
          measureDistanceOutside(x - body.shape.shoulder, [-46, 34]),
          measureDistanceOutside(y - body.levels.shoulder, [-34, 26]),
        ),
      ),
    );
    expect(distances).toEqual({ id: '', deviation: 0 });
  });

  it('fits around the waist if it has a waistband', () => {
    const distances = findWorst(({ cut, body, findLandmarkPair }) => {
      if (cut.category === 'upper_body') return [];
      return findLandmarkPair('waist').map(([x, y]) =>
        Math.max(
          measureDistanceOutside(y - body.levels.waist, [-12, 12]),
          measureDistanceOutside(x - body.halfWidthAt(y), [-3, cut.category === 'dresses' ? 40 : 9]),
        ),
      );
    });
    expect(distances).toEqual({ id: '', deviation: 0 });
  });

  it('covers the body from its armpits to its waist', () => {
    const distances = findWorst(({ cut, body, findLandmarkPair }) =>
      cut.category === 'lower_body'
        ? []
        : ['armpit', 'waist'].flatMap((name) =>
            findLandmarkPair(name).map(([x, y]) => measureDistanceOutside(x - body.halfWidthAt(y), [-6, 70])),
          ),
    );
    expect(distances).toEqual({ id: '', deviation: 0 });
  });

  it('has its hem between waist and floor, and trouser hems around the legs', () => {
    const distances = findWorst(({ cut, body, findLandmarkPair }) => {
      const hem = findLandmarkPair('hem').map(([, y]) =>
        measureDistanceOutside(y, [body.levels.waist - 70, body.levels.floor]),
      );
      if (!cut.landmarks['crotch']) return hem;
      const [outer, inner] = [findLandmarkPair('hem_outer'), findLandmarkPair('hem_inner')];
      const legs = outer.map(([x, y], side) => {
        const leg = body.legMiddleAt(y);
        const isRound = Math.max(0, inner[side]![0] - leg + 2, leg + 2 - x);
        return Math.max(isRound, measureDistanceOutside(y, [body.levels.crotch + 12, body.levels.floor - 10]));
      });
      return [...hem, ...legs];
    });
    expect(distances).toEqual({ id: '', deviation: 0 });
  });

  it('ends long sleeves at the hands, and keeps sleeves attached to the arms', () => {
    const distances = findWorst(({ cut, body, mapping }) =>
      SIDES.flatMap((side) => {
        const limb = cut.limbs[side];
        if (!limb) return [];
        const pose = poseArm(body, side, { cut, mapping });
        const tip = mapping.mapPoint(limb.tip, true);
        const [dx, dy] = [tip[0] - pose.wrist[0], tip[1] - pose.wrist[1]];
        const isLong = pose.visibleFrom > body.shape.arm.upper + body.shape.arm.lower - 40;
        const sleeveReach = Math.hypot(
          tip[0] - Math.sign(tip[0]) * body.shape.arm.joint[0],
          tip[1] - body.shape.arm.joint[1],
        );
        return isLong
          ? [measureDistanceOutside(Math.hypot(dx, dy), [0, 8]), measureDistanceOutside(sleeveReach, [150, 360])]
          : [measureDistanceOutside(sleeveReach, [20, 200])];
      }),
    );
    expect(distances).toEqual({ id: '', deviation: 0 });
  });

  it('never folds back over itself', () => {
    const distances = findWorst(({ id, cut, mapping }) => {
      // Pictures of a suit's trousers have half the resolution.
      const size = id.includes(' trousers') ? 0.5 : 1;
      const foldRows: number[] = [];
      const [crotch, inner] = [cut.landmarks['crotch'], cut.landmarks['right_hem_inner']];
      for (let y = 40 * size; y < 960 * size; y += 80 * size) {
        let previousHeight = -Infinity;
        // Below the crotch there is a gap between the legs, so check one leg.
        const share = crotch && inner && y > crotch[1] ? (y - crotch[1]) / (inner[1] - crotch[1]) : 0;
        const from = share > 0 ? crotch![0] + (inner![0] - crotch![0]) * Math.min(1, share) : 20 * size;
        for (let x = from; x < 780 * size; x += 20 * size) {
          const [mappedX] = mapping.mapPoint([x, y], false, share > 0 ? 1 : undefined);
          foldRows.push(Math.max(0, previousHeight - mappedX));
          previousHeight = mappedX;
        }
      }
      return foldRows;
    });
    expect(distances).toEqual({ id: '', deviation: 0 });
  });
});
