import type { Panel } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { closedCurve, symmetric } from '../tailoring/geometry.ts';
import type { Knot } from '../tailoring/geometry.ts';
import type { Build } from './Build.ts';
import { LEVELS as L, SIZE } from './Build.ts';
import { plane, SKIN } from './skin.ts';

const EYE = 107;

/** Ears, the oval of the face, and a slight shading of nose and chin. */
export function headParts(b: Build): Panel[] {
  const f = b.face;
  const men = b.gender === 'men';
  const jaw = men ? 0.8 : 0.66;
  const face = symmetric([
    [0, L.crown],
    [f * 0.62, L.crown + 6],
    [f * 0.95, L.crown + 28],
    [f, EYE - 8],
    [f * 0.97, EYE + 12],
    [f * (men ? 0.93 : 0.86), L.chin - 28],
    [f * jaw, L.chin - 13],
    [f * (men ? 0.42 : 0.32), L.chin - 1],
    [0, L.chin + 2],
  ]);
  const ears = ([1, -1] as const).map((side) =>
    plane(
      closedCurve(
        (
          [
            [f - 2, EYE - 8],
            [f + 4, EYE - 9],
            [f + 4.5, EYE + 6],
            [f, EYE + 17],
            [f - 4, EYE + 12],
          ] as const
        ).map(([x, y]): Knot => [x * side, y]),
      ),
      SKIN,
      { join: `ear ${side}`, volume: 6, round: 4 },
    ),
  );
  return [
    ...ears,
    plane(face, SKIN, {
      join: 'head',
      volume: 24,
      round: 12,
      folds: [
        fold([-1, EYE - 4], [1, EYE + 21], 0.02, 4.2, 2.6, 0.4, 0.7),
        fold([-5, EYE + 22], [6, EYE + 22], -0.1, 3, -2.2, 0, 0.5),
        fold([-f * 0.66, EYE + 1], [-f * 0.16, EYE + 1], 0.16, 6, -2.4, 0, 0.5),
        fold([f * 0.16, EYE + 1], [f * 0.66, EYE + 1], 0.16, 6, -2.4, 0, 0.5),
        fold([-f * 0.72, EYE + 20], [-f * 0.42, EYE + 42], 0.06, 9, men ? -1.3 : -1.2),
        fold([f * 0.72, EYE + 20], [f * 0.42, EYE + 42], -0.06, 9, men ? -1.3 : -1.2),
        fold([-8, EYE + 41], [8, EYE + 41], -0.1, 4, -2, 0, 0.5),
        fold([0, EYE + 46], [0, EYE + 49], 0, 9, 1.8),
      ],
    }),
  ];
}

const path = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Brows, lids and mouth in the few flat strokes of a fashion plate. */
export function features(b: Build): string {
  const f = b.face;
  const men = b.gender === 'men';
  const ink = '#22150f';
  const eye = (s: 1 | -1): string => {
    const x = (t: number): number => s * f * t;
    const [inner, outer] = [0.2, 0.66];
    const lid = `M ${x(inner)} ${EYE + 1.6} Q ${x(0.38)} ${EYE - 5.4} ${x(outer)} ${EYE - 1.2} L ${x(outer + (men ? 0.02 : 0.1))} ${EYE - (men ? 1 : 3.6)} Q ${x(0.5)} ${EYE - (men ? 6 : 7)} ${x(0.32)} ${EYE - 4.6} Q ${x(0.24)} ${EYE - 2} ${x(inner)} ${EYE + 1.6} Z`;
    const white = `M ${x(inner + 0.03)} ${EYE + 1} Q ${x(0.38)} ${EYE - 4.6} ${x(outer - 0.03)} ${EYE - 0.6} Q ${x(0.46)} ${EYE + 4} ${x(inner + 0.03)} ${EYE + 1} Z`;
    const low = `M ${x(inner + 0.06)} ${EYE + 2.6} Q ${x(0.46)} ${EYE + 5} ${x(outer)} ${EYE - 0.4} Q ${x(0.46)} ${EYE + 4.2} ${x(inner + 0.06)} ${EYE + 2.6} Z`;
    const crease = `M ${x(0.24)} ${EYE - 5.5} Q ${x(0.44)} ${EYE - 10.4} ${x(0.68)} ${EYE - 5} Q ${x(0.44)} ${EYE - 9.4} ${x(0.24)} ${EYE - 5.5} Z`;
    const rise = men ? 1.5 : 3;
    const brow = `M ${x(0.14)} ${EYE - 13} Q ${x(0.4)} ${EYE - 16 - rise} ${x(0.8)} ${EYE - 12} Q ${x(0.44)} ${EYE - 13.4 - rise} ${x(0.15)} ${EYE - (men ? 9 : 10)} Z`;
    return [
      path(white, '#fbf4ea', 0.75),
      `<circle cx="${x(0.42)}" cy="${EYE - 0.6}" r="2.7" fill="#3a2418" fill-opacity="0.95"/><circle cx="${x(0.42) - 0.9}" cy="${EYE - 1.7}" r="0.7" fill="#fff" fill-opacity="0.8"/>`,
      path(lid, ink, men ? 0.75 : 0.92),
      path(low, ink, 0.4),
      path(crease, ink, 0.35),
      path(brow, ink, men ? 0.66 : 0.6),
    ].join('');
  };
  const m = EYE + 33;
  const w = f * (men ? 0.34 : 0.33);
  const lip = men ? '#7c3a30' : '#a02c33';
  const strong = men ? 0.4 : 0.74;
  const upper = `M ${-w} ${m - 1} Q ${-w * 0.5} ${m - 2.6} ${-2.4} ${m - 3.4} Q 0 ${m - 2.2} 2.4 ${m - 3.4} Q ${w * 0.5} ${m - 2.6} ${w} ${m - 1} Q 0 ${m + 2.4} ${-w} ${m - 1} Z`;
  const lower = `M ${-w} ${m - 1} Q 0 ${m + 2.4} ${w} ${m - 1} Q ${w * 0.6} ${m + 5.6} 0 ${m + 5.8} Q ${-w * 0.6} ${m + 5.6} ${-w} ${m - 1} Z`;
  const parting = `M ${-w - 1.6} ${m - 2} Q ${-w * 0.5} ${m + 0.8} 0 ${m + 0.5} Q ${w * 0.5} ${m + 0.8} ${w + 1.6} ${m - 2} Q ${w * 0.4} ${m + 1.9} 0 ${m + 1.4} Q ${-w * 0.4} ${m + 1.9} ${-w - 1.6} ${m - 2} Z`;
  const nostril = (s: number): string =>
    `M ${s * 1.6} ${EYE + 20.6} Q ${s * 4} ${EYE + 18.4} ${s * 5.4} ${EYE + 20.4} Q ${s * 3.6} ${EYE + 20.2} ${s * 1.6} ${EYE + 20.6} Z`;
  const blush = (s: number): string =>
    `<ellipse cx="${s * f * 0.62}" cy="${EYE + 17}" rx="${f * 0.3}" ry="8" fill="url(#blush)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="${-SIZE.width / 2} 0 ${SIZE.width} ${SIZE.height}"><defs><radialGradient id="blush"><stop offset="0" stop-color="#b0483c" stop-opacity="${men ? 0.1 : 0.24}"/><stop offset="1" stop-color="#b0483c" stop-opacity="0"/></radialGradient></defs>${blush(1)}${blush(-1)}${eye(1)}${eye(-1)}${path(nostril(1), '#5a2c1e', 0.5)}${path(nostril(-1), '#5a2c1e', 0.5)}${path(upper, lip, strong)}${path(lower, lip, strong * 0.82)}${path(parting, '#4a1616', 0.55)}</svg>`;
}
