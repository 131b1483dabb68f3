import { parseShoeSize, type ShoeSize, type ShoeSizeSystem } from '../../../src/domain/catalogue/shoeSizes.ts';
import type { Gender } from '../../../src/domain/catalogue/vocabulary.ts';

/** American and British numbers differ for women and men. */
type Wearer = 'women' | 'men';

/**
 * How much higher the number of a shoe size is than the US number for the same foot, by shops' charts. A woman's US 8
 * is UK 6 and EU 38.5; a man's US 9 is UK 8 and EU 42.
 */
const US_SIZE_OFFSETS: Readonly<Record<Wearer, Readonly<Record<ShoeSizeSystem, number>>>> = {
  women: { US: 0, UK: -2, EU: 30.5 },
  men: { US: 0, UK: -1, EU: 33 },
};
const HALF_SIZE = 0.5;

/** Names of shoe sizes that a search can ask for, such as 'EU 42' and 'men US 9'. */
export type ShoeSizeName = string;

/** Creates the id of the search concept for a shoe size. */
export const createShoeSizeId = (name: ShoeSizeName): string => `shoe size:${name}`;

/**
 * Lists the names of all sizes in which a shoe for these genders is sold. One European size equals two half sizes of
 * another system.
 */
export function listShoeSizeNames(sizes: readonly string[], genders: readonly Gender[]): readonly ShoeSizeName[] {
  const names = sizes.flatMap((size) => {
    const parsedSize = parseShoeSize(size);
    if (parsedSize === null) return [];
    return findWearers(genders).flatMap((wearer) => {
      const { UK, EU } = US_SIZE_OFFSETS[wearer];
      const usNumber = parsedSize.value - US_SIZE_OFFSETS[wearer][parsedSize.system];
      const isEuropean = parsedSize.system === 'EU';
      const europeanNumbers = isEuropean ? [parsedSize.value] : spanHalves(usNumber + EU);
      return [
        ...(isEuropean ? spanHalves(usNumber) : [usNumber]).flatMap((usSize) => [
          nameSize('US', usSize, wearer),
          nameSize('UK', usSize + UK, wearer),
        ]),
        ...europeanNumbers.map((europeanSize) => nameSize('EU', europeanSize, wearer)),
      ];
    });
  });
  return [...new Set(names)];
}

const spanHalves = (value: number): readonly number[] => [value - HALF_SIZE, value, value + HALF_SIZE];

/** Returns the names of a requested size. Without a gender, returns those for women and for men. */
export function nameRequestedSize(size: ShoeSize, genders: readonly Gender[]): readonly ShoeSizeName[] {
  const { system, value } = parseShoeSize(size)!;
  return [...new Set(findWearers(genders).map((wearer) => nameSize(system, value, wearer)))];
}

const nameSize = (system: ShoeSizeSystem, value: number, wearer: Wearer): ShoeSizeName =>
  system === 'EU' ? `EU ${value}` : `${wearer} ${system} ${value}`;

function findWearers(genders: readonly Gender[]): readonly Wearer[] {
  const isForBoth = genders.length === 0 || genders.includes('Unisex');
  return [
    ...(isForBoth || genders.includes('Women') ? (['women'] as const) : []),
    ...(isForBoth || genders.includes('Men') ? (['men'] as const) : []),
  ];
}

/** Whether a shoe is sold in a size. Converts between size systems. */
export function sellsShoeSize(
  soldSizes: readonly string[],
  genders: readonly Gender[],
  requestedSize: ShoeSize,
): boolean {
  const names = listShoeSizeNames(soldSizes, genders);
  return nameRequestedSize(requestedSize, genders).some((name) => names.includes(name));
}
