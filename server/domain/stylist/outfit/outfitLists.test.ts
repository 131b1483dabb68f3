import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';

const { talk } = openTestShop();

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const listPieces = ({ findings }: Talk): readonly CatalogueItem[] =>
  (findings.outfit?.pieces ?? []).map(({ item }) => item);
const listKinds = (conversation: Talk): readonly string[] => listPieces(conversation).map(({ kind }) => kind);
const findPieceOfKind = (conversation: Talk, kind: string): CatalogueItem | undefined =>
  listPieces(conversation).find((item) => item.kind === kind);
const listIds = (conversation: Talk): readonly string[] => listPieces(conversation).map(({ id }) => id);
const listWords = ({ conversation }: Talk): readonly string[] =>
  (conversation.outfit?.places ?? []).map(({ words }) => words);

const FUNERAL_MESSAGE =
  'I have to go to a funeral next Thursday. I need a dark suit, white shirt, black tie and shoes.';
const RACES_MESSAGE =
  'Ladies day at the races and herself has warned me. Full rig out, tweedy maybe, waistcoat, shirt, tie, shoes';

describe('garments that are worn together', () => {
  it('make an outfit in which each has its own words', async () => {
    const conversation = await converse(FUNERAL_MESSAGE);
    expect(listKinds(conversation)).toEqual(expect.arrayContaining(['suit', 'shirt', 'tie', 'shoes']));
    expect(findPieceOfKind(conversation, 'shirt')?.colors).toContain('White');
    expect(findPieceOfKind(conversation, 'tie')?.colors).toContain('Black');
    expect(conversation.filters.color).toEqual([]);
  });

  it('need no commas between them', async () => {
    const conversation = await converse('graduating with my masters. need shirt pants shoes size 15, I am a man');
    expect(listWords(conversation)).toEqual(expect.arrayContaining(['shirt', 'pants']));
    expect(listKinds(conversation)).toContain('shoes');
  });

  it('have no further pieces if they cover everything', async () => {
    const conversation = await converse(
      'I need a new outfit, a sport coat, slacks, shirt and comfortable loafers. My wife and I dine out',
    );
    expect([...listKinds(conversation)].sort()).toEqual(['blazer', 'shirt', 'shoes', 'trousers']);
  });

  it('name the blazer where a suit is only another way', async () => {
    const conversation = await converse(
      'Need a full look, I am a man: suit or blazer and slacks, shirt, tie, dress shoes',
    );
    expect(listKinds(conversation)).toEqual(expect.arrayContaining(['blazer', 'trousers', 'shirt', 'tie', 'shoes']));
    expect(listKinds(conversation)).not.toContain('dress');
  });

  it('may be wanted after something that is not', async () => {
    const conversation = await converse(
      'i dont want a dress for prom i want a suit. a womens one, white, heels and earrings',
    );
    expect(listKinds(conversation)).toEqual(expect.arrayContaining(['suit', 'shoes', 'jewelry']));
  });

  it('may be socks and swimwear', async () => {
    const conversation = await converse(
      'I want a blazer, shirt, tie and loafers for the office',
      'add two pairs of socks',
    );
    expect(listKinds(conversation).filter((kind) => kind === 'socks')).toHaveLength(2);
  });

  it('are as many as were asked for', async () => {
    const conversation = await converse(
      'Guy here. Week of office clothes, packing light: 3 shirts, 2 pants, 1 pair of shoes',
    );
    expect(listKinds(conversation).filter((kind) => kind === 'shirt')).toHaveLength(3);
    expect(listKinds(conversation).filter((kind) => kind === 'trousers')).toHaveLength(2);
  });

  it('are still looked through one by one where the shop is browsed', async () => {
    const conversation = await converse('show me shirts, ties and shoes');
    expect(conversation.conversation.outfit).toBeNull();
  });
});

describe('the wearer of an outfit', () => {
  it.each([RACES_MESSAGE, 'I want a blazer, shirt, tie and loafers for the office'])(
    'is a man by his words: %s',
    async (message) => {
      const conversation = await converse(message);
      expect(listPieces(conversation).every(({ genders }) => genders.some((gender) => gender !== 'Women'))).toBe(true);
    },
  );

  it('changes to somebody else who is to have one, too, and back', async () => {
    const conversation = await converse(RACES_MESSAGE);
    const mensIds = listIds(conversation);
    await conversation.say('can you do one for her too, no heels');
    expect(conversation.filters.gender).toEqual(['Women']);
    expect(listPieces(conversation).every(({ genders }) => genders.some((gender) => gender !== 'Men'))).toBe(true);
    await conversation.say('ok back to mine');
    expect(listIds(conversation)).toEqual(mensIds);
  });

  it('stays when somebody else is only spoken of', async () => {
    const conversation = await converse(FUNERAL_MESSAGE);
    const idsBefore = listIds(conversation);
    await conversation.say('my mum is going to cry');
    expect(conversation.filters.gender).not.toContain('Women');
    expect(conversation.conversation.outfit?.places.flatMap(({ itemId }) => itemId ?? []).sort()).toEqual(
      [...idsBefore].sort(),
    );
  });
});

describe('what was said before an outfit was asked for', () => {
  it('holds for it', async () => {
    const conversation = await converse('a dress for a christening, no black', 'actually put together a whole outfit');
    expect(conversation.conversation.outfit?.event).toBe('church event');
    expect(listPieces(conversation).every(({ colors }) => colors[0] !== 'Black')).toBe(true);
  });
});

describe('a change of an outfit', () => {
  it('takes out what is found fault with', async () => {
    const conversation = await converse(RACES_MESSAGE, 'Waistcoat makes me look like a snooker player. Bin it');
    expect(listKinds(conversation)).not.toContain('waistcoat');
    expect(conversation.lastReply).toMatch(/waistcoat is out/u);
    expect(conversation.actions).toEqual([]);
  });

  it('takes out a piece that was called too much', async () => {
    const conversation = await converse(FUNERAL_MESSAGE, 'the tie is a bit much. leave it out');
    expect(listKinds(conversation)).not.toContain('tie');
  });

  it('is of the piece that is counted', async () => {
    const conversation = await converse(
      'I am a man, 3 days in London, cabin bag only: two shirts, one jacket, trousers, shoes for the office',
    );
    const [firstItem] = listPieces(conversation).filter(({ kind }) => kind === 'shirt');
    await conversation.say('The second shirt please in light blue.');
    const shirts = listPieces(conversation).filter(({ kind }) => kind === 'shirt');
    expect(shirts[0]?.id).toBe(firstItem?.id);
    expect(shirts[1]?.colors).toContain('Blue');
  });

  it('says the same of two pieces', async () => {
    const conversation = await converse('full formal attire for an interview, I am a man, with tie and shoes');
    await conversation.say('The jacket and trousers should be charcoal grey only');
    expect(findPieceOfKind(conversation, 'blazer')?.colors).toContain('Gray');
    expect(findPieceOfKind(conversation, 'trousers')?.colors).toContain('Gray');
  });

  it.each([
    'last year my tent floated away',
    'I won forty quid on a horse once and lost it again',
    'it will look ok with my gold bangles no?',
    'too much? dont wanna look like a tryhard',
    'the shoes must be black?',
  ])('is not what tells or asks something: %s', async (message) => {
    const conversation = await converse(FUNERAL_MESSAGE);
    const idsBefore = [...listIds(conversation)].sort();
    await conversation.say(message);
    expect((conversation.conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []).sort()).toEqual(
      idsBefore,
    );
    expect(conversation.conversation.isOutfitLeft).toBe(false);
  });

  it('adds no coat to a coat', async () => {
    const conversation = await converse(
      'whole outfit for an autumn wedding, dress, coat, shoes, bag',
      'stick a coat on it',
    );
    expect(conversation.lastReply).toMatch(/is in it already/u);
  });
});

describe('what the shop does not have', () => {
  it('is said of a piece that comes near', async () => {
    const conversation = await converse(RACES_MESSAGE, 'and a flat cap');
    expect(conversation.lastReply).toMatch(/There is no flat cap here; the .* comes nearest/u);
  });

  it('is no hat for a christening', async () => {
    const conversation = await converse(
      "my grandson's christening is on Sunday. A whole outfit with a hat please, for a woman",
    );
    expect(listKinds(conversation)).not.toContain('hat');
    expect(conversation.lastReply).toMatch(/No hat here is dressy enough for a christening/u);
  });
});

describe('a budget that cannot be held', () => {
  it('is said first', async () => {
    const conversation = await converse(
      'a suit, white shirt, tie and Oxfords for a wedding, I am a man, 300 for everything',
    );
    expect(conversation.lastReply).toMatch(/^This is \$[\d.,]+ over your \$300/u);
  });

  it('is said again only in the total, if the same budget is given again', async () => {
    const conversation = await converse('a complete outfit for a wedding, I am a woman', 'under 40 for everything');
    expect(conversation.lastReply).toMatch(/^This is \$[\d.,]+ over your \$40/u);
    await conversation.say('under 40 for everything');
    const idsBefore = listIds(conversation);
    await conversation.say('under 40 for everything');
    expect(listIds(conversation)).toEqual(idsBefore);
    expect(conversation.lastReply).not.toContain('This is $');
    expect(conversation.lastReply).toMatch(/over your \$40/u);
  });
});

describe('an outfit that is asked about or passed on', () => {
  it.each([
    ['will I be cold in that? it’s february', /It is chosen for|the warmest piece|for a cool hour/u],
    ['too old for me? I’m 58 not 90', /belongs to an age/u],
  ])('is answered and stays: %s', async (message, answer) => {
    const conversation = await converse('an outfit for a job interview, I am a woman');
    const idsBefore = [...listIds(conversation)].sort();
    await conversation.say(message);
    expect(conversation.lastReply).toMatch(answer);
    expect((conversation.conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []).sort()).toEqual(
      idsBefore,
    );
  });

  it('goes back to before a change', async () => {
    const conversation = await converse('dress, flat shoes and a bag for a communion, not white');
    const idsBefore = listIds(conversation);
    await conversation.say('what about a jacket over it');
    await conversation.say('go back to before the jacket');
    expect(listIds(conversation)).toEqual(idsBefore);
  });

  it('gives the shopper one after somebody else', async () => {
    const conversation = await converse(
      'my wife needs a long gown, heels, clutch and earrings for a ball',
      'same for me now',
    );
    expect(conversation.filters.gender).toEqual(['Men']);
  });

  it('leaves out what the shopper has', async () => {
    const conversation = await converse(
      'waterproof jacket, walking trousers, boots, ladies',
      'take off the trousers, got some',
    );
    expect(listKinds(conversation)).not.toContain('trousers');
    expect(conversation.findings.outfit?.owned.map(({ words }) => words)).toEqual(['trousers']);
  });
});
