import { expect, it } from 'vitest';
import { nameSeason } from './nameSeason.ts';

it.each([
  ['july', 'season:summer', 'July'],
  ['early may', 'season:spring', 'May'],
  ['summer time', 'season:summer', 'summer'],
  ['fall weather', 'season:autumn', 'fall'],
  ['hot', 'season:summer', 'hot days'],
  ['cold office', 'season:winter', 'cold days'],
])('calls “%s” by a noun', (words, concept, name) => {
  expect(nameSeason(words, [concept])).toBe(name);
});
