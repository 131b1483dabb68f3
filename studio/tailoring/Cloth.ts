import type { FabricName } from '../fabric/fabrics.ts';
import type { PatternName } from '../fabric/patterns.ts';
import type { ShadeName } from '../vocabulary/shades.ts';

export type Options = Readonly<Record<string, string | number | boolean>>;

export interface Cloth {
  readonly fabric: FabricName;
  readonly color: ShadeName;
  readonly pattern?: PatternName;
  /** The pattern's second color. */
  readonly accent?: ShadeName;
  /** The scale of the pattern; 1 if omitted. */
  readonly scale?: number;
  readonly third?: ShadeName;
  readonly lining?: ShadeName;
  readonly buttons?: 'horn' | 'pearl' | 'dark' | 'brass' | 'self' | 'silver';
}
