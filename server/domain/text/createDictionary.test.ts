import { expect, it } from 'vitest';
import { createDictionary } from './createDictionary.ts';

it.each(Object.getOwnPropertyNames(Object.prototype))('has no entry %s of its own accord', (name) => {
  const dictionary = createDictionary({ linen: 1 });
  expect([dictionary[name], name in dictionary, dictionary['linen'], Object.keys(dictionary)]).toEqual([
    undefined,
    false,
    1,
    ['linen'],
  ]);
});
