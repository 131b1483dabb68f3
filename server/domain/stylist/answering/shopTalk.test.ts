import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { halvesOf } from './halves.ts';
import { shopTalkIn } from './shopTalk.ts';

const { talk } = openTestShop();

describe('what is said in a shop besides wishes', () => {
  it.each([
    ['do you ship to Norway?', 'delivery'],
    ['can it get here by Friday', 'delivery'],
    ['can I send it back if it doesn’t fit?', 'returns'],
    ['whats your refund policy', 'returns'],
    ['any left in stock?', 'stock'],
    ['do you gift wrap', 'service'],
    ['will it shrink?', 'shrink'],
    ['is the second one scratchy?', 'itch'],
    ['how do I wash that', 'clothCare'],
    ['chuck the first pair on my wishlist', 'keep'],
    ['save this for later', 'keep'],
    ['heart it', 'keep'],
    ['take the red one off my list', 'letGo'],
    ['can I share this with my sister', 'share'],
    ['why this one?', 'why'],
    ['do you have coats for my 8 year old', 'children'],
    ['I bought a belt from you and it came broken', 'orders'],
    ['I want to return something', 'orders'],
    ['can I talk to a human', 'person'],
    ['is there a discount for students? any discount codes?', 'service'],
    ['can I use paypal?', 'service'],
    ['and returns, since I always guess wrong', 'returns'],
    ['am I talking to a computer?', 'who'],
    ['does the dye run?', 'property'],
    ['would purple drain me?', 'advice'],
    ['can you text me the link? send me a link', 'share'],
    ['saving these', 'keep'],
    ['the belt I ordered arrived and I love it', 'orders'],
    ['can I change the size if he grows?', 'returns'],
    ['do you ever get bored?', 'who'],
    ['is this place legit?', 'app'],
    ['where do I click to buy?', 'buying'],
    ['how deep are the pockets, would they hold a phone?', 'service'],
    ['what is the care on suede?', 'clothCare'],
    ['is there static with those?', 'property'],
    ['what will the weather be tomorrow?', 'unknowable'],
  ])('%s', (said, topic) => {
    expect(shopTalkIn(said, FASHION_LEXICON)?.topic).toBe(topic);
  });

  it.each([
    'keep it under 100',
    'keep it simple',
    'something machine washable',
    'a dress that does not itch',
    'stone washed jeans',
    'I want to save money',
    'a shopping bag',
    'why not in blue',
    'a shirt I can wash at home',
    'do you have anything that does not crease?',
    'is there one that suits wide hips?',
    'show me shoes that go with navy',
  ])('is not taken from a wish: %s', (said) => {
    expect(shopTalkIn(said, FASHION_LEXICON)).toBeNull();
  });

  it('is told apart by halves', () => {
    expect(halvesOf('Is it washable and does it come in M? What about returns?')).toEqual([
      'Is it washable',
      'does it come in M?',
      'What about returns?',
    ]);
  });
});

describe('keeping pieces by their looks', () => {
  it('keeps the piece that is so, of this list or an earlier one', async () => {
    const held = talk();
    await held.say('shirts for women');
    const shirt = held.shown.find(({ pattern }) => pattern === 'striped') ?? held.shown[3]!;
    await held.say('black trousers for women');
    const [trousers] = held.shown;
    const named = `${shirt.colors[0]!.toLowerCase()} ${shirt.pattern === 'plain' ? '' : shirt.pattern} shirt`;
    const { conversation } = await held.say(`put the ${named} and the black trousers on my wishlist please`);
    const kept = conversation.heard.answer!;
    expect([kept.topic, kept.itemIds.length]).toEqual(['keep', 2]);
    expect(kept.itemIds).toContain(trousers!.id);
    const [first] = kept.itemIds;
    expect(first).not.toBe(trousers!.id);
  });

  it('asks which where no piece is so', async () => {
    const held = talk();
    await held.say('black trousers for women');
    await held.say('keep the turquoise sequin trousers for me');
    expect(held.lastReply).toMatch(/which/iu);
  });
});

describe('a size that is told', () => {
  it('narrows the list and asks for no advice', async () => {
    const held = talk();
    await held.say('shirts for men');
    await held.say('my chest says M but L is comfier. can you only show me what comes in L');
    expect(held.filters.size).toContain('L');
  });
});

describe('what is told beside a question', () => {
  it('is not looked for', async () => {
    const held = talk();
    await held.say('cardigans');
    const shown = held.shown;
    const { intent } = await held.say(
      'I put my velvet blazer in the machine last week and it is a rag now. How do you wash merino?',
    );
    expect(intent).toBe('answer');
    expect(held.shown).toEqual(shown);
  });
});

describe('an answer to shop talk', () => {
  it('takes up each half of a question', async () => {
    const held = talk();
    await held.say('linen dresses');
    await held.say('will the first one shrink and does it come in M?');
    expect(held.lastReply).toMatch(/in general linen/u);
    expect(held.lastReply).toMatch(/comes? (?:neither )?in .*M|does not come in M/u);
  });

  it('owns up to what only the shop that sells it knows, and names that shop', async () => {
    const held = talk();
    await held.say('linen dresses');
    await held.say('do you deliver to Canada?');
    expect(held.lastReply).toContain(held.shown[0]?.website);
    expect(held.filters.color).toEqual([]);
  });

  it('comes beside the pieces where both are asked for', async () => {
    const held = talk();
    await held.say('linen dresses');
    const [, second] = held.shown;
    const understood = await held.say('put the second one on my wishlist. and show me some jackets');
    expect(understood.intent).toBe('search');
    expect(held.actions).toEqual([{ kind: 'addToWishlist', itemIds: [second?.id] }]);
    expect(held.shown[0]?.kind).toBe('jacket');
  });

  it('puts on the wishlist what was pointed at, and nothing for a question', async () => {
    const held = talk();
    await held.say('linen dresses');
    const [first, , third] = held.shown;
    await held.say('add the first and the third to my wishlist');
    expect(held.actions).toEqual([{ kind: 'addToWishlist', itemIds: [first?.id, third?.id] }]);
    await held.say('is the first one itchy?');
    expect(held.actions).toEqual([]);
  });

  it('means the whole outfit on the screen, one of its pieces by name, or the piece spoken of', async () => {
    const held = talk({ genderPreference: ['Women'] });
    await held.say('an outfit for a summer wedding with a blazer');
    const pieces = held.findings.outfit!.pieces.map(({ item }) => item);
    const kept = () => held.actions.map(({ itemIds }) => itemIds.toSorted());
    const all = [pieces.map(({ id }) => id).toSorted()];
    for (const words of ['put it on my wishlist', 'save all of it', 'add the whole outfit to my wishlist']) {
      const other = talk({ genderPreference: ['Women'] });
      await other.say('an outfit for a summer wedding with a blazer');
      await other.say(words);
      expect(other.actions.map(({ itemIds }) => itemIds.toSorted())).toEqual(all);
    }
    await held.say('put the blazer on my wishlist');
    expect(kept()).toEqual([pieces.flatMap(({ id, kind }) => (kind === 'blazer' ? [id] : []))]);
    await held.say('put it on my wishlist');
    expect(kept()[0]).toHaveLength(1);
  });

  it('chooses among counted pieces by what it is for, and owns up where none is', async () => {
    const held = talk();
    await held.say('dresses');
    const three = held.shown.slice(0, 3).map(({ shortDescription }) => shortDescription);
    await held.say('which of the first three would you pick for a wedding?');
    expect(three.some((name) => held.lastReply.includes(name))).toBe(true);
    expect(held.lastReply).toMatch(/wedding/u);
  });

  it('of "cheaper" never brings the pieces that were named', async () => {
    for (const first of ['linen dresses', 'red jeans', 'a navy blazer for women']) {
      const held = talk();
      await held.say(first);
      const named = held.shown.slice(0, 2).map(({ id }) => id);
      await held.say('cheaper please');
      expect(
        held.shown.slice(0, 6).filter(({ id }) => named.includes(id)),
        first,
      ).toEqual([]);
    }
  });

  it('keeps and sums up all that was spoken of in the talk', async () => {
    const held = talk();
    await held.say('linen dresses');
    const [dress] = held.shown;
    await held.say('what is the first one made of?');
    await held.say('leather belts');
    const [, belt] = held.shown;
    await held.say('tell me more about the second one');
    await held.say('how much is everything together?');
    expect(held.conversation.heard.answer).toMatchObject({ topic: 'total', itemIds: [belt?.id, dress?.id] });
    await held.say('save everything');
    expect(held.actions).toEqual([{ kind: 'addToWishlist', itemIds: [belt?.id, dress?.id] }]);
  });

  it('says how many there are to one that is not there', async () => {
    const held = talk();
    await held.say('purple tank top for men');
    await held.say('what is the ninth one made of?');
    expect(held.lastReply).toMatch(new RegExp(`only (?:one|${held.shown.length}) pieces? `, 'u'));
  });

  it.each([
    ['puma trainers', 'Puma', 'shoes'],
    ['have you got dresses from Levi’s or H&M?', 'Levi’s', 'dress'],
    ['a coat by Mango', 'Mango', 'coat'],
  ])('brings pieces by others where a label is not sold, and says so: %s', async (said, label, kind) => {
    const held = talk();
    expect((await held.say(said)).intent).toBe('search');
    expect(held.lastReply).toContain(`I do not know ${label}`);
    expect(held.shown[0]?.kind).toBe(kind);
  });

  it.each(['my Puma trainers died, I need black jeans', 'a coat by Skarvholm', 'from next week I need trousers'])(
    'names no label that is owned, sold or none: %s',
    async (said) => {
      const held = talk();
      await held.say(said);
      expect(held.lastReply).not.toMatch(/do not know/u);
    },
  );

  it('speaks of pairs in the plural', async () => {
    const held = talk();
    await held.say('gloves');
    const pair = held.shown.findIndex(({ shortDescription }) => /gloves$/iu.test(shortDescription));
    await held.say(`put the ${['first', 'second', 'third', 'fourth'][pair]} on my wishlist`);
    expect(held.lastReply).not.toMatch(/gloves is/iu);
  });

  it('says that a label is not sold', async () => {
    const held = talk();
    await held.say('jeans');
    const before = held.shown;
    await held.say('do you have Zara?');
    expect(held.lastReply).toMatch(/Zara/u);
    expect(held.shown).toBe(before);
  });
});
