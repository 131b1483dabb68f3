import type { Bench } from './Bench.ts';
import type { Panel } from './Drawing.ts';
import { closedCurve } from './geometry.ts';
import { acrossLeg } from './legs.ts';
import type { Leg } from './legs.ts';

/** A turned-up leg end; its wrong side is paler. */
export function turnUp(bench: Bench, leg: Leg, height: number, showsWrongSide = false): Panel {
  const random = bench.random(`turn-up ${leg.outer[0]![0]}`);
  const low = acrossLeg(leg, -5);
  const high = acrossLeg(leg, height + random.between(-3, 3));
  const side = Math.sign(low[0]![0] - low[low.length - 1]![0]);
  const wider = (line: typeof low, distance: number) =>
    line.map(([x, y], index): readonly [number, number] => [
      x + (index < line.length / 2 ? distance : -distance) * side,
      y,
    ]);
  const material = showsWrongSide
    ? {
        ...bench.main,
        ground: bench.main.ground.map((value) => value + (0.88 - value) * 0.42) as unknown as typeof bench.main.ground,
      }
    : bench.main;
  return {
    part: 'panel',
    material,
    lift: 0.5,
    thickness: 4,
    volume: 8,
    round: 12,
    outline: closedCurve([...wider(low, 2), ...wider(high, 4).reverse()].map(([x, y]) => [x, y] as const)),
  };
}
