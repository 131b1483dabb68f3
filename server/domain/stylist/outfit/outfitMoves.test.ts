import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import { createTurn } from '../../../../tests/support/stylist.ts';
import { formatDollars } from '../../search/phrasing.ts';
import { OUTFIT_MOVES } from './moves/OutfitMove.ts';
import { readLabeledLines } from '../../../../scripts/lessons/labeledLines.ts';

const { talk, understand } = openTestShop();

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const OFFICE_MESSAGE = 'an outfit for the office for a woman: blazer, blouse, trousers, loafers and a bag';

const listKept = ({ conversation }: Talk): readonly string[] =>
  (conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []);
const findPlace = ({ conversation }: Talk, slot: string) =>
  conversation.outfit?.places.find((place) => place.slot === slot && !place.isOwned);

describe('a first turn that asks for clothes in whatever words', () => {
  it.each([
    ['my niece is being sworn in on Thursday and I look like a scarecrow, kit me out', null],
    ['three weeks round Vietnam by train with nothing but a rucksack', 21],
    ['we are off to the Dolomites on Friday, six nights, what goes in the case', 6],
  ])('makes an outfit or packs: %s', async (message, days) => {
    const conversation = await converse(message);
    expect(conversation.conversation.outfit?.places.length).toBeGreaterThan(2);
    expect(conversation.conversation.outfit?.days).toBe(days);
  });

  it.each(['clothes for the gym please', 'I need a smart shirt for my new job', 'kids clothes'])(
    'for single garments does not: %s',
    async (message) => {
      const conversation = await converse(message);
      expect(conversation.conversation.outfit).toBeNull();
    },
  );
});

describe('a clause that does something to an outfit, in whatever words', () => {
  it('adds what a bare part of the body needs', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'nothing round my neck? it is missing something there');
    expect(conversation.conversation.outfit?.places.some(({ slot }) => slot === 'accessory')).toBe(true);
  });

  it.each(['the bag can go, honestly', 'bye bye bag', 'I’ll manage perfectly well without that bag'])(
    'takes a piece out, and leaves the rest: %s',
    async (message) => {
      const conversation = await converse(OFFICE_MESSAGE);
      const otherIds = listKept(conversation).filter((id) => id !== findPlace(conversation, 'bag')?.itemId);
      await conversation.say(message);
      expect(findPlace(conversation, 'bag')).toBeUndefined();
      expect(listKept(conversation)).toEqual(expect.arrayContaining(otherIds));
    },
  );

  it.each(['put everything back to what you had originally', 'no, revert please', 'hm, it was nicer the way it was'])(
    'goes back to the outfit before: %s',
    async (message) => {
      const conversation = await converse(OFFICE_MESSAGE);
      const idsBefore = listKept(conversation);
      await conversation.say('other shoes please');
      await conversation.say(message);
      expect(listKept(conversation)).toEqual(idsBefore);
    },
  );

  it('is told of another number of days', async () => {
    const conversation = await converse(
      'packing for five days in Oslo in May, carry-on only, women',
      'it’s nine days now, not five',
    );
    expect(conversation.conversation.outfit?.days).toBe(9);
  });

  it('exchanges the first of two garments that stand after each other', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'instead of the trousers a skirt');
    expect(findPlace(conversation, 'bottom')?.kind).toBe('skirt');
  });
});

describe('what is only told', () => {
  it.each([
    'the blazer makes me look like I am off to a funeral in a red dress',
    'another bag please, because everybody carries a red one to a green dress there',
  ])('of a likeness or a reason is not wished for: %s', async (message) => {
    const conversation = await converse(OFFICE_MESSAGE, message);
    const { outfit } = conversation.conversation;
    expect(outfit?.event).not.toBe('funeral');
    expect(`${outfit?.words} ${outfit?.places.map(({ words }) => words).join(' ')}`).not.toMatch(/red|green|dress/u);
  });

  it.each(['haha my cat just sat on the keyboard', 'ooh yes, gorgeous', 'why the blazer though?'])(
    'changes nothing and shows no list: %s',
    async (message) => {
      const conversation = await converse(OFFICE_MESSAGE);
      const idsBefore = listKept(conversation);
      const { intent } = await conversation.say(message);
      expect(intent).not.toBe('search');
      expect(listKept(conversation)).toEqual(idsBefore);
    },
  );

  it('of a tall or a small body tells for whom the pieces are', async () => {
    const tallConversation = await converse('dress me for a garden party', 'I am 6\'4" and 220 pounds by the way');
    expect(tallConversation.conversation.outfit?.likelyWearer).toBe('Men');
    const smallConversation = await converse('dress me for a garden party', 'I’m only 155 cm tall');
    expect(smallConversation.conversation.outfit?.likelyWearer).toBe('Women');
  });

  it('with a piece that is shown is not owned', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'the silk blouse I adore it');
    expect(conversation.conversation.outfit?.places.some(({ isOwned }) => isOwned)).toBe(false);
  });
});

describe('a question about an outfit', () => {
  it('is answered of the piece that it names', async () => {
    const conversation = await converse(OFFICE_MESSAGE);
    const bag = conversation.findings.outfit?.pieces.find(({ slot }) => slot === 'bag')?.item;
    await conversation.say('does the bag have a zip or just a magnet?');
    expect(conversation.lastReply).toContain(bag?.shortDescription);
    expect(listKept(conversation)).toContain(bag?.id);
  });

  it('of the total without a piece leaves the piece in', async () => {
    const conversation = await converse(OFFICE_MESSAGE);
    const idsBefore = listKept(conversation);
    const total = conversation.findings.outfit?.totalCents ?? 0;
    const bag = findPlace(conversation, 'bag')?.priceCents ?? 0;
    await conversation.say('what’s the damage? and minus the bag?');
    expect(conversation.lastReply).toContain(formatDollars(total));
    expect(conversation.lastReply).toContain(formatDollars(total - bag));
    expect(listKept(conversation)).toEqual(idsBefore);
  });

  it('that keeps it as it is puts it on the wishlist', async () => {
    const conversation = await converse(OFFICE_MESSAGE);
    await conversation.say('hold on to this set for me, my flatmate has to see it');
    expect(conversation.actions.some(({ itemIds }) => itemIds.length === listKept(conversation).length)).toBe(true);
  });
});

describe('any sentence said of an outfit', () => {
  const lines = readLabeledLines(new URL('../../../../scripts/lessons/moves/', import.meta.url), OUTFIT_MOVES);

  it('leaves a plan of pieces that are there once, within its bounds', async () => {
    const { conversation, shown } = await converse(OFFICE_MESSAGE, 'other shoes please');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 3 }), (messages) => {
        const text = messages.map((line) => line.text).join('. ');
        const understanding = understand(createTurn(text, { conversation, shown: { quick: shown, deep: [] } }));
        const places = understanding.conversation.outfit?.places ?? [];
        const ids = places.flatMap(({ itemId }) => itemId ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        expect(places.length).toBeLessThanOrEqual(36);
        expect(places.every(({ isOwned, itemId }) => !isOwned || itemId === null)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
