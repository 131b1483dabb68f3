import type { Fabric } from '../fabric/fabrics.ts';
import type { Material, Rgb } from '../fabric/Material.ts';
import { PATTERNS } from '../fabric/patterns.ts';
import type { Panel } from '../tailoring/Drawing.ts';

const NOTHING = { height: () => 0.5, tone: () => 0 };

const SURFACE: Omit<Fabric, 'gloss' | 'tightness' | 'contrast' | 'thickness'> = {
  materials: [],
  words: '',
  weave: NOTHING,
  relief: 0,
  grain: 0,
  sheen: 0,
  foldDepth: 1,
  foldWidth: 1,
  creases: 0,
};

const STRANDS = {
  height: (u: number) => 0.5 + 0.22 * Math.sin(u * 0.9) + 0.16 * Math.sin(u * 2.1 + 1),
  tone: () => 0,
};

const of = (fabric: Fabric, ground: Rgb): Material => ({
  fabric,
  pattern: PATTERNS.plain,
  ground,
  accent: ground,
  third: ground,
  scale: 1,
});

/** Skin and hair are drawn in this gray; the fitting room turns it into a tone. */
export const MIDDLE = 0.62;
const GRAY: Rgb = [MIDDLE, MIDDLE, MIDDLE];

export const SKIN = of({ ...SURFACE, gloss: 0.05, tightness: 9, contrast: 0.85, thickness: 4 }, GRAY);
export const HAIR = of(
  { ...SURFACE, weave: STRANDS, relief: 0.5, gloss: 0.16, tightness: 12, contrast: 1.2, thickness: 5 },
  GRAY,
);
export const paint = (color: Rgb, gloss = 0.06): Material =>
  of({ ...SURFACE, gloss, tightness: 14, contrast: 1.05, thickness: 3 }, color);

export const plane = (outline: Panel['outline'], material: Material, extra: Partial<Panel> = {}): Panel => ({
  part: 'panel',
  outline,
  material,
  lift: 0,
  volume: 20,
  round: 14,
  ...extra,
});
