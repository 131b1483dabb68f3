import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality, prepareOutfitPiece } from '../../outfits/OutfitPiece.ts';
import { formatDollars } from '../../search/phrasing.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';

const { talk, items } = openTestShop();

const piecesOf = ({ findings }: Talk): readonly CatalogueItem[] =>
  (findings.outfit?.pieces ?? []).map(({ item }) => item);
const idsOf = (held: Talk): readonly string[] => piecesOf(held).map(({ id }) => id);
const kindsOf = (held: Talk): readonly string[] => piecesOf(held).map(({ kind }) => kind);
const totalOf = ({ findings }: Talk): number => findings.outfit?.totalCents ?? Infinity;
const keptIn = ({ conversation }: Talk): readonly string[] =>
  (conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []);
const ofSlot = ({ findings }: Talk, slot: OutfitSlot): CatalogueItem | undefined =>
  findings.outfit?.pieces.find((piece) => piece.slot === slot)?.item;
const without = ({ findings }: Talk, slot: OutfitSlot): readonly string[] =>
  (findings.outfit?.pieces ?? []).filter((piece) => piece.slot !== slot).map(({ item }) => item.id);
const meanWarmth = (held: Talk): number => {
  const warmth = piecesOf(held).flatMap((item) => prepareOutfitPiece(item)?.warmth ?? []);
  return warmth.reduce((sum, one) => sum + one, 0) / warmth.length;
};

async function hold(...said: readonly string[]): Promise<Talk> {
  const held = talk();
  for (const words of said) await held.say(words);
  return held;
}

const WORK = 'outfit for work, for a woman, with a bag';
const TRIP = 'need a capsule for 5 days in copenhagen in october, carry-on only, budget 800, women';

describe('a wish for a whole outfit', () => {
  it.each([
    ['need an outfit for a job interview, 300 max for everything, men', 30_000],
    ["Wife says I need a proper outfit for a garden party. Budget's 400. Just sort it.", 40_000],
    ['yo need a drip for a concert tmrw, dude, like 250 for everything', 25_000],
    ["can you style me for graduation? mum's paying so 250 tops", 25_000],
    ['Right, funeral on Friday. Need something decent, top to toe, men’s, not more than 280.', 28_000],
    ['complete look for a beach holiday, for him, budget 220', 22_000],
  ])('holds the budget that is said for all of it: %s', async (said, cents) => {
    const held = await hold(said);
    expect(held.conversation.outfit?.budgetCents).toBe(cents);
    expect(totalOf(held)).toBeLessThanOrEqual(cents);
  });

  it('is for the occasion that stands in a sentence about somebody', async () => {
    const held = await hold('my son needs something for prom. suit, shirt, shoes, whole shebang, 900 dollars');
    expect(held.conversation.outfit?.occasionWords).toBe('prom');
    expect(kindsOf(held)).toEqual(expect.arrayContaining(['shirt', 'shoes', 'suit']));
  });

  it.each([
    ["I've a black bag at home", 'black bag'],
    ['drop the bag i have one', 'bag'],
    ['a bag I already own, a brown one', 'bag'],
    ['already got a nice clutch', 'clutch'],
  ])('goes around what is owned: %s', async (said, words) => {
    const held = await hold(WORK, said);
    expect(held.findings.outfit?.owned.map((owned) => owned.words.split(' ').at(-1))).toEqual([
      words.split(' ').at(-1),
    ]);
    expect(ofSlot(held, 'bag')).toBeUndefined();
  });
});

describe('one piece of an outfit', () => {
  it.each([
    ['any other shoes?', 'shoes'],
    ['those shoes won’t do', 'shoes'],
    ['swap the bag for a different one', 'bag'],
    ['hell no to those trousers', 'bottom'],
    ['the second one is ugly', 'top'],
  ] as const)('is another one, and the rest stays: %s', async (said, slot) => {
    const held = await hold(WORK);
    const before = ofSlot(held, slot);
    const others = without(held, slot);
    await held.say(said);
    expect(ofSlot(held, slot)?.id).not.toBe(before?.id);
    expect(without(held, slot)).toEqual(others);
  });

  it('becomes another garment', async () => {
    const held = await hold(WORK, 'swap the blouse for a knit');
    expect(ofSlot(held, 'top')?.kind).toBe('sweater');
    await held.say('could the trousers be replaced by a skirt?');
    expect(ofSlot(held, 'bottom')?.kind).toBe('skirt');
  });

  it('changes its color', async () => {
    const held = await hold(WORK);
    const before = ofSlot(held, 'shoes')?.colors ?? [];
    await held.say('the shoes in another color?');
    expect(ofSlot(held, 'shoes')?.colors.some((color) => before.includes(color))).toBe(false);
    await held.say('make the shoes white');
    expect(ofSlot(held, 'shoes')?.colors).toContain('White');
  });

  it('gets cheaper, warmer or dressier than it was', async () => {
    const held = await hold(WORK);
    const shoes = ofSlot(held, 'shoes')?.priceCents ?? 0;
    await held.say('shoes are too dear');
    expect(ofSlot(held, 'shoes')?.priceCents).toBeLessThan(shoes);
    const top = prepareOutfitPiece(ofSlot(held, 'top')!)?.warmth ?? 1;
    await held.say('the top warmer please');
    expect(prepareOutfitPiece(ofSlot(held, 'top')!)?.warmth).toBeGreaterThan(top);
    const bottom = getFormality(ofSlot(held, 'bottom')!);
    await held.say('and dressier trousers');
    expect(getFormality(ofSlot(held, 'bottom')!)).toBeGreaterThan(bottom);
  });

  it('stays, and the reply says so, where no other is found', async () => {
    const held = await hold(WORK);
    const bottom = ofSlot(held, 'bottom');
    await held.say('the trousers in sequins and fuchsia mohair');
    expect(ofSlot(held, 'bottom')).toBeDefined();
    if (ofSlot(held, 'bottom')?.id === bottom?.id) expect(held.reply).toContain('stays');
  });

  it('comes in and goes out again', async () => {
    const held = await hold(WORK);
    const before = idsOf(held);
    await held.say('add a coat');
    expect(kindsOf(held)).toContain('coat');
    await held.say('drop the coat then');
    expect(idsOf(held)).toEqual(before);
  });

  it('is taken from a list that was looked through meanwhile', async () => {
    const held = await hold(WORK, 'show me some scarves');
    const first = held.shown[0];
    await held.say('add the first one to the outfit');
    expect(idsOf(held)).toContain(first?.id);
    expect(ofSlot(held, 'shoes')).toBeDefined();
  });
});

describe('an outfit as a whole', () => {
  it('loses every piece of what is refused, and no other', async () => {
    const held = await hold(WORK);
    const black = piecesOf(held)[0]!.colors[0]!.toLowerCase();
    const others = piecesOf(held).filter(({ colors }) => !colors.some((color) => color.toLowerCase() === black));
    await held.say(`no ${black} please`);
    expect(piecesOf(held).flatMap(({ colors }) => colors.map((color) => color.toLowerCase()))).not.toContain(black);
    expect(idsOf(held)).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
  });

  it('has no cloth and no sort that is refused', async () => {
    const held = await hold(WORK, 'heels are a no', 'allergic to wool sadly');
    expect(piecesOf(held).flatMap(({ materials }) => materials)).not.toContain('wool');
    expect(ofSlot(held, 'shoes')).toBeDefined();
  });

  it('keeps the shoes where flats are asked for instead of heels', async () => {
    const held = await hold(WORK, 'oh that’s lovely but I never wear heels, could we have flats?');
    expect(ofSlot(held, 'shoes')).toBeDefined();
  });

  it('gets warmer, cooler and dressier', async () => {
    const held = await hold('an outfit for a woman for a weekend in town');
    const warmth = meanWarmth(held);
    await held.say('could the whole thing be a touch warmer?');
    const warmer = meanWarmth(held);
    expect(warmer).toBeGreaterThan(warmth);
    await held.say('hmm, it’s going to be 35 degrees');
    expect(held.conversation.outfit?.weatherBand).toBe('hot');
    expect(meanWarmth(held)).toBeLessThan(warmer);
    await held.say('a bit more dressed up');
    expect(held.conversation.outfit?.dressiness).toBeGreaterThan(0);
  });

  it.each([
    'make it cheaper',
    'bring it down a bit',
    'Can you do it for less?',
    'too expensive',
    'and cheaper all round',
  ])('costs less: %s', async (said) => {
    const held = await hold(WORK);
    const before = totalOf(held);
    await held.say(said);
    expect(totalOf(held)).toBeLessThanOrEqual(before * 0.8);
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
  ])('has a sum that is told and changes nothing: %s', async (said) => {
    const held = await hold(WORK);
    const before = [idsOf(held), totalOf(held)];
    const { intent } = await held.say(said);
    expect([intent, idsOf(held), totalOf(held)]).toEqual(['answer', ...before]);
    expect(held.reply).toContain(String(Math.floor(totalOf(held) / 100)));
  });

  it('tells what it would cost without a piece, which stays', async () => {
    const held = await hold(WORK);
    const [ids, total, shoes] = [idsOf(held), totalOf(held), ofSlot(held, 'shoes')?.priceCents ?? 0];
    await held.say('what would it cost without the shoes?');
    expect(held.reply).toContain(formatDollars(total - shoes));
    expect(keptIn(held)).toEqual(ids);
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
  ])('goes on the wishlist: %s', async (said) => {
    const held = await hold(WORK);
    const ids = idsOf(held);
    await held.say(said);
    expect(held.actions).toEqual([{ kind: 'addToWishlist', itemIds: ids }]);
    expect(keptIn(held)).toEqual(ids);
  });

  it('goes on the wishlist but for a piece', async () => {
    const held = await hold(WORK);
    const shoes = ofSlot(held, 'shoes')?.id;
    const others = without(held, 'shoes');
    await held.say('save everything except the shoes');
    expect(held.actions).toEqual([{ kind: 'addToWishlist', itemIds: others }]);
    expect(others).not.toContain(shoes);
  });

  it('does not change where a single piece goes on the wishlist', async () => {
    const held = await hold(WORK);
    expect((await held.say('save the loafers please')).outfit).toBeUndefined();
    expect((await held.say('put the shoes on my wishlist')).outfit).toBeUndefined();
    expect(held.actions).toHaveLength(1);
  });

  it('is chosen anew around a piece that is kept', async () => {
    const held = await hold(WORK);
    const [shoes, ids] = [ofSlot(held, 'shoes')?.id, without(held, 'shoes')];
    await held.say('keep the shoes but change everything else');
    expect(ofSlot(held, 'shoes')?.id).toBe(shoes);
    expect(without(held, 'shoes').filter((id) => ids.includes(id))).toEqual([]);
  });

  it('is forgotten where the shopper starts over', async () => {
    const held = await hold(WORK, 'start over');
    expect(held.conversation.outfit).toBeNull();
  });

  it('is left for another subject and comes back as it was', async () => {
    const held = await hold(WORK);
    const ids = idsOf(held);
    for (const said of ['can I return things if they don’t fit?', 'show me the other jackets you’ve got']) {
      expect((await held.say(said)).outfit, said).toBeUndefined();
    }
    await held.say('ok back to the outfit');
    expect(idsOf(held)).toEqual(ids);
  });

  it.each(['let’s begin with a light dress', 'ok start with shirts only, striped', 'show me black dresses'])(
    'is left where garments are looked for by themselves: %s',
    async (said) => {
      const held = await hold(TRIP);
      expect((await held.say(said)).outfit).toBeUndefined();
    },
  );

  it('is not changed by a comparison of two pieces', async () => {
    const held = await hold(WORK);
    const { intent } = await held.say('Between the first and the second, which one is the less expensive?');
    expect(intent).toBe('answer');
  });

  it('answers questions about its own pieces', async () => {
    const held = await hold(WORK, 'any other shoes?', 'what’s the cheapest thing in it?');
    const cheapest = items()
      .filter(({ id }) => keptIn(held).includes(id))
      .toSorted((one, other) => one.priceCents - other.priceCents)[0];
    expect(held.reply).toContain(cheapest?.shortDescription);
  });
});

describe('packing', () => {
  it.each([
    [TRIP, 5, 'autumn', 'cool'],
    [
      "we're off to Norway for ten days at christmas, trying to travel light, what do I need? women's",
      10,
      'winter',
      'freezing',
    ],
    ['I go for one week to Lisbon in the May, only hand luggage. What I should bring? I am woman', 7, 'spring', 'warm'],
    ["I'm travelling to Cape Town for five nights in July with cabin baggage only", 5, 'winter', 'mild'],
  ])('is for the days, the season and the weather of the place: %s', async (said, days, season, weatherBand) => {
    const held = await hold(said);
    expect(held.conversation.outfit).toMatchObject({ days, season, weatherBand });
    expect(held.findings.outfit?.outfitCount).toBeGreaterThan(1);
  });

  it('takes no size from a small suitcase', async () => {
    const held = await hold('i need clothing for travel to Japan in november, 8 days, small suitcase');
    expect(held.filters.size).toEqual([]);
  });

  it('goes on as a talk', async () => {
    const held = await hold(TRIP, 'i hate skirts');
    expect(kindsOf(held)).not.toContain('skirt');
    await held.say('swap the shoes for boots');
    expect(kindsOf(held)).toContain('boots');
    await held.say('is there anything waterproof?');
    expect(kindsOf(held)).toContain('jacket');
    await held.say('drop the bag i have one');
    expect(ofSlot(held, 'bag')).toBeUndefined();
    expect(totalOf(held)).toBeLessThanOrEqual(80_000);
    await held.say('perfect, keep everything');
    expect(held.actions[0]?.itemIds).toEqual(idsOf(held).length > 0 ? idsOf(held) : keptIn(held));
  });

  it('has more of some pieces and fewer of others', async () => {
    const held = await hold('packing for a week in Norway in january, hand luggage, women');
    const count = piecesOf(held).length;
    await held.say('one more sweater please');
    expect(piecesOf(held)).toHaveLength(count + 1);
    await held.say('fewer tops');
    expect(piecesOf(held)).toHaveLength(count);
  });

  it('adds a dress to separates', async () => {
    const held = await hold('a week in Lisbon in may, hand luggage only, women', 'add a dress please');
    expect(kindsOf(held)).toContain('dress');
    expect(ofSlot(held, 'top')).toBeDefined();
  });

  it('comes back after a look elsewhere', async () => {
    const held = await hold(TRIP);
    const ids = idsOf(held);
    await held.say('show me black dresses');
    await held.say('ok back to the packing list');
    expect(idsOf(held)).toEqual(ids);
  });
});
