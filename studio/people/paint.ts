import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';

/** The gray of skin and hair in the pictures, which the fitting room turns into a tone. */
export const MIDDLE_GRAY = 158;
export const gray = (value: number): string => `rgb(${value},${value},${value})`;
export const SKIN = gray(MIDDLE_GRAY);

const round = (value: number): number => Math.round(value * 100) / 100;

export const closedPath = (points: readonly Point[]): string => `${openPath(points)}Z`;
export const openPath = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
export const line = (...knots: readonly Knot[]): string => openPath(openCurve(knots));

export const blur = (sigma: number): string => `filter="url(#blur${String(sigma).replace('.', '-')})"`;
const BLURS = [0.6, 1, 1.6, 2.4, 4, 7, 11];
const FILTERS = BLURS.map(
  (sigma) =>
    `<filter id="blur${String(sigma).replace('.', '-')}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sigma}"/></filter>`,
).join('');

/** One stroke of a soft brush. */
export interface Brush {
  readonly color?: string;
  readonly width: number;
  readonly opacity: number;
  /** The blur of the stroke, one of `BLURS`; sharp if absent. */
  readonly soft?: number;
}

export const stroke = (d: string, { color = '#000', width, opacity, soft }: Brush): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round" ${soft ? blur(soft) : ''}/>`;

export const paintStroke = (d: string, color: string, opacity: number, soft?: number): string =>
  `<path d="${d}" fill="${color}" fill-opacity="${opacity}" ${soft ? blur(soft) : ''}/>`;

/** A round spot of light or shade. */
export const paintSpot = ([x, y]: Point, [rx, ry]: Point, color: string, opacity: number, soft: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}" fill-opacity="${opacity}" ${blur(soft)}/>`;

export interface Solid {
  readonly fill?: string;
  /** The path of the shaded edge; by default the whole outline. */
  readonly edge?: string;
  /** Opacity of the shade at the edge. */
  readonly shade?: number;
  readonly depth?: number;
  readonly soft?: number;
  /** How far the shade is moved towards the light. */
  readonly light?: Point;
  /** SVG painted on the form, clipped to its outline. */
  readonly details?: string;
}

let count = 0;

/** A rounded form, lit from the upper left and shaded at its edges, most of all on the right. */
export function paintSolid(
  d: string,
  { fill = SKIN, shade = 0.34, depth = 9, soft = 7, light = [-4, -3], details = '', edge = d }: Solid = {},
): string {
  const id = `c${count++}`;
  const rotateSvg = stroke(edge, { width: depth * 2, opacity: shade, soft });
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${fill}"/>` +
    `<g clip-path="url(#${id})"><g transform="translate(${light[0]} ${light[1]})">${rotateSvg}</g>${details}</g>`
  );
}

/** A picture whose upper left corner has the coordinates x and y. */
export function createPicture(width: number, height: number, [x, y]: Point, content: string): string {
  count = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><defs>${FILTERS}</defs>${content}</svg>`;
}
