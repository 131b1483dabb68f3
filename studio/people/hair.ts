import type { Build, HairStyle } from './Build.ts';
import { SIZE } from './Build.ts';
import { drawBothSides, paintCurls, paintLock, SHEENS } from './lock.ts';
import { createPicture } from './paint.ts';

/** The hair behind head and shoulders, and the hair in front of them. */
export interface Hair {
  readonly behind: readonly string[];
  readonly before: readonly string[];
}

/** Both parts of a figure's hair, as pictures. */
export function paintHair(build: Build): { readonly behind: string; readonly before: string } {
  const { behind, before } = STYLES[build.hair](build.face);
  const painted = (locks: readonly string[]): string =>
    createPicture(SIZE.width, SIZE.height, [-SIZE.width / 2, 0], SHEENS + locks.join(''));
  return { behind: painted(behind), before: painted(before) };
}

const STYLES: Readonly<Record<HairStyle, (halfFace: number) => Hair>> = {
  long: (halfFace) => ({
    behind: [
      paintLock(
        halfFace,
        11,
        [0, 0, 44, 0.9, 0, 58, 1, 11, 104, 1, 13, 176, 1, 19, 246, 1, 8, 318],
        [0, 0, 44, -0.9, 0, 58, -1, -11, 104, -1, -14, 176, -1, -20, 250, -1, -2, 326],
        30,
      ),
    ],
    before: [
      paintLock(
        halfFace,
        12,
        [0, 0, 46, 0.5, 0, 45, 0.9, 0, 58, 1, 8, 92, 1, 9, 150, 1, 17, 214, 1, 12, 300],
        [0, 0, 46, 0, 0, 66, 0.42, 0, 73, 0.86, 0, 98, 0.88, 0, 150, 0.72, 0, 214, 0.98, 0, 296],
        13,
      ),
      paintLock(
        halfFace,
        13,
        [0, 0, 46, -0.5, 0, 45, -0.9, 0, 58, -1, -8, 92, -1, -10, 140, -1, -10, 176, -1, -6, 204],
        [0, 0, 46, 0, 0, 66, -0.42, 0, 73, -0.86, 0, 98, -0.94, 0, 140, -0.86, 0, 172, -0.92, 0, 196],
        11,
      ),
    ],
  }),
  waves: (halfFace) => ({
    behind: [
      paintLock(
        halfFace,
        21,
        [0, 0, 43, 0.95, 0, 56, 1, 15, 100, 1, 14, 140, 1, 22, 180, 1, 12, 216],
        [0, 0, 43, -0.95, 0, 56, -1, -15, 100, -1, -13, 140, -1, -22, 182, -1, -12, 218],
        26,
      ),
    ],
    before: [
      paintLock(
        halfFace,
        22,
        [0, -10, 44, 0.4, 0, 42, 0.9, 0, 57, 1, 11, 88, 1, 9, 128, 1, 20, 166, 1, 14, 214],
        [0, -10, 46, 0, -9, 65, 0.36, 0, 71, 0.88, 0, 98, 0.8, 0, 132, 1, 2, 168, 0.84, 0, 208],
        12,
      ),
      paintLock(
        halfFace,
        23,
        [0, -10, 44, -0.55, 0, 44, -0.95, 0, 58, -1, -11, 90, -1, -9, 128, -1, -19, 168, -1, -13, 212],
        [0, -10, 46, 0, -9, 65, -0.6, 0, 74, -0.93, 0, 98, -0.86, 0, 132, -1, -3, 168, -0.9, 0, 206],
        10,
      ),
    ],
  }),
  bob: (halfFace) => ({
    behind: [
      paintLock(
        halfFace,
        31,
        [0, 0, 44, 0.95, 0, 56, 1, 12, 98, 1, 13, 136, 1, 6, 168],
        [0, 0, 44, -0.95, 0, 56, -1, -12, 98, -1, -13, 136, -1, -6, 168],
        24,
      ),
    ],
    before: [
      paintLock(
        halfFace,
        32,
        [0, -12, 44, 0.4, 0, 42, 0.9, 0, 56, 1, 10, 92, 1, 13, 132, 1, 3, 168],
        [0, -12, 46, 0, -10, 66, 0.4, 0, 78, 0.88, 0, 98, 0.93, 0, 130, 0.72, 0, 164],
        13,
      ),
      paintLock(
        halfFace,
        33,
        [0, -12, 44, -0.55, 0, 44, -0.95, 0, 58, -1, -10, 94, -1, -13, 132, -1, -3, 168],
        [0, -12, 46, 0, -10, 66, -0.66, 0, 76, -0.95, 0, 100, -0.95, 0, 132, -0.76, 0, 163],
        10,
      ),
    ],
  }),
  bun: (halfFace) => ({
    behind: [
      paintCurls(40, [[2, 38, 19]]),
      paintLock(
        halfFace,
        41,
        [0, 0, 46, 0.94, 0, 58, 1, 4, 96, 1, -2, 128],
        [0, 0, 46, -0.94, 0, 58, -1, -4, 96, -1, 2, 128],
        16,
      ),
    ],
    before: [
      drawBothSides(
        halfFace,
        42,
        [0, 0, 47, 0.7, 0, 51, 1, 3, 80, 1, 3, 108],
        [0, 0, 47, 0, 0, 66, 0.44, 0, 70, 0.86, 0, 84, 0.99, 0, 110],
        8,
      ),
    ],
  }),
  curls: (halfFace) => {
    const ring = (count: number, rx: number, ry: number, r: number, from: number, to: number) =>
      Array.from({ length: count }, (_, i) => {
        const turn = from + ((to - from) * i) / (count - 1);
        return [Math.cos(turn) * rx, 98 + Math.sin(turn) * ry, r + (i % 3)] as const;
      });
    return {
      behind: [
        paintCurls(51, [...ring(15, halfFace + 16, 62, 19, 0.62, -3.76), ...ring(9, halfFace, 40, 22, 0.4, -3.5)]),
      ],
      before: [
        paintCurls(52, [
          ...ring(11, halfFace + 4, 48, 12, -0.05, -3.09),
          ...ring(8, halfFace - 8, 45, 11, -0.62, -2.52),
        ]),
      ],
    };
  },
  side: (halfFace) => ({
    behind: [
      paintLock(
        halfFace,
        61,
        [0, 0, 45, 0.92, 0, 55, 1, 3, 90, 1, -1, 120],
        [0, 0, 45, -0.92, 0, 55, -1, -3, 90, -1, 1, 120],
        12,
      ),
    ],
    before: [
      paintLock(
        halfFace,
        62,
        [-0.66, 0, 54, 0, -4, 36, 0.72, 0, 42, 1, 3, 70, 1, 2, 106],
        [-0.66, 0, 60, 0, -2, 60, 0.6, 0, 66, 0.9, 0, 80, 0.97, 0, 106],
        13,
      ),
      paintLock(
        halfFace,
        63,
        [-0.6, 0, 50, -0.9, 0, 58, -1, -3, 78, -1, -2, 106],
        [-0.6, 0, 62, -0.8, 0, 68, -0.92, 0, 84, -0.97, 0, 106],
        6,
      ),
    ],
  }),
  crop: (halfFace) => ({
    behind: [
      paintLock(
        halfFace,
        71,
        [0, 0, 41, 0.92, 0, 52, 1, 3, 88, 1, -1, 116],
        [0, 0, 41, -0.92, 0, 52, -1, -3, 88, -1, 1, 116],
        12,
      ),
    ],
    before: [
      drawBothSides(
        halfFace,
        72,
        [0, -3, 38, 0.62, 0, 41, 1, 2, 68, 1, 1.5, 104],
        [0, -3, 61, 0.5, 0, 64, 0.84, 0, 78, 0.95, 0, 104],
        12,
      ),
    ],
  }),
  swept: (halfFace) => ({
    behind: [
      paintLock(
        halfFace,
        81,
        [0, 0, 42, 0.98, 0, 54, 1, 5, 96, 1, 4, 130, 1, -6, 162],
        [0, 0, 42, -0.98, 0, 54, -1, -5, 96, -1, -4, 130, -1, 6, 162],
        20,
      ),
    ],
    before: [
      paintLock(
        halfFace,
        82,
        [0, -8, 60, 0, 0, 38, 0.5, 0, 40, 0.92, 0, 56, 1, 6, 88, 1, 4, 128],
        [0, -8, 60, 0.2, 0, 66, 0.7, 0, 74, 0.94, 0, 92, 1, 0, 130],
        12,
      ),
      paintLock(
        halfFace,
        83,
        [0, -8, 60, 0, -10, 40, -0.6, 0, 43, -0.94, 0, 58, -1, -5, 88, -1, -4, 128],
        [0, -8, 60, -0.4, 0, 66, -0.8, 0, 78, -0.96, 0, 96, -1, 0, 130],
        10,
      ),
    ],
  }),
  coils: (halfFace) => {
    // Rows from the hairline to the crown, close enough to look like one surface.
    const cap = (rows: number, from: number, to: number) =>
      Array.from({ length: rows }, (_, row) => {
        const t = row / Math.max(1, rows - 1);
        const [rx, ry] = [halfFace * 0.9 + t * (halfFace * 0.12 + 1), 32 + t * 20];
        return Array.from({ length: 17 }, (_, i) => {
          const turn = -Math.PI * (from + ((to - from) * (i + (row % 2) * 0.5)) / 16);
          return [Math.cos(turn) * rx, 99 - t * 3 + Math.sin(turn) * ry, 5] as const;
        });
      }).flat();
    return { behind: [paintCurls(91, cap(3, 0.02, 0.98))], before: [paintCurls(92, cap(5, 0.06, 0.92))] };
  },
  gray: (halfFace) => ({
    behind: [
      paintLock(
        halfFace,
        101,
        [0, 0, 47, 0.92, 0, 58, 1, 2, 90, 1, -1, 122],
        [0, 0, 47, -0.92, 0, 58, -1, -2, 90, -1, 1, 122],
        12,
      ),
    ],
    before: [
      paintLock(
        halfFace,
        102,
        [-0.5, 0, 52, 0, 0, 42, 0.7, 0, 50, 1, 3, 76, 1, 1, 112],
        [-0.5, 0, 60, 0, 0, 56, 0.66, 0, 64, 0.92, 0, 84, 0.97, 0, 112],
        11,
      ),
      paintLock(
        halfFace,
        103,
        [-0.5, 0, 50, -0.86, 0, 60, -1, -3, 80, -1, -1, 112],
        [-0.5, 0, 60, -0.78, 0, 68, -0.92, 0, 86, -0.97, 0, 112],
        7,
      ),
      paintLock(
        halfFace,
        104,
        [-0.95, 0, 106, -0.88, 0, 138, -0.5, 0, 158, 0, 0, 164, 0.5, 0, 158, 0.88, 0, 138, 0.95, 0, 106],
        [-0.88, 0, 108, -0.68, 0, 134, -0.4, 0, 146, 0, 0, 149, 0.4, 0, 146, 0.68, 0, 134, 0.88, 0, 108],
        4,
      ),
    ],
  }),
};
