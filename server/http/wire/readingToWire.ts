import type { z } from 'zod';
import type * as wire from '../../../contract/queryReading.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';

/** The `reading` member of a response, or an empty object. */
export function readingToWire(reading: QueryReading | undefined): {
  readonly reading?: z.input<typeof wire.QueryReading>;
} {
  if (reading === undefined) return {};
  const { understood, unused, removed } = reading;
  return { reading: { understood: [...understood], unused: [...unused], removed: [...removed] } };
}
