import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality, prepareOutfitPiece } from '../../outfits/OutfitPiece.ts';
import { formatDollars } from '../../search/phrasing.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';

const { talk, items } = openTestShop();

const listPieces = ({ findings }: Talk): readonly CatalogueItem[] =>
  (findings.outfit?.pieces ?? []).map(({ item }) => item);
const listIds = (conversation: Talk): readonly string[] => listPieces(conversation).map(({ id }) => id);
const listKinds = (conversation: Talk): readonly string[] => listPieces(conversation).map(({ kind }) => kind);
const findTotal = ({ findings }: Talk): number => findings.outfit?.totalCents ?? Infinity;
const listKept = ({ conversation }: Talk): readonly string[] =>
  (conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []);
const findPieceOfSlot = ({ findings }: Talk, slot: OutfitSlot): CatalogueItem | undefined =>
  findings.outfit?.pieces.find((piece) => piece.slot === slot)?.item;
const listIdsWithout = ({ findings }: Talk, slot: OutfitSlot): readonly string[] =>
  (findings.outfit?.pieces ?? []).filter((piece) => piece.slot !== slot).map(({ item }) => item.id);
const computeMeanWarmth = (conversation: Talk): number => {
  const warmth = listPieces(conversation).flatMap((item) => prepareOutfitPiece(item)?.warmth ?? []);
  return warmth.reduce((sum, value) => sum + value, 0) / warmth.length;
};

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const WORK_MESSAGE = 'outfit for work, for a woman, with a bag';
const TRIP_MESSAGE = 'need a capsule for 5 days in copenhagen in october, carry-on only, budget 800, women';

describe('a wish for a whole outfit', () => {
  it.each([
    ['need an outfit for a job interview, 300 max for everything, men', 30_000],
    ["Wife says I need a proper outfit for a garden party. Budget's 400. Just sort it.", 40_000],
    ['yo need a drip for a concert tmrw, dude, like 250 for everything', 25_000],
    ["can you style me for graduation? mum's paying so 250 tops", 25_000],
    ['Right, funeral on Friday. Need something decent, top to toe, men’s, not more than 280.', 28_000],
    ['complete look for a beach holiday, for him, budget 220', 22_000],
  ])('holds the budget that is said for all of it: %s', async (message, cents) => {
    const conversation = await converse(message);
    expect(conversation.conversation.outfit?.budgetCents).toBe(cents);
    expect(findTotal(conversation)).toBeLessThanOrEqual(cents);
  });

  it('is for the occasion that stands in a sentence about somebody', async () => {
    const conversation = await converse(
      'my son needs something for prom. suit, shirt, shoes, whole shebang, 900 dollars',
    );
    expect(conversation.conversation.outfit?.occasionWords).toBe('prom');
    expect(listKinds(conversation)).toEqual(expect.arrayContaining(['shirt', 'shoes', 'suit']));
  });

  it.each([
    ["I've a black bag at home", 'black bag'],
    ['drop the bag i have one', 'bag'],
    ['a bag I already own, a brown one', 'bag'],
    ['already got a nice clutch', 'clutch'],
  ])('goes around what is owned: %s', async (message, words) => {
    const conversation = await converse(WORK_MESSAGE, message);
    expect(conversation.findings.outfit?.owned.map((ownedPiece) => ownedPiece.words.split(' ').at(-1))).toEqual([
      words.split(' ').at(-1),
    ]);
    expect(findPieceOfSlot(conversation, 'bag')).toBeUndefined();
  });
});

describe('one piece of an outfit', () => {
  it.each([
    ['any other shoes?', 'shoes'],
    ['those shoes won’t do', 'shoes'],
    ['swap the bag for a different one', 'bag'],
    ['hell no to those trousers', 'bottom'],
    ['the second one is ugly', 'bottom'],
  ] as const)('is another one, and the rest stays: %s', async (message, slot) => {
    const conversation = await converse(WORK_MESSAGE);
    const itemBefore = findPieceOfSlot(conversation, slot);
    const otherIds = listIdsWithout(conversation, slot);
    await conversation.say(message);
    expect(findPieceOfSlot(conversation, slot)?.id).not.toBe(itemBefore?.id);
    expect(listIdsWithout(conversation, slot)).toEqual(otherIds);
  });

  it('becomes another garment', async () => {
    const conversation = await converse(WORK_MESSAGE, 'swap the blouse for a knit');
    expect(findPieceOfSlot(conversation, 'top')?.kind).toBe('sweater');
    await conversation.say('could the trousers be replaced by a skirt?');
    expect(findPieceOfSlot(conversation, 'bottom')?.kind).toBe('skirt');
  });

  it('changes its color', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const colorsBefore = findPieceOfSlot(conversation, 'shoes')?.colors ?? [];
    await conversation.say('the shoes in another color?');
    expect(findPieceOfSlot(conversation, 'shoes')?.colors.some((color) => colorsBefore.includes(color))).toBe(false);
    await conversation.say('make the shoes white');
    expect(findPieceOfSlot(conversation, 'shoes')?.colors).toContain('White');
  });

  it('gets cheaper, warmer or dressier than it was', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const shoes = findPieceOfSlot(conversation, 'shoes')?.priceCents ?? 0;
    await conversation.say('shoes are too dear');
    expect(findPieceOfSlot(conversation, 'shoes')?.priceCents).toBeLessThan(shoes);
    const top = prepareOutfitPiece(findPieceOfSlot(conversation, 'top')!)?.warmth ?? 1;
    await conversation.say('the top warmer please');
    expect(prepareOutfitPiece(findPieceOfSlot(conversation, 'top')!)?.warmth).toBeGreaterThan(top);
    const bottom = getFormality(findPieceOfSlot(conversation, 'bottom')!);
    await conversation.say('and dressier trousers');
    expect(getFormality(findPieceOfSlot(conversation, 'bottom')!)).toBeGreaterThan(bottom);
  });

  it('stays, and the reply says so, where no other is found', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const bottom = findPieceOfSlot(conversation, 'bottom');
    await conversation.say('the trousers in sequins and fuchsia mohair');
    expect(findPieceOfSlot(conversation, 'bottom')).toBeDefined();
    if (findPieceOfSlot(conversation, 'bottom')?.id === bottom?.id) expect(conversation.reply).toContain('stays');
  });

  it('comes in and goes out again', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const idsBefore = listIds(conversation);
    await conversation.say('add a coat');
    expect(listKinds(conversation)).toContain('coat');
    await conversation.say('drop the coat then');
    expect(listIds(conversation)).toEqual(idsBefore);
  });

  it('is taken from a list that was looked through meanwhile', async () => {
    const conversation = await converse(WORK_MESSAGE, 'show me some scarves');
    const firstItem = conversation.shown[0];
    await conversation.say('add the first one to the outfit');
    expect(listIds(conversation)).toContain(firstItem?.id);
    expect(findPieceOfSlot(conversation, 'shoes')).toBeDefined();
  });
});

describe('an outfit as a whole', () => {
  it('loses every piece of what is refused, and no other', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const black = listPieces(conversation)[0]!.colors[0]!.toLowerCase();
    const otherItems = listPieces(conversation).filter(
      ({ colors }) => !colors.some((color) => color.toLowerCase() === black),
    );
    await conversation.say(`no ${black} please`);
    expect(listPieces(conversation).flatMap(({ colors }) => colors.map((color) => color.toLowerCase()))).not.toContain(
      black,
    );
    expect(listIds(conversation)).toEqual(expect.arrayContaining(otherItems.map(({ id }) => id)));
  });

  it('has no cloth and no sort that is refused', async () => {
    const conversation = await converse(WORK_MESSAGE, 'heels are a no', 'allergic to wool sadly');
    expect(listPieces(conversation).flatMap(({ materials }) => materials)).not.toContain('wool');
    expect(findPieceOfSlot(conversation, 'shoes')).toBeDefined();
  });

  it('keeps the shoes where flats are asked for instead of heels', async () => {
    const conversation = await converse(WORK_MESSAGE, 'oh that’s lovely but I never wear heels, could we have flats?');
    expect(findPieceOfSlot(conversation, 'shoes')).toBeDefined();
  });

  it('gets warmer, cooler and dressier', async () => {
    const conversation = await converse('an outfit for a woman for a weekend in town');
    const warmth = computeMeanWarmth(conversation);
    await conversation.say('could the whole thing be a touch warmer?');
    const warmer = computeMeanWarmth(conversation);
    expect(warmer).toBeGreaterThan(warmth);
    await conversation.say('hmm, it’s going to be 35 degrees');
    expect(conversation.conversation.outfit?.weatherBand).toBe('hot');
    expect(computeMeanWarmth(conversation)).toBeLessThan(warmer);
    await conversation.say('a bit more dressed up');
    expect(conversation.conversation.outfit?.dressiness).toBeGreaterThan(0);
  });

  it.each([
    'make it cheaper',
    'bring it down a bit',
    'Can you do it for less?',
    'too expensive',
    'and cheaper all round',
  ])('costs less: %s', async (message) => {
    const conversation = await converse(WORK_MESSAGE);
    const totalBefore = findTotal(conversation);
    await conversation.say(message);
    expect(findTotal(conversation)).toBeLessThanOrEqual(totalBefore * 0.8);
  });

  it.each([
    'total?',
    'what’s the damage?',
    'how much is all that',
    'How much it costs everything?',
    'where are we at price-wise?',
    'what are we up to?',
    'and now?',
    'what does it all come to now?',
  ])('has a sum that is told and changes nothing: %s', async (message) => {
    const conversation = await converse(WORK_MESSAGE);
    const stateBefore = [listIds(conversation), findTotal(conversation)];
    const { intent } = await conversation.say(message);
    expect([intent, listIds(conversation), findTotal(conversation)]).toEqual(['answer', ...stateBefore]);
    expect(conversation.reply).toContain(String(Math.floor(findTotal(conversation) / 100)));
  });

  it('tells what it would cost without a piece, which stays', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const [ids, total, shoes] = [
      listIds(conversation),
      findTotal(conversation),
      findPieceOfSlot(conversation, 'shoes')?.priceCents ?? 0,
    ];
    await conversation.say('what would it cost without the shoes?');
    expect(conversation.reply).toContain(formatDollars(total - shoes));
    expect(listKept(conversation)).toEqual(ids);
  });

  it.each([
    'perfect, keep everything',
    'ok love it save all of it',
    'Good, I take all',
    'smashing, pop everything on my wishlist would you',
    'thank you, everything to wishlist',
    'that’ll do, save the lot',
    'great, we’ll have it all',
    'whatever, keep it',
  ])('goes on the wishlist: %s', async (message) => {
    const conversation = await converse(WORK_MESSAGE);
    const ids = listIds(conversation);
    await conversation.say(message);
    expect(conversation.actions).toEqual([{ kind: 'addToWishlist', itemIds: ids }]);
    expect(listKept(conversation)).toEqual(ids);
  });

  it('goes on the wishlist but for a piece', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const shoes = findPieceOfSlot(conversation, 'shoes')?.id;
    const otherIds = listIdsWithout(conversation, 'shoes');
    await conversation.say('save everything except the shoes');
    expect(conversation.actions).toEqual([{ kind: 'addToWishlist', itemIds: otherIds }]);
    expect(otherIds).not.toContain(shoes);
  });

  it('does not change where a single piece goes on the wishlist', async () => {
    const conversation = await converse(WORK_MESSAGE);
    expect((await conversation.say('save the loafers please')).outfit).toBeUndefined();
    expect((await conversation.say('put the shoes on my wishlist')).outfit).toBeUndefined();
    expect(conversation.actions).toHaveLength(1);
  });

  it('is chosen anew around a piece that is kept', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const [shoes, ids] = [findPieceOfSlot(conversation, 'shoes')?.id, listIdsWithout(conversation, 'shoes')];
    await conversation.say('keep the shoes but change everything else');
    expect(findPieceOfSlot(conversation, 'shoes')?.id).toBe(shoes);
    expect(listIdsWithout(conversation, 'shoes').filter((id) => ids.includes(id))).toEqual([]);
  });

  it('is forgotten where the shopper starts over', async () => {
    const conversation = await converse(WORK_MESSAGE, 'start over');
    expect(conversation.conversation.outfit).toBeNull();
  });

  it('is left for another subject and comes back as it was', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const ids = listIds(conversation);
    for (const message of ['can I return things if they don’t fit?', 'show me the other jackets you’ve got']) {
      expect((await conversation.say(message)).outfit, message).toBeUndefined();
    }
    await conversation.say('ok back to the outfit');
    expect(listIds(conversation)).toEqual(ids);
  });

  it.each(['let’s begin with a light dress', 'ok start with shirts only, striped', 'show me black dresses'])(
    'is left where garments are looked for by themselves: %s',
    async (message) => {
      const conversation = await converse(TRIP_MESSAGE);
      expect((await conversation.say(message)).outfit).toBeUndefined();
    },
  );

  it('is not changed by a comparison of two pieces', async () => {
    const conversation = await converse(WORK_MESSAGE);
    const { intent } = await conversation.say('Between the first and the second, which one is the less expensive?');
    expect(intent).toBe('answer');
  });

  it('answers questions about its own pieces', async () => {
    const conversation = await converse(WORK_MESSAGE, 'any other shoes?', 'what’s the cheapest thing in it?');
    const cheapestItem = items()
      .filter(({ id }) => listKept(conversation).includes(id))
      .toSorted((firstItem, secondItem) => firstItem.priceCents - secondItem.priceCents)[0];
    expect(conversation.reply).toContain(cheapestItem?.shortDescription);
  });
});

describe('packing', () => {
  it.each([
    [TRIP_MESSAGE, 5, 'autumn', 'cool'],
    [
      "we're off to Norway for ten days at christmas, trying to travel light, what do I need? women's",
      10,
      'winter',
      'freezing',
    ],
    ['I go for one week to Lisbon in the May, only hand luggage. What I should bring? I am woman', 7, 'spring', 'warm'],
    ["I'm travelling to Cape Town for five nights in July with cabin baggage only", 5, 'winter', 'mild'],
  ])('is for the days, the season and the weather of the place: %s', async (message, days, season, weatherBand) => {
    const conversation = await converse(message);
    expect(conversation.conversation.outfit).toMatchObject({ days, season, weatherBand });
    expect(conversation.findings.outfit?.outfitCount).toBeGreaterThan(1);
  });

  it('takes no size from a small suitcase', async () => {
    const conversation = await converse('i need clothing for travel to Japan in november, 8 days, small suitcase');
    expect(conversation.filters.size).toEqual([]);
  });

  it('goes on as a talk', async () => {
    const conversation = await converse(TRIP_MESSAGE, 'i hate skirts');
    expect(listKinds(conversation)).not.toContain('skirt');
    await conversation.say('swap the shoes for boots');
    expect(listKinds(conversation)).toContain('boots');
    await conversation.say('is there anything waterproof?');
    expect(listKinds(conversation)).toContain('jacket');
    await conversation.say('drop the bag i have one');
    expect(findPieceOfSlot(conversation, 'bag')).toBeUndefined();
    expect(findTotal(conversation)).toBeLessThanOrEqual(80_000);
    await conversation.say('perfect, keep everything');
    expect(conversation.actions[0]?.itemIds).toEqual(
      listIds(conversation).length > 0 ? listIds(conversation) : listKept(conversation),
    );
  });

  it('has more of some pieces and fewer of others', async () => {
    const conversation = await converse('packing for a week in Norway in january, hand luggage, women');
    const count = listPieces(conversation).length;
    await conversation.say('one more sweater please');
    expect(listPieces(conversation)).toHaveLength(count + 1);
    await conversation.say('fewer tops');
    expect(listPieces(conversation)).toHaveLength(count);
  });

  it('adds a dress to separates', async () => {
    const conversation = await converse('a week in Lisbon in may, hand luggage only, women', 'add a dress please');
    expect(listKinds(conversation)).toContain('dress');
    expect(findPieceOfSlot(conversation, 'top')).toBeDefined();
  });

  it('comes back after a look elsewhere', async () => {
    const conversation = await converse(TRIP_MESSAGE);
    const ids = listIds(conversation);
    await conversation.say('show me black dresses');
    await conversation.say('ok back to the packing list');
    expect(listIds(conversation)).toEqual(ids);
  });
});
