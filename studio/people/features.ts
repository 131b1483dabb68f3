import type { Build } from './Build.ts';
import { SIZE } from './Build.ts';
import { EYE } from './head.ts';
import { createPicture } from './paint.ts';

const path = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;
const INK = '#21150f';

/** The features of a face in few flat strokes, as in a fashion plate. */
export function paintFeatures(build: Build): string {
  const isMale = build.gender === 'men';
  const content = [
    blush(build.face, isMale),
    eye(build.face, isMale, 1),
    eye(build.face, isMale, -1),
    nostrils(build.face),
    mouth(build.face, isMale),
  ].join('');
  return createPicture(SIZE.width, SIZE.height, [-SIZE.width / 2, 0], content);
}

function eye(halfFace: number, isMale: boolean, side: 1 | -1): string {
  const x = (t: number): string => (side * halfFace * t).toFixed(2);
  const y = (distance: number): string => (EYE + distance).toFixed(2);
  const id = `eye${side}`;
  const almond = `M${x(0.22)} ${y(1.4)} Q${x(0.34)} ${y(-3)} ${x(0.47)} ${y(-3)} Q${x(0.6)} ${y(-2.6)} ${x(0.68)} ${y(0)} Q${x(0.57)} ${y(2.5)} ${x(0.45)} ${y(2.6)} Q${x(0.31)} ${y(2.4)} ${x(0.22)} ${y(1.4)}Z`;
  const lid = `M${x(0.2)} ${y(1.9)} Q${x(0.33)} ${y(-3.3)} ${x(0.47)} ${y(-3.2)} Q${x(0.6)} ${y(-2.9)} ${x(isMale ? 0.69 : 0.74)} ${y(isMale ? 0 : -1.2)} Q${x(0.6)} ${y(isMale ? -3.9 : -5.1)} ${x(0.47)} ${y(isMale ? -4.5 : -5.1)} Q${x(0.32)} ${y(-4.7)} ${x(0.2)} ${y(1.9)}Z`;
  const crease = `M${x(0.26)} ${y(-4.6)} Q${x(0.46)} ${y(-8.8)} ${x(0.7)} ${y(-4)} Q${x(0.46)} ${y(-8.1)} ${x(0.26)} ${y(-4.6)}Z`;
  const lineBelow = `M${x(0.3)} ${y(2.7)} Q${x(0.46)} ${y(3.9)} ${x(0.66)} ${y(0.4)} Q${x(0.46)} ${y(3.1)} ${x(0.3)} ${y(2.7)}Z`;
  const rise = isMale ? 0.2 : 1.2;
  const thickness = isMale ? 2.9 : 2.1;
  const brow = `M${x(0.17)} ${y(-11.4)} Q${x(0.36)} ${y(-13.6 - rise)} ${x(0.56)} ${y(-13.8 - rise)} Q${x(0.72)} ${y(-13.2 - rise)} ${x(0.84)} ${y(-9.4)} Q${x(0.7)} ${y(-11.6 - rise)} ${x(0.55)} ${y(-13.8 - rise + thickness * 0.8)} Q${x(0.36)} ${y(-13.4 - rise + thickness)} ${x(0.17)} ${y(-11.4 + thickness * 0.8)}Z`;
  const iris = `<circle cx="${x(0.45)}" cy="${y(-0.7)}" r="3.5" fill="#4a2f1e"/><circle cx="${x(0.45)}" cy="${y(-0.7)}" r="1.7" fill="#140c08"/>`;
  return [
    `<clipPath id="${id}"><path d="${almond}"/></clipPath>`,
    path(almond, '#eadfd2', 0.88),
    `<g clip-path="url(#${id})">${iris}<rect x="${side * halfFace * 0.45 - 14}" y="${EYE - 6}" width="28" height="4.4" fill="#000" fill-opacity="0.22"/></g>`,
    `<circle cx="${(side * halfFace * 0.45 - 1.1).toFixed(2)}" cy="${y(-2)}" r="0.8" fill="#fff" fill-opacity="0.85"/>`,
    path(lid, INK, isMale ? 0.72 : 0.9),
    path(crease, INK, 0.34),
    path(lineBelow, INK, 0.34),
    path(brow, INK, isMale ? 0.54 : 0.46),
  ].join('');
}

const nostrils = (halfFace: number): string =>
  [1, -1]
    .map((side) =>
      path(
        `M${side * halfFace * 0.05} ${EYE + 20.6} Q${side * halfFace * 0.1} ${EYE + 18.8} ${side * halfFace * 0.15} ${EYE + 20.2} Q${side * halfFace * 0.1} ${EYE + 20.4} ${side * halfFace * 0.05} ${EYE + 20.6}Z`,
        '#4a241a',
        0.5,
      ),
    )
    .join('') +
  [1, -1]
    .map(
      (side) =>
        `<path d="M${side * halfFace * 0.185} ${EYE + 15} Q${side * halfFace * 0.225} ${EYE + 18.5} ${side * halfFace * 0.17} ${EYE + 20}" fill="none" stroke="#4a241a" stroke-width="0.9" stroke-opacity="0.3" stroke-linecap="round"/>`,
    )
    .join('');

function mouth(halfFace: number, isMale: boolean): string {
  const m = EYE + 33;
  const w = halfFace * (isMale ? 0.32 : 0.3);
  const color = isMale ? '#6f332c' : '#842b33';
  const strong = isMale ? 0.32 : 0.56;
  const full = isMale ? 0.85 : 1;
  const upper = `M${-w} ${m - 0.4} Q${-w * 0.46} ${m - 3 * full} -2.2 ${m - 4 * full} Q0 ${m - 2.6 * full} 2.2 ${m - 4 * full} Q${w * 0.46} ${m - 3 * full} ${w} ${m - 0.4} Q${w * 0.4} ${m + 1.4} 0 ${m + 0.9} Q${-w * 0.4} ${m + 1.4} ${-w} ${m - 0.4}Z`;
  const lower = `M${-w * 0.94} ${m} Q${-w * 0.4} ${m + 1.4} 0 ${m + 0.9} Q${w * 0.4} ${m + 1.4} ${w * 0.94} ${m} Q${w * 0.56} ${m + 5.8 * full} 0 ${m + 6 * full} Q${-w * 0.56} ${m + 5.8 * full} ${-w * 0.94} ${m}Z`;
  const parting = `M${-w - 0.8} ${m - 0.8} Q${-w * 0.4} ${m + 1} 0 ${m + 0.5} Q${w * 0.4} ${m + 1} ${w + 0.8} ${m - 0.8} Q${w * 0.4} ${m + 2} 0 ${m + 1.3} Q${-w * 0.4} ${m + 2} ${-w - 0.8} ${m - 0.8}Z`;
  const shine = `<ellipse cx="-1.4" cy="${m + 3.6}" rx="${w * 0.34}" ry="1" fill="#fff" fill-opacity="${isMale ? 0.05 : 0.12}"/>`;
  return path(upper, color, strong) + path(lower, color, strong * 0.84) + shine + path(parting, '#46171a', 0.6);
}

const blush = (halfFace: number, isMale: boolean): string =>
  `<defs><radialGradient id="blush"><stop offset="0" stop-color="#b0483c" stop-opacity="${isMale ? 0.08 : 0.17}"/><stop offset="1" stop-color="#b0483c" stop-opacity="0"/></radialGradient></defs>` +
  [1, -1]
    .map(
      (side) =>
        `<ellipse cx="${side * halfFace * 0.6}" cy="${EYE + 17}" rx="${halfFace * 0.32}" ry="9" fill="url(#blush)"/>`,
    )
    .join('');
