import { describe, expect, it } from 'vitest';
import type { PatternName } from './patterns.ts';
import { PATTERNS } from './patterns.ts';

/** The average share of the second and third color on a cloth. */
function shares(name: PatternName, px: number): [number, number] {
  const mix = new Float32Array(2);
  let [second, third] = [0, 0];
  const side = 200;
  for (let v = 0; v < side; v++) {
    for (let u = 0; u < side; u++) {
      PATTERNS[name].paint(u * 1.57, v * 1.57, px, mix);
      second += mix[0]!;
      third += mix[1]!;
    }
  }
  return [second / side ** 2, third / side ** 2];
}

describe('patterns', () => {
  it('leave plain cloth alone', () => {
    expect(shares('plain', 1)).toEqual([0, 0]);
  });

  it.each(Object.keys(PATTERNS).filter((name) => name !== 'plain') as PatternName[])(
    'keep their balance of colors at any size: %s',
    (name) => {
      const [near, far] = [shares(name, 0.5), shares(name, 1)];
      expect(near[0]).toBeGreaterThan(0.01);
      expect(near[0]).toBeLessThan(0.8);
      expect(Math.abs(near[0] - far[0])).toBeLessThan(0.05);
    },
  );

  it('never use more than the full amount of a color', () => {
    const mix = new Float32Array(2);
    for (const { paint } of Object.values(PATTERNS)) {
      for (let step = 0; step < 4000; step++) {
        paint(step * 0.37, step * 0.83, 1, mix);
        expect(mix[0]! >= 0 && mix[0]! <= 1 && mix[1]! >= 0 && mix[1]! <= 1).toBe(true);
      }
    }
  }, 30_000);
});
