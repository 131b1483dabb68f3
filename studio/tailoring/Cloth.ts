import type { FabricName } from '../fabric/fabrics.ts';
import type { PatternName } from '../fabric/patterns.ts';
import type { ShadeName } from '../vocabulary/shades.ts';

export type Options = Readonly<Record<string, string | number | boolean>>;

export interface Cloth {
  readonly fabric: FabricName;
  readonly color: ShadeName;
  readonly pattern?: PatternName;
  /** Second and third color of the pattern. */
  readonly accent?: ShadeName;
  /** How large the pattern is printed or woven; 1 when left out. */
  readonly scale?: number;
  readonly third?: ShadeName;
  readonly lining?: ShadeName;
  readonly buttons?: 'horn' | 'pearl' | 'dark' | 'brass' | 'self' | 'silver';
}
