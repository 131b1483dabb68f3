import type { Material } from '../fabric/Material.ts';
import type { Bench } from './Bench.ts';
import type { Fold, Panel } from './Drawing.ts';
import { fold } from './folds.ts';
import type { Point } from './geometry.ts';
import { resampleLine } from './geometry.ts';
import { offsetLine } from './torso.ts';

export interface RuffleLook {
  readonly name: string;
  /** The distance between two waves. */
  readonly pitch?: number;
  readonly material?: Material;
  readonly lift?: number;
}

/** A gathered strip along a line, with a wavy free edge. A positive width is to the line's left. */
export function ruffle(bench: Bench, line: readonly Point[], width: number, look: RuffleLook): Panel {
  const random = bench.random(`ruffle ${look.name}`);
  const pitch = look.pitch ?? 22;
  const inner = resampleLine(line, 4);
  const foldDepth = bench.main.fabric.foldDepth;
  let phase = random.between(0, 6);
  const outer = offsetLine(inner, width).map((point, index): Point => {
    phase += (4 / pitch) * Math.PI * 2 * random.between(0.7, 1.3);
    const distance = Math.sin(phase) * Math.min(5, Math.abs(width) * 0.09) * Math.sign(width);
    const [near, far] = [inner[index]!, point];
    const length = Math.hypot(far[0] - near[0], far[1] - near[1]) || 1;
    return [
      far[0] + ((far[0] - near[0]) / length) * distance * Math.sign(width),
      far[1] + ((far[1] - near[1]) / length) * distance * Math.sign(width),
    ];
  });
  const count = Math.max(3, Math.round(((inner.length * 4) / pitch) * 1.5));
  const folds = Array.from({ length: count }, (_, index): Fold => {
    const position = Math.min(
      inner.length - 1,
      Math.round(((index + random.between(0.15, 0.85)) / count) * (inner.length - 1)),
    );
    const [near, far] = [inner[position]!, outer[position]!];
    return fold(
      near,
      [
        near[0] + (far[0] - near[0]) * random.between(0.7, 1.15),
        near[1] + (far[1] - near[1]) * random.between(0.7, 1.15),
      ],
      random.between(-0.07, 0.07),
      Math.min(6.5, pitch * 0.26) * random.between(0.8, 1.2),
      3.4 * foldDepth * random.between(0.6, 1.1) * (index % 3 === 2 ? -0.8 : 1),
      random.between(-0.6, 0.6),
      random.between(0.3, 0.75),
    );
  });
  return {
    part: 'panel',
    material: look.material ?? bench.main,
    outline: [...inner, ...outer.reverse()],
    lift: look.lift ?? 0.35,
    thickness: 2,
    volume: 5,
    round: 8,
    folds,
  };
}
