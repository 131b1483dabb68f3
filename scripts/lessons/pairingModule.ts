import { readLabeledOutfits } from '../../server/evaluation/outfits.ts';
import { trainPairings } from './trainPairings.ts';

/** Weights are stored as whole hundredths. */
const STEPS_PER_UNIT = 100;

/** The source of `server/domain/outfits/pairingWeights.ts`, trained on the outfit data. */
export async function createPairingModule(dataFolder: URL): Promise<string> {
  const outfits = await readLabeledOutfits(dataFolder, 'train');
  const { groups, weights } = trainPairings(outfits.map((outfit) => outfit.map(({ group }) => group)));
  const rows = groups.map((group, row) => {
    const values = weights.slice(row * groups.length, row * groups.length + row + 1);
    return `  '${group}: ${values.map((weight) => Math.round(weight * STEPS_PER_UNIT)).join(' ')}',`;
  });
  return [...describeModule(outfits.length), ...rows, '];', ''].join('\n');
}

function describeModule(outfitCount: number): readonly string[] {
  return [
    '/**',
    ' * How well groups of pieces go together, in hundredths of log odds. Each row starts with its group, followed by the',
    ' * weights with all groups up to and including this group. Written by `scripts/trainPairings.ts`, which learned the',
    ` * weights from ${outfitCount} outfits of the Polyvore data set of Xintong Han (2017, Apache License 2.0). Contains no outfit`,
    ' * and no item of that set.',
    ' */',
    'export const PAIRING_ROWS: readonly string[] = [',
  ];
}
