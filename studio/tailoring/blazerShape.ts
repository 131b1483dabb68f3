import type { Bench } from './Bench.ts';
import type { Tailored } from './tailored.ts';

/** The block that blazers and suit jackets are cut from. */
export function blazerShape(bench: Bench, change: Partial<Tailored> = {}): Tailored {
  const isRelaxed = bench.text('fit', 'tailored') === 'relaxed';
  const isCropped = bench.text('length', '') === 'cropped';
  const buttons = bench.count('buttons', 2);
  const breakAt = buttons === 1 ? 540 : buttons === 3 ? 432 : 492;
  return {
    neck: [72, 140],
    shoulder: isRelaxed ? [216, 186] : [200, 178],
    armpit: isRelaxed ? [222, 384] : [205, 368],
    waist: isRelaxed ? [208, 570] : [180, 556],
    hem: isRelaxed ? [228, isCropped ? 760 : 880] : [213, isCropped ? 742 : 858],
    breakAt,
    overlap: 15,
    cutaway: 84,
    lapel: bench.text('lapel', 'notch') === 'peak' ? 'peak' : 'notch',
    lapelWidth: isRelaxed ? 98 : 90,
    sleeve: { length: isRelaxed ? 512 : 502, ease: isRelaxed ? 1.1 : 1 },
    ...change,
  };
}
