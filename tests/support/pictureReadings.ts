import type { PictureReading } from '../../server/domain/pictures/PictureReading.ts';

/** A complete reading with the given changes. */
export function createPictureReading(changes: Partial<PictureReading> = {}): PictureReading {
  return {
    version: 1,
    kind: 'blazer',
    kinds: [
      { kind: 'blazer', certainty: 0.7 },
      { kind: 'coat', certainty: 0.2 },
    ],
    pattern: 'plain',
    patterns: [{ pattern: 'plain', certainty: 0.9 }],
    colors: [
      { color: 'Blue', share: 0.8 },
      { color: 'White', share: 0.2 },
    ],
    palette: [{ lab: [30, 5, -30], share: 1 }],
    cutOut: { box: [0.1, 0.1, 0.9, 0.9], share: 0.5, certainty: 0.8, isWorn: false },
    ...changes,
  };
}
