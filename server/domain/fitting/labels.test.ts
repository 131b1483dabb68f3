import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relabelSpecks } from './labels.ts';

const WIDTH = 40;
const HEIGHT = 30;
const [TRUNK, RIGHT] = [0, 2];

/** Creates a trunk with a sleeve to its right. The pixels `specks` have the wrong label. */
function createGarment(specks: readonly number[] = []) {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  const sleeve = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < sleeve.length; i++) if (i % WIDTH >= 25) sleeve[i] = RIGHT;
  for (const index of specks) sleeve[index] = sleeve[index] === TRUNK ? RIGHT : TRUNK;
  return { rgba, sleeve };
}
const removeSpecks = ({ rgba, sleeve }: ReturnType<typeof createGarment>): Uint8Array => {
  relabelSpecks(sleeve, rgba, WIDTH);
  return sleeve;
};

describe('the parts of a garment', () => {
  it('have no speck of another part in them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: HEIGHT - 2 }), fc.constantFrom(5, 15, 30, WIDTH - 1), (y, x) => {
        expect(removeSpecks(createGarment([y * WIDTH + x]))).toEqual(createGarment().sleeve);
      }),
    );
  });

  it('stay apart where they are large', () => {
    expect(removeSpecks(createGarment())).toEqual(createGarment().sleeve);
  });

  it('keep a small piece that hangs by itself, such as the end of a cord', () => {
    const { rgba, sleeve } = createGarment();
    for (let y = 0; y < HEIGHT; y++) for (const x of [36, 38]) rgba[(y * WIDTH + x) * 4 + 3] = 0;
    for (let y = 3; y < HEIGHT; y++) rgba[(y * WIDTH + 37) * 4 + 3] = 0;
    sleeve[37] = sleeve[WIDTH + 37] = sleeve[2 * WIDTH + 37] = TRUNK;
    expect(removeSpecks({ rgba, sleeve })[37]).toBe(TRUNK);
  });
});
