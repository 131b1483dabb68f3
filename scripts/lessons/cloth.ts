import type { RandomGenerator } from './RandomGenerator.ts';

export interface Cloth {
  /** SVG paints: the cloth, and a darker and a lighter color for details. */
  readonly paint: string;
  readonly dark: string;
  readonly light: string;
  /** The SVG definitions that `paint` refers to. */
  readonly definitions: string;
  readonly pattern: string;
}

type Dye = readonly [hue: number, saturation: number, lightness: number];

function chooseDye(random: RandomGenerator): Dye {
  const kind = random.nextNumber();
  if (kind < 0.18) return [0, 0, random.between(6, 20)];
  if (kind < 0.34) return [random.between(20, 60), random.between(0, 12), random.between(82, 97)];
  if (kind < 0.46) return [random.between(200, 240), random.between(0, 8), random.between(25, 75)];
  if (kind < 0.6) return [random.between(205, 235), random.between(25, 60), random.between(15, 45)];
  return [random.between(0, 360), random.between(20, 85), random.between(18, 80)];
}

export const chooseDenimDye = (random: RandomGenerator): Dye => [
  random.between(205, 225),
  random.between(15, 50),
  random.between(15, 62),
];

const css = ([hue, saturation, lightness]: Dye, lift = 0): string =>
  `hsl(${hue.toFixed(0)} ${saturation.toFixed(0)}% ${Math.max(2, Math.min(98, lightness + lift)).toFixed(0)}%)`;

/** A random cloth. `patterned` is the probability of a pattern. */
export function createCloth(random: RandomGenerator, patterned: number, ground: Dye = chooseDye(random)): Cloth {
  const lightnessStep = ground[2] < 22 ? 7 : 13;
  const baseColors = { dark: css(ground, -lightnessStep), light: css(ground, lightnessStep) };
  if (!random.isTrueWith(patterned)) return { ...baseColors, paint: css(ground), definitions: '', pattern: 'plain' };
  const pattern = random.pick(['striped', 'striped', 'check', 'polka dot', 'print', 'print']);
  const accent = chooseContrastingDye(random, ground);
  return {
    ...baseColors,
    paint: 'url(#cloth)',
    definitions: drawPatternTile(random, pattern, css(ground), css(accent), css(chooseContrastingDye(random, ground))),
    pattern,
  };
}

function chooseContrastingDye(random: RandomGenerator, ground: Dye): Dye {
  for (;;) {
    const candidate = chooseDye(random);
    if (
      Math.abs(candidate[2] - ground[2]) > 22 ||
      (Math.abs(candidate[0] - ground[0]) > 50 && candidate[1] + ground[1] > 60)
    )
      return candidate;
  }
}

function drawPatternTile(
  random: RandomGenerator,
  pattern: string,
  ground: string,
  accent: string,
  thirdColor: string,
): string {
  const angle = pattern === 'print' ? random.between(0, 180) : random.pick([0, 0, 90, random.between(-8, 8)]);
  if (pattern === 'striped') {
    const pitch = random.between(4, 18);
    const secondStripe = random.isTrueWith(0.3)
      ? `<rect width="100" height="${pitch * 0.12}" y="${pitch * 0.7}" fill="${thirdColor}"/>`
      : '';
    return drawTile(
      pitch,
      angle,
      `${drawField(pitch, ground)}<rect width="100" height="${pitch * random.between(0.15, 0.55)}" fill="${accent}"/>${secondStripe}`,
    );
  }
  if (pattern === 'check') {
    const [pitch, bars] = drawCheck(random, ground, accent, thirdColor);
    return drawTile(pitch, angle, bars);
  }
  if (pattern === 'polka dot') {
    const pitch = random.between(5, 14);
    const radius = pitch * random.between(0.12, 0.3);
    const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${accent}"/>`;
    return drawTile(
      pitch,
      angle,
      drawField(pitch, ground) + dot(pitch / 4, pitch / 4) + dot((pitch * 3) / 4, (pitch * 3) / 4),
    );
  }
  return drawPrint(random, angle, ground, accent, thirdColor);
}

function drawCheck(random: RandomGenerator, ground: string, accent: string, thirdColor: string): [number, string] {
  const pitch = random.between(5, 24);
  const bar = pitch * random.between(0.1, 0.5);
  const line = pitch * 0.08;
  const thinBars = random.isTrueWith(0.4)
    ? `<rect width="${pitch}" height="${line}" y="${pitch * 0.75}" fill="${thirdColor}"/><rect height="${pitch}" width="${line}" x="${pitch * 0.75}" fill="${thirdColor}"/>`
    : '';
  return [
    pitch,
    `${drawField(pitch, ground)}<rect width="${pitch}" height="${bar}" fill="${accent}" opacity=".6"/><rect height="${pitch}" width="${bar}" fill="${accent}" opacity=".6"/>${thinBars}`,
  ];
}

/** Draws blossoms, leaves or blots at irregular positions. */
function drawPrint(random: RandomGenerator, angle: number, ground: string, accent: string, thirdColor: string): string {
  const pitch = random.between(22, 60);
  const motifs = Array.from({ length: Math.round(random.between(5, 16)) }, () => {
    const [x, y, size] = [random.between(0, pitch), random.between(0, pitch), random.between(1.5, pitch / 6)];
    const color = random.isTrueWith(0.6) ? accent : thirdColor;
    const petals = Array.from(
      { length: 5 },
      (_, index) =>
        `<ellipse cx="${size * 0.6}" rx="${size * 0.6}" ry="${size * 0.35}" fill="${color}" transform="rotate(${index * 72})"/>`,
    ).join('');
    const leaf = `<ellipse rx="${size}" ry="${size * 0.4}" fill="${color}" transform="rotate(${random.between(0, 180)})"/>`;
    return `<g transform="translate(${x} ${y})">${random.isTrueWith(0.6) ? petals : leaf}</g>`;
  });
  return drawTile(pitch, angle, drawField(pitch, ground) + motifs.join(''));
}

const drawField = (side: number, color: string): string =>
  `<rect width="${Math.max(side, 100)}" height="${Math.max(side, 100)}" fill="${color}"/>`;

function drawTile(side: number, angle: number, content: string): string {
  return `<pattern id="cloth" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${content}</pattern>`;
}
