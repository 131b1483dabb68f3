import { listGarmentsInOrder } from '../../domain/poses/outfit.ts';
import { toTryOnBase, type TryOnResultCache, type TryOnStep } from './TryOnResultCache.ts';
import type { TryOnSnapshot } from './TryOnSnapshot.ts';

/**
 * The steps of the outfit up to and including the first one without a result. Only the last step is corrected, so
 * that a correction needs one request.
 */
export function listTryOnSteps(
  { body, outfit, adjustment }: Pick<TryOnSnapshot, 'body' | 'outfit' | 'adjustment'>,
  results: TryOnResultCache,
): readonly TryOnStep[] {
  const garments = listGarmentsInOrder(outfit);
  const isCorrected = Object.keys(adjustment.garments).length > 0 || adjustment.body !== null;
  const steps: TryOnStep[] = [];
  let base: TryOnStep['base'] | null = body;
  for (const garment of garments) {
    if (base === null) break;
    const step: TryOnStep = { base, ...garment, ...(isCorrected && garment === garments.at(-1) && { adjustment }) };
    steps.push(step);
    const result = results.getShownResult(step);
    base = result === null ? null : toTryOnBase(result);
  }
  return steps;
}
