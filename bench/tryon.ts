import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decodePhoto } from '../server/adapters/fitting/photo/decodePhoto.ts';
import { PersonReader } from '../server/adapters/fitting/photo/PersonReader.ts';
import { PhotoEngine } from '../server/adapters/fitting/photo/PhotoEngine.ts';
import { DressingRefused } from '../server/application/ports/TryOnEngine.ts';
import { combinations, type Combination } from './tryon/combinations.ts';
import { measured } from './tryon/measures.ts';
import { type Row, writeSheets } from './tryon/sheets.ts';

/**
 * Dresses photos of people in garments from other photos, and reports what the engine shows, what it refuses and why,
 * seconds and memory. Writes numbered pictures and contact sheets to .cache/tryon. `bench/tryon/grades.json` contains
 * human grades by the hash of the picture. `TRYON_COUNT` is the number of combinations.
 */
const DATA = new URL('../../shared/data/tryon/', import.meta.url);
const ASSETS = new URL('../server/assets/', import.meta.url);
const FOLDER = new URL('../.cache/tryon/', import.meta.url);
const GRADES = new URL('tryon/grades.json', import.meta.url);
const COUNT = Number(process.env['TRYON_COUNT'] ?? 24);

type Grade = 'good' | 'presentable' | 'broken';
type Grades = Readonly<Record<string, { readonly grade: Grade; readonly why: string }>>;

interface Outcome extends Row {
  readonly line: Readonly<Record<string, string | number>>;
  readonly seconds: number;
  readonly grade: Grade | 'refused' | 'not graded';
}

const fixed = (value: number): number => Number(value.toFixed(2));
const nameOf = ({ pathname }: URL): string => basename(pathname).replace(/\.\w+$/u, '');
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

async function dress(engine: PhotoEngine, { person, garment, slot }: Combination): Promise<Uint8Array | string> {
  const body = { kind: 'photo', bytes: await readFile(person), owner: 'bench' } as const;
  const outfit = { [slot]: { picture: await readFile(garment) } };
  try {
    return (await engine.dress({ body, outfit, start: null, reading: 0 }, new AbortController().signal)).bytes;
  } catch (error) {
    if (error instanceof DressingRefused) return error.message;
    throw error;
  }
}

async function outcomeOf(
  number: number,
  combination: Combination,
  { engine, reader, grades }: { engine: PhotoEngine; reader: PersonReader; grades: Grades },
): Promise<Outcome> {
  const start = performance.now();
  const answer = await dress(engine, combination);
  const seconds = fixed((performance.now() - start) / 1_000);
  const { person, garment, slot, isTruePair } = combination;
  const what = { number, person: nameOf(person), garment: nameOf(garment), slot: isTruePair ? 'true pair' : slot };
  if (typeof answer === 'string')
    return { number, person, garment, result: null, seconds, grade: 'refused', line: { ...what, refused: answer } };
  const read = (await reader.read(await readFile(person))).person;
  const figures = read && measured(read, await decodePhoto(answer), await decodePhoto(await readFile(garment)), slot);
  const hash = hashOf(answer);
  const grade = grades[hash]?.grade ?? 'not graded';
  const rounded = Object.fromEntries(Object.entries(figures ?? {}).map(([name, value]) => [name, fixed(value)]));
  const line = { ...what, ...rounded, seconds, hash, grade };
  return { number, person, garment, result: answer, seconds, grade, line };
}

function summary(outcomes: readonly Outcome[]): Readonly<Record<string, number>> {
  const count = (grade: Outcome['grade']): number => outcomes.filter((outcome) => outcome.grade === grade).length;
  const seconds = outcomes.filter(({ result }) => result !== null).map((outcome) => outcome.seconds);
  return {
    combinations: outcomes.length,
    refused: count('refused'),
    good: count('good'),
    presentable: count('presentable'),
    broken: count('broken'),
    'not graded': count('not graded'),
    'median seconds': seconds.toSorted((a, b) => a - b)[seconds.length >> 1] ?? 0,
    'peak memory MB (with the measuring)': Math.round(process.resourceUsage().maxRSS / 1_000),
  };
}

const hasData = await access(DATA).then(
  () => true,
  () => false,
);
if (hasData) {
  const grades = JSON.parse(await readFile(GRADES, 'utf8')) as Grades;
  const parts = { engine: new PhotoEngine(ASSETS, { find: () => Promise.resolve(null) }), grades };
  const reader = await PersonReader.load();
  const outcomes: Outcome[] = [];
  for (const combination of await combinations(DATA, COUNT))
    outcomes.push(await outcomeOf(outcomes.length + 1, combination, { ...parts, reader }));
  await parts.engine.close();
  console.table(outcomes.map(({ line }) => line));
  console.table(summary(outcomes));
  await writeSheets(FOLDER, outcomes);
} else console.log(`Not measured: ${DATA.pathname} with persons, garments and pairs is missing.`);
