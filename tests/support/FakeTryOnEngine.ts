import type { GarmentFit } from '../../src/domain/poses/Adjustment.ts';
import { DressingRefused } from '../../server/application/ports/TryOnEngine.ts';
import type { DressedPicture, DressingRequest, TryOnEngine } from '../../server/application/ports/TryOnEngine.ts';

import type { EnginesByBodyKind } from '../../server/application/poses/TryOnEngines.ts';

const VARIANTS_PER_OUTFIT = 2;

/** An engine whose pictures are the texts 'picture 1', 'picture 2' and so on. Every outfit has two variants. */
export class FakeTryOnEngine implements TryOnEngine {
  readonly requests: DressingRequest[] = [];
  /** Where the garments are in each picture; undefined if pictures cannot be corrected. */
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

/** Uses `engine` for photos and figures. Each kind makes one picture at a time and has a queue of `maxWaiting`. */
export function createEngines(engine: TryOnEngine, maxWaiting = 3): EnginesByBodyKind {
  const bounds = { maxRunning: 1, maxWaiting: maxWaiting, initialMsPerPicture: 1_000 };
  return { photo: { engine, bounds }, figure: { engine, bounds } };
}
