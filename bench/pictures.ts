import { readFile } from 'node:fs/promises';
import { readDemoCatalogue } from '../server/adapters/files/DemoCatalogueFile.ts';
import { InMemoryCatalogue } from '../server/adapters/memory/InMemoryCatalogue.ts';
import { WorkerPictureReader } from '../server/adapters/pictures/WorkerPictureReader.ts';
import { CatalogueSearchEngine } from '../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../server/adapters/search/InProcessCandidates.ts';
import type { SearchEngine } from '../server/application/ports/SearchEngine.ts';
import type { CatalogueItem } from '../server/domain/catalogue/CatalogueItem.ts';
import type { PictureReading } from '../server/domain/pictures/PictureReading.ts';
import { readLabeledStyles } from '../server/evaluation/corpora/labeledStyles.ts';
import type { LabeledPhoto } from '../server/evaluation/pictures/labeledPhotos.ts';
import { readClothingPhotos, readStylePhotos } from '../server/evaluation/pictures/labeledPhotos.ts';
import { NO_FILTERS } from '../src/domain/filters/Filters.ts';

/** Measures search by picture: the recognition of real photos, the quality of the results, and the time per picture. */
const DATA_FOLDER = new URL('../../shared/data/', import.meta.url);
const DEMO_FOLDER = new URL('../server/assets/catalogue/catalogue.json', import.meta.url);

interface PhotoReading extends LabeledPhoto {
  readonly reading: PictureReading;
}

const percent = (part: number, total: number): string => (total === 0 ? '-' : `${((part / total) * 100).toFixed(1)}%`);

async function readPhotos(photos: readonly LabeledPhoto[], readingTimes: number[]): Promise<readonly PhotoReading[]> {
  const reader = new WorkerPictureReader();
  const readings: PhotoReading[] = [];
  for (const photo of photos) {
    const bytes = await readFile(photo.path);
    const start = performance.now();
    const reading = await reader.read(bytes);
    readingTimes.push(performance.now() - start);
    readings.push({ ...photo, reading });
  }
  await reader.close();
  return readings;
}

function createRow(set: string, split: string, readings: readonly PhotoReading[]): Record<string, string | number> {
  const photosWithKind = readings.filter(({ kinds }) => kinds.length > 0);
  const photosWithoutKind = readings.filter(({ kinds }) => kinds.length === 0);
  const countWithin = (count: number): number =>
    photosWithKind.filter(({ kinds, reading }) =>
      reading.kinds.slice(0, count).some(({ kind }) => kinds.includes(kind)),
    ).length;
  const guessedPhotos = photosWithKind.filter(({ reading }) => reading.kind !== null);
  const photosWithColor = readings.filter(({ color }) => color !== null);
  const firstColorCount = photosWithColor.filter(({ color, reading }) => reading.colors[0]?.color === color).length;
  const anyColorCount = photosWithColor.filter(({ color, reading }) =>
    reading.colors.some((entry) => entry.color === color),
  ).length;
  return {
    set,
    half: split,
    photos: photosWithKind.length,
    'kind first': percent(countWithin(1), photosWithKind.length),
    'kind in first 3': percent(countWithin(3), photosWithKind.length),
    'guess shown': percent(guessedPhotos.length, photosWithKind.length),
    'right when shown': percent(
      guessedPhotos.filter(({ kinds, reading }) => kinds.includes(reading.kind!)).length,
      guessedPhotos.length,
    ),
    'no such kind': photosWithoutKind.length,
    'and none shown': percent(
      photosWithoutKind.filter(({ reading }) => reading.kind === null).length,
      photosWithoutKind.length,
    ),
    'main color': percent(firstColorCount, photosWithColor.length),
    'color among': percent(anyColorCount, photosWithColor.length),
  };
}

function describeConfusions(readings: readonly PhotoReading[]): string {
  const counts = new Map<string, number>();
  for (const { kinds, reading } of readings) {
    const guess = reading.kinds[0]?.kind ?? 'none';
    if (kinds.length > 0 && !kinds.includes(guess))
      counts.set(`${kinds[0]} as ${guess}`, (counts.get(`${kinds[0]} as ${guess}`) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([pair, count]) => `${pair} ${count}`)
    .join(', ');
}

async function createEngine(items: readonly CatalogueItem[]): Promise<SearchEngine> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll(items[0]!.source, [items]);
  const source = new InProcessCandidates(catalogue);
  await source.refresh();
  return new CatalogueSearchEngine(source, new InProcessReader());
}

/** Precision of the first ten results: those with a correct kind, and those that also have the correct color. */
async function measurePrecision(
  engine: SearchEngine,
  items: readonly CatalogueItem[],
  readings: readonly PhotoReading[],
  isCorrected: boolean,
): Promise<Record<string, string>> {
  const soldKinds = new Set(items.map(({ kind }) => kind));
  let [kindHits, bothHits, kindCount, bothCount] = [0, 0, 0, 0];
  for (const { kinds, color, reading } of readings) {
    const wantedKinds = kinds.filter((kind) => soldKinds.has(kind));
    if (wantedKinds.length === 0) continue;
    const kind = isCorrected ? wantedKinds[0]! : null;
    const result = await engine.search({
      query: '',
      filters: NO_FILTERS,
      filtersAreFinal: false,
      attachedItems: [],
      attachedPictures: [{ reading, kind }],
      limit: 10,
    });
    const itemsOfKind = result.items.filter((item) => wantedKinds.includes(item.kind));
    kindHits += itemsOfKind.length;
    kindCount += 10;
    if (
      color === null ||
      items.filter((item) => wantedKinds.includes(item.kind) && item.colors.includes(color)).length < 10
    )
      continue;
    bothHits += itemsOfKind.filter((item) => item.colors.includes(color)).length;
    bothCount += 10;
  }
  return { 'kind P@10': percent(kindHits, kindCount), 'kind and color P@10': percent(bothHits, bothCount) };
}

const readingTimes: number[] = [];
const sets = {
  'packshots and worn (myntra)': await readStylePhotos(DATA_FOLDER),
  'on beds and floors (clothing, CC0)': await readClothingPhotos(DATA_FOLDER),
};
const readingsBySet = new Map<string, readonly PhotoReading[]>();
for (const [name, photos] of Object.entries(sets)) {
  if (photos === null) console.log(`${name}: skipped, the test data is not on this machine.`);
  else readingsBySet.set(name, await readPhotos(photos, readingTimes));
}
const rows = [...readingsBySet].flatMap(([name, allReadings]) =>
  (['seen', 'held out'] as const).map((half) =>
    createRow(
      name,
      half,
      allReadings.filter((photo) => photo.half === half),
    ),
  ),
);
if (rows.length > 0) {
  console.log('What is recognized, out of 19 kinds');
  console.table(rows);
  for (const [name, allReadings] of readingsBySet)
    console.log(`${name}, most confused: ${describeConfusions(allReadings.filter(({ half }) => half === 'seen'))}`);
  const styleCatalogue = await readLabeledStyles(DATA_FOLDER);
  const catalogues = {
    'demo catalogue': await readDemoCatalogue(DEMO_FOLDER),
    ...(styleCatalogue ? { '15k real products': styleCatalogue } : {}),
  };
  const precisionRows = [];
  for (const [catalogue, items] of Object.entries(catalogues)) {
    const engine = await createEngine(items);
    for (const [set, allReadings] of readingsBySet) {
      const heldOutPhotos = allReadings.filter(({ half }) => half === 'held out');
      for (const isCorrected of [false, true])
        precisionRows.push({
          catalogue,
          set,
          kind: isCorrected ? 'said by the shopper' : 'guessed',
          ...(await measurePrecision(engine, items, heldOutPhotos, isCorrected)),
        });
    }
  }
  console.log('Search results, held-out photos');
  console.table(precisionRows);
  const warmTimes = readingTimes.slice(1).sort((a, b) => a - b);
  const formatQuantile = (share: number): string => (warmTimes[Math.floor(warmTimes.length * share)] ?? 0).toFixed(0);
  console.table([
    {
      'first picture ms': readingTimes[0]!.toFixed(0),
      'p50 ms': formatQuantile(0.5),
      'p95 ms (goal 1500)': formatQuantile(0.95),
      'memory MB': Math.round(process.memoryUsage().rss / 2 ** 20),
    },
  ]);
}
