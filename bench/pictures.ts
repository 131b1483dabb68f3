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
import { labeledStyles } from '../server/evaluation/corpora/labeledStyles.ts';
import type { LabeledPhoto } from '../server/evaluation/pictures/labeledPhotos.ts';
import { clothing, styles } from '../server/evaluation/pictures/labeledPhotos.ts';
import { NO_FILTERS } from '../src/domain/filters/Filters.ts';

/** Measures search by picture: recognition of real photos, quality of the results, and time per picture. */
const DATA_FOLDER = new URL('../../shared/data/', import.meta.url);
const DEMO_FOLDER = new URL('../server/assets/catalogue/catalogue.json', import.meta.url);

interface Read extends LabeledPhoto {
  readonly reading: PictureReading;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)}%`);

async function readAll(photos: readonly LabeledPhoto[], waits: number[]): Promise<readonly Read[]> {
  const reader = new WorkerPictureReader();
  const read: Read[] = [];
  for (const photo of photos) {
    const bytes = await readFile(photo.path);
    const start = performance.now();
    const reading = await reader.read(bytes);
    waits.push(performance.now() - start);
    read.push({ ...photo, reading });
  }
  await reader.close();
  return read;
}

function row(set: string, half: string, read: readonly Read[]): Record<string, string | number> {
  const known = read.filter(({ kinds }) => kinds.length > 0);
  const others = read.filter(({ kinds }) => kinds.length === 0);
  const within = (count: number): number =>
    known.filter(({ kinds, reading }) => reading.kinds.slice(0, count).some(({ kind }) => kinds.includes(kind))).length;
  const shown = known.filter(({ reading }) => reading.kind !== null);
  const colored = read.filter(({ color }) => color !== null);
  const first = colored.filter(({ color, reading }) => reading.colors[0]?.color === color).length;
  const among = colored.filter(({ color, reading }) => reading.colors.some((entry) => entry.color === color)).length;
  return {
    set,
    half,
    photos: known.length,
    'kind first': percent(within(1), known.length),
    'kind in first 3': percent(within(3), known.length),
    'guess shown': percent(shown.length, known.length),
    'right when shown': percent(
      shown.filter(({ kinds, reading }) => kinds.includes(reading.kind!)).length,
      shown.length,
    ),
    'no such kind': others.length,
    'and none shown': percent(others.filter(({ reading }) => reading.kind === null).length, others.length),
    'main color': percent(first, colored.length),
    'color among': percent(among, colored.length),
  };
}

function confusions(read: readonly Read[]): string {
  const counts = new Map<string, number>();
  for (const { kinds, reading } of read) {
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

async function engineOver(items: readonly CatalogueItem[]): Promise<SearchEngine> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll(items[0]!.source, [items]);
  const source = new InProcessCandidates(catalogue);
  await source.refresh();
  return new CatalogueSearchEngine(source, new InProcessReader());
}

/** Precision of the first ten results: those with a correct kind, and those that also have the labeled color. */
async function precision(
  engine: SearchEngine,
  items: readonly CatalogueItem[],
  read: readonly Read[],
  isCorrected: boolean,
): Promise<Record<string, string>> {
  const sold = new Set(items.map(({ kind }) => kind));
  let [kindHits, bothHits, kindCount, bothCount] = [0, 0, 0, 0];
  for (const { kinds, color, reading } of read) {
    const wanted = kinds.filter((kind) => sold.has(kind));
    if (wanted.length === 0) continue;
    const kind = isCorrected ? wanted[0]! : null;
    const found = await engine.search({
      query: '',
      filters: NO_FILTERS,
      filtersAreFinal: false,
      attachedItems: [],
      attachedPictures: [{ reading, kind }],
      limit: 10,
    });
    const right = found.items.filter((item) => wanted.includes(item.kind));
    kindHits += right.length;
    kindCount += 10;
    if (color === null || items.filter((item) => wanted.includes(item.kind) && item.colors.includes(color)).length < 10)
      continue;
    bothHits += right.filter((item) => item.colors.includes(color)).length;
    bothCount += 10;
  }
  return { 'kind P@10': percent(kindHits, kindCount), 'kind and color P@10': percent(bothHits, bothCount) };
}

const waits: number[] = [];
const sets = {
  'packshots and worn (myntra)': await styles(DATA_FOLDER),
  'on beds and floors (clothing, CC0)': await clothing(DATA_FOLDER),
};
const read = new Map<string, readonly Read[]>();
for (const [name, photos] of Object.entries(sets)) {
  if (photos === null) console.log(`${name}: skipped, the test data is not on this machine.`);
  else read.set(name, await readAll(photos, waits));
}
const rows = [...read].flatMap(([name, all]) =>
  (['seen', 'held out'] as const).map((half) =>
    row(
      name,
      half,
      all.filter((photo) => photo.half === half),
    ),
  ),
);
if (rows.length > 0) {
  console.log('What is recognized, out of 19 kinds');
  console.table(rows);
  for (const [name, all] of read)
    console.log(`${name}, most confused: ${confusions(all.filter(({ half }) => half === 'seen'))}`);
  const real = await labeledStyles(DATA_FOLDER);
  const catalogues = {
    'demo catalogue': await readDemoCatalogue(DEMO_FOLDER),
    ...(real ? { '15k real products': real } : {}),
  };
  const found = [];
  for (const [catalogue, items] of Object.entries(catalogues)) {
    const engine = await engineOver(items);
    for (const [set, all] of read) {
      const held = all.filter(({ half }) => half === 'held out');
      for (const isCorrected of [false, true])
        found.push({
          catalogue,
          set,
          kind: isCorrected ? 'said by the shopper' : 'guessed',
          ...(await precision(engine, items, held, isCorrected)),
        });
    }
  }
  console.log('Search results, held-out photos');
  console.table(found);
  const warm = waits.slice(1).sort((a, b) => a - b);
  const at = (share: number): string => (warm[Math.floor(warm.length * share)] ?? 0).toFixed(0);
  console.table([
    {
      'first picture ms': waits[0]!.toFixed(0),
      'p50 ms': at(0.5),
      'p95 ms (goal 1500)': at(0.95),
      'memory MB': Math.round(process.memoryUsage().rss / 2 ** 20),
    },
  ]);
}
