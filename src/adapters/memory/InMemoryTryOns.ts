import { CallError } from '../../application/ports/CallError.ts';
import { TryOnRefused } from '../../application/ports/TryOns.ts';
import type { TryOnPlace, TryOnRequest, TryOnResult, TryOns } from '../../application/ports/TryOns.ts';

const VARIANTS_PER_OUTFIT = 2;

/** A fitting room whose pictures are texts that name body and garments. Every outfit has two variants. */
export class InMemoryTryOns implements TryOns {
  readonly #descriptions = new Map<string, string>();

  async make({ base, slot, item, retry }: TryOnRequest, signal?: AbortSignal): Promise<TryOnResult> {
    signal?.throwIfAborted();
    const baseDescription = base.kind === 'result' ? this.#descriptions.get(base.id) : `${base.kind} ${base.id}`;
    if (baseDescription === undefined || item.tryOnCategory === null)
      throw new CallError('Failed to generate tryon image', baseDescription === undefined ? 'not-found' : 'rejected');
    const variantIndex = retry?.iteration ?? 0;
    if (variantIndex >= VARIANTS_PER_OUTFIT) throw new TryOnRefused('There is no other way to wear this.');
    const id = `result-${this.#descriptions.size + 1}`;
    const description = `${baseDescription}, ${slot} ${item.id}${variantIndex > 0 ? ` (${variantIndex})` : ''}`;
    this.#descriptions.set(id, description);
    const picture = new Blob([description], { type: 'image/webp' });
    return { id, picture, variantCount: VARIANTS_PER_OUTFIT, description };
  }

  /** Answers null because requests never wait in memory. */
  async fetchPlace(_requestId: string, signal?: AbortSignal): Promise<TryOnPlace | null> {
    signal?.throwIfAborted();
    return null;
  }
}
