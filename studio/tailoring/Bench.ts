import { FABRICS } from '../fabric/fabrics.ts';
import type { FabricName } from '../fabric/fabrics.ts';
import type { Material, Rgb } from '../fabric/Material.ts';
import { brightness, mixed, rgbOf } from '../fabric/Material.ts';
import { PATTERNS } from '../fabric/patterns.ts';
import type { Cloth, Options } from './Cloth.ts';
import { SHADES } from '../vocabulary/shades.ts';
import type { ShadeName } from '../vocabulary/shades.ts';
import type { Random } from './random.ts';
import { hashOf, randomFrom } from './random.ts';

/** The inputs of drawing a garment: its cloth, its trimmings, its options and its random numbers. */
export class Bench {
  readonly options: Options;
  readonly cloth: Cloth;
  readonly view: 'front' | 'back';
  readonly #seed: number;

  constructor(options: Options, cloth: Cloth, seed: number, view: 'front' | 'back') {
    this.options = options;
    this.cloth = cloth;
    this.view = view;
    this.#seed = seed;
  }

  get isBack(): boolean {
    return this.view === 'back';
  }

  text(name: string, fallback: string): string {
    const value = this.options[name];
    return typeof value === 'string' ? value : fallback;
  }

  count(name: string, fallback: number): number {
    const value = this.options[name];
    return typeof value === 'number' ? value : fallback;
  }

  has(name: string): boolean {
    return this.options[name] === true;
  }

  /** A random sequence for each purpose, so that a new pocket does not change the folds. */
  random(purpose: string): Random {
    return randomFrom(this.#seed ^ hashOf(`${purpose} ${this.view}`));
  }

  get main(): Material {
    return this.cut(this.cloth.fabric);
  }

  /** The same color in another fabric without a pattern, for ribs, waistbands and linings. */
  plain(fabric: FabricName = this.cloth.fabric, shade: ShadeName = this.cloth.color): Material {
    const ground = rgbOf(SHADES[shade].hex);
    return { fabric: FABRICS[fabric], pattern: PATTERNS.plain, ground, accent: ground, third: ground, scale: 1 };
  }

  /** Whether the cloth is sheer, so that the parts behind it are visible. */
  get isSheer(): boolean {
    return this.main.fabric.cover !== undefined;
  }

  get lining(): Material {
    return this.plain('crepe', this.cloth.lining ?? this.cloth.color);
  }

  cut(fabric: FabricName, scale = 1): Material {
    const { color, accent, third, pattern } = this.cloth;
    const ground = rgbOf(SHADES[color].hex);
    return {
      fabric: FABRICS[fabric],
      pattern: PATTERNS[pattern ?? 'plain'],
      ground,
      accent: accent ? rgbOf(SHADES[accent].hex) : ground,
      third: third ? rgbOf(SHADES[third].hex) : accent ? rgbOf(SHADES[accent].hex) : ground,
      scale: scale * (this.cloth.scale ?? 1),
    };
  }

  /** The thread's color: slightly lighter than dark cloth, slightly darker than light cloth. */
  get thread(): Rgb {
    const ground = this.main.ground;
    return brightness(ground) > 0.5 ? mixed(ground, [0.2, 0.17, 0.15], 0.3) : mixed(ground, [0.95, 0.92, 0.88], 0.22);
  }

  get buttonColor(): Rgb {
    const ground = this.main.ground;
    const colors: Record<NonNullable<Cloth['buttons']>, Rgb> = {
      horn: [0.42, 0.31, 0.23],
      pearl: [0.9, 0.88, 0.85],
      dark: [0.2, 0.19, 0.2],
      brass: [0.78, 0.62, 0.34],
      silver: [0.72, 0.73, 0.75],
      self: mixed(ground, [0.1, 0.1, 0.1], 0.12),
    };
    return colors[this.cloth.buttons ?? (brightness(ground) > 0.62 ? 'pearl' : 'dark')];
  }

  get buttonLook(): 'sewn' | 'shank' {
    return ['brass', 'silver', 'self'].includes(this.cloth.buttons ?? '') ? 'shank' : 'sewn';
  }
}
