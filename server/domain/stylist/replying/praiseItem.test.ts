import { expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../tests/support/catalogueItems.ts';
import type { Merit } from './merits.ts';
import { praiseItem } from './praiseItem.ts';

const BLUE: Merit = { aspect: 'color', verb: 'comes in', words: 'blue', trait: 'blue' };
const LINEN: Merit = { aspect: 'material', verb: 'is', words: 'linen', trait: 'linen' };
const STRIPED: Merit = { aspect: 'pattern', verb: 'is', words: 'striped', trait: 'striped' };
const WEDDING: Merit = { aspect: 'occasion', verb: 'suits', words: 'a wedding', trait: 'for a wedding' };
const JUNE: Merit = { aspect: 'season', verb: 'is made', words: 'for June', trait: 'for June' };
const CHEAPER: Merit = { aspect: 'price', verb: 'costs', words: '$60 less', trait: '$60 less' };
const HOT_DAYS: Merit = { aspect: 'season', verb: 'is made', words: 'for hot days', trait: 'for hot days' };

const dress = createCatalogueItem({ kind: 'dress', subkind: 'Sheath dress' });

it.each([
  [[LINEN, BLUE], 'is a blue linen sheath dress'],
  [[STRIPED, LINEN, WEDDING], 'is a striped linen sheath dress that suits a wedding'],
  [[WEDDING, JUNE, LINEN], 'is a linen sheath dress that suits a wedding in June'],
  [[WEDDING, HOT_DAYS, LINEN], 'is a linen sheath dress that suits a wedding and is made for hot days'],
  [
    [{ ...LINEN, effect: 'stays cool' }, WEDDING],
    'is a linen sheath dress that suits a wedding, and the linen stays cool',
  ],
  [[LINEN, CHEAPER], 'is a linen sheath dress and costs $60 less'],
  [[WEDDING, JUNE], 'suits a wedding in June'],
  [[], 'is the closest match'],
])('says what the piece is, and what it is for: %#', (merits, words) => {
  expect(praiseItem(dress, merits)).toBe(words);
});

it('says no word twice, and counts pairs', () => {
  const jeans = createCatalogueItem({ kind: 'jeans', subkind: 'blue jeans' });
  expect(praiseItem(jeans, [BLUE, STRIPED])).toBe('is a pair of striped blue jeans');
});
