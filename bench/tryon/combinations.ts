import { readdir } from 'node:fs/promises';
import { readDemoCatalogue } from '../../server/adapters/files/DemoCatalogueFile.ts';
import type { Slot } from '../../src/domain/poses/Slot.ts';

/** A photo of a person, and a garment to put on. */
export interface Combination {
  readonly person: URL;
  readonly garment: URL;
  /** The id of an item in the demo catalogue; null for another garment. */
  readonly itemId: string | null;
  readonly slot: Slot;
  /** The kind of garment, to count results by. */
  readonly kind: string;
  /** Whether the person in the photo wears this garment. */
  readonly isTruePair: boolean;
}

type GarmentFolder = 'upper' | 'lower' | 'dresses';

const SLOTS: Readonly<Record<GarmentFolder, Slot>> = { upper: 'top', lower: 'bottom', dresses: 'fullBody' };
/** The kinds in rotation. Tops come twice, because they are tried on most. */
const ROTATION: readonly GarmentFolder[] = ['upper', 'lower', 'upper', 'dresses'];
/** Has no common divisor with the number of garments of a kind, so that each is used. */
const GARMENT_STEP = 5;

/**
 * A fixed sequence of combinations, then the true pairs. Each round dresses every person once, in the next kind of
 * garment. `data` is the folder with people and garments.
 */
export async function listCombinations(data: URL, count: number): Promise<readonly Combination[]> {
  const people = await listPictures(new URL('persons/', data));
  const garments: Record<GarmentFolder, readonly URL[]> = { upper: [], lower: [], dresses: [] };
  for (const folder of Object.keys(garments) as GarmentFolder[])
    garments[folder] = await listPictures(new URL(`garments/${folder}/`, data));
  const usedGarments: Record<GarmentFolder, number> = { upper: 0, lower: 0, dresses: 0 };
  const mixedCombinations = Array.from({ length: count }, (_, i): Combination => {
    const [round, index] = [Math.floor(i / people.length), i % people.length];
    const folder = ROTATION[(index + round) % ROTATION.length]!;
    const garmentChoices = garments[folder];
    const garment = garmentChoices[(usedGarments[folder]++ * GARMENT_STEP) % garmentChoices.length]!;
    return {
      person: people[index]!,
      garment,
      itemId: null,
      slot: SLOTS[folder],
      kind: `packshots, ${folder}`,
      isTruePair: false,
    };
  });
  return [...mixedCombinations, ...(await listTruePairs(data))];
}

/** Kinds of the demo catalogue in each round, by slot. */
const DEMO_ROUNDS: readonly { readonly name: string; readonly slot: Slot; readonly kinds: readonly string[] }[] = [
  { name: 'shirts and tops', slot: 'top', kinds: ['shirt', 'blouse', 'tee', 'polo', 'tank', 'camisole'] },
  { name: 'knitwear', slot: 'top', kinds: ['sweater', 'cardigan', 'hoodie', 'sweatshirt'] },
  { name: 'outerwear', slot: 'top', kinds: ['blazer', 'jacket', 'coat', 'waistcoat'] },
  { name: 'trousers', slot: 'bottom', kinds: ['trousers', 'jeans', 'shorts', 'leggings'] },
  { name: 'more trousers', slot: 'bottom', kinds: ['trousers', 'jeans'] },
  { name: 'even more trousers', slot: 'bottom', kinds: ['trousers', 'jeans'] },
  { name: 'skirts', slot: 'bottom', kinds: ['skirt'] },
  { name: 'dresses', slot: 'fullBody', kinds: ['dress'] },
];
/** Like `GARMENT_STEP` for the demo catalogue, in which consecutive items are similar. */
const DEMO_STEP = 17;

/** Combines every person with an item of each round. `catalogue` is the folder of its pictures. */
export async function listDemoCombinations(data: URL, catalogue: URL): Promise<readonly Combination[]> {
  const people = await listPictures(new URL('persons/', data));
  const items = await readDemoCatalogue(new URL('catalogue.json', catalogue));
  return DEMO_ROUNDS.flatMap(({ name, slot, kinds }, round) => {
    const garmentChoices = items.filter(({ kind, tryOnCategory }) => kinds.includes(kind) && tryOnCategory !== null);
    return people.map((person, index): Combination => {
      const { id } = garmentChoices[((index + round) * DEMO_STEP) % garmentChoices.length]!;
      const garment = new URL(`pictures/${id}/front.avif`, catalogue);
      return { person, garment, itemId: id, slot, kind: name, isTruePair: false };
    });
  });
}

async function listTruePairs(data: URL): Promise<readonly Combination[]> {
  const people = (await listPictures(new URL('pairs/', data))).filter(({ pathname }) =>
    pathname.endsWith('_person.jpg'),
  );
  return people.map((person) => {
    const garment = new URL(person.href.replace('_person', '_garment'));
    return { person, garment, itemId: null, slot: 'top', kind: 'true pairs', isTruePair: true };
  });
}

async function listPictures(folder: URL): Promise<readonly URL[]> {
  const names = (await readdir(folder)).filter((name) => /\.(?:jpg|png)$/u.test(name) && !/mask|parse/u.test(name));
  return names.toSorted().map((name) => new URL(name, folder));
}
