import { access, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { combinations } from './tryon/combinations.ts';
import { readGrades } from './tryon/grades.ts';
import { Fitting } from './tryon/Fitting.ts';
import type { Outcome } from './tryon/Fitting.ts';
import { emptyFolder, writePicture, writeSheets } from './tryon/sheets.ts';
import { summaryByKind, summaryOf } from './tryon/summary.ts';

/**
 * Dresses photos of people in garments from other photos, and reports what shoppers would see, what is refused and why,
 * processor time and memory. Writes numbered pictures, contact sheets and all figures to .cache/tryon.
 * `bench/tryon/grades.json` contains the grades of human readers by the hash of the picture. `TRYON_COUNT` is the
 * number of combinations besides the true pairs.
 */
const DATA = new URL('../../shared/data/tryon/', import.meta.url);
const ASSETS = new URL('../server/assets/', import.meta.url);
const FOLDER = new URL('../.cache/tryon/', import.meta.url);
const GRADES = new URL('tryon/grades.json', import.meta.url);
const COUNT = Number(process.env['TRYON_COUNT'] ?? 156);
/** Every so many combinations, the next garment is put on the same photo too. */
const SECOND_GARMENT_EVERY = 10;

const nameOf = ({ pathname }: URL): string => basename(pathname).replace(/\.\w+$/u, '');
const rounded = (values: object): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number((value as number).toFixed(2))]));

function lineOf(
  { combination, measures, invented, seconds, grade, hash, refusal, confidence, reasons }: Outcome,
  index: number,
) {
  const { person, garment, slot, isTruePair } = combination;
  return {
    number: index + 1,
    person: nameOf(person),
    garment: nameOf(garment),
    slot: isTruePair ? 'true pair' : slot,
    ...rounded({ ...measures, ...invented, seconds, confidence }),
    hash,
    grade: grade ?? 'not graded',
    refusal,
    reasons: reasons.join(', '),
  };
}

function sheetRowOf({ combination, picture, refusal, grade }: Outcome, index: number) {
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
  const fitting = await Fitting.open(ASSETS, await readGrades(GRADES));
  const all = await combinations(DATA, COUNT);
  const outcomes: Outcome[] = [];
  await emptyFolder(FOLDER);
  for (const [index, combination] of all.entries()) {
    const next = index % SECOND_GARMENT_EVERY === 0 ? (all[index + 1] ?? null) : null;
    const outcome = await fitting.outcomeOf(combination, next);
    outcomes.push(outcome);
    await writePicture(FOLDER, sheetRowOf(outcome, index));
  }
  const lines = outcomes.map(lineOf);
  await writeSheets(FOLDER, outcomes.map(sheetRowOf));
  await writeFile(new URL('figures.json', FOLDER), JSON.stringify(lines, null, 1));
  console.table(lines.map(({ reasons: _, ...line }) => line));
  console.table(summaryByKind(outcomes));
  console.table(summaryOf(outcomes));
  process.exit();
} else console.log(`Not measured: ${DATA.pathname} with persons, garments and pairs is missing.`);
