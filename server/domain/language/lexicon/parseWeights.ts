import type { WeightByName } from './Concept.ts';

/** Parses 'color:black, color:gray 0.8'. A missing number means 1. */
export function parseWeights(list: string): WeightByName {
  return Object.fromEntries(
    list.split(',').map((entry): [string, number] => {
      const words = entry.trim().split(' ');
      const weight = Number(words.at(-1));
      return Number.isNaN(weight) ? [words.join(' '), 1] : [words.slice(0, -1).join(' '), weight];
    }),
  );
}

/** Parses wishes that are separated by '|'. A piece meets each wish by one of its alternatives. */
export const parseWishes = (text: string): readonly WeightByName[] => text.split('|').map(parseWeights);
