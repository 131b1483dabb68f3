import type { Chance } from './Chance.ts';

export interface Cloth {
  /** SVG paints: the cloth itself, and a darker and a lighter color for details. */
  readonly paint: string;
  readonly dark: string;
  readonly light: string;
  /** The SVG definitions that `paint` refers to. */
  readonly definitions: string;
  readonly pattern: string;
}

type Dye = readonly [hue: number, saturation: number, lightness: number];

function dye(chance: Chance): Dye {
  const kind = chance.next();
  if (kind < 0.18) return [0, 0, chance.between(6, 20)];
  if (kind < 0.34) return [chance.between(20, 60), chance.between(0, 12), chance.between(82, 97)];
  if (kind < 0.46) return [chance.between(200, 240), chance.between(0, 8), chance.between(25, 75)];
  if (kind < 0.6) return [chance.between(205, 235), chance.between(25, 60), chance.between(15, 45)];
  return [chance.between(0, 360), chance.between(20, 85), chance.between(18, 80)];
}

export const denimDye = (chance: Chance): Dye => [
  chance.between(205, 225),
  chance.between(15, 50),
  chance.between(15, 62),
];

const css = ([hue, saturation, lightness]: Dye, lift = 0): string =>
  `hsl(${hue.toFixed(0)} ${saturation.toFixed(0)}% ${Math.max(2, Math.min(98, lightness + lift)).toFixed(0)}%)`;

/** A random cloth; `patterned` is the probability of a pattern. */
export function clothFor(chance: Chance, patterned: number, ground: Dye = dye(chance)): Cloth {
  const depth = ground[2] < 22 ? 7 : 13;
  const base = { dark: css(ground, -depth), light: css(ground, depth) };
  if (!chance.whether(patterned)) return { ...base, paint: css(ground), definitions: '', pattern: 'plain' };
  const pattern = chance.among(['striped', 'striped', 'check', 'polka dot', 'print', 'print']);
  const accent = contrasting(chance, ground);
  return {
    ...base,
    paint: 'url(#cloth)',
    definitions: patternTile(chance, pattern, css(ground), css(accent), css(contrasting(chance, ground))),
    pattern,
  };
}

function contrasting(chance: Chance, ground: Dye): Dye {
  for (;;) {
    const other = dye(chance);
    if (Math.abs(other[2] - ground[2]) > 22 || (Math.abs(other[0] - ground[0]) > 50 && other[1] + ground[1] > 60))
      return other;
  }
}

function patternTile(chance: Chance, pattern: string, ground: string, accent: string, third: string): string {
  const turned = pattern === 'print' ? chance.between(0, 180) : chance.among([0, 0, 90, chance.between(-8, 8)]);
  if (pattern === 'striped') {
    const pitch = chance.between(4, 18);
    const second = chance.whether(0.3)
      ? `<rect width="100" height="${pitch * 0.12}" y="${pitch * 0.7}" fill="${third}"/>`
      : '';
    return tile(
      pitch,
      turned,
      `${field(pitch, ground)}<rect width="100" height="${pitch * chance.between(0.15, 0.55)}" fill="${accent}"/>${second}`,
    );
  }
  if (pattern === 'check') {
    const [pitch, bars] = check(chance, ground, accent, third);
    return tile(pitch, turned, bars);
  }
  if (pattern === 'polka dot') {
    const pitch = chance.between(5, 14);
    const radius = pitch * chance.between(0.12, 0.3);
    const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${accent}"/>`;
    return tile(
      pitch,
      turned,
      field(pitch, ground) + dot(pitch / 4, pitch / 4) + dot((pitch * 3) / 4, (pitch * 3) / 4),
    );
  }
  return print(chance, turned, ground, accent, third);
}

function check(chance: Chance, ground: string, accent: string, third: string): [number, string] {
  const pitch = chance.between(5, 24);
  const bar = pitch * chance.between(0.1, 0.5);
  const line = pitch * 0.08;
  const thin = chance.whether(0.4)
    ? `<rect width="${pitch}" height="${line}" y="${pitch * 0.75}" fill="${third}"/><rect height="${pitch}" width="${line}" x="${pitch * 0.75}" fill="${third}"/>`
    : '';
  return [
    pitch,
    `${field(pitch, ground)}<rect width="${pitch}" height="${bar}" fill="${accent}" opacity=".6"/><rect height="${pitch}" width="${bar}" fill="${accent}" opacity=".6"/>${thin}`,
  ];
}

/** Draws irregularly placed blossoms, leaves and blots. */
function print(chance: Chance, turned: number, ground: string, accent: string, third: string): string {
  const pitch = chance.between(22, 60);
  const spots = Array.from({ length: Math.round(chance.between(5, 16)) }, () => {
    const [x, y, size] = [chance.between(0, pitch), chance.between(0, pitch), chance.between(1.5, pitch / 6)];
    const color = chance.whether(0.6) ? accent : third;
    const petals = Array.from(
      { length: 5 },
      (_, at) =>
        `<ellipse cx="${size * 0.6}" rx="${size * 0.6}" ry="${size * 0.35}" fill="${color}" transform="rotate(${at * 72})"/>`,
    ).join('');
    const leaf = `<ellipse rx="${size}" ry="${size * 0.4}" fill="${color}" transform="rotate(${chance.between(0, 180)})"/>`;
    return `<g transform="translate(${x} ${y})">${chance.whether(0.6) ? petals : leaf}</g>`;
  });
  return tile(pitch, turned, field(pitch, ground) + spots.join(''));
}

const field = (side: number, color: string): string =>
  `<rect width="${Math.max(side, 100)}" height="${Math.max(side, 100)}" fill="${color}"/>`;

function tile(side: number, turned: number, content: string): string {
  return `<pattern id="cloth" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turned})">${content}</pattern>`;
}
