import { describe, expect, it } from 'vitest';
import { keepMainParts } from './components.ts';
import type { Mask } from './Raster.ts';

/** Converts rows of `#` (inside) and `.` to a mask. */
const parse = (rows: readonly string[]): Mask => ({
  width: rows[0]!.length,
  height: rows.length,
  inside: Uint8Array.from([...rows.join('')], (sign) => (sign === '#' ? 1 : 0)),
});
const print = ({ width, height, inside }: Mask): readonly string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from(inside.subarray(y * width, (y + 1) * width), (value) => (value === 1 ? '#' : '.')).join(''),
  );

describe('the main parts of a mask', () => {
  it('are the largest part and similar ones, without specks', () => {
    const mask = parse(['........', '.##..##.', '.##..##.', '........', '......#.']);
    expect(print(keepMainParts(mask, 0.5, 0))).toEqual(['........', '.##..##.', '.##..##.', '........', '........']);
  });

  it('have their small holes filled, wherever they are in the picture', () => {
    const mask = parse(['.......', '...####', '...#.##', '...####']);
    expect(print(keepMainParts(mask, 1, 0.5))).toEqual(['.......', '...####', '...####', '...####']);
  });

  it('keep notches that are open to the surroundings or to the edge of the picture', () => {
    const rows = ['..####.', '..#..#.', '..#.##.', '.##.##.', '.......'];
    expect(print(keepMainParts(parse(rows), 1, 1))).toEqual(rows);
    const notched = ['#.##', '####'];
    expect(print(keepMainParts(parse(notched), 1, 1))).toEqual(notched);
  });

  it('are none in an empty mask', () => {
    expect(print(keepMainParts(parse(['...', '...']), 1, 1))).toEqual(['...', '...']);
  });
});
