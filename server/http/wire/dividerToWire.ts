import type { z } from 'zod';
import type * as wire from '../../../contract/divider.ts';
import type { Divider } from '../../../src/domain/search/Divider.ts';

/** The `divider` member of a response, or an empty object. */
export function dividerToWire(divider: Divider | null | undefined): {
  readonly divider?: z.input<typeof wire.Divider>;
} {
  if (!divider) return {};
  const { exactCount, exact, rest } = divider;
  return { divider: { exact_count: exactCount, exact, rest } };
}
