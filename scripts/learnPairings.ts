import { writeFile } from 'node:fs/promises';
import { readLabeledOutfits } from '../server/evaluation/outfits.ts';
import { learnPairings } from './lessons/learnPairings.ts';

/**
 * Learns which groups of pieces people wear together, from the training part of the outfit data alone, and writes
 * `server/domain/outfits/pairingWeights.ts`. `node --import tsx scripts/learnPairings.ts` takes five seconds and always
 * writes the same file.
 */
const DATA_FOLDER = new URL('../../shared/data/', import.meta.url);
const WEIGHTS_FILE = new URL('../server/domain/outfits/pairingWeights.ts', import.meta.url);
/** Weights are stored as whole hundredths. */
const STEPS_PER_UNIT = 100;

const outfits = await readLabeledOutfits(DATA_FOLDER, 'train');
const { groups, weights } = learnPairings(outfits.map((outfit) => outfit.map(({ group }) => group)));
const rows = groups.map((group, row) => {
  const values = weights.slice(row * groups.length, row * groups.length + row + 1);
  return `  '${group}: ${values.map((weight) => Math.round(weight * STEPS_PER_UNIT)).join(' ')}',`;
});
await writeFile(WEIGHTS_FILE, [...describeFile(outfits.length), ...rows, '];', ''].join('\n'));
console.log(`${groups.length} groups, learned from ${outfits.length} outfits`);

function describeFile(outfitCount: number): readonly string[] {
  return [
    '/**',
    ' * How well groups of pieces go together, in hundredths of log odds; each row has the weights with the groups up to',
    ` * itself. Written by \`scripts/learnPairings.ts\`, which learned them from ${outfitCount} outfits of the Polyvore data set of`,
    ' * Xintong Han (2017, Apache License 2.0). It contains no outfit and no item of that set.',
    ' */',
    'export const PAIRING_ROWS: readonly string[] = [',
  ];
}
