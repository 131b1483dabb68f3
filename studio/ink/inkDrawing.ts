import type { Rgb } from '../fabric/Material.ts';
import { mixed } from '../fabric/Material.ts';
import type { Cord, Drawing, Fold, Panel, Part } from '../tailoring/Drawing.ts';
import type { Point } from '../tailoring/geometry.ts';
import { distance } from '../tailoring/geometry.ts';
import type { Random } from '../tailoring/random.ts';
import { randomFrom } from '../tailoring/random.ts';
import type { Stroke } from './pen.ts';
import { drawByHand, GRID, formatPath, createPenStrokes, simplifyLine, createTaperedStroke } from './pen.ts';

/** Sepia instead of black, like dried drawing ink. */
const INK: Rgb = [0.17, 0.14, 0.13];
const PAPER: Rgb = [0.965, 0.945, 0.905];

const hex = (color: Rgb): string =>
  `#${color
    .map((value) =>
      Math.round(Math.max(0, Math.min(1, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * Draws a garment in ink and wash: every panel is filled with its color, darker at the edges, with pen lines slightly
 * offset.
 */
export function drawInkGroup(drawing: Pick<Drawing, 'parts'>, seed: number, prefix: string): string {
  const random = randomFrom(seed);
  return drawing.parts.map((part, index) => drawInkPart(part, random, `${prefix}${index.toString(36)}`)).join('');
}

function drawInkPart(part: Part, random: Random, id: string): string {
  if (part.part === 'panel') return drawInkPanel(part, random, id);
  if (part.part === 'cord') return drawInkCord(part);
  if (part.part === 'label') return '';
  const [x, y] = [(part.at[0] + 400) * GRID, part.at[1] * GRID];
  const round = (value: number): number => Math.round(value * 10) / 10;
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(part.radius * GRID * 0.9)}" fill="${hex(mixed(part.color, PAPER, 0.25))}" stroke="${hex(INK)}" stroke-width="2.4"/>`;
}

const lines = (strokes: readonly Stroke[], color: string, opacity = 1): string => {
  const byWidth = new Map<number, string>();
  for (const { line, width } of strokes) {
    const key = Math.round(width * GRID * 10) / 10;
    byWidth.set(key, (byWidth.get(key) ?? '') + formatPath(line, false));
  }
  return [...byWidth]
    .map(
      ([width, data]) =>
        `<path d="${data}" stroke="${color}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
    )
    .join('');
};

function drawInkCord(cord: Cord): string {
  return lines([{ line: simplifyLine(cord.path, 0.6), width: cord.width * 0.8 }], hex(mixed(cord.color, INK, 0.35)));
}

const longest = (fold: Fold): number => distance(fold.path[0]!, fold.path[fold.path.length - 1]!);
const MAX_FOLDS = 16;

function drawInkPanel(panel: Panel, random: Random, id: string): string {
  const { ground, accent, pattern } = panel.material;
  const dye = mixed(mixed(ground, accent, pattern.bold ? 0.25 : 0), PAPER, panel.material.fabric.cover ? 0.45 : 0.2);
  const wash = mixed(dye, INK, (1 - (panel.light ?? 1)) * 0.5);
  const deep = hex(mixed(wash, mixed(ground, INK, 0.6), 0.55));
  const outline = simplifyLine(drawByHand(panel.outline, random, 1.1), 0.7);
  const small = Math.max(...panel.outline.map(([x]) => x)) - Math.min(...panel.outline.map(([x]) => x)) < 40;
  const folds = [...(panel.folds ?? [])]
    .filter((fold) => Math.abs(fold.depth) > 1.4 && longest(fold) > 26 && fold.width < 24)
    .sort((a, b) => Math.abs(b.depth) * longest(b) - Math.abs(a.depth) * longest(a))
    .slice(0, MAX_FOLDS);
  const shade = folds
    .filter((fold) => longest(fold) > 60)
    .slice(0, 7)
    .map((fold): Stroke => ({ line: simplifyLine(fold.path, 1.2), width: fold.width * 1.1 }));
  const pen = folds.slice(0, 9).flatMap((fold) => createTaperedStroke(drawByHand(fold.path, random, 0.8), 0.9));
  const seams = (panel.seams ?? [])
    .filter((seam) => (seam.width ?? 1.5) >= 1.2)
    .flatMap((seam) =>
      distance(seam.path[0]!, seam.path[seam.path.length - 1]!) > 22
        ? [{ line: simplifyLine(seam.path, 0.7), width: 0.8 }]
        : [],
    );
  const pleats = listPleatLines(panel);
  const closed = [...panel.outline, panel.outline[0]!];
  const inside = small
    ? ''
    : `<g clip-path="url(#${id}c)"><use href="#${id}" fill="none" stroke="${deep}" stroke-width="${26 * GRID}" opacity=".34" transform="translate(${8 * GRID} ${6 * GRID})"/>` +
      `<use href="#${id}" fill="none" stroke="${deep}" stroke-width="${4.4 * GRID}" opacity=".5"/>${lines(shade, deep, 0.26)}${lines([...pen, ...seams, ...pleats], hex(INK), 0.72)}</g>`;
  return (
    `<defs><path id="${id}" d="${formatPath(outline, true)}"/></defs><g><use href="#${id}" fill="${hex(wash)}"/>` +
    `${small ? '' : `<clipPath id="${id}c"><use href="#${id}"/></clipPath>`}${inside}${lines(createPenStrokes(drawByHand(closed, random, 1.4), random, small ? 0.9 : 1.25), hex(INK))}</g>`
  );
}

/** The edge of every pleat, from its start to the hem. */
function listPleatLines({ pleats, outline }: Panel): Stroke[] {
  if (!pleats) return [];
  const bottom = Math.max(...outline.map(([, y]) => y));
  return Array.from({ length: pleats.count - 1 }, (_, index) => {
    const across = ((index + 1) / pleats.count) * 2 - 1;
    return {
      width: 0.8,
      line: [pleats.top, (pleats.top + bottom) / 2, bottom].map((y): Point => [across * pleats.half(y), y]),
    };
  });
}

/**
 * A mottled texture, as of watercolor on paper. It moves no pixels, because `feDisplacementMap` leaves steps at edges;
 * `drawByHand` makes the lines irregular.
 */
const FILTER = (seed: number): string =>
  `<filter id="w" color-interpolation-filters="sRGB" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".0045" numOctaves="5" seed="${seed % 97}" result="n"/>` +
  `<feColorMatrix in="n" values="0 0 0 0 .97 0 0 0 0 .95 0 0 0 0 .91 0 0 0 .7 -.24" result="m"/>` +
  '<feComposite in="m" in2="SourceGraphic" operator="in" result="p"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="p"/></feMerge></filter>';

export interface InkFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A complete picture with a transparent background. The frame is in pixels of the drawing. */
export function createInkPicture(
  groups: readonly string[],
  { left, top, width, height }: InkFrame,
  seed: number,
): string {
  const box = [(left + 400) * GRID, top * GRID, width * GRID, height * GRID].map(Math.round).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${Math.round(width)}" height="${Math.round(height)}">${FILTER(seed)}` +
    `<g filter="url(#w)" fill="none" stroke-linecap="round" stroke-linejoin="round">${groups.join('')}</g></svg>\n`
  );
}
