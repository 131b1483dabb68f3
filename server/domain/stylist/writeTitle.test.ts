import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a heading', () => {
  it.each([
    ['red or green shirts, no patterns', 'Plain shirts in red or green'],
    ['something for june', 'Pieces for June'],
    ['dresses for garden party', 'Dresses for a garden party'],
    ['striped linen shirt in blue under $120', 'Striped blue linen shirts under $120'],
    ['a dress for new year’s eve', 'Dresses for New Year’s Eve'],
    ['trousers for the office', 'Trousers for work'],
    ['a gift for my mum', 'Gifts'],
    ['wedding dress guest linen', /wedding/iu],
  ])('of "%s" is one that an editor would print', async (message, heading) => {
    const { title } = await talk().say(message);
    if (typeof heading === 'string') expect(title).toBe(heading);
    else expect(title).toMatch(heading);
    expect(title.length).toBeLessThanOrEqual(48);
  });
});
