import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve } from '../tailoring/geometry.ts';
import { findLegMiddle } from './body.ts';
import type { Build, ShoeStyle } from './Build.ts';
import { LEVELS as L } from './Build.ts';
import { closedPath, paintStroke, line, paintSolid, stroke } from './paint.ts';

/** A foot in its own coordinates: x outwards and y down from the ankle; the floor is at y = 58. */
interface Last {
  readonly wide: number;
  readonly ankle: number;
  path(...knots: readonly Knot[]): string;
  outline(...knots: readonly Knot[]): string;
}

/** Both shoes, each turned a little outwards. */
export function paintShoes(build: Build): string {
  const wide = build.gender === 'men' ? 18 + (build.ankle - 13) : 14.5 + (build.ankle - 11.5);
  const c = findLegMiddle(build, L.ankle);
  return [1, -1]
    .map((side) => {
      const knotAt = ([x, y, corner]: Knot): Knot => [side * (c + x), L.ankle + y, corner];
      return SHOES[build.shoes]({
        wide,
        ankle: build.ankle,
        path: (...knots) => line(...knots.map(knotAt)),
        outline: (...knots) => closedPath(closedCurve(knots.map(knotAt))),
      });
    })
    .join('');
}

const GLOSS = (d: string): string => stroke(d, { color: '#fff', width: 3, opacity: 0.3, soft: 1.6 });
const leather = (d: string, fill: string, details = '', shade = 0.5): string =>
  paintSolid(d, { fill, shade, depth: 4, soft: 2.4, light: [-2, -2], details });

const SHOES: Readonly<Record<ShoeStyle, (last: Last) => string>> = {
  pump: (last) => pump(last, '#23201f'),
  sandal,
  flat,
  loafer: (last) => loafer(last, last.ankle > 12.8 ? '#3a251b' : '#4b2c20'),
  sneaker,
  derby,
};

/** A pointed toe below a low vamp, and the heel that shows behind it. */
function pump({ wide: w, ankle: a, outline, path }: Last, color: string): string {
  const heel = outline([-a + 1, 40, 1], [-a + 6, 40, 1], [-a + 5, 59, 1], [-a + 2, 59, 1]);
  const upper = outline(
    [-a - 1.5, 22, 1],
    [-a + 1, 36],
    [3, 45],
    [a + 3, 37],
    [a + 6.5, 20, 1],
    [w + 6, 42],
    [w + 3, 56],
    [8, 68],
    [-w + 5, 58],
    [-w + 0.5, 44],
  );
  return leather(heel, color) + leather(upper, color, GLOSS(path([-2, 50], [2, 57], [7, 61])));
}

/** Straps over a bare foot. */
function sandal({ wide: w, ankle: a, outline, path }: Last): string {
  const color = '#8a5a3a';
  const heel = outline([-a, 44, 1], [-a + 5, 44, 1], [-a + 5, 58, 1], [-a + 1, 58, 1]);
  const sole = outline(
    [-w + 3, 54, 1],
    [-w + 6, 60],
    [5, 66],
    [w + 2, 60],
    [w + 5, 52, 1],
    [w + 1, 58],
    [5, 63],
    [-w + 7, 58],
  );
  const strap = (d: string, width: number): string =>
    stroke(d, { color: '#3f271a', width: width + 1, opacity: 0.55 }) + stroke(d, { color, width, opacity: 1 });
  return (
    leather(heel, color) +
    leather(sole, '#5d3b26') +
    strap(path([-w + 3, 46], [2, 41], [w + 4, 44]), 5) +
    strap(path([-a - 1, -4], [0, 0], [a + 1.5, -5]), 3.6)
  );
}

function flat({ wide: w, ankle: a, outline, path }: Last): string {
  const upper = outline(
    [-a - 1.5, 28, 1],
    [-a + 3, 42],
    [4, 47],
    [a + 2, 41],
    [a + 6, 26, 1],
    [w + 7, 44],
    [w + 2, 58],
    [6, 65],
    [-w + 6, 59],
    [-w, 42],
  );
  const bow = path([1, 50], [4, 51.5], [7, 50]);
  return leather(
    upper,
    '#7d2c30',
    GLOSS(path([-4, 53], [0, 59])) + stroke(bow, { color: '#4a1719', width: 2, opacity: 0.8 }),
  );
}

function loafer({ wide: w, ankle: a, outline, path }: Last, color: string): string {
  const upper = outline(
    [-a - 1, 20, 1],
    [-a + 3, 29],
    [3, 31],
    [a + 1, 28],
    [a + 4, 19, 1],
    [a + 7, 28],
    [w + 6, 38],
    [w + 5, 55],
    [6, 66],
    [-w + 3, 57],
    [-w, 38],
  );
  const apron = path([-w + 5, 34], [-w + 7, 50], [4, 57], [w, 49], [w + 1, 32]);
  const strap = path([-w + 1, 40], [3, 36], [w + 5, 38]);
  return leather(
    upper,
    color,
    stroke(apron, { width: 1.3, opacity: 0.5 }) +
      stroke(strap, { width: 7, opacity: 0.22 }) +
      stroke(strap, { color, width: 5.6, opacity: 1 }) +
      GLOSS(path([-4, 47], [0, 52])),
  );
}

function sneaker({ wide: w, ankle: a, outline, path }: Last): string {
  const upper = outline(
    [-a - 2, 9, 1],
    [1, 14],
    [a + 3, 8, 1],
    [a + 6, 24],
    [w + 7, 42],
    [w + 5, 57],
    [6, 65],
    [-w + 2, 58],
    [-w - 1, 42],
    [-a - 4, 22],
  );
  const sole = outline(
    [-w - 1, 50, 1],
    [-w + 5, 57],
    [6, 60],
    [w + 3, 56],
    [w + 8, 48, 1],
    [w + 6, 60],
    [6, 68],
    [-w + 1, 61],
  );
  const laces = [22, 28, 34, 40].map((y) =>
    stroke(path([-6, y], [3, y + 2.4], [10, y - 0.6]), { color: '#8f8b84', width: 1.8, opacity: 0.75 }),
  );
  const tongue = outline([-7, 14, 1], [1, 11], [9, 13, 1], [10, 42], [3, 46], [-6, 43]);
  return (
    leather(
      upper,
      '#e8e5df',
      paintStroke(tongue, '#d6d2ca', 0.9) +
        laces.join('') +
        stroke(path([-w + 6, 48], [4, 51], [w, 46]), { color: '#8f8b84', width: 1, opacity: 0.6 }),
      0.26,
    ) + leather(sole, '#f4f1eb', '', 0.18)
  );
}

function derby({ wide: w, ankle: a, outline, path }: Last): string {
  const color = '#2a1f19';
  const upper = outline(
    [-a - 1.5, 6, 1],
    [1, 13],
    [a + 2.5, 5, 1],
    [a + 5, 24],
    [w + 6, 42],
    [w + 4, 56],
    [6, 67],
    [-w + 4, 58],
    [-w, 42],
    [-a - 2, 22],
  );
  const laces = [18, 24, 30].map((y) =>
    stroke(path([-6, y], [3, y + 2], [10, y - 1]), { color: '#0d0908', width: 1.8, opacity: 0.8 }),
  );
  const facing = path([-8, 12], [-7, 34], [3, 38], [12, 33], [12, 10]);
  return leather(
    upper,
    color,
    stroke(facing, { width: 1.2, opacity: 0.6 }) +
      laces.join('') +
      stroke(path([-w + 4, 50], [4, 46], [w + 3, 48]), { width: 1.1, opacity: 0.55 }) +
      GLOSS(path([-3, 52], [2, 58])),
  );
}
