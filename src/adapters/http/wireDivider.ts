import type * as z from 'zod/mini';
import type * as wire from '../../../contract/divider.ts';
import type { Divider } from '../../domain/search/Divider.ts';

export function toDivider(divider: z.output<typeof wire.Divider>): Divider | undefined {
  return divider && { exactCount: divider.exact_count, exact: divider.exact, rest: divider.rest };
}
