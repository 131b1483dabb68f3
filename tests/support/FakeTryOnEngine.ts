import type { GarmentFit } from '../../src/domain/poses/Adjustment.ts';
import { DressingRefused } from '../../server/application/ports/TryOnEngine.ts';
import type { DressedPicture, DressingRequest, TryOnEngine } from '../../server/application/ports/TryOnEngine.ts';

import type { EnginesByBodyKind } from '../../server/application/poses/TryOnEngines.ts';

const VARIANTS_PER_OUTFIT = 2;

/**
 * An engine that returns the texts 'picture 1', 'picture 2' and so on as pictures, and has two variants of every
 * outfit.
 */
export class FakeTryOnEngine implements TryOnEngine {
  readonly requests: DressingRequest[] = [];
  /** Where the garments lie in each picture; undefined: pictures cannot be corrected. */
  fits: readonly GarmentFit[] | ((request: DressingRequest) => readonly GarmentFit[]) | undefined;

  async dress(dressing: DressingRequest): Promise<DressedPicture> {
    if (dressing.reading >= VARIANTS_PER_OUTFIT) throw new DressingRefused('There is no other way to wear this.');
    this.requests.push(dressing);
    const bytes = new TextEncoder().encode(`picture ${this.requests.length}`);
    const picture = { bytes, mediaType: 'image/webp', width: 600, height: 800, readings: VARIANTS_PER_OUTFIT };
    if (this.fits === undefined) return picture;
    return { ...picture, fits: typeof this.fits === 'function' ? this.fits(dressing) : this.fits };
  }
}

/**
 * Uses `engine` for photos and for figures. Each makes one picture at a time, and `waiting` more requests may queue.
 */
export function createEngines(engine: TryOnEngine, maxWaiting = 3): EnginesByBodyKind {
  const bounds = { maxRunning: 1, maxWaiting: maxWaiting, initialMsPerPicture: 1_000 };
  return { photo: { engine, bounds }, figure: { engine, bounds } };
}
