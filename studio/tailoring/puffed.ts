import type { Panel, Quilt } from './Drawing.ts';
import type { Point } from './geometry.ts';
import { resampleLine, smoothstep } from './geometry.ts';
import { offsetLine } from './torso.ts';

/** The position of a panel's point along its threads, the same measure that places its chambers. */
function along(panel: Panel, [x, y]: Point): number {
  const {
    origin: [ox, oy],
    angle,
    bend,
  } = panel.grain ?? { origin: [0, 0] as Point, angle: 0 };
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const v = -(x - ox) * s + (y - oy) * c;
  if (!bend) return v;
  const [jx, jy] = [ox - s * bend.at, oy + c * bend.at];
  const distanceBelow = -(x - jx) * Math.sin(bend.angle) + (y - jy) * Math.cos(bend.angle) + bend.at;
  return v + (distanceBelow - v) * smoothstep(bend.at - 50, bend.at + 50, v);
}

/** A panel quilted in rings: its edge swells with every chamber. `swells` is how far an outline point may move. */
export function puffPanel(panel: Panel, quilt: Quilt, distance: number, swells: (point: Point) => number): Panel {
  const line = resampleLine([...panel.outline, panel.outline[0]!], 4);
  const offsetPoints = offsetLine(line, isClockwise(line) ? 1 : -1);
  const swell = (point: Point): number => {
    const t = (along(panel, point) - (quilt.from ?? 0)) / quilt.pitch;
    return Math.sqrt(Math.max(0, 1 - Math.abs((t - Math.floor(t)) * 2 - 1) ** 2)) * distance - distance * 0.35;
  };
  const outline = line.slice(0, -1).map((point, index): Point => {
    const [dx, dy] = [offsetPoints[index]![0] - point[0], offsetPoints[index]![1] - point[1]];
    const amount = swell(point) * swells(point);
    return [point[0] + dx * amount, point[1] + dy * amount];
  });
  return { ...panel, outline, quilt };
}

/** Whether a line runs clockwise. On mirrored panels, the outside is on the other side of the line. */
const isClockwise = (line: readonly Point[]): boolean =>
  line.reduce((sum, [x, y], index) => {
    const [nx, ny] = line[(index + 1) % line.length]!;
    return sum + x * ny - nx * y;
  }, 0) > 0;
