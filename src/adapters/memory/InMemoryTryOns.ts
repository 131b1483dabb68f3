import {
  FIT_LINES,
  MAX_LINE_MOVE,
  NO_ADJUSTMENT,
  type Adjustment,
  type GarmentFit,
} from '../../domain/poses/Adjustment.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { TryOnRefused } from '../../application/ports/TryOns.ts';
import type { TryOnPlace, TryOnRequest, TryOnResult, TryOns } from '../../application/ports/TryOns.ts';

const VARIANTS_PER_OUTFIT = 2;

/**
 * A fitting room whose pictures are texts with the names of the body and the garments. Every outfit has two variants.
 */
export class InMemoryTryOns implements TryOns {
  readonly #descriptions = new Map<string, string>();

  /** The corrected lines of each person, by pose id. */
  readonly #corrections = new Map<string, Adjustment['body']>();

  async make({ base, slot, item, retry, adjustment }: TryOnRequest, signal?: AbortSignal): Promise<TryOnResult> {
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
    const fits = [this.#createFit(slot, adjustment ?? NO_ADJUSTMENT, baseDescription.split(',')[0]!)];
    return { id, picture, variantCount: VARIANTS_PER_OUTFIT, description, fits };
  }

  /** The fit of a garment with all its lines. Includes earlier corrections of shoulders and waist. */
  #createFit(slot: Slot, { garments, body }: Adjustment, person: string): GarmentFit {
    if (body) this.#corrections.set(person, body);
    const lines = FIT_LINES.map((line) => {
      const isOfBody = person.startsWith('pose') && (line === 'shoulders' || line === 'waist');
      const lineMove = (isOfBody ? this.#corrections.get(person) : garments[slot])?.[line] ?? 0;
      const linePosition = { y: LINE_HEIGHTS[line] + lineMove, left: LEFT, right: RIGHT };
      return { line, ...linePosition, moved: lineMove, least: -MAX_LINE_MOVE, most: MAX_LINE_MOVE, isOfBody };
    });
    const createSide = (x: number) => lines.map(({ y }) => [x, y] as const);
    return { slot, outline: [...createSide(LEFT), ...createSide(RIGHT).toReversed()], lines };
  }

  /** Resolves to null, because requests never wait in memory. */
  async fetchPlace(_requestId: string, signal?: AbortSignal): Promise<TryOnPlace | null> {
    signal?.throwIfAborted();
    return null;
  }
}

const LINE_HEIGHTS = { collar: 0.2, shoulders: 0.22, waist: 0.4, hem: 0.6 } as const;
const [LEFT, RIGHT] = [0.35, 0.65];
