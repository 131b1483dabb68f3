import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import { formatDollars } from '../../search/phrasing.ts';

const { talk } = openTestShop();

async function hold(...said: readonly string[]): Promise<Talk> {
  const held = talk();
  for (const words of said) await held.say(words);
  return held;
}

const OFFICE = 'an outfit for the office for a woman: blazer, blouse, trousers, loafers and a bag';
const WEDDING = 'an outfit for a wedding in Lisbon in June, for a man';

const piecesOf = (held: Talk) => held.findings.outfit?.pieces ?? [];
const idsOf = ({ conversation }: Talk): readonly string[] =>
  (conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []);
const idIn = ({ conversation }: Talk, slot: string): string | null | undefined =>
  conversation.outfit?.places.find((place) => place.slot === slot)?.itemId;

describe('a question about an outfit', () => {
  it.each([
    'if the trousers are too long, can I send just them back?',
    'could any of it be dressed up for a dinner?',
    'will it all be here by Friday?',
    'would the blouse go with jeans as well?',
    'size is M up top and 38 in the trousers',
    'I’m a 12 usually, shoes 39',
  ])('changes no piece, nor does what is told: %s', async (said) => {
    const held = await hold(OFFICE);
    const before = idsOf(held);
    await held.say(said);
    expect(idsOf(held)).toEqual(before);
  });

  it.each(['sorry, I was called away, what do I have in it now?', 'run me through all the pieces with prices please'])(
    'is answered with every piece, its price and the total: %s',
    async (said) => {
      const held = await hold(OFFICE);
      const pieces = piecesOf(held).map(({ item }) => item);
      const total = held.findings.outfit?.totalCents ?? 0;
      await held.say(said);
      for (const { shortDescription, priceCents } of pieces) {
        expect(held.lastReply).toContain(shortDescription);
        expect(held.lastReply).toContain(formatDollars(priceCents));
      }
      expect(held.lastReply).toContain(formatDollars(total));
    },
  );

  it('whether it can be dressed up is answered with its pieces and an offer', async () => {
    const held = await hold(OFFICE, 'might any of this pass for evening wear if I dress it up?');
    expect(held.lastReply).toContain('dressier');
    expect(piecesOf(held).some(({ item }) => held.lastReply.includes(item.shortDescription))).toBe(true);
  });
});

describe('a change of an outfit', () => {
  it('is of the piece that was just spoken of, and leaves the others', async () => {
    const held = await hold(OFFICE, 'is the blazer wool?');
    const before = idsOf(held);
    const blazer = idIn(held, 'layer');
    await held.say('swap it for something lighter, leave the trousers and the blouse as they are');
    expect(before.filter((id) => id !== blazer).every((id) => idsOf(held).includes(id))).toBe(true);
  });

  it('takes one of the pieces that were offered for its place, and tells the total', async () => {
    const held = await hold(OFFICE, 'got any other loafers?');
    const [, second] = held.shown.filter(({ kind }) => kind === 'shoes');
    const others = idsOf(held).filter((id) => id !== idIn(held, 'shoes'));
    await held.say('second one. what does it come to now?');
    expect(idIn(held, 'shoes')).toBe(second?.id);
    expect(others.every((id) => idsOf(held).includes(id))).toBe(true);
    expect(held.lastReply).toContain(formatDollars(held.findings.outfit?.totalCents ?? 0));
  });

  it('by a budget keeps the pieces that it can keep', async () => {
    const held = await hold(WEDDING);
    const before = piecesOf(held).map(({ item }) => item);
    const budget = Math.floor(before.reduce((sum, { priceCents }) => sum + priceCents, 0) * 0.006);
    await held.say(`call it ${budget} for all of it`);
    expect(held.findings.outfit?.totalCents).toBeLessThanOrEqual(budget * 100);
    expect(before.some(({ id }) => idsOf(held).includes(id))).toBe(true);
  });

  it('does not bring a piece that was disliked although it is not there', async () => {
    const held = await hold(OFFICE);
    await held.say('I am not mad on the cardigan, it is very granny');
    expect(piecesOf(held).some(({ item }) => item.kind === 'cardigan')).toBe(false);
  });
});

describe('the reasons of the pieces', () => {
  it.each([OFFICE, WEDDING, 'packing for five days in Oslo in May, carry-on only, women'])(
    'are sentences of which none is said twice: %s',
    async (said) => {
      const held = await hold(said);
      const reasons = held.deepPicks.map(({ reason }) => reason);
      expect(reasons.length).toBeGreaterThan(3);
      expect(new Set(reasons).size).toBe(reasons.length);
    },
  );
});
