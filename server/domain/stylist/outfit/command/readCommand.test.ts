import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../../tests/support/stylist.ts';

const { talk } = openTestShop();
const WEDDING_MESSAGE = 'an outfit for a wedding, woman';

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const listPieces = ({ findings }: Talk) => findings.outfit?.pieces ?? [];
const listIds = (conversation: Talk): readonly string[] => listPieces(conversation).map(({ item }) => item.id);

describe('one more layer', () => {
  it.each([
    'what if it turns cold in the evening, something to go over the top?',
    'it gets freezing at nite tho add somthing',
    'and if it lashes down?',
    'church is cold, anything to throw on?',
    'It will be windy there, I take cold easily',
  ])('is added, and the rest stays: %s', async (message) => {
    const conversation = await converse(WEDDING_MESSAGE);
    const idsBefore = listIds(conversation);
    await conversation.say(message);
    expect(listIds(conversation)).toEqual(expect.arrayContaining([...idsBefore]));
    const added = listPieces(conversation).filter(({ item }) => !idsBefore.includes(item.id));
    expect(added).toHaveLength(1);
    expect(['layer', 'outer']).toContain(added[0]?.slot);
  });
});

describe('the piece against the weather', () => {
  it.each([
    ['my hands get freezing at night', 'gloves'],
    ['my ears get so cold in the evenings', 'hat'],
  ])('covers the part of the body that is cold: %s', async (message, kind) => {
    const conversation = await converse(WEDDING_MESSAGE, message);
    expect(listPieces(conversation).map(({ item }) => item.kind)).toContain(kind);
  });

  it('is not chosen twice', async () => {
    const conversation = await converse(WEDDING_MESSAGE, 'add a coat');
    const idsBefore = listIds(conversation);
    expect(listPieces(conversation).map(({ slot }) => slot)).toContain('outer');
    await conversation.say('it will get chilly in the evening, something to throw on?');
    expect(listIds(conversation)).toEqual(idsBefore);
    expect(conversation.lastReply).toContain('in it already');
  });
});

describe('a doubt about a piece without a reason', () => {
  it('is answered with why it is there', async () => {
    const conversation = await converse(WEDDING_MESSAGE);
    const idsBefore = listIds(conversation);
    await conversation.say('are you sure about the shoes?');
    expect(listIds(conversation)).toEqual(idsBefore);
    expect(conversation.lastReply).toContain('If you do not see it that way');
  });
});

describe('only some garments', () => {
  it.each([
    'ok so just a shirt and pants and shoes. i got like 120 from my mom',
    'shirt, trousers and shoes, nothing else. my nan gave me 120',
  ])('are the whole outfit, within the sum or with a word about it: %s', async (message) => {
    const conversation = await converse('what do guys wear to hoco', message);
    expect(
      listPieces(conversation)
        .map(({ slot }) => slot)
        .toSorted(),
    ).toEqual(['bottom', 'shoes', 'top']);
    expect(conversation.conversation.outfit?.budgetCents).toBe(12_000);
    expect(conversation.lastReply).toContain('$120');
  });
});

describe('all pieces together', () => {
  it('are the outfit with what is added', async () => {
    const conversation = await converse('an outfit for a festival, man', 'chuck it all together with a cap');
    expect(listPieces(conversation).map(({ item }) => item.kind)).toContain('hat');
    expect(conversation.conversation.heard.answer?.topic).not.toBe('keep');
  });
});

describe('a piece chosen from a list', () => {
  it('is in the outfit that follows', async () => {
    const conversation = await converse('linen shirts for men', 'love the first one');
    const [shirt] = conversation.shown;
    await conversation.say('right do me the lot, trousers and shoes');
    expect(listIds(conversation)).toContain(shirt?.id);
  });
});

describe('a question about the outfit without a piece', () => {
  it('gets an opinion', async () => {
    const conversation = await converse(
      'an outfit for an interview, woman',
      'does it still work if i lose the jacket?',
    );
    expect(conversation.lastReply).toMatch(/^(?:Yes|Only just|It gets)/u);
  });
});

describe('a fault with one piece', () => {
  it.each([
    ['blouse is a tad see through for work, something else', 'top'],
    ['The trousers would show every crumb. Darker. Leave the rest alone', 'bottom'],
    ['the shoes are fine but the top will crease to bits. swap it', 'top'],
    ['are you sure about them shoes? they look young for me', 'shoes'],
  ])('changes that piece only: %s', async (message, slot) => {
    const conversation = await converse('an office outfit, woman');
    const before = new Map(listPieces(conversation).map((piece) => [piece.slot as string, piece.item.id]));
    await conversation.say(message);
    const changed = listPieces(conversation).filter((piece) => before.get(piece.slot) !== piece.item.id);
    expect(changed.map((piece) => piece.slot)).toEqual([slot]);
  });

  it('does not describe the piece with what the shopper dislikes elsewhere', async () => {
    const conversation = await converse(
      'winter outfit woman',
      'change the shoes. I don’t like high neck, it scratches',
    );
    expect(conversation.lastReply).toMatch(/^The shoes are/u);
    expect(conversation.lastReply).not.toContain('neck');
  });
});
