import type { Cloth } from '../../../server/domain/fitting/cloth/Cloth.ts';
import type { Part, Person } from '../../../server/domain/fitting/person/Person.ts';
import { PARTS } from '../../../server/domain/fitting/person/Person.ts';
import { dressPhoto } from '../../../server/domain/fitting/photo/dressPhoto.ts';
import type { DressedPhoto } from '../../../server/domain/fitting/photo/dressTops.ts';

/** Dresses a person; a top is worn as the photo suggests. */
export const wear = (person: Person, ...cloths: readonly Cloth[]): DressedPhoto =>
  dressPhoto(person, cloths, { tucked: null });

export const keysOf = ({ reasons }: DressedPhoto): readonly string[] => reasons.map(({ key }) => key);

export const colorAt = (rgb: Uint8Array, i: number): readonly number[] => [...rgb.subarray(i * 3, i * 3 + 3)];

/** Whether red, green and blue each differ by less than `within`. */
export const isLike = (color: readonly number[], other: readonly number[], within = 60): boolean =>
  color.every((value, c) => Math.abs(value - other[c]!) < within);

/** Paints pixels of a person and gives them to a part; null keeps the parser's part, as if it had missed them. */
export function paint(
  person: Person,
  color: readonly number[],
  part: Part | null,
  contains: (x: number, y: number) => boolean,
): Person {
  const rgb = person.rgb.slice();
  const masks = Object.fromEntries(PARTS.map((name) => [name, person.masks[name].slice()])) as Record<Part, Uint8Array>;
  for (let i = 0; i < rgb.length / 3; i++) {
    if (!contains(i % person.width, Math.floor(i / person.width))) continue;
    rgb.set(color, i * 3);
    if (part !== null) for (const name of PARTS) masks[name][i] = name === part ? 255 : 0;
  }
  return { ...person, rgb, masks };
}
