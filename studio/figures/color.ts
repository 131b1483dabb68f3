import { convertRgbToXyz65, convertXyz65ToLab65 } from 'culori/fn';

export type Lab = readonly [lightness: number, a: number, b: number];

/** CIE Lab (D65) of a display color whose channels run from 0 to 1. */
export function convertToLab(red: number, green: number, blue: number): Lab {
  const { l, a, b } = convertXyz65ToLab65(convertRgbToXyz65({ r: red, g: green, b: blue }));
  return [l, a, b];
}

/** CIE76 distance: 2 is the smallest visible difference side by side; 10 looks equal at a glance. */
export const measureLabDistance = (firstColor: Lab, secondColor: Lab): number =>
  Math.hypot(firstColor[0] - secondColor[0], firstColor[1] - secondColor[1], firstColor[2] - secondColor[2]);

export const findMedian = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
