import type { FitLine, GarmentFit, PlacedLine } from '../../../src/domain/poses/Adjustment.ts';
import type { FigureShape, Point } from './Figure.ts';
import type { GarmentShape, Side } from './Garment.ts';
import { SIDES } from './Garment.ts';
import type { FittedLine } from './LineShifts.ts';
import type { Stance } from './stance.ts';
import type { WornGarment } from './WornGarment.ts';

/** Names of the landmarks along one side of a garment, from the collar down. */
const SIDE_LANDMARKS = ['collar', 'shoulder', 'strap', 'armpit', 'waist', 'hip', 'hem_outer', 'hem'] as const;
const LANDMARK_BY_LINE: Readonly<Record<FitLine, (typeof SIDE_LANDMARKS)[number]>> = {
  collar: 'collar',
  shoulders: 'shoulder',
  waist: 'waist',
  hem: 'hem',
};
/** The number of points between two landmarks. They let the outline follow a curved side. */
const POINTS_BETWEEN = 3;

/** Returns the position of a garment in the finished picture. */
export function describeFit(wornGarment: WornGarment, stance: Stance, shape: FigureShape): Omit<GarmentFit, 'slot'> {
  const { cut } = wornGarment.garment;
  const toFinishedPoint = (point: Point, leg?: number): Point => {
    const [x, y] = stance.toFinished(wornGarment.mapping.mapPoint(point, false, leg));
    return [(x + shape.width / 2) / shape.width, y / shape.height];
  };
  const sides = SIDES.map((side) => traceOutline(cut, side, toFinishedPoint)) as [Point[], Point[]];
  const lines = wornGarment.mapping.shifts.lines.filter(({ line }) => isVisible(wornGarment, line));
  return {
    outline: [...sides[0], ...sides[1].toReversed()],
    lines: lines.map((line) => describeLine(line, cut, toFinishedPoint)),
  };
}

/** Whether a line is visible. In a tucked top, the waist and the hem are not. */
const isVisible = ({ isTucked }: WornGarment, line: FitLine): boolean =>
  !isTucked || line === 'collar' || line === 'shoulders';

const findLandmark = (cut: GarmentShape, side: Side, name: string): Point | undefined =>
  cut.landmarks[`${side}_${name}`] ?? (name === 'hem' ? cut.landmarks[`${side}_hem_outer`] : undefined);

function describeLine(
  { line, move, least, most }: FittedLine,
  cut: GarmentShape,
  toFinishedPoint: (point: Point, leg?: number) => Point,
): PlacedLine {
  const [left, right] = SIDES.map((side) =>
    toFinishedPoint(findLandmark(cut, side, LANDMARK_BY_LINE[line])!, legSign(side)),
  ) as [Point, Point];
  const y = (left[1] + right[1]) / 2;
  return { line, y, left: left[0], right: right[0], moved: move, least, most, isOfBody: false };
}

/** Traces one side of the outline, from the collar over the side to the hem and, for legs, to the crotch. */
function traceOutline(cut: GarmentShape, side: Side, toFinishedPoint: (point: Point, leg?: number) => Point): Point[] {
  const leg = legSign(side);
  const names = [...SIDE_LANDMARKS.map((name) => `${side}_${name}`), `${side}_hem_inner`, 'crotch'];
  const points = names.map((name) => cut.landmarks[name]).filter((point) => point !== undefined);
  return addPointsBetween(points).map((point) => toFinishedPoint(point, leg));
}

const legSign = (side: Side): number => (side === 'left' ? -1 : 1);

function addPointsBetween(points: readonly Point[]): Point[] {
  return points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    const count = index + 1 < points.length ? POINTS_BETWEEN : 1;
    return Array.from(
      { length: count },
      (_, step): Point => [x + ((nextX - x) * step) / count, y + ((nextY - y) * step) / count],
    );
  });
}
