import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';

const { talk } = openTestShop();

const piecesOf = ({ findings }: Talk): ReadonlyMap<OutfitSlot, CatalogueItem> =>
  new Map(findings.outfit?.pieces.map(({ slot, item }) => [slot, item]));
const kindsOf = ({ findings }: Talk): readonly string[] => (findings.outfit?.pieces ?? []).map(({ item }) => item.kind);
const totalOf = (held: Talk): number => held.findings.outfit?.totalCents ?? Infinity;
const without = (held: Talk, slot: OutfitSlot): readonly string[] =>
  [...piecesOf(held)].filter(([name]) => name !== slot).map(([, { id }]) => id);

describe('a whole outfit', () => {
  it('is composed for an occasion, within a budget for all of it, around what is owned', async () => {
    const held = talk({ genderPreference: ['Women'] });
    const { intent, filters, title } = await held.say(
      'I need a whole outfit for a summer wedding, all together under 400. I have brown boots',
    );
    expect([intent, title]).toEqual(['search', 'Outfit for a summer wedding']);
    expect(filters.gender).toEqual(['Women']);
    expect(totalOf(held)).toBeLessThanOrEqual(40_000);
    expect(held.findings.outfit?.owned).toEqual([{ slot: 'shoes', words: 'brown boots' }]);
    expect(piecesOf(held).has('shoes')).toBe(false);
    expect(piecesOf(held).has('fullBody') || (piecesOf(held).has('top') && piecesOf(held).has('bottom'))).toBe(true);
    expect(held.reply).toContain('your own brown boots');
    expect(held.shown.slice(0, piecesOf(held).size).map(({ id }) => id)).toEqual(
      [...piecesOf(held).values()].map(({ id }) => id),
    );
  });

  it('swaps one slot and leaves the others', async () => {
    const held = talk({ genderPreference: ['Men'] });
    await held.say('I need a complete outfit for work, with a bag');
    const bag = piecesOf(held).get('bag');
    const others = without(held, 'bag');
    await held.say('another bag');
    expect(piecesOf(held).get('bag')?.kind).toBe('bag');
    expect(piecesOf(held).get('bag')?.id).not.toBe(bag?.id);
    expect(without(held, 'bag')).toEqual(others);
    await held.say('drop the bag');
    expect(kindsOf(held)).not.toContain('bag');
    expect(without(held, 'bag')).toEqual(others);
  });

  it('exchanges the piece whose button was pressed, and wishes for nothing that its name says', async () => {
    const held = talk({ genderPreference: ['Women'] });
    await held.say('an outfit for a wedding');
    const { wish } = held.conversation;
    const shoes = piecesOf(held).get('shoes')!;
    const others = without(held, 'shoes');
    await held.say('Something else in place of a velvet dress for the winter', { swappedItemId: shoes.id });
    expect(piecesOf(held).get('shoes')?.id).not.toBe(shoes.id);
    expect(piecesOf(held).has('shoes')).toBe(true);
    expect(without(held, 'shoes')).toEqual(others);
    expect(held.conversation.wish).toEqual(wish);
  });

  it('reads the words if the outfit does not have the piece', async () => {
    const held = talk({ genderPreference: ['Men'] });
    await held.say('I need a complete outfit for work, with a bag');
    const bag = piecesOf(held).get('bag');
    const others = without(held, 'bag');
    await held.say('another bag', { swappedItemId: 'never-worn' });
    expect(piecesOf(held).get('bag')?.id).not.toBe(bag?.id);
    expect(without(held, 'bag')).toEqual(others);
  });

  it('takes trousers in the place of a dress, with a top', async () => {
    const held = talk({ genderPreference: ['Women'] });
    await held.say('an outfit for a wedding with a red dress');
    expect(kindsOf(held)).toContain('dress');
    await held.say('trousers instead of the dress');
    expect(kindsOf(held)).toContain('trousers');
    expect(kindsOf(held)).not.toContain('dress');
    expect(piecesOf(held).has('top')).toBe(true);
  });

  it('tells the total, and makes it cheaper', async () => {
    const held = talk({ genderPreference: ['Women'] });
    await held.say('a whole outfit for the office, under 900 in total');
    const before = totalOf(held);
    const ids = held.findings.outfit?.pieces.map(({ item }) => item.id);
    const { intent, filters } = await held.say('what does that come to?');
    expect([intent, filters.priceRangeMax]).toEqual(['answer', 900]);
    expect(held.findings.outfit?.pieces.map(({ item }) => item.id)).toEqual(ids);
    expect(held.reply).toContain(String(Math.floor(before / 100)));
    await held.say('make it cheaper');
    expect(totalOf(held)).toBeLessThanOrEqual(before * 0.8);
    await held.say('all together under 300');
    expect(totalOf(held)).toBeLessThanOrEqual(30_000);
  });

  it('is made of the garments that were listed with a sum for all of them', async () => {
    const held = talk({ genderPreference: ['Men'] });
    await held.say('a navy blazer, chinos and loafers, all together under 450');
    expect(kindsOf(held).toSorted()).toEqual(['blazer', 'shoes', 'trousers']);
    expect(totalOf(held)).toBeLessThanOrEqual(45_000);
    await held.say('add a belt and a scarf');
    expect(kindsOf(held).toSorted()).toEqual(['belt', 'blazer', 'scarf', 'shoes', 'trousers']);
  });

  it('says so where nothing complete is as cheap', async () => {
    const held = talk({ genderPreference: ['Women'] });
    await held.say('a complete outfit for a wedding, 40 dollars for everything');
    expect(totalOf(held)).toBeGreaterThan(4_000);
    expect(held.reply).toMatch(/over your \$40/u);
  });

  it('is left by a search for garments, and by a question about a piece', async () => {
    const held = talk({ genderPreference: ['Women'] });
    await held.say('a complete outfit for work');
    const outfit = held.conversation.outfit;
    expect((await held.say('is the second one lined?')).outfit).toBeUndefined();
    expect(held.conversation.outfit).toEqual(outfit);
    expect((await held.say('show me some coats')).outfit).toBeUndefined();
  });
});

describe('a trip', () => {
  it('is packed for as a capsule that makes an outfit for each day', async () => {
    const held = talk({ genderPreference: ['Women'] });
    const { title } = await held.say(
      "I'm going to Lisbon for a week with only a carry-on, what should I pack? budget 600",
    );
    expect(title).toBe('Capsule for 7 days');
    expect(held.findings.outfit?.outfitCount).toBeGreaterThanOrEqual(7);
    expect(totalOf(held)).toBeLessThanOrEqual(60_000);
    const ids = held.findings.outfit?.pieces.map(({ item }) => item.id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    await held.say('what is the total?');
    expect(held.findings.outfit?.pieces.map(({ item }) => item.id)).toEqual(ids);
  });
});
