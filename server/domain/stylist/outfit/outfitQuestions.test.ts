import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import { formatDollars } from '../../search/phrasing.ts';

const { talk } = openTestShop();

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const OFFICE_MESSAGE = 'an outfit for the office for a woman: blazer, blouse, trousers, loafers and a bag';
const WEDDING_MESSAGE = 'an outfit for a wedding in Lisbon in June, for a man';

const listPieces = (conversation: Talk) => conversation.findings.outfit?.pieces ?? [];
const listIds = ({ conversation }: Talk): readonly string[] =>
  (conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []);
const findIdInSlot = ({ conversation }: Talk, slot: string): string | null | undefined =>
  conversation.outfit?.places.find((place) => place.slot === slot)?.itemId;

describe('a question about an outfit', () => {
  it.each([
    'if the trousers are too long, can I send just them back?',
    'could any of it be dressed up for a dinner?',
    'will it all be here by Friday?',
    'would the blouse go with jeans as well?',
    'size is M up top and 38 in the trousers',
    'I’m a 12 usually, shoes 39',
  ])('changes no piece, nor does what is told: %s', async (message) => {
    const conversation = await converse(OFFICE_MESSAGE);
    const idsBefore = listIds(conversation);
    await conversation.say(message);
    expect(listIds(conversation)).toEqual(idsBefore);
  });

  it.each(['sorry, I was called away, what do I have in it now?', 'run me through all the pieces with prices please'])(
    'is answered with every piece, its price and the total: %s',
    async (message) => {
      const conversation = await converse(OFFICE_MESSAGE);
      const pieces = listPieces(conversation).map(({ item }) => item);
      const total = conversation.findings.outfit?.totalCents ?? 0;
      await conversation.say(message);
      for (const { shortDescription, priceCents } of pieces) {
        expect(conversation.lastReply).toContain(shortDescription);
        expect(conversation.lastReply).toContain(formatDollars(priceCents));
      }
      expect(conversation.lastReply).toContain(formatDollars(total));
    },
  );

  it('whether it can be dressed up is answered with its pieces and an offer', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'might any of this pass for evening wear if I dress it up?');
    expect(conversation.lastReply).toContain('dressier');
    expect(listPieces(conversation).some(({ item }) => conversation.lastReply.includes(item.shortDescription))).toBe(
      true,
    );
  });
});

describe('a change of an outfit', () => {
  it('is of the piece that was just spoken of, and leaves the others', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'is the blazer wool?');
    const idsBefore = listIds(conversation);
    const blazer = findIdInSlot(conversation, 'layer');
    await conversation.say('swap it for something lighter, leave the trousers and the blouse as they are');
    expect(idsBefore.filter((id) => id !== blazer).every((id) => listIds(conversation).includes(id))).toBe(true);
  });

  it('takes one of the pieces that were offered for its place, and tells the total', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'got any other loafers?');
    const [, secondItem] = conversation.shown.filter(({ kind }) => kind === 'shoes');
    const otherIds = listIds(conversation).filter((id) => id !== findIdInSlot(conversation, 'shoes'));
    await conversation.say('second one. what does it come to now?');
    expect(findIdInSlot(conversation, 'shoes')).toBe(secondItem?.id);
    expect(otherIds.every((id) => listIds(conversation).includes(id))).toBe(true);
    expect(conversation.lastReply).toContain(formatDollars(conversation.findings.outfit?.totalCents ?? 0));
  });

  it('by a budget keeps the pieces that it can keep', async () => {
    const conversation = await converse(WEDDING_MESSAGE);
    const itemsBefore = listPieces(conversation).map(({ item }) => item);
    const budget = Math.floor(itemsBefore.reduce((sum, { priceCents }) => sum + priceCents, 0) * 0.006);
    await conversation.say(`call it ${budget} for all of it`);
    expect(conversation.findings.outfit?.totalCents).toBeLessThanOrEqual(budget * 100);
    expect(itemsBefore.some(({ id }) => listIds(conversation).includes(id))).toBe(true);
  });

  it('does not bring a piece that was disliked although it is not there', async () => {
    const conversation = await converse(OFFICE_MESSAGE);
    await conversation.say('I am not mad on the cardigan, it is very granny');
    expect(listPieces(conversation).some(({ item }) => item.kind === 'cardigan')).toBe(false);
  });
});

describe('the reasons of the pieces', () => {
  it.each([OFFICE_MESSAGE, WEDDING_MESSAGE, 'packing for five days in Oslo in May, carry-on only, women'])(
    'are sentences of which none is said twice: %s',
    async (message) => {
      const conversation = await converse(message);
      const reasons = conversation.deepPicks.map(({ reason }) => reason);
      expect(reasons.length).toBeGreaterThan(3);
      expect(new Set(reasons).size).toBe(reasons.length);
    },
  );
});
