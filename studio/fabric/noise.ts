const SIZE = 256;
const MASK = SIZE - 1;

/** One fixed random field, so that a weave looks the same on every machine. */
const LATTICE = (() => {
  const field = new Float32Array(SIZE * SIZE);
  let state = 0x1234567;
  for (let i = 0; i < field.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    field[i] = ((state >>> 8) / 16777216) * 2 - 1;
  }
  return field;
})();

/** Smooth noise from -1 to 1, one bump per unit, repeating after 256. */
export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let fx = x - xi;
  let fy = y - yi;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const x0 = xi & MASK;
  const x1 = (xi + 1) & MASK;
  const r0 = (yi & MASK) * SIZE;
  const r1 = ((yi + 1) & MASK) * SIZE;
  const top = LATTICE[r0 + x0]! + (LATTICE[r0 + x1]! - LATTICE[r0 + x0]!) * fx;
  const low = LATTICE[r1 + x0]! + (LATTICE[r1 + x1]! - LATTICE[r1 + x0]!) * fx;
  return top + (low - top) * fy;
}

/** One random value per integer cell, from 0 to 1. */
export function cellValue(x: number, y: number): number {
  return LATTICE[(Math.floor(y) & MASK) * SIZE + (Math.floor(x) & MASK)]! * 0.5 + 0.5;
}
