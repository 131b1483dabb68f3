import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';

const { talk } = openTestShop();

const listPieces = ({ findings }: Talk): ReadonlyMap<OutfitSlot, CatalogueItem> =>
  new Map(findings.outfit?.pieces.map(({ slot, item }) => [slot, item]));
const listKinds = ({ findings }: Talk): readonly string[] =>
  (findings.outfit?.pieces ?? []).map(({ item }) => item.kind);
const findTotal = (conversation: Talk): number => conversation.findings.outfit?.totalCents ?? Infinity;
const listIdsWithout = (conversation: Talk, slot: OutfitSlot): readonly string[] =>
  [...listPieces(conversation)].filter(([name]) => name !== slot).map(([, { id }]) => id);

describe('a whole outfit', () => {
  it('is composed for an occasion, within a budget for all of it, around what is owned', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    const { intent, filters, title } = await conversation.say(
      'I need a whole outfit for a summer wedding, all together under 400. I have brown boots',
    );
    expect([intent, title]).toEqual(['search', 'Outfit for a summer wedding']);
    expect(filters.gender).toEqual(['Women']);
    expect(findTotal(conversation)).toBeLessThanOrEqual(40_000);
    expect(conversation.findings.outfit?.owned).toEqual([{ slot: 'shoes', words: 'brown boots' }]);
    expect(listPieces(conversation).has('shoes')).toBe(false);
    expect(
      listPieces(conversation).has('fullBody') ||
        (listPieces(conversation).has('top') && listPieces(conversation).has('bottom')),
    ).toBe(true);
    expect(conversation.reply).toContain('your own brown boots');
    expect(conversation.shown.slice(0, listPieces(conversation).size).map(({ id }) => id)).toEqual(
      [...listPieces(conversation).values()].map(({ id }) => id),
    );
  });

  it('swaps one slot and leaves the others', async () => {
    const conversation = talk({ genderPreference: ['Men'] });
    await conversation.say('I need a complete outfit for work, with a bag');
    const bag = listPieces(conversation).get('bag');
    const otherIds = listIdsWithout(conversation, 'bag');
    await conversation.say('another bag');
    expect(listPieces(conversation).get('bag')?.kind).toBe('bag');
    expect(listPieces(conversation).get('bag')?.id).not.toBe(bag?.id);
    expect(listIdsWithout(conversation, 'bag')).toEqual(otherIds);
    await conversation.say('drop the bag');
    expect(listKinds(conversation)).not.toContain('bag');
    expect(listIdsWithout(conversation, 'bag')).toEqual(otherIds);
  });

  it('exchanges the piece whose button was pressed, and wishes for nothing that its name says', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    await conversation.say('an outfit for a wedding');
    const { wish } = conversation.conversation;
    const shoes = listPieces(conversation).get('shoes')!;
    const otherIds = listIdsWithout(conversation, 'shoes');
    await conversation.say('Something else in place of a velvet dress for the winter', { swappedItemId: shoes.id });
    expect(listPieces(conversation).get('shoes')?.id).not.toBe(shoes.id);
    expect(listPieces(conversation).has('shoes')).toBe(true);
    expect(listIdsWithout(conversation, 'shoes')).toEqual(otherIds);
    expect(conversation.conversation.wish).toEqual(wish);
  });

  it('reads the words if the outfit does not have the piece', async () => {
    const conversation = talk({ genderPreference: ['Men'] });
    await conversation.say('I need a complete outfit for work, with a bag');
    const bag = listPieces(conversation).get('bag');
    const otherIds = listIdsWithout(conversation, 'bag');
    await conversation.say('another bag', { swappedItemId: 'never-worn' });
    expect(listPieces(conversation).get('bag')?.id).not.toBe(bag?.id);
    expect(listIdsWithout(conversation, 'bag')).toEqual(otherIds);
  });

  it('takes trousers in the place of a dress, with a top', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    await conversation.say('an outfit for a wedding with a red dress');
    expect(listKinds(conversation)).toContain('dress');
    await conversation.say('trousers instead of the dress');
    expect(listKinds(conversation)).toContain('trousers');
    expect(listKinds(conversation)).not.toContain('dress');
    expect(listPieces(conversation).has('top')).toBe(true);
  });

  it('tells the total, and makes it cheaper', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    await conversation.say('a whole outfit for the office, under 900 in total');
    const totalBefore = findTotal(conversation);
    const ids = conversation.findings.outfit?.pieces.map(({ item }) => item.id);
    const { intent, filters } = await conversation.say('what does that come to?');
    expect([intent, filters.priceRangeMax]).toEqual(['answer', 900]);
    expect(conversation.findings.outfit?.pieces.map(({ item }) => item.id)).toEqual(ids);
    expect(conversation.reply).toContain(String(Math.floor(totalBefore / 100)));
    await conversation.say('make it cheaper');
    expect(findTotal(conversation)).toBeLessThanOrEqual(totalBefore * 0.8);
    await conversation.say('all together under 300');
    expect(findTotal(conversation)).toBeLessThanOrEqual(30_000);
  });

  it('is made of the garments that were listed with a sum for all of them', async () => {
    const conversation = talk({ genderPreference: ['Men'] });
    await conversation.say('a navy blazer, chinos and loafers, all together under 450');
    expect(listKinds(conversation).toSorted()).toEqual(['blazer', 'shoes', 'trousers']);
    expect(findTotal(conversation)).toBeLessThanOrEqual(45_000);
    await conversation.say('add a belt and a scarf');
    expect(listKinds(conversation).toSorted()).toEqual(['belt', 'blazer', 'scarf', 'shoes', 'trousers']);
  });

  it('says so where nothing complete is as cheap', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    await conversation.say('a complete outfit for a wedding, 40 dollars for everything');
    expect(findTotal(conversation)).toBeGreaterThan(4_000);
    expect(conversation.reply).toMatch(/over your \$40/u);
  });

  it('is left by a search for garments, and by a question about a piece', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    await conversation.say('a complete outfit for work');
    const outfit = conversation.conversation.outfit;
    expect((await conversation.say('is the second one lined?')).outfit).toBeUndefined();
    expect(conversation.conversation.outfit).toEqual(outfit);
    expect((await conversation.say('show me some coats')).outfit).toBeUndefined();
  });
});

describe('a trip', () => {
  it('is packed for as a capsule that makes an outfit for each day', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    const { title } = await conversation.say(
      "I'm going to Lisbon for a week with only a carry-on, what should I pack? budget 600",
    );
    expect(title).toBe('Capsule for 7 days');
    expect(conversation.findings.outfit?.outfitCount).toBeGreaterThanOrEqual(7);
    expect(findTotal(conversation)).toBeLessThanOrEqual(60_000);
    const ids = conversation.findings.outfit?.pieces.map(({ item }) => item.id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    await conversation.say('what is the total?');
    expect(conversation.findings.outfit?.pieces.map(({ item }) => item.id)).toEqual(ids);
  });
});
