import { expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../tests/support/catalogueItems.ts';
import type { Merit } from './merits.ts';
import { praiseItem } from './praiseItem.ts';

const BLUE_MERIT: Merit = { aspect: 'color', verb: 'comes in', words: 'blue', trait: 'blue' };
const LINEN_MERIT: Merit = { aspect: 'material', verb: 'is', words: 'linen', trait: 'linen' };
const STRIPED_MERIT: Merit = { aspect: 'pattern', verb: 'is', words: 'striped', trait: 'striped' };
const WEDDING_MERIT: Merit = { aspect: 'occasion', verb: 'suits', words: 'a wedding', trait: 'for a wedding' };
const JUNE_MERIT: Merit = { aspect: 'season', verb: 'is made', words: 'for June', trait: 'for June' };
const CHEAPER_MERIT: Merit = { aspect: 'price', verb: 'costs', words: '$60 less', trait: '$60 less' };
const HOT_DAYS_MERIT: Merit = { aspect: 'season', verb: 'is made', words: 'for hot days', trait: 'for hot days' };

const dress = createCatalogueItem({ kind: 'dress', subkind: 'Sheath dress' });

it.each([
  [[LINEN_MERIT, BLUE_MERIT], 'is a blue linen sheath dress'],
  [[STRIPED_MERIT, LINEN_MERIT, WEDDING_MERIT], 'is a striped linen sheath dress that suits a wedding'],
  [[WEDDING_MERIT, JUNE_MERIT, LINEN_MERIT], 'is a linen sheath dress that suits a wedding in June'],
  [
    [WEDDING_MERIT, HOT_DAYS_MERIT, LINEN_MERIT],
    'is a linen sheath dress that suits a wedding and is made for hot days',
  ],
  [
    [{ ...LINEN_MERIT, effect: 'stays cool' }, WEDDING_MERIT],
    'is a linen sheath dress that suits a wedding, and the linen stays cool',
  ],
  [[LINEN_MERIT, CHEAPER_MERIT], 'is a linen sheath dress and costs $60 less'],
  [[WEDDING_MERIT, JUNE_MERIT], 'suits a wedding in June'],
  [[], 'is the closest match'],
])('says what the piece is, and what it is for: %#', (merits, words) => {
  expect(praiseItem(dress, merits)).toBe(words);
});

it('says no word twice, and counts pairs', () => {
  const jeans = createCatalogueItem({ kind: 'jeans', subkind: 'blue jeans' });
  expect(praiseItem(jeans, [BLUE_MERIT, STRIPED_MERIT])).toBe('is a pair of striped blue jeans');
});
