import { access, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { listCombinations, listDemoCombinations } from './tryon/combinations.ts';
import { readGrades } from './tryon/grades.ts';
import { TryOnBench } from './tryon/Fitting.ts';
import type { Outcome } from './tryon/Fitting.ts';
import { emptyFolder, writePicture, writeSheets } from './tryon/sheets.ts';
import { countRefusals, summarizeByKind, summarize } from './tryon/summary.ts';

/**
 * Dresses photos of people in garments of the demo catalogue and of other photos. Reports what shoppers would see,
 * refused combinations with reasons, processor time and memory. Writes pictures, contact sheets and all figures to
 * .cache/tryon. `bench/tryon/grades.json` has people's grades by the hash of the picture. `TRYON_SET` is `demo` or
 * `packshots`, by default both. `TRYON_COUNT` is the number of combinations with packshots besides the true pairs.
 */
const DATA = new URL('../../shared/data/tryon/', import.meta.url);
const ASSETS = new URL('../server/assets/', import.meta.url);
const OUTPUT_FOLDER = new URL('../.cache/tryon/', import.meta.url);
const GRADES_FILE = new URL('tryon/grades.json', import.meta.url);
const COMBINATION_SET = process.env['TRYON_SET'] ?? 'demo and packshots';
const COMBINATION_COUNT = Number(process.env['TRYON_COUNT'] ?? 156);
/** Of this many combinations, one also gets the next garment on the same photo. */
const SECOND_GARMENT_EVERY = 10;

const baseName = ({ pathname }: URL): string => basename(pathname).replace(/\.\w+$/u, '');
const roundValues = (values: object): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number((value as number).toFixed(2))]));

function createReportLine(
  { combination, measures, invented, seconds, grade, hash, refusal, confidence, reasons }: Outcome,
  index: number,
) {
  const { person, garment, itemId, kind } = combination;
  return {
    number: index + 1,
    person: baseName(person),
    garment: itemId ?? baseName(garment),
    kind,
    ...roundValues({ ...measures, ...invented, seconds, confidence }),
    hash,
    grade: grade ?? 'not graded',
    refusal,
    reasons: reasons.join(', '),
  };
}

function createSheetRow({ combination, picture, refusal, grade }: Outcome, index: number) {
  const { person, garment } = combination;
  const isShown = refusal === null;
  return {
    number: index + 1,
    person,
    garment,
    picture,
    isShown,
    note: isShown ? (grade ?? '') : `refused: ${refusal}`,
  };
}

const hasData = await access(DATA).then(
  () => true,
  () => false,
);
if (hasData) {
  const tryOnBench = await TryOnBench.open(ASSETS, await readGrades(GRADES_FILE));
  const demoCombinations =
    COMBINATION_SET === 'packshots' ? [] : await listDemoCombinations(DATA, new URL('catalogue/', ASSETS));
  const combinations = [
    ...demoCombinations,
    ...(COMBINATION_SET === 'demo' ? [] : await listCombinations(DATA, COMBINATION_COUNT)),
  ];
  const outcomes: Outcome[] = [];
  await emptyFolder(OUTPUT_FOLDER);
  for (const [index, combination] of combinations.entries()) {
    const nextCombination = index % SECOND_GARMENT_EVERY === 0 ? (combinations[index + 1] ?? null) : null;
    const outcome = await tryOnBench.runCombination(combination, nextCombination);
    outcomes.push(outcome);
    await writePicture(OUTPUT_FOLDER, createSheetRow(outcome, index));
  }
  const lines = outcomes.map(createReportLine);
  await writeSheets(OUTPUT_FOLDER, outcomes.map(createSheetRow));
  await writeFile(new URL('figures.json', OUTPUT_FOLDER), JSON.stringify(lines, null, 1));
  console.table(lines.map(({ reasons: _, ...line }) => line));
  console.table(summarizeByKind(outcomes));
  console.table(countRefusals(outcomes));
  console.table(summarize(outcomes));
  process.exit();
} else console.log(`Not measured: ${DATA.pathname} with persons, garments and pairs is missing.`);
