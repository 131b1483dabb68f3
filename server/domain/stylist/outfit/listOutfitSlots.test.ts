import { expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { OUTFIT_SLOTS } from '../../outfits/OutfitSlot.ts';
import { listOutfitSlots } from './listOutfitSlots.ts';

const { talk } = openTestShop();

it('lists pieces with their reasons, and what is owned, in the order in which they are put on', async () => {
  const conversation = talk({ genderPreference: ['Women'] });
  const { outfit: plan } = await conversation.say('I need a whole outfit for a summer wedding. I have brown boots');
  const slots = listOutfitSlots(plan!, conversation.findings.outfit!);
  const order = slots.map(({ slot }) => OUTFIT_SLOTS.indexOf(slot));
  expect(order).toEqual(order.toSorted((firstValue, secondValue) => firstValue - secondValue));
  expect(slots.filter(({ slot }) => slot === 'shoes')).toEqual([
    { slot: 'shoes', itemId: null, isOwned: true, words: 'brown boots', reason: '' },
  ]);
  const pieces = slots.filter(({ isOwned }) => !isOwned);
  expect(new Set(pieces.map(({ itemId }) => itemId))).toEqual(
    new Set(conversation.findings.outfit!.pieces.map(({ item }) => item.id)),
  );
  for (const { reason, words } of pieces) expect([reason === '', words]).toEqual([false, '']);
  expect(new Set(pieces.map(({ reason }) => reason)).size).toBe(pieces.length);
});

it('names what was asked for and not found', async () => {
  const conversation = talk({ genderPreference: ['Women'] });
  const { outfit: plan } = await conversation.say('an outfit for a wedding with a red dress');
  const outfit = {
    ...conversation.findings.outfit!,
    missing: [{ slot: 'bag', words: 'green clutch', isSold: true } as const],
  };
  expect(listOutfitSlots(plan!, outfit)).toContainEqual({
    slot: 'bag',
    itemId: null,
    isOwned: false,
    words: 'green clutch',
    reason: '',
  });
});
