import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';

const { talk } = openTestShop();

const listPieces = ({ findings }: Talk): readonly CatalogueItem[] =>
  (findings.outfit?.pieces ?? []).map(({ item }) => item);
const listIds = (conversation: Talk): readonly string[] => listPieces(conversation).map(({ id }) => id);
const findPieceOfSlot = ({ findings }: Talk, slot: string): CatalogueItem | undefined =>
  findings.outfit?.pieces.find((piece) => piece.slot === slot)?.item;

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const OFFICE_MESSAGE = 'put together an office outfit for a woman, with a bag';

describe('others of what the outfit has', () => {
  it.each([
    "I don't like these shoes, show me other ones",
    'the shoes are ugly, show me something else',
    'show me other shoes',
    'these shoes are not for me, do you have others?',
  ])('replace the piece, which can be put back: %s', async (message) => {
    const conversation = await converse(OFFICE_MESSAGE);
    const idsBefore = listIds(conversation);
    await conversation.say(message);
    expect(listIds(conversation)).toHaveLength(idsBefore.length);
    expect(listIds(conversation).filter((id) => !idsBefore.includes(id))).toEqual([
      findPieceOfSlot(conversation, 'shoes')?.id,
    ]);
    await conversation.say('no, put the first shoes back');
    expect(listIds(conversation)).toEqual(idsBefore);
  });

  it.each(['show me other umbrellas', 'show me other scarves', 'show me black dresses'])(
    'are a list where the outfit has none: %s',
    async (message) => {
      const conversation = await converse(OFFICE_MESSAGE, message);
      expect(conversation.findings.outfit).toBeUndefined();
    },
  );
});

describe('an outfit that nobody calls so', () => {
  it.each([
    "my best friend's wedding is in May and I've 300 for everything",
    'our anniversary is on Saturday, a nice restaurant, I am a man',
    'what on earth do I wear to a christening?',
    'need two weeks of looks for my new office job, 700 in all',
  ])('is composed: %s', async (message) => {
    const conversation = await converse(message);
    expect(listPieces(conversation).length).toBeGreaterThan(2);
  });

  it.each(['something for a wedding in May', 'black tie gala in march', 'my wife needs a present for her birthday'])(
    'is not guessed where single pieces are looked for: %s',
    async (message) => {
      const conversation = await converse(message);
      expect(conversation.conversation.outfit).toBeNull();
    },
  );

  it('gives way to the one garment that is asked for then', async () => {
    const conversation = await converse(
      'my brother gets married in June and I have no idea what to wear',
      'midi dresses only',
    );
    expect(conversation.findings.outfit).toBeUndefined();
    expect(conversation.shown.filter(({ kind }) => kind === 'dress').length).toBeGreaterThan(2);
  });

  it('is built around a piece of a list', async () => {
    const conversation = await converse('linen trousers for men');
    const secondItem = conversation.shown[1]!;
    await conversation.say('the second one is great, build an outfit around it');
    expect(listIds(conversation)).toContain(secondItem.id);
    expect(findPieceOfSlot(conversation, 'shoes')).toBeDefined();
  });
});

describe('the sum for all pieces', () => {
  it.each([
    ['interview outfit, guy, 24, first job, 250 bucks max including shoes', 25_000],
    ["I'm a woman of 61 and need an outfit for a garden party, below 300 dollars", 30_000],
    ["evening outfit for a man, 6'2 and slim, 400 dollars for everything", 40_000],
  ])('is no age and no height: %s', async (message, cents) => {
    const conversation = await converse(message);
    expect(conversation.conversation.outfit?.budgetCents).toBe(cents);
    expect(conversation.findings.outfit?.totalCents).toBeLessThanOrEqual(cents);
  });

  it('is held by plainer pieces where those that suit best cost more', async () => {
    const conversation = await converse('interview outfit for a man, 180 dollars for everything');
    expect(conversation.findings.outfit?.totalCents).toBeLessThanOrEqual(18_000);
  });

  it('is said to be missed, and by what', async () => {
    const conversation = await converse('wedding outfit for a man, 250 for everything', 'black leather shoes please');
    if ((conversation.findings.outfit?.totalCents ?? 0) > 25_000)
      expect(conversation.reply).toMatch(/over your \$250\. Something else would have to give: .* is \$/u);
  });

  it.each([
    ['maybe a belt as well', 'belt'],
    ['could you throw in a watch', 'watch'],
    ['a tie too please', 'tie'],
  ])('does not touch the other pieces when one is added: %s', async (message, kind) => {
    const conversation = await converse('outfit for a date for a man, 170 dollars for everything');
    const idsBefore = listIds(conversation);
    await conversation.say(message);
    expect(listIds(conversation)).toEqual(expect.arrayContaining([...idsBefore]));
    expect(listPieces(conversation).map((piece) => piece.kind)).toContain(kind);
  });

  it.each(['can you keep it within my budget', 'still under 170 please', 'it has to stay in budget'])(
    'is kept when the shopper insists, and the reply says what gave way: %s',
    async (message) => {
      const conversation = await converse(
        'outfit for a date for a man, 170 dollars for everything',
        'add a belt',
        message,
      );
      expect(conversation.findings.outfit?.totalCents).toBeLessThanOrEqual(17_000);
      expect(conversation.reply).toMatch(/^To stay within your \$170, /u);
    },
  );

  it.each(['complete black tie outfit for a man, 110 dollars', 'prom outfit for a guy, 150 all in'])(
    'brings no beachwear to a formal evening: %s',
    async (message) => {
      const conversation = await converse(message);
      expect(listPieces(conversation).every((item) => getFormality(item) > 0.4)).toBe(true);
      expect(conversation.reply).toMatch(/so I left out the shoes: the nearest complete outfit is \$\d+/u);
    },
  );
});

describe('a fault with one piece, and what it should be like', () => {
  it.each([
    ['I love it except for the shoes. Do you have them flat, in black?', 'shoes', 'Black'],
    ["it's fine but I don't like the bag. Something smaller, black leather", 'bag', 'Black'],
    ["the shoes aren't right. could they be in brown suede?", 'shoes', 'Brown'],
    ['not sure about the bag, maybe something in brown leather', 'bag', 'Brown'],
  ])('replaces that piece alone with such a one: %s', async (message, slot, color) => {
    const conversation = await converse(OFFICE_MESSAGE);
    const idsBefore = listIds(conversation);
    await conversation.say(message);
    const piece = findPieceOfSlot(conversation, slot);
    expect(piece?.colors).toContain(color);
    expect(listIds(conversation).filter((id) => !idsBefore.includes(id))).toEqual([piece?.id]);
  });

  it.each([
    ['trousers not a skirt, and flat shoes', ['trousers']],
    ['trousers rather than a skirt, and a cardigan', ['trousers', 'cardigan']],
    ['no jacket, just a cardi', ['cardigan']],
  ])('reads what is wanted apart from what is refused: %s', async (message, kinds) => {
    const conversation = await converse('office outfit for a woman with a skirt', message);
    const presentKinds = listPieces(conversation).map(({ kind }) => kind);
    expect(presentKinds).toEqual(expect.arrayContaining([...kinds]));
    expect(presentKinds.filter((kind) => kind === 'skirt' || kind === 'jacket')).toEqual(
      kinds.includes('trousers') ? [] : ['skirt'],
    );
    expect(findPieceOfSlot(conversation, 'shoes')).toBeDefined();
  });

  it('brings a hat against the sun and no winter hat', async () => {
    const conversation = await converse('women’s outfit for a picnic, very hot', 'add a hat please');
    const hat = listPieces(conversation).find(({ kind }) => kind === 'hat');
    expect(hat?.seasons).toContain('summer');
  });

  it('takes note of what the shopper has', async () => {
    const conversation = await converse('outfit for a barbecue, men', 'I have sunglasses already so no need for those');
    expect(conversation.reply).toMatch(/^Noted: your own sunglasses/u);
  });

  it('changes nothing where the outfit has no such piece', async () => {
    const conversation = await converse(
      'office outfit for a woman with trousers',
      "I'm not keen on the dress, a longer one",
    );
    expect(conversation.reply).toMatch(/no dress in this outfit/u);
  });
});

describe('a step that is taken back', () => {
  it('brings the piece back that was there', async () => {
    const conversation = await converse(OFFICE_MESSAGE);
    const shoes = findPieceOfSlot(conversation, 'shoes');
    await conversation.say('different shoes please');
    expect(findPieceOfSlot(conversation, 'shoes')?.id).not.toBe(shoes?.id);
    await conversation.say('no, put the old shoes back');
    expect(findPieceOfSlot(conversation, 'shoes')?.id).toBe(shoes?.id);
  });

  it('brings back what was left out', async () => {
    const conversation = await converse(OFFICE_MESSAGE);
    const bag = findPieceOfSlot(conversation, 'bag');
    await conversation.say('no bag');
    await conversation.say('hm, I want the bag back');
    expect(findPieceOfSlot(conversation, 'bag')?.id).toBe(bag?.id);
  });

  it.each(['undo that', 'go back', 'I want it as it was', 'the previous outfit was better'])(
    'brings back the outfit: %s',
    async (message) => {
      const conversation = await converse(OFFICE_MESSAGE);
      const idsBefore = listIds(conversation);
      await conversation.say('a lot cheaper');
      expect(listIds(conversation)).not.toEqual(idsBefore);
      await conversation.say(message);
      expect(listIds(conversation)).toEqual(idsBefore);
    },
  );

  it('goes back step by step', async () => {
    const conversation = await converse(OFFICE_MESSAGE);
    const firstIds = listIds(conversation);
    await conversation.say('another bag');
    await conversation.say('other shoes');
    await conversation.say('undo');
    await conversation.say('undo that too');
    expect(listIds(conversation)).toEqual(firstIds);
  });
});

describe('an outfit that other garments took the place of', () => {
  it('is meant where only it has the garment', async () => {
    const conversation = await converse('outfit for a job interview, man', 'show me ties');
    expect(conversation.findings.outfit).toBeUndefined();
    await conversation.say('make the trousers gray');
    expect(findPieceOfSlot(conversation, 'bottom')?.colors).toContain('Gray');
  });

  it('is what everything means', async () => {
    const conversation = await converse(OFFICE_MESSAGE);
    const ids = listIds(conversation);
    await conversation.say('show me scarves');
    await conversation.say('what does everything come to?');
    expect(listIds(conversation)).toEqual(ids);
  });
});

describe('what is said of an outfit', () => {
  it('exchanges what is liked less', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'I would prefer a skirt to the trousers');
    expect(findPieceOfSlot(conversation, 'bottom')?.kind).toBe('skirt');
    await conversation.say('I like dresses more');
    expect(findPieceOfSlot(conversation, 'fullBody')?.kind).toBe('dress');
  });

  it('owns all that is listed', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'I have my own black loafers and a brown handbag');
    expect(conversation.findings.outfit?.owned.map(({ slot }) => slot).toSorted()).toEqual(['bag', 'shoes']);
  });

  it('is for whom it turns out to be', async () => {
    const conversation = await converse('outfit for the office', "I'm a man by the way");
    expect(listPieces(conversation).every(({ genders }) => genders.includes('Men') || genders.includes('Unisex'))).toBe(
      true,
    );
    expect(conversation.findings.outfit).toBeDefined();
  });

  it('is counted', async () => {
    const conversation = await converse('capsule for 5 days in Oslo in october, men', 'how many looks is that?');
    expect(conversation.reply).toMatch(/pieces make \w+ outfits/u);
    await conversation.say('and how many shoes are in it?');
    expect(conversation.reply).toMatch(/^(?:One|Two|Three): /u);
  });
});

describe('an outfit for a funeral', () => {
  it('is quiet, and is spoken of quietly', async () => {
    const conversation = await converse("my uncle's funeral is on Monday and I have nothing to wear, I'm a man");
    expect(conversation.reply).toMatch(/^I’m sorry for your loss\./u);
    const [top] = [findPieceOfSlot(conversation, 'under') ?? findPieceOfSlot(conversation, 'top')];
    expect(getFormality(top!)).toBeGreaterThan(0.45);
    expect(listPieces(conversation).some(({ colors }) => colors.includes('Red') || colors.includes('Pink'))).toBe(
      false,
    );
  });
});

describe('an outfit stays the subject', () => {
  it('after a turn that did nothing to it', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'it is so cold in here lol', 'and a green scarf');
    expect(listPieces(conversation).map(({ kind }) => kind)).toContain('scarf');
  });

  it.each(['save', 'perfect, keep it as it is', 'Lovely. Hold on to this look for me.', 'Great! Save everything'])(
    'and is kept as a whole: %s',
    async (message) => {
      const conversation = await converse(OFFICE_MESSAGE);
      const ids = listIds(conversation);
      await conversation.say(message);
      expect(conversation.actions.flatMap(({ itemIds }) => itemIds)).toEqual(ids);
    },
  );

  it('and its total is told against the budget', async () => {
    const conversation = await converse(`${OFFICE_MESSAGE}, 700 for everything`, 'are we still under budget?');
    expect(conversation.reply).toMatch(/\$\d+/u);
    expect(conversation.findings.outfit).toBeDefined();
  });
});

describe('what is said of single pieces', () => {
  it('takes away what all of them have', async () => {
    const conversation = await converse(
      'capsule for 6 days in Crete in july, women',
      'all of these tops are sleeveless',
    );
    expect(conversation.conversation.outfit?.words).toContain('no sleeveless');
  });

  it('leaves alone what is not to be touched', async () => {
    const conversation = await converse('outfit for the office for a man in january, cold there');
    const shoes = findPieceOfSlot(conversation, 'shoes');
    await conversation.say("make it cheaper but don't touch the shoes");
    expect(findPieceOfSlot(conversation, 'shoes')?.id).toBe(shoes?.id);
  });

  it('reads no date as a sum, and no use of a piece as an own one', async () => {
    const conversation = await converse(
      'outfit for christmas, woman, 300 for everything',
      'for the dinner of 24 something red',
    );
    expect(conversation.conversation.outfit?.budgetCents).toBe(30_000);
    await conversation.say('can you add a bag for my phone and keys');
    expect(conversation.findings.outfit?.owned).toEqual([]);
  });
});

describe('a color alone', () => {
  it('is said of the piece that is seen first', async () => {
    const conversation = await converse('outfit for the office, woman, with a dress');
    const otherIds = listIds(conversation).filter((id) => id !== findPieceOfSlot(conversation, 'fullBody')?.id);
    await conversation.say('in blue then');
    expect(findPieceOfSlot(conversation, 'fullBody')?.colors).toContain('Blue');
    expect(listIds(conversation)).toEqual(expect.arrayContaining(otherIds));
  });

  it('describes the garment before it', async () => {
    const conversation = await converse(OFFICE_MESSAGE, 'maybe a belt, brown, plain');
    const belt = listPieces(conversation).find(({ kind }) => kind === 'belt');
    expect(belt === undefined || belt.colors.includes('Brown')).toBe(true);
    expect(conversation.conversation.outfit?.places.find(({ slot }) => slot === 'top')?.words ?? '').not.toContain(
      'brown',
    );
  });
});
