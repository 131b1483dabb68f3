import { existsSync } from 'node:fs';
import { measureOutfits, readLabeledOutfits } from '../server/evaluation/outfits.ts';
import type { OutfitFigures } from '../server/evaluation/outfits.ts';
import { createSyntheticWardrobe } from '../server/evaluation/corpora/syntheticWardrobe.ts';
import { composeOutfits } from '../server/domain/outfits/composeOutfits.ts';
import { prepareOutfitPieces } from '../server/domain/outfits/OutfitPiece.ts';
import type { OutfitWish } from '../server/domain/outfits/OutfitWish.ts';

/** Measures how well the pairing weights recognize outfits by people, and the time for a home screen's outfits. */
const DATA_FOLDER = new URL('../../shared/data/', import.meta.url);

const LARGE_CATALOGUE_ITEMS = 31_000;
const HOME_COUNT = 200;
/** Number of calls before the measurement, whose code is not optimized yet. */
const WARM_UP_COUNT = 20;
const OUTFIT_WISH: Omit<OutfitWish, 'seed'> = {
  gender: ['Women'],
  sizes: ['M'],
  styles: ['Classic'],
  personality: ['Elegant'],
  season: 'autumn',
  weatherBand: 'cool',
  count: 8,
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function createRow(
  choices: string,
  { rightCount, commonestRightCount, chanceShare, questionCount }: OutfitFigures,
): object {
  return {
    'five choices of different': choices,
    questions: questionCount,
    'pairing weights (goal 55%)': percent(rightCount),
    commonest: percent(commonestRightCount),
    chance: percent(chanceShare),
  };
}

async function measureAccuracy(): Promise<void> {
  const outfits = await readLabeledOutfits(DATA_FOLDER, 'test');
  console.log(`The missing piece of ${outfits.length} real outfits of the test part`);
  console.table([
    createRow('kinds', measureOutfits(outfits, 'kind')),
    createRow('groups', measureOutfits(outfits, 'group')),
  ]);
}

if (existsSync(DATA_FOLDER)) await measureAccuracy();
else console.log('Sense on real outfits: skipped, the test data is not on this machine.');
measureSpeed();

/** Composes the outfits of many home screens, each with another seed. */
function measureSpeed(): void {
  const items = createSyntheticWardrobe(LARGE_CATALOGUE_ITEMS);
  const start = performance.now();
  const pieces = prepareOutfitPieces(items);
  const preparationMs = performance.now() - start;
  const times = Array.from({ length: HOME_COUNT }, (_, seed) => {
    const startedAt = performance.now();
    composeOutfits(pieces, { ...OUTFIT_WISH, seed });
    return performance.now() - startedAt;
  });
  const sortedTimes = times.slice(WARM_UP_COUNT).sort((a, b) => a - b);
  const formatQuantile = (share: number): string =>
    (sortedTimes[Math.floor(sortedTimes.length * share)] ?? 0).toFixed(1);
  console.log(`${OUTFIT_WISH.count} outfits from ${items.length} items`);
  console.table([
    {
      'prepared in ms (once)': preparationMs.toFixed(0),
      'p50 ms': formatQuantile(0.5),
      'p95 ms (goal 40)': formatQuantile(0.95),
    },
  ]);
}
