import { expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { splitAtNames } from './splitAtNames.ts';

const split = (text: string, names: readonly (readonly [string, string])[], knownNames = names.map(([id]) => id)) =>
  splitAtNames(text, {
    namedItems: names.map(([itemId, name]) => ({ itemId, name })),
    pieces: knownNames.map((id) => anItem({ id })),
  }).map((part) => (part.item === null ? part.text : { [part.item.id]: part.text }));

it('splits text at the names of pieces, in the order of the text', () => {
  expect(
    split('Take the Silk Coat, not the Wool Coat.', [
      ['wool', 'Wool Coat'],
      ['silk', 'Silk Coat'],
    ]),
  ).toEqual(['Take the ', { silk: 'Silk Coat' }, ', not the ', { wool: 'Wool Coat' }, '.']);
});

it('leaves names of unknown pieces, and names inside of other names, as text', () => {
  const names = [
    ['long', 'Long Silk Coat'],
    ['silk', 'Silk Coat'],
  ] as const;
  expect(split('The Long Silk Coat.', names)).toEqual(['The ', { long: 'Long Silk Coat' }, '.']);
  expect(split('The Long Silk Coat.', names, [])).toEqual(['The Long Silk Coat.']);
});
