import type { Bench } from './Bench.ts';
import type { Fold, Panel, Part } from './Drawing.ts';
import { creases, fold, foldsRisingFrom, swell } from './folds.ts';
import type { Knot } from './geometry.ts';
import { closedCurve, lerp, mirrorHalf } from './geometry.ts';

export interface Tiers {
  readonly waist: number;
  readonly top: number;
  readonly halfWidth: number;
  readonly bottom: number;
  readonly count: number;
  /** How far a tier stands out over the one below: 0 is sewn edge to edge, 1 is a flounce. */
  readonly flounce: number;
}

interface Tier {
  readonly index: number;
  readonly top: number;
  readonly bottom: number;
  readonly upper: number;
  readonly lower: number;
}

/** The tiers of a skirt. Lower ones are deeper. */
function tiersOf({ waist, top, halfWidth, bottom, count, flounce }: Tiers): Tier[] {
  const depths = Array.from({ length: count }, (_, index) => 1 + index * 0.16);
  const totalDepth = depths.reduce((sum, depth) => sum + depth, 0);
  const widthAt = (y: number): number => lerp(waist, halfWidth, Math.pow((y - top) / (bottom - top), 0.82));
  let from = top;
  return depths.map((depth, index) => {
    const to = from + (depth / totalDepth) * (bottom - top);
    const tier = {
      index,
      top: from,
      bottom: to,
      upper: widthAt(from) * (index > 0 ? 0.985 - flounce * 0.03 : 1),
      lower: widthAt(to) * (index < count - 1 ? 1 + flounce * 0.035 : 1),
    };
    from = to;
    return tier;
  });
}

function wave(bench: Bench, tier: Tier, depth: number): Knot[] {
  const random = bench.random(`tier hem ${tier.index}`);
  const count = 7 + tier.index * 2;
  return Array.from({ length: count * 2 - 1 }, (_, index): Knot => {
    const t = 1 - ((index + 1) / (count * 2)) * 2;
    return [
      t * tier.lower + random.between(-5, 5),
      tier.bottom + 8 * (1 - t * t) + (index % 2 === 0 ? depth : -depth * 0.6) * random.between(0.5, 1.25),
    ];
  });
}

function tierFolds(bench: Bench, tier: Tier): Fold[] {
  const random = bench.random(`tier ${tier.index}`);
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const height = tier.bottom - tier.top;
  const gathers = Math.round(tier.upper / 7.5);
  const long = Math.round(7 + tier.index * 2);
  return [
    ...swell(random, { left: -tier.upper, right: tier.upper, top: tier.top, bottom: tier.bottom }, 3.5 * foldDepth),
    ...foldsRisingFrom(
      random,
      [
        [-tier.upper * 0.97, tier.top + 3],
        [tier.upper * 0.97, tier.top + 3],
      ],
      [-height * 0.2, -height * 0.62],
      gathers,
      4.6,
      3 * foldDepth,
    ),
    ...Array.from({ length: long }, (_, index) => {
      const t = ((index + random.between(0.2, 0.8)) / long) * 2 - 1;
      return fold(
        [t * tier.upper, tier.top + height * random.between(0.02, 0.3)],
        [t * tier.lower, tier.bottom + 12],
        random.between(-0.04, 0.04),
        random.between(7, 12) * foldWidth,
        random.between(2.6, 5) * foldDepth * (index % 3 === 2 ? -0.8 : 1),
        random.between(-0.7, 0.7),
        random.between(0.6, 0.9),
      );
    }),
    ...creases(
      random,
      { left: -tier.upper, right: tier.upper, top: tier.top, bottom: tier.bottom },
      Math.round(creaseCount / 4),
      1.3 * foldDepth,
    ),
  ];
}

/** A skirt of gathered strips, drawn from the lowest up, because each overlaps the one below. */
export function tieredSkirt(bench: Bench, look: Tiers): Part[] {
  const allTiers = tiersOf(look);
  const panels = allTiers.map(
    (tier): Panel => ({
      part: 'panel',
      material: bench.main,
      lift: tier.index === look.count - 1 ? 0.15 : 0.22 + look.flounce * 0.2,
      volume: 24,
      ...(look.flounce < 0.4 ? { join: 'tiers' } : {}),
      outline: closedCurve([
        [0, tier.top + 4],
        [tier.upper, tier.top, 1],
        [lerp(tier.upper, tier.lower, 0.5), lerp(tier.top, tier.bottom, 0.42)],
        [tier.lower, tier.bottom, 1],
        ...wave(bench, tier, 3 + look.flounce * 2 + tier.index * 0.7),
        [-tier.lower, tier.bottom, 1],
        [-lerp(tier.upper, tier.lower, 0.5), lerp(tier.top, tier.bottom, 0.42)],
        [-tier.upper, tier.top, 1],
      ]),
      folds: tierFolds(bench, tier),
    }),
  );
  return [...underskirt(bench, look), ...panels.reverse()];
}

/** The lining under sheer cloth, slightly shorter. */
function underskirt(bench: Bench, { waist, top, halfWidth, bottom }: Tiers): Part[] {
  if (!bench.isSheer) return [];
  return [
    {
      part: 'panel',
      material: bench.lining,
      lift: 0,
      light: 0.97,
      volume: 12,
      outline: mirrorHalf([
        [0, top],
        [waist, top, 1],
        [lerp(waist, halfWidth, 0.75), lerp(top, bottom, 0.84), 1],
        [0, lerp(top, bottom, 0.85)],
      ]),
    },
  ];
}
