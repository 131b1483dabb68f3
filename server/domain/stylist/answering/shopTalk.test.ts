import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { splitIntoHalves } from './halves.ts';
import { readShopTalk } from './shopTalk.ts';

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
  ])('%s', (message, topic) => {
    expect(readShopTalk(message, FASHION_LEXICON)?.topic).toBe(topic);
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
  ])('is not taken from a wish: %s', (message) => {
    expect(readShopTalk(message, FASHION_LEXICON)).toBeNull();
  });

  it('is told apart by halves', () => {
    expect(splitIntoHalves('Is it washable and does it come in M? What about returns?')).toEqual([
      'Is it washable',
      'does it come in M?',
      'What about returns?',
    ]);
  });
});

describe('keeping pieces by their looks', () => {
  it('keeps the piece that is so, of this list or an earlier one', async () => {
    const currentTalk = talk();
    await currentTalk.say('shirts for women');
    const shirt = currentTalk.shown.find(({ pattern }) => pattern === 'striped') ?? currentTalk.shown[3]!;
    await currentTalk.say('black trousers for women');
    const [trousers] = currentTalk.shown;
    const namedColor = `${shirt.colors[0]!.toLowerCase()} ${shirt.pattern === 'plain' ? '' : shirt.pattern} shirt`;
    const { conversation } = await currentTalk.say(
      `put the ${namedColor} and the black trousers on my wishlist please`,
    );
    const keptAnswer = conversation.heard.answer!;
    expect([keptAnswer.topic, keptAnswer.itemIds.length]).toEqual(['keep', 2]);
    expect(keptAnswer.itemIds).toContain(trousers!.id);
    const [firstId] = keptAnswer.itemIds;
    expect(firstId).not.toBe(trousers!.id);
  });

  it('asks which where no piece is so', async () => {
    const conversation = talk();
    await conversation.say('black trousers for women');
    await conversation.say('keep the turquoise sequin trousers for me');
    expect(conversation.lastReply).toMatch(/which/iu);
  });
});

describe('a size that is told', () => {
  it('narrows the list and asks for no advice', async () => {
    const conversation = talk();
    await conversation.say('shirts for men');
    await conversation.say('my chest says M but L is comfier. can you only show me what comes in L');
    expect(conversation.filters.size).toContain('L');
  });
});

describe('what is told beside a question', () => {
  it('is not looked for', async () => {
    const conversation = talk();
    await conversation.say('cardigans');
    const shownItems = conversation.shown;
    const { intent } = await conversation.say(
      'I put my velvet blazer in the machine last week and it is a rag now. How do you wash merino?',
    );
    expect(intent).toBe('answer');
    expect(conversation.shown).toEqual(shownItems);
  });
});

describe('an answer to shop talk', () => {
  it('takes up each half of a question', async () => {
    const conversation = talk();
    await conversation.say('linen dresses');
    await conversation.say('will the first one shrink and does it come in M?');
    expect(conversation.lastReply).toMatch(/in general linen/u);
    expect(conversation.lastReply).toMatch(/comes? (?:neither )?in .*M|does not come in M/u);
  });

  it('owns up to what only the shop that sells it knows, and names that shop', async () => {
    const conversation = talk();
    await conversation.say('linen dresses');
    await conversation.say('do you deliver to Canada?');
    expect(conversation.lastReply).toContain(conversation.shown[0]?.website);
    expect(conversation.filters.color).toEqual([]);
  });

  it('comes beside the pieces where both are asked for', async () => {
    const conversation = talk();
    await conversation.say('linen dresses');
    const [, secondItem] = conversation.shown;
    const understanding = await conversation.say('put the second one on my wishlist. and show me some jackets');
    expect(understanding.intent).toBe('search');
    expect(conversation.actions).toEqual([{ kind: 'addToWishlist', itemIds: [secondItem?.id] }]);
    expect(conversation.shown[0]?.kind).toBe('jacket');
  });

  it('puts on the wishlist what was pointed at, and nothing for a question', async () => {
    const conversation = talk();
    await conversation.say('linen dresses');
    const [firstItem, , thirdItem] = conversation.shown;
    await conversation.say('add the first and the third to my wishlist');
    expect(conversation.actions).toEqual([{ kind: 'addToWishlist', itemIds: [firstItem?.id, thirdItem?.id] }]);
    await conversation.say('is the first one itchy?');
    expect(conversation.actions).toEqual([]);
  });

  it('means the whole outfit on the screen, one of its pieces by name, or the piece spoken of', async () => {
    const conversation = talk({ genderPreference: ['Women'] });
    await conversation.say('an outfit for a summer wedding with a blazer');
    const pieces = conversation.findings.outfit!.pieces.map(({ item }) => item);
    const listKeptIds = () => conversation.actions.map(({ itemIds }) => itemIds.toSorted());
    const shownIdLists = [pieces.map(({ id }) => id).toSorted()];
    for (const words of ['put it on my wishlist', 'save all of it', 'add the whole outfit to my wishlist']) {
      const otherTalk = talk({ genderPreference: ['Women'] });
      await otherTalk.say('an outfit for a summer wedding with a blazer');
      await otherTalk.say(words);
      expect(otherTalk.actions.map(({ itemIds }) => itemIds.toSorted())).toEqual(shownIdLists);
    }
    await conversation.say('put the blazer on my wishlist');
    expect(listKeptIds()).toEqual([pieces.flatMap(({ id, kind }) => (kind === 'blazer' ? [id] : []))]);
    await conversation.say('put it on my wishlist');
    expect(listKeptIds()[0]).toHaveLength(1);
  });

  it('chooses among counted pieces by what it is for, and owns up where none is', async () => {
    const conversation = talk();
    await conversation.say('dresses');
    const firstNames = conversation.shown.slice(0, 3).map(({ shortDescription }) => shortDescription);
    await conversation.say('which of the first three would you pick for a wedding?');
    expect(firstNames.some((name) => conversation.lastReply.includes(name))).toBe(true);
    expect(conversation.lastReply).toMatch(/wedding/u);
  });

  it('of "cheaper" never brings the pieces that were named', async () => {
    for (const firstMessage of ['linen dresses', 'red jeans', 'a navy blazer for women']) {
      const conversation = talk();
      await conversation.say(firstMessage);
      const namedIds = conversation.shown.slice(0, 2).map(({ id }) => id);
      await conversation.say('cheaper please');
      expect(
        conversation.shown.slice(0, 6).filter(({ id }) => namedIds.includes(id)),
        firstMessage,
      ).toEqual([]);
    }
  });

  it('keeps and sums up all that was spoken of in the talk', async () => {
    const conversation = talk();
    await conversation.say('linen dresses');
    const [dress] = conversation.shown;
    await conversation.say('what is the first one made of?');
    await conversation.say('leather belts');
    const [, belt] = conversation.shown;
    await conversation.say('tell me more about the second one');
    await conversation.say('how much is everything together?');
    expect(conversation.conversation.heard.answer).toMatchObject({ topic: 'total', itemIds: [belt?.id, dress?.id] });
    await conversation.say('save everything');
    expect(conversation.actions).toEqual([{ kind: 'addToWishlist', itemIds: [belt?.id, dress?.id] }]);
  });

  it('says how many there are to one that is not there', async () => {
    const conversation = talk();
    await conversation.say('purple tank top for men');
    await conversation.say('what is the ninth one made of?');
    expect(conversation.lastReply).toMatch(new RegExp(`only (?:one|${conversation.shown.length}) pieces? `, 'u'));
  });

  it.each([
    ['puma trainers', 'Puma', 'shoes'],
    ['have you got dresses from Levi’s or H&M?', 'Levi’s', 'dress'],
    ['a coat by Mango', 'Mango', 'coat'],
  ])('brings pieces by others where a label is not sold, and says so: %s', async (message, label, kind) => {
    const conversation = talk();
    expect((await conversation.say(message)).intent).toBe('search');
    expect(conversation.lastReply).toContain(`I do not know ${label}`);
    expect(conversation.shown[0]?.kind).toBe(kind);
  });

  it.each(['my Puma trainers died, I need black jeans', 'a coat by Skarvholm', 'from next week I need trousers'])(
    'names no label that is owned, sold or none: %s',
    async (message) => {
      const conversation = talk();
      await conversation.say(message);
      expect(conversation.lastReply).not.toMatch(/do not know/u);
    },
  );

  it('speaks of pairs in the plural', async () => {
    const conversation = talk();
    await conversation.say('gloves');
    const gloveIndex = conversation.shown.findIndex(({ shortDescription }) => /gloves$/iu.test(shortDescription));
    await conversation.say(`put the ${['first', 'second', 'third', 'fourth'][gloveIndex]} on my wishlist`);
    expect(conversation.lastReply).not.toMatch(/gloves is/iu);
  });

  it('says that a label is not sold', async () => {
    const conversation = talk();
    await conversation.say('jeans');
    const itemsBefore = conversation.shown;
    await conversation.say('do you have Zara?');
    expect(conversation.lastReply).toMatch(/Zara/u);
    expect(conversation.shown).toBe(itemsBefore);
  });
});

describe('a piece that is called by its name', () => {
  it.each(['warm coats', 'women’s dresses', 'men’s shirts', 'women’s shoes'])(
    'is the one that goes on the wishlist, whatever its name means: %s',
    async (query) => {
      const conversation = talk();
      await conversation.say(query);
      for (const { id, shortDescription } of conversation.shown.slice(0, 12)) {
        const { conversation: state } = await conversation.say(`save the ${shortDescription}`);
        expect([shortDescription, state.heard.answer?.itemIds]).toEqual([shortDescription, [id]]);
      }
    },
  );
});
