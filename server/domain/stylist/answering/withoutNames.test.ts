import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../tests/support/catalogueItems.ts';
import { withoutNames } from './withoutNames.ts';

const names = ['Snow Country Coat', "Captain's Storm Coat", 'Selkie'];
const keptItems = names.map((shortDescription) => createCatalogueItem({ id: shortDescription, shortDescription }));
const context = { keptItems: keptItems, spokenOf: [], shown: [] };

describe('the names of pieces in a question', () => {
  it.each([
    ['which is cheaper, the Snow Country Coat or the second?', 'which is cheaper, the piece or the second?'],
    ['is the snow country coat warm', 'is the piece warm'],
    ["is the Captain's Storm Coat warm", 'is the piece warm'],
    ['is the captain’s storm coat warm', 'is the piece warm'],
    ['Selkie in snow', 'Selkie in snow'],
  ])('are replaced, unless they have one word: %s', (question, words) => {
    expect(withoutNames(question, context)).toBe(words);
  });
});
