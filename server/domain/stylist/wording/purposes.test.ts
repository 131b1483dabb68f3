import { expect, it } from 'vitest';
import { withArticle } from './purposes.ts';

it.each([
  ['garden party', 'a garden party'],
  ['interview', 'an interview'],
  ['summer wedding', 'a summer wedding'],
  ['christening', 'a christening'],
  ['beach', 'the beach'],
  ['office', 'work'],
  ['dinner', 'dinner'],
  ['diwali', 'Diwali'],
  ['new years eve', 'New Year’s Eve'],
  ['40th', 'a 40th birthday'],
  ['turning sixty', 'a birthday'],
  ['getting married', 'a wedding'],
  ['tying the knot', 'a wedding'],
  ['graduating', 'a graduation'],
  ['meeting the parents', 'a dinner with the parents'],
  ['meet the in laws', 'a family dinner'],
  ['meeting the in laws', 'a family dinner'],
  ['by the pool', 'the pool'],
  ['school pick up', 'a school pickup'],
  ['knighted', 'a knighthood'],
  ['mucking out', 'mucking out'],
  ['all inclusive', 'an all-inclusive holiday'],
  ['interrail', 'interrailing'],
])('“%s” stands after “for” as “%s”', (words, phrase) => {
  expect(withArticle(words)).toBe(phrase);
});
