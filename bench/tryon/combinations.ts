import { readdir } from 'node:fs/promises';
import type { Slot } from '../../src/domain/poses/Slot.ts';

/** The files of a person and of a garment to put on. */
export interface Combination {
  readonly person: URL;
  readonly garment: URL;
  readonly slot: Slot;
  /** Whether the photo shows the person in this very garment. */
  readonly isTruePair: boolean;
}

/** The kinds in rotation. Tops occur twice, because they are tried on most. */
const KINDS: readonly (readonly [folder: string, slot: Slot])[] = [
  ['upper', 'top'],
  ['lower', 'bottom'],
  ['upper', 'top'],
  ['dresses', 'fullBody'],
];
/** Step sizes that share no divisor with the number of people or garments, so that each of them is used. */
const PERSON_STEP = 11;
const GARMENT_STEP = 7;

/** A fixed sequence of combinations, followed by the true pairs. `data` is the folder with people and garments. */
export async function combinations(data: URL, count: number): Promise<readonly Combination[]> {
  const people = await pictures(new URL('persons/', data));
  const garments = Object.fromEntries(
    await Promise.all(
      ['upper', 'lower', 'dresses'].map(async (kind) => [kind, await pictures(new URL(`garments/${kind}/`, data))]),
    ),
  ) as Readonly<Record<string, readonly URL[]>>;
  const mixed = Array.from({ length: count }, (_, i): Combination => {
    const [folder, slot] = KINDS[i % KINDS.length]!;
    const choice = garments[folder]!;
    const person = people[(i * PERSON_STEP) % people.length]!;
    return { person, garment: choice[(i * GARMENT_STEP) % choice.length]!, slot, isTruePair: false };
  });
  const pairs = (await pictures(new URL('pairs/', data))).filter(({ pathname }) => pathname.endsWith('_person.jpg'));
  const truePairs = pairs.map((person): Combination => {
    const garment = new URL(person.href.replace('_person', '_garment'));
    return { person, garment, slot: 'top', isTruePair: true };
  });
  return [...mixed, ...truePairs];
}

async function pictures(folder: URL): Promise<readonly URL[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:jpg|png)$/u.test(name) && !/mask|parse/u.test(name));
  return names.toSorted().map((name) => new URL(name, folder));
}
